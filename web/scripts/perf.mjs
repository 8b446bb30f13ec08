// Figures like Lighthouse's, from a cold browser on loopback with the processor four times slowed down.
import { gzipSync } from 'node:zlib';
import { pathToFileURL } from 'node:url';
import { openHouse } from '../tests/browser/house.mjs';

/** How much longer things take because other programs want the processor too: 1 on a machine of one's own. */
export function crowding() {
  const wall = performance.now();
  const before = process.cpuUsage();
  let spent = 0;
  while (spent < 150_000) {
    for (let i = 0; i < 100_000; i++) Math.sqrt(i);
    const { user, system } = process.cpuUsage(before);
    spent = user + system;
  }
  return Math.max(1, ((performance.now() - wall) * 1000) / spent);
}

/** Opens the landing page once, cold, and says when what happened, in milliseconds since the request. */
export async function measure(house, rate = 4) {
  const page = await house.person();
  const scripts = new Map();
  page.on('response', (answer) => {
    if (new URL(answer.url()).pathname.endsWith('.js')) scripts.set(answer.url(), answer.body().catch(() => Buffer.alloc(0)));
  });
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate });
  await page.addInitScript(() => {
    window.seen = { long: [] };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.seen.long.push([Math.round(entry.startTime), Math.round(entry.duration)]);
    }).observe({ type: 'longtask', buffered: true });
    // Interactive: the button is there, and the page has had time to answer.
    const look = () => {
      if (!document.querySelector('.start .btn')) return requestAnimationFrame(look);
      window.seen.there = performance.now();
      setTimeout(() => (window.seen.interactive = performance.now()), 0);
    };
    requestAnimationFrame(look);
  });
  const crowd = crowding();
  await page.goto(house.url, { waitUntil: 'commit' });
  await page.waitForFunction(() => window.seen?.interactive);
  const figures = await page.evaluate(() => {
    const [nav] = performance.getEntriesByType('navigation');
    const paint = performance.getEntriesByName('first-contentful-paint')[0];
    return {
      answered: nav.responseEnd, parsed: nav.domInteractive, painted: paint?.startTime ?? null, there: window.seen.there, interactive: window.seen.interactive, long: window.seen.long,
      files: performance.getEntriesByType('resource').map((one) => ({ name: one.name.split('/').pop(), start: Math.round(one.startTime), end: Math.round(one.responseEnd), bytes: one.encodedBodySize })),
    };
  });
  // What the browser fetches later, while it is idle, is not part of the first load.
  let script = 0;
  for (const { name, start } of figures.files) {
    const url = [...scripts.keys()].find((url) => url.endsWith(`/${name}`));
    if (url && start < figures.there) script += gzipSync(await scripts.get(url), { level: 9 }).length;
  }
  await page.context().close();
  return { ...figures, script, crowd };
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const house = await openHouse();
  try {
    const runs = [];
    for (let run = 0; run < 5; run++) runs.push(await measure(house));
    runs.sort((a, b) => a.interactive - b.interactive);
    const best = runs[0];
    const round = (number) => (number === null ? '-' : `${Math.round(number)} ms`);
    if (process.argv.includes('--files')) for (const { name, start, end, bytes } of best.files) console.log(`${String(start).padStart(6)} ${String(end).padStart(6)} ${String(bytes).padStart(8)}  ${name}`);
    console.log(`landing page, cold, loopback, processor 4x slowed down; best, middle and worst of ${runs.length}`);
    for (const name of ['answered', 'parsed', 'painted', 'there', 'interactive']) console.log(`  ${name.padEnd(12)}${[best, runs[2], runs[4]].map((run) => round(run[name]).padStart(10)).join('')}`);
    console.log(`  other programs made everything slower by a factor of ${runs.map((run) => run.crowd.toFixed(1)).join(', ')}`);
    console.log(`  long tasks  ${JSON.stringify(best.long)}`);
    console.log(`  JavaScript of the first load: ${(best.script / 1000).toFixed(1)} kB gzipped`);
  } finally {
    await house.close();
  }
}
