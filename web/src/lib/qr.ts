// A small QR encoder: bytes, error correction level M, versions 1 to 10.
const capacity = [0, 14, 26, 42, 62, 84, 106, 122, 152, 180, 213];
/** Error-correction words per block, then the number of data words of each block. */
const blocks: [number, number[]][] = [
  [0, []], [10, [16]], [16, [28]], [26, [44]], [18, [32, 32]], [24, [43, 43]], [16, [27, 27, 27, 27]], [18, [31, 31, 31, 31]],
  [22, [38, 38, 39, 39]], [22, [36, 36, 36, 37, 37]], [26, [43, 43, 43, 43, 44]],
];
const aligned = [[], [], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46], [6, 28, 50]];

const exp = new Uint8Array(512);
const log = new Uint8Array(256);
for (let i = 0, x = 1; i < 255; i++) {
  exp[i] = exp[i + 255] = x;
  log[x] = i;
  x = (x << 1) ^ (x & 0x80 ? 0x11d : 0);
}

function correction(data: number[], count: number): number[] {
  let generator = [1];
  for (let i = 0; i < count; i++) {
    const next = new Array<number>(generator.length + 1).fill(0);
    generator.forEach((value, j) => {
      next[j] = next[j]! ^ value;
      next[j + 1] = next[j + 1]! ^ (value ? exp[log[value]! + i]! : 0);
    });
    generator = next;
  }
  const rest = [...data, ...new Array<number>(count).fill(0)];
  for (let i = 0; i < data.length; i++) {
    const factor = rest[i]!;
    if (factor) generator.forEach((value, j) => (rest[i + j] = rest[i + j]! ^ (value ? exp[log[value]! + log[factor]!]! : 0)));
  }
  return rest.slice(data.length);
}

/** The squares of the code, true is dark; null if the text is too long. */
export function qr(text: string): boolean[][] | null {
  const bytes = [...new TextEncoder().encode(text)];
  const version = capacity.findIndex((most, v) => v > 0 && bytes.length <= most);
  if (version < 1) return null;
  const [words, sizes] = blocks[version]!;
  const total = sizes.reduce((sum, size) => sum + size, 0);

  const bits: number[] = [];
  const put = (value: number, length: number) => {
    for (let i = length - 1; i >= 0; i--) bits.push((value >> i) & 1);
  };
  put(4, 4);
  put(bytes.length, version < 10 ? 8 : 16);
  for (const byte of bytes) put(byte, 8);
  put(0, Math.min(4, total * 8 - bits.length));
  while (bits.length % 8) bits.push(0);
  const data: number[] = [];
  for (let i = 0; i < bits.length; i += 8) data.push(parseInt(bits.slice(i, i + 8).join(''), 2));
  for (let pad = 0xec; data.length < total; pad ^= 0xfd) data.push(pad);

  let at = 0;
  const parts = sizes.map((size) => data.slice(at, (at += size)));
  const checks = parts.map((part) => correction(part, words));
  const stream: number[] = [];
  for (let i = 0; i < Math.max(...sizes); i++) for (const part of parts) if (i < part.length) stream.push(part[i]!);
  for (let i = 0; i < words; i++) for (const check of checks) stream.push(check[i]!);

  const size = version * 4 + 17;
  const grid: (boolean | null)[][] = Array.from({ length: size }, () => new Array<boolean | null>(size).fill(null));
  const set = (x: number, y: number, dark: boolean) => {
    if (x >= 0 && y >= 0 && x < size && y < size) grid[y]![x] = dark;
  };
  const finder = (cx: number, cy: number) => {
    for (let dy = -4; dy <= 4; dy++)
      for (let dx = -4; dx <= 4; dx++) {
        const ring = Math.max(Math.abs(dx), Math.abs(dy));
        set(cx + dx, cy + dy, ring !== 2 && ring !== 4);
      }
  };
  finder(3, 3);
  finder(size - 4, 3);
  finder(3, size - 4);
  const spots = aligned[version]!;
  for (const y of spots)
    for (const x of spots) {
      if ((x === 6 && y === 6) || (x === 6 && y === size - 7) || (x === size - 7 && y === 6)) continue;
      for (let dy = -2; dy <= 2; dy++) for (let dx = -2; dx <= 2; dx++) set(x + dx, y + dy, Math.max(Math.abs(dx), Math.abs(dy)) !== 1);
    }
  for (let i = 8; i < size - 8; i++) {
    set(i, 6, i % 2 === 0);
    set(6, i, i % 2 === 0);
  }
  const format = (mask: number) => {
    const value = mask; // level M is 00
    let rest = value;
    for (let i = 0; i < 10; i++) rest = (rest << 1) ^ ((rest >> 9) * 0x537);
    const word = ((value << 10) | rest) ^ 0x5412;
    const bit = (i: number) => ((word >> i) & 1) === 1;
    for (let i = 0; i <= 5; i++) set(8, i, bit(i));
    set(8, 7, bit(6));
    set(8, 8, bit(7));
    set(7, 8, bit(8));
    for (let i = 9; i < 15; i++) set(14 - i, 8, bit(i));
    for (let i = 0; i < 8; i++) set(size - 1 - i, 8, bit(i));
    for (let i = 8; i < 15; i++) set(8, size - 15 + i, bit(i));
    set(8, size - 8, true);
  };
  format(0);
  if (version >= 7) {
    let rest = version;
    for (let i = 0; i < 12; i++) rest = (rest << 1) ^ ((rest >> 11) * 0x1f25);
    const word = (version << 12) | rest;
    for (let i = 0; i < 18; i++) {
      const dark = ((word >> i) & 1) === 1;
      const a = size - 11 + (i % 3);
      const b = Math.floor(i / 3);
      set(a, b, dark);
      set(b, a, dark);
    }
  }
  const fixed = grid.map((row) => row.map((cell) => cell !== null));
  let index = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step++)
      for (let j = 0; j < 2; j++) {
        const x = right - j;
        const y = ((right + 1) & 2) === 0 ? size - 1 - step : step;
        if (fixed[y]![x]) continue;
        const byte = stream[index >> 3] ?? 0;
        grid[y]![x] = ((byte >> (7 - (index & 7))) & 1) === 1;
        index++;
      }
  }
  const masks: ((x: number, y: number) => boolean)[] = [
    (x, y) => (x + y) % 2 === 0, (_, y) => y % 2 === 0, (x) => x % 3 === 0, (x, y) => (x + y) % 3 === 0,
    (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0, (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
    (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0, (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
  ];
  const plain = grid.map((row) => [...row]);
  let best: boolean[][] | null = null;
  let least = Infinity;
  masks.forEach((mask, number) => {
    for (let y = 0; y < size; y++) for (let x = 0; x < size; x++) grid[y]![x] = fixed[y]![x] ? plain[y]![x]! : plain[y]![x]! !== mask(x, y);
    format(number);
    const made = grid.map((row) => row.map((cell) => cell === true));
    const cost = penalty(made);
    if (cost < least) {
      least = cost;
      best = made;
    }
  });
  return best;
}

function penalty(grid: boolean[][]): number {
  const size = grid.length;
  let cost = 0;
  let dark = 0;
  for (let a = 0; a < size; a++) {
    for (const line of [grid[a]!, grid.map((row) => row[a]!)]) {
      let run = 0;
      for (let b = 0; b < size; b++) {
        run = b > 0 && line[b] === line[b - 1] ? run + 1 : 1;
        if (run === 5) cost += 3;
        else if (run > 5) cost++;
      }
      const text = line.map(Number).join('');
      for (const bad of ['10111010000', '00001011101']) for (let at = text.indexOf(bad); at >= 0; at = text.indexOf(bad, at + 1)) cost += 40;
    }
    for (let b = 0; b < size; b++) {
      if (grid[a]![b]) dark++;
      if (a > 0 && b > 0 && grid[a]![b] === grid[a - 1]![b] && grid[a]![b] === grid[a]![b - 1] && grid[a]![b] === grid[a - 1]![b - 1]) cost += 3;
    }
  }
  return cost + Math.floor(Math.abs((dark * 20) / (size * size) - 10)) * 10;
}
