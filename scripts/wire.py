#!/usr/bin/env python3
"""A wire between two network namespaces that takes its time, for kernels without netem (scripts/races).

    wire.py MILLISECONDS NAMESPACE DEVICE NAMESPACE DEVICE

Both devices are there already (ip tuntap add). Every packet that goes in on one side comes out on the other so much later.
"""

import asyncio
import ctypes
import fcntl
import os
import struct
import sys

NET, TUNSETIFF, TUN_WITHOUT_HEADER = 0x40000000, 0x400454CA, 0x1001


def end(space, device):
    """One end of the wire."""
    libc = ctypes.CDLL(None, use_errno=True)
    with open(f"/run/netns/{space}") as there:
        if libc.setns(there.fileno(), NET) != 0:
            raise OSError(ctypes.get_errno(), f"the namespace {space} cannot be entered")
    made = os.open("/dev/net/tun", os.O_RDWR | os.O_NONBLOCK)
    fcntl.ioctl(made, TUNSETIFF, struct.pack("16sH22x", device.encode(), TUN_WITHOUT_HEADER))
    return made


async def main(delay, ends):
    loop = asyncio.get_running_loop()

    def pass_on(come, go):
        while True:
            try:
                packet = os.read(come, 65536)
            except BlockingIOError:
                return
            loop.call_later(delay, os.write, go, packet)

    loop.add_reader(ends[0], pass_on, ends[0], ends[1])
    loop.add_reader(ends[1], pass_on, ends[1], ends[0])
    await asyncio.Event().wait()


if __name__ == "__main__":
    words = sys.argv[1:]
    if len(words) != 5 or not words[0].isdigit():
        sys.exit(__doc__)
    asyncio.run(main(int(words[0]) / 1000, [end(words[1], words[2]), end(words[3], words[4])]))
