#!/usr/bin/env python3
"""Two scripted players race each other at tables of heist, each through a network namespace of its own (scripts/races).

    races.py RACES NAMESPACE ADDRESS NAMESPACE ADDRESS

Both react after the same random time. The share of races the second one wins must lie in the 99 % interval of one half.
"""

import asyncio
import base64
import ctypes
import json
import os
import random
import re
import socket
import sys

PORT = 8080
TABLES = 20
NET = 0x40000000
REACTIONS = (0.2, 0.6)


def line(space, address):
    """A connection that begins in another network namespace."""
    libc = ctypes.CDLL(None, use_errno=True)
    with open(f"/run/netns/{space}") as there, open("/proc/self/ns/net") as here:
        if libc.setns(there.fileno(), NET) != 0:
            raise OSError(ctypes.get_errno(), f"the namespace {space} cannot be entered")
        try:
            made = socket.socket()
        finally:
            libc.setns(here.fileno(), NET)
    made.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    made.setblocking(False)
    return made


async def connect(where):
    made = line(*where)
    await asyncio.get_running_loop().sock_connect(made, (where[1], PORT))
    return await asyncio.open_connection(sock=made, limit=1 << 22)


async def ask(where, path, token="", body=None):
    """One request over HTTP."""
    reader, writer = await connect(where)
    data = b"" if body is None else json.dumps(body).encode()
    own = f"Authorization: Bearer {token}\r\n" if token else ""
    head = f"{'GET' if body is None else 'POST'} {path} HTTP/1.0\r\nHost: {where[1]}:{PORT}\r\n{own}Content-Type: application/json\r\nContent-Length: {len(data)}\r\n\r\n"
    writer.write(head.encode() + data)
    answer = await reader.read()
    writer.close()
    head, _, text = answer.partition(b"\r\n\r\n")
    if not re.match(rb"HTTP/1\.\d 2", head):
        raise RuntimeError(f"{path}: {answer.decode(errors='replace')}")
    return text.decode()


class Socket:
    """The socket of a table: frames out, messages in. Pings are answered at once, as any browser does."""

    def __init__(self, reader, writer):
        self.reader, self.writer = reader, writer

    @classmethod
    async def open(cls, where, table, token):
        reader, writer = await connect(where)
        key = base64.b64encode(os.urandom(16)).decode()
        head = f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {where[1]}:{PORT}\r\nAuthorization: Bearer {token}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        writer.write(f"{head}Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode())
        answer = await reader.readuntil(b"\r\n\r\n")
        if b" 101 " not in answer:
            raise RuntimeError(answer.decode())
        return cls(reader, writer)

    def frame(self, kind, data):
        mask = os.urandom(4)
        size = bytes([0x80 | len(data)]) if len(data) < 126 else b"\xfe" + len(data).to_bytes(2, "big")
        self.writer.write(bytes([0x80 | kind]) + size + mask + bytes(byte ^ mask[i % 4] for i, byte in enumerate(data)))

    def say(self, message):
        self.frame(1, json.dumps(message).encode())

    async def messages(self):
        while True:
            kind, size = await self.reader.readexactly(2)
            if size == 126:
                size = int.from_bytes(await self.reader.readexactly(2), "big")
            elif size == 127:
                size = int.from_bytes(await self.reader.readexactly(8), "big")
            data = await self.reader.readexactly(size)
            if kind & 15 == 9:
                self.frame(10, data)
            elif kind & 15 == 1:
                yield json.loads(data)
            elif kind & 15 == 8:
                raise RuntimeError("the server hung up")


async def play(sock, chance):
    """Throws whatever may be thrown, so that sheriffs come soon; slaps when a race is on. Gives the id of the game."""
    loop, game, number, asked, raced = asyncio.get_running_loop(), None, 10, 0, None

    def send(order, ask=None):
        nonlocal number
        number += 1
        sock.say({"type": "send", "id": number, "game": game, "ask": ask, "order": {"heist": order}})

    async for message in sock.messages():
        if message["type"] == "full":
            game = message["game"] or game
        # A slap that cannot overtake anybody any more finds the race closed.
        if message["type"] == "refused" and message["rule"] != "HEIST-RT-5":
            raise RuntimeError(str(message))
        if message["type"] == "people" and message["people"]["stage"] == "over":
            return message["people"]["replay"]
        shown = message.get("other") or {}
        offer, table = shown.get("offer"), shown.get("table")
        if not offer or not table:
            continue
        if offer["slap"] and raced != table["round"]:
            raced = table["round"]
            loop.call_later(chance.uniform(*REACTIONS), send, "slap")
        elif offer["ask"] != asked and offer["aim"]:
            asked = offer["ask"]
            send({"miss_target": {"player": offer["targets"][0]}}, asked)
        elif offer["ask"] != asked and offer["pass"]:
            asked = offer["ask"]
            sets = sorted(offer["discards"], key=len)
            send({"discard": {"cards": sets[-1]}} if sets else "pass", asked)


async def evening(number, rounds, places):
    """One table, from the door to the last round: the file of its game."""
    tokens = [json.loads(await ask(place, "/api/tokens", body={"name": f"P{number}"}))["token"] for place in places]
    settings = {"name": "Races", "edition": "heist", "players": 2, "heist": {"rounds": rounds}, "public": False}
    table = json.loads(await ask(places[0], "/api/tables", tokens[0], settings))["table"]
    socks = [await Socket.open(place, table, token) for place, token in zip(places, tokens)]
    for sock in socks:
        sock.say({"type": "hello", "since": None, "log": False})
    # Whoever opens a table sits at it.
    socks[1].say({"type": "sit", "id": 1, "seat": None})
    # Some round trips are measured before the first race.
    await asyncio.sleep(2)
    socks[0].say({"type": "start", "id": 2})
    games = await asyncio.gather(*(play(sock, random.Random(2 * number + at)) for at, sock in enumerate(socks)))
    return await ask(places[0], f"/api/replays/{games[0]}/file", tokens[0])


def hands(text):
    """Of each race in the file of a game, by seat: arrival after the start, what was taken off, reaction time. The first comes first."""
    for words in re.findall(r"^race (.+)\nclock close", text, re.MULTILINE):
        words = words.split()
        yield {words[at]: tuple(map(int, words[at + 1:at + 4])) for at in range(0, len(words), 4)}


async def main(races, places):
    rounds = max(1, min(20, -(-races // TABLES)))
    tables = -(-races // rounds)
    files = await asyncio.gather(*(evening(number, rounds, places) for number in range(tables)))
    run = [race for text in files for race in hands(text)]
    far = sum(next(iter(race)) == "B" for race in run)
    # Whoever is too late to overtake anybody is not waited for.
    naive = sum(min(race, key=lambda seat: race[seat][0]) == "B" for race in run)
    middle = lambda seat: sorted(race[seat][1] for race in run if seat in race)[len(run) // 4]
    # 2.576 standard errors on either side of one half.
    margin = 2.576 * (len(run) / 4) ** 0.5
    low, high = len(run) / 2 - margin, len(run) / 2 + margin
    print(f"{len(run)} races at {tables} tables; taken off: {middle('A')} and {middle('B')} ms")
    print(f"by arrival the farther player would have won {naive}; he won {far}, {100 * far / len(run):.1f} %")
    print(f"99 % interval of one half: {low:.1f} to {high:.1f}")
    if len(run) < races or not low <= far <= high:
        return "races.py: distance decides, or races are missing"
    return 0


if __name__ == "__main__":
    words = sys.argv[1:]
    if len(words) != 5 or not words[0].isdigit():
        sys.exit(__doc__)
    sys.exit(asyncio.run(main(int(words[0]), [(words[1], words[2]), (words[3], words[4])])))
