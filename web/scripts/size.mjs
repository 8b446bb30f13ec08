// What the first load weighs: the JavaScript that index.html pulls in, gzipped. Fails above 45 kB.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const dist = new URL('../dist/', import.meta.url).pathname;
const page = readFileSync(join(dist, 'index.html'), 'utf8');
const first = new Set([...page.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map((found) => found[1]));
// Static imports of the entry count as well.
for (const file of first) for (const [, name] of readFileSync(join(dist, file), 'utf8').matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g)) first.add(`assets/${name}`);
const weigh = (file) => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length;
let sum = 0;
for (const file of first) sum += weigh(file);
const rows = readdirSync(join(dist, 'assets')).map((name) => [weigh(`assets/${name}`), name]).sort((a, b) => b[0] - a[0]);
for (const [bytes, name] of rows) console.log(String(bytes).padStart(8), name, first.has(`assets/${name}`) ? '(first load)' : '');
console.log(`JavaScript of the first load: ${(sum / 1000).toFixed(1)} kB gzipped`);
if (sum > 45_000) process.exit(1);
