/** The first visit of the page on a phone with a slow network: what is seen and can be used when. */
import { join } from 'node:path';
import { root } from '../page/support/server.js';
import { launch } from './run/browser.js';
import { SLOW, serveCompressed, slowDown } from './run/slow-network.js';
import { quantile } from './statistics.js';
import { aligned } from './table.js';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const DESKTOP = { viewport: { width: 1440, height: 900 } };
const ROUNDS = { quick: 1, full: 5 };

/** What a visit is measured by, in the order of the table. */
const FIGURES = {
  'first paint, s': 'paint',
  'a maze to see, s': 'seen',
  'playable, s': 'playable',
  'all ready, s': 'ready',
  'blocking before playable, s': 'blocking',
  'layout shift': 'shift',
  'JavaScript of the page, KB': 'own',
  'all JavaScript before playable, KB': 'scripts',
};

/** Notes in the page what happens when. */
function observe() {
  const found = { paint: 0, playable: 0, ready: 0, shift: 0, hasDrawing: false };
  /** @type {{ start: number, ms: number }[]} */
  const long = [];
  Object.assign(globalThis, { found, long });
  const watch = (/** @type {string} */ type, /** @type {(entry: any) => void} */ note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    });
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') found.paint = startTime;
  });
  watch('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) found.shift += value;
  });
  watch('longtask', ({ startTime, duration }) => long.push({ start: startTime, ms: duration }));
  new MutationObserver(() => {
    if (document.getElementById('first-maze')) found.hasDrawing = true;
    for (const state of /** @type {const} */ (['playable', 'ready'])) {
      if (document.body?.dataset[state]) found[state] ||= performance.now();
    }
  }).observe(document, { subtree: true, childList: true, attributes: true });
}

/** Reads in the page what was noted, as figures. */
function figures() {
  const { found, long } = /** @type {any} */ (globalThis);
  // A page without that state can be used when all is ready.
  const playable = found.playable || found.ready;
  const scripts = performance
    .getEntriesByType('resource')
    .filter(({ name }) => name.endsWith('.js'))
    .map((entry) => /** @type {PerformanceResourceTiming} */ (entry))
    .filter(({ responseEnd }) => responseEnd <= playable);
  const sizeOf = (/** @type {PerformanceResourceTiming[]} */ list) =>
    list.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1024;
  const isLibrary = ({ name }) => /\/(small|dungeons|streaming)-[^/]*$/.test(name);
  const blocked = long
    .filter(({ start }) => start < playable)
    .reduce((sum, { ms }) => sum + ms - 50, 0);
  return {
    paint: found.paint / 1000,
    seen: (found.hasDrawing ? found.paint : playable) / 1000,
    playable: playable / 1000,
    ready: found.ready / 1000,
    blocking: blocked / 1000,
    shift: found.shift,
    own: sizeOf(scripts.filter((each) => !isLibrary(each))),
    scripts: sizeOf(scripts),
  };
}

/** @param {import('playwright-core').Browser} browser @param {string} url @param {import('playwright-core').BrowserContextOptions} device */
async function visit(browser, url, device) {
  const context = await browser.newContext({ ...device, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.addInitScript(observe);
  await slowDown(page);
  await page.goto(url, { timeout: 0 });
  await page.waitForSelector('body[data-ready]', { timeout: 0, state: 'attached' });
  const found = await page.evaluate(figures);
  await context.close();
  return found;
}

/**
 * @param {{ quick: boolean, before?: string }} flags before: a folder with another built page, measured
 *   in turn with this one
 */
export async function pageText({ quick, before }) {
  const folders = { ...(before && { before }), now: join(root, 'build/page') };
  const servers = await Promise.all(Object.values(folders).map(serveCompressed));
  const browser = await launch();
  const tables = [];
  for (const [device, options] of Object.entries({ phone: PHONE, desktop: DESKTOP })) {
    /** @type {Record<string, number>[][]} */
    const visits = servers.map(() => []);
    for (let round = 0; round < ROUNDS[quick ? 'quick' : 'full']; round += 1) {
      for (const [i, { url }] of servers.entries()) {
        visits[i].push(await visit(browser, url, options));
      }
    }
    const rows = Object.entries(FIGURES).map(([title, key]) => [
      title,
      ...visits.map((list) =>
        quantile(
          list.map((each) => each[key]),
          0.5,
        ).toFixed(key === 'shift' ? 4 : 2),
      ),
    ]);
    tables.push(aligned([[device, ...Object.keys(folders)], ...rows]));
  }
  await browser.close();
  await Promise.all(servers.map(({ close }) => close()));
  const { bytes, latency, cpu } = SLOW;
  return `medians; ${(bytes * 8) / 1e6} Mbit/s, ${latency} ms, processor ${cpu} times slower\n\n${tables.join('\n\n')}`;
}
