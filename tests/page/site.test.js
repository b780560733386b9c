// The site below `docs` of the built page: every link, the examples that can be changed, the search, and what a
// page weighs. Cost: 15 s.
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { testInFull } from '../js/support/seeds.js';
import { assertAccessible } from './support/axe.js';
import { browserFor } from './support/browser.js';
import { mw } from './support/maze.js';
import { root } from './support/server.js';

/** @typedef {import('playwright-core').Page} Page */

const SITE = join(root, 'build/page/docs');
const { withAddress } = browserFor({}, { isolated: true });
const pages = readdirSync(SITE, { recursive: true })
  .map(String)
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path.endsWith('.html'));
const htmlOf = (/** @type {string} */ path) => readFileSync(join(SITE, path), 'utf8');

/** @param {string} path @param {object} options @param {(page: Page) => Promise<void>} work */
const withSite = (path, options, work) =>
  withAddress(
    `/some/folder/docs/${path}`,
    { viewport: { width: 1440, height: 900 }, ...options },
    work,
  );

/** @param {string} text */
const unescaped = (text) =>
  text
    .replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)))
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');

test('every link of the site leads to a page, and to a heading there', () => {
  const ids = new Map(
    pages.map((path) => [
      path,
      new Set([...htmlOf(path).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)),
    ]),
  );
  let checked = 0;
  for (const path of pages) {
    // Examples and code are no links of the page.
    const html = htmlOf(path).replaceAll(/<(textarea|iframe|pre)[\s>][\s\S]*?<\/\1>/g, '');
    for (const [, , link] of html.matchAll(/ (href|src)="([^"]*)"/g)) {
      const href = decodeURI(unescaped(link));
      if (/^https:\/\//.test(href)) continue;
      const [target, anchor] = href.split('#');
      const to = target === '' ? path : posix.normalize(posix.join(posix.dirname(path), target));
      assert.ok(existsSync(join(SITE, to)), `${path}: ${href}`);
      if (anchor) assert.ok(ids.get(to)?.has(anchor), `${path}: ${href}`);
      checked += 1;
    }
  }
  assert.ok(checked > 3_000, `${checked} links`);
});

test('every generator has a page in both languages, and every page the same menu', () => {
  for (const { id } of mw.catalog.generators) {
    for (const folder of ['algorithms', 'ko/algorithms']) {
      const html = htmlOf(`${folder}/${id}.html`);
      assert.match(html, new RegExp(`algorithm=&#34;${id}&#34;`));
      assert.ok(html.split('<h2').length > 3, `${folder}/${id}`);
    }
  }
  const count = (/** @type {string} */ path) =>
    (/<nav[\s\S]*?<\/nav>/.exec(htmlOf(path))?.[0] ?? '').split('<li><a ').length;
  for (const path of pages) {
    const index = path.startsWith('ko/') ? 'ko/index.html' : 'index.html';
    assert.equal(count(path), count(index), path);
    const current = htmlOf(path).split('aria-current="page"').length - 1;
    assert.equal(current, 1, path);
  }
});

test('the reference is a page for each of its sections, in the menus of both languages', () => {
  const file = readFileSync(join(root, 'web/docs/reference.md'), 'utf8');
  const text = file.replaceAll(/^```[\s\S]*?^```$/gm, '');
  const parts = pages.filter((path) => path.startsWith('reference/'));
  assert.equal(parts.length, text.split(/^## /m).length - 1);
  const headings = parts
    .concat('reference.html')
    .flatMap((path) => htmlOf(path).match(/<h\d id=/g));
  assert.equal(headings.length, text.split(/^#+ /m).length - 1);
  for (const index of ['index.html', 'ko/index.html']) {
    for (const path of parts) assert.ok(htmlOf(index).includes(`${path}"`), path);
  }
  // Its examples go on from lines that are on each page.
  const [, lines] = String(/^```js\n([\s\S]*?)^```/m.exec(file)?.[0]).split('\n');
  const [first] = lines.split(' } from');
  assert.ok(
    htmlOf('reference/maze.html')
      .replaceAll(/<[^>]+>/g, '')
      .includes(first),
  );
});

test('types in the code of the reference lead to where they are described', () => {
  const linked = (/** @type {string} */ path) =>
    new Map(
      Array.from(htmlOf(path).matchAll(/<a href="([^"]+)">([A-Z]\w*)<\/a>/g), ([, href, name]) => [
        name,
        href,
      ]),
    );
  const maze = linked('reference/maze.html');
  assert.equal(maze.get('Place'), 'types.html#place');
  assert.equal(maze.get('TilesOptions'), 'maze.html#tilesoptions');
  assert.equal(linked('reference/words.html').get('MazeError'), 'errors.html#mazeerror');
  // Two entries and the masks have a type of this name.
  for (const page of ['drawing', 'masks'])
    assert.equal(linked(`reference/${page}.html`).get('Picture'), `${page}.html#picture`);
  for (const path of pages) {
    assert.doesNotMatch(htmlOf(path), /<h\d[^>]*>[^\n]*<code><a /, path);
  }
});

testInFull('a page without a maze loads at most 20 KB of scripts and style', () =>
  withSite('saving.html', {}, async (page) => {
    const files = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
    );
    const own = files
      .filter((path) => /\.(js|css)$/.test(path))
      .map((path) => path.split('/docs/')[1]);
    assert.deepEqual(own.sort(), ['site.css', 'site.js']);
    const bytes = own.map((path) => gzipSync(readFileSync(join(SITE, path))).length);
    assert.ok(bytes[0] + bytes[1] < 20 * 1024, `${bytes}`);
  }),
);

test('an example shows its maze, and follows its code', () =>
  withSite('element.html', {}, async (page) => {
    const frame = page.frameLocator('.live iframe').first();
    const code = () =>
      frame
        .locator('maze-view')
        .evaluate(async (view) => (await /** @type {any} */ (view).load()).code);
    await frame.locator('maze-view canvas').first().waitFor();
    const options = { algorithm: 'wilson', width: 30, height: 20, seed: 'hello' };
    assert.equal(await code(), mw.generate(/** @type {any} */ (options)).code);
    const entries = await page.evaluate(() => history.length);
    const area = page.locator('.live textarea').first();
    await area.fill((await area.inputValue()).replace('wilson', 'kruskal'));
    await frame.locator('maze-view[algorithm=kruskal] canvas').first().waitFor();
    assert.equal(
      await code(),
      mw.generate(/** @type {any} */ ({ ...options, algorithm: 'kruskal' })).code,
    );
    assert.equal(await page.evaluate(() => history.length), entries, 'a change is no step back');
    // The frame has grown to what it shows.
    await page.waitForFunction(() => {
      const [iframe] = document.querySelectorAll('iframe');
      const body = iframe.contentDocument?.body;
      return body && iframe.clientHeight >= body.scrollHeight;
    });
  }));

testInFull('an example with three.js loads it from the site, and fills its frame', () =>
  withSite('three.html', {}, async (page) => {
    const [iframe] = await page.locator('.live[data-fills] iframe').all();
    await iframe.scrollIntoViewIfNeeded();
    const canvas = iframe.contentFrame().locator('canvas');
    await canvas.waitFor();
    const [outer, inner] = [await iframe.boundingBox(), await canvas.boundingBox()];
    assert.ok(Number(inner?.height) >= 420, `${inner?.height} px`);
    assert.ok(Math.abs(Number(inner?.height) - Number(outer?.height)) <= 2);
    const files = await canvas.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => name),
    );
    assert.ok(files.some((file) => file.endsWith('/docs/lib/three/three.module.js')));
    const { origin } = new URL(page.url());
    for (const file of files) assert.ok(file.startsWith(origin), file);
  }),
);

for (const [path, words] of /** @type {const} */ ([
  ['index.html', ['braid', 'field of view', 'maze.autotile']],
  ['ko/index.html', ['시드']],
])) {
  testInFull(`the search of ${path} finds ${words.join(' and ')}`, () =>
    withSite(path, {}, async (page) => {
      await page.keyboard.press('/');
      for (const word of words) {
        await page.fill('dialog input', word);
        const [result] = [page.locator('dialog .pagefind-ui__result-link').first()];
        await page.locator('dialog mark').first().waitFor();
        const href = String(await result.getAttribute('href'));
        assert.ok(
          pages.some((each) => href.includes(`docs/${each}`)),
          href,
        );
        await page.fill('dialog input', '');
        await page.locator('dialog mark').first().waitFor({ state: 'detached' });
      }
      await page.keyboard.press('Escape');
      assert.equal(await page.locator('dialog').isVisible(), false);
    }),
  );
}

testInFull('without scripts the text and the menu are there', () =>
  withSite('element.html', { javaScriptEnabled: false }, async (page) => {
    await page.locator('h1').waitFor();
    await page.locator('summary').waitFor({ state: 'attached' });
    assert.ok((await page.locator('textarea').count()) > 3);
  }),
);

for (const width of [360, 1440]) {
  for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
    testInFull(`at ${width} px, ${colorScheme}: no violations, nothing outside`, async () => {
      for (const path of [
        'index.html',
        'element.html',
        'recipes.html',
        'algorithms/wilson.html',
        'reference/the-library.html',
        'ko/files.html',
        'ko/algorithms/caves.html',
      ]) {
        await withSite(path, { viewport: { width, height: 800 }, colorScheme }, async (page) => {
          const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
          assert.equal(wide, false, `${path} scrolls sideways`);
          await assertAccessible(page);
        });
      }
    });
  }
}
