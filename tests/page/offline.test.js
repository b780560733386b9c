// full: 25 s, pages without a network and after an update
// The page without a network, and after an update.
import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { writeServiceWorker } from '../../web/build/page/service-worker.js';
import { browserFor } from './support/browser.js';
import { mazeOn } from './support/maze.js';
import { root } from './support/server.js';
import { switchLanguage } from './support/states.js';
import { ended, runScript } from './support/turtle.js';

/** @typedef {import('playwright-core').Page} Page */

const folder = mkdtempSync(join(tmpdir(), 'mazewright-page-'));
after(() => rmSync(folder, { recursive: true, force: true }));
const [served, first, second] = ['served', '1', '2'].map((name) => join(folder, name));
for (const each of [served, first, second]) {
  cpSync(join(root, 'build/page'), each, { recursive: true });
}
/** What the server has from now on. @param {string} version */
function serve(version) {
  rmSync(served, { recursive: true });
  cpSync(version, served, { recursive: true });
}

/** The texts of both versions differ, and so do their documents. */
const TITLE = 'mazewright: make, play and build mazes';
const NEXT = 'mazewright: the next version';

// Another version: a chunk and the document are changed without other names.
const index = readFileSync(join(second, 'index.html'), 'utf8');
writeFileSync(join(second, 'index.html'), index.replace('<body', '<body data-version="2"'));
const english = readFileSync(join(second, 'sw.js'), 'utf8').match(
  /assets\/english-[\w-]+\.js/,
)?.[0];
const texts = join(second, String(english));
writeFileSync(texts, readFileSync(texts, 'utf8').replace(TITLE, NEXT));
writeServiceWorker(second);

const options = { serviceWorkers: /** @type {const} */ ('allow'), locale: 'en-US' };
const { withAddress } = browserFor({ '/app/': served }, { isolated: true });

/** Waits until the browser has kept the page. @param {Page} page */
async function kept(page) {
  await page.waitForSelector('body[data-ready]');
  await page.evaluate(() => navigator.serviceWorker.ready);
}

test('without a network the page opens again, with every view and language', () =>
  withAddress('/app/', options, async (page) => {
    await kept(page);
    await page.context().setOffline(true);
    await page.reload();
    await page.waitForSelector('body[data-ready]');
    await page.click('#make');
    const { seed } = await mazeOn(page);
    assert.equal(typeof seed, 'number');
    await page.evaluate(() => document.getElementById('more')?.setAttribute('open', ''));
    await page.click('#stencil summary');
    await page.fill('#field-mask', '미로');
    assert.ok((await mazeOn(page)).mask);
    assert.equal(await page.isVisible('#error-mask'), false);
    await switchLanguage(page);
    for (const [view, shown] of Object.entries({
      watch: '#replay-step',
      blocks: '#scene canvas',
      turtle: '#turtle .cm-content',
      world: '#world canvas',
      play: '#play-hint',
    })) {
      await page.click(`#tab-${view}`);
      await page.locator(shown).first().waitFor();
    }
    await page.click('#share-open');
    await page.locator('#snippet').waitFor();
  }));

test('without a network a script makes mazes', () =>
  withAddress('/app/', options, async (page) => {
    await kept(page);
    await page.context().setOffline(true);
    await page.reload();
    await page.waitForSelector('body[data-ready]');
    await page.click('#tab-turtle');
    await ended(page);
    await runScript(page, "console.log(maze({ width: 7, height: 5, seed: 'far' }).width * 3);");
    assert.match(String(await page.textContent('#turtle-output')), /21/);
  }));

test('after a load nothing is asked of the network but the files of the page', () =>
  withAddress('/app/', options, async (page) => {
    /** @type {string[]} */
    const others = [];
    page.context().on('request', (request) => {
      const { origin, pathname } = new URL(request.url());
      const own = origin === new URL(page.url()).origin && pathname.startsWith('/app/');
      if (!own && !/^(data|blob):/.test(request.url())) others.push(request.url());
    });
    await kept(page);
    await page.click('#make');
    await page.click('#tab-watch');
    await page.click('#tab-world');
    assert.deepEqual(others, []);
  }));

test('an update is used as a whole, when no page of the last version is open', () =>
  withAddress('/app/', options, async (page) => {
    const versionOf = async (/** @type {Page} */ each) => [
      await each.getAttribute('body', 'data-version'),
      await each.title(),
    ];
    await kept(page);
    await page.reload();
    await kept(page);
    serve(second);
    try {
      await page.evaluate(async () => {
        const registration = await navigator.serviceWorker.ready;
        const updated = await registration.update();
        const next = updated.installing ?? updated.waiting;
        while (next && next.state === 'installing') {
          await new Promise((done) => next.addEventListener('statechange', done, { once: true }));
        }
        if (!registration.waiting) throw new Error('there is no update');
      });
      await page.reload();
      await kept(page);
      assert.deepEqual(await versionOf(page), [null, TITLE], 'old pages stay whole');
      const context = page.context();
      const address = page.url();
      const next = await context.newPage();
      // Not a page of the worker, but of the same server.
      await next.goto(new URL('/rest', address).href);
      await page.close();
      await next.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration('/app/');
        while (registration?.waiting) await new Promise((done) => setTimeout(done, 20));
        const { active } = /** @type {ServiceWorkerRegistration} */ (registration);
        while (active?.state !== 'activated') await new Promise((done) => setTimeout(done, 20));
      });
      await next.goto(address);
      await kept(next);
      assert.deepEqual(await versionOf(next), ['2', NEXT], 'new pages are new as a whole');
      const caches = await next.evaluate(() => globalThis.caches.keys());
      assert.equal(caches.length, 1);
    } finally {
      serve(first);
    }
  }));

test('the page can be installed: manifest, icons and the picture of a link exist', () =>
  withAddress('/app/', options, async (page) => {
    await page.waitForSelector('body[data-ready]');
    const sizes = await page.evaluate(async () => {
      const link = /** @type {HTMLLinkElement} */ (document.querySelector('link[rel=manifest]'));
      const { icons, start_url: start } = await (await fetch(link.href)).json();
      const picture = document.querySelector('meta[property="og:image"]')?.getAttribute('content');
      const size = async (/** @type {string} */ source) => {
        const image = new Image();
        image.src = new URL(source, link.href).href;
        await image.decode();
        return `${image.naturalWidth}x${image.naturalHeight}`;
      };
      const pngs = icons.filter((/** @type {any} */ { type }) => type === 'image/png');
      return {
        start,
        icons: await Promise.all(pngs.map((/** @type {any} */ { src }) => size(src))),
        wanted: pngs.map((/** @type {any} */ each) => each.sizes),
        picture: await size(String(picture)),
      };
    });
    assert.deepEqual(sizes.icons, sizes.wanted);
    assert.equal(sizes.picture, '1200x630');
    assert.equal(sizes.start, './');
  }));

test('each view has its title', () =>
  withAddress('/app/', options, async (page) => {
    await page.waitForSelector('body[data-ready]');
    const titles = new Set([await page.title()]);
    for (const view of ['watch', 'blocks', 'turtle', 'world']) {
      await page.click(`#tab-${view}`);
      await page.waitForFunction((before) => !before.includes(document.title), [...titles]);
      titles.add(await page.title());
    }
    assert.equal(titles.size, 5);
  }));
