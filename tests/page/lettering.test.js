// Texts that become outlines: by the page's own font the same cells everywhere, fetched when the first is drawn.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import fontkit from '@pdf-lib/fontkit';
import { imageMask } from 'mazewright/mask';
import { CHARACTERS } from '../../web/demo/lettering/characters.js';
import { drawText } from '../../web/demo/lettering/lines.js';
import { outlinePen } from '../../web/demo/lettering/outline-pen.js';
import { openFont } from '../../web/demo/lettering/outlines.js';
import { readWoff } from '../../web/demo/lettering/woff.js';
import { firstOf, some, testInFull } from '../js/support/seeds.js';
import { browserFor } from './support/browser.js';
import { codeOf, mazeOn, mw } from './support/maze.js';
import { root } from './support/server.js';

/** @typedef {import('playwright-core').Page} Page */

const { withPage } = browserFor();

const FONT = /\.woff$/;
const FAILED = /Failed to load resource/;
const algorithm = mw.catalog.generators.filter(({ masks }) => masks)[0].id;
const hash = codeOf({ algorithm, width: 40, height: 16 });
const WORDS = { latin: 'Maze 7', hangul: '미로 찾기' };

const bytesOf = (/** @type {string} */ file) =>
  new Uint8Array(readFileSync(join(root, 'build/fonts', `${file}.woff`)));
const fonts = {
  latin: openFont(await readWoff(bytesOf('latin'))),
  hangul: openFont(await readWoff(bytesOf('hangul'))),
};

/** Writes a text into the field; the outline is then that of the text. @param {Page} page @param {string} text */
async function write(page, text) {
  if (!(await page.locator('#field-mask').isVisible())) await page.click('#stencil summary');
  await page.fill('#field-mask', text);
  return mazeOn(page);
}
const linkOf = (/** @type {Page} */ page) =>
  new URLSearchParams(new URL(page.url()).hash.slice(1).split('&').slice(1).join('&'));

/** @param {readonly number[]} contour */
const pointsOf = (contour) =>
  contour.flatMap((x, i) => (i % 2 === 0 ? [`${x},${contour[i + 1]}`] : []));

/** Points on the path of another reader: the ends of its lines, nine of every curve. @param {{ command: string, args: number[] }[]} commands */
function pathPoints(commands) {
  const points = new Set();
  let from = [0, 0];
  for (const { command, args } of commands) {
    if (args.length === 0) continue;
    const to = args.slice(-2);
    if (command === 'quadraticCurveTo')
      for (let t = 0; t < 1; t += 1 / 8)
        points.add(
          [0, 1]
            .map((k) => (1 - t) ** 2 * from[k] + 2 * t * (1 - t) * args[k] + t * t * to[k])
            .join(),
        );
    points.add(to.join());
    from = to;
  }
  return points;
}

for (const [file, font] of Object.entries(fonts)) {
  test(`${file}: the font has every character, with the outline that another reader finds in the whole font`, () => {
    const whole = readFileSync(
      join(
        root,
        'node_modules/@expo-google-fonts/nanum-gothic/800ExtraBold/NanumGothic_800ExtraBold.ttf',
      ),
    );
    const other = fontkit.create(new Uint8Array([...whole, ...new Uint8Array(10)]));
    const codes = CHARACTERS[/** @type {'latin' | 'hangul'} */ (file)];
    assert.ok(codes.length > 100);
    assert.deepEqual(
      codes.filter((code) => !font.has(code)),
      [],
    );
    for (const code of some(codes, 500)) {
      const name = String.fromCodePoint(code);
      const { contours, advance } = font.glyphOf(code);
      const glyph = other.glyphForCodePoint(code);
      assert.equal(advance, glyph.advanceWidth, name);
      const points = contours.flatMap((contour) => pointsOf(contour));
      assert.deepEqual(new Set(points), pathPoints(glyph.path.commands), name);
    }
  });
}

test('the font has a name of its own and the copyright of the one that it comes from', () => {
  const { familyName, postscriptName, copyright } = fontkit.create(bytesOf('hangul'));
  assert.deepEqual([familyName, postscriptName], ['Mazewright Gothic', 'MazewrightGothic']);
  assert.match(copyright, /NHN Corporation/);
  const licences = readFileSync(join(root, 'build/page/licenses.txt'), 'utf8');
  assert.match(licences, /SIL OPEN FONT LICENSE Version 1\.1/);
});

for (const [file, text] of /** @type {['latin' | 'hangul', string][]} */ (
  firstOf(Object.entries(WORDS))
)) {
  test(`${file}: the page cuts out the cells that the outlines give in Node, whatever fonts it shows`, () =>
    withPage({ hash }, async (page) => {
      for (const sans of ['"DejaVu Serif"', 'Arimo', 'NanumGothic']) {
        await page.evaluate((name) => document.body.style.setProperty('font-family', name), sans);
        await write(page, '');
        const maze = await write(page, text);
        const { width, height } = maze;
        const picture = drawText(outlinePen(fonts[file]), text, 8 * width, 8 * height);
        const { mask } = imageMask(picture, { width, height });
        assert.deepEqual(maze.mask, mask, sans);
        assert.equal(linkOf(page).get('words'), text);
      }
    }));
}

testInFull('a file is fetched when the first text needs it, Hangul in parts too', () =>
  withPage({}, async (page) => {
    /** @type {string[]} */
    const fetched = [];
    page.on('request', (request) => {
      if (FONT.test(request.url())) fetched.push(String(/(latin|hangul)/.exec(request.url())?.[0]));
    });
    await page.reload();
    await page.waitForSelector('body[data-ready]');
    await mazeOn(page);
    assert.deepEqual(fetched, []);
    await write(page, WORDS.latin);
    assert.deepEqual(fetched, ['latin']);
    const whole = await write(page, WORDS.hangul);
    const parts = await write(page, WORDS.hangul.normalize('NFD'));
    assert.deepEqual(parts.mask, whole.mask);
    assert.deepEqual(fetched, ['latin', 'hangul']);
  }),
);

testInFull(
  'by the fonts of the device, and with letters of other scripts, the link holds the cells only',
  () =>
    withPage({ hash }, async (page) => {
      const own = await write(page, 'HI');
      await page.evaluate(() => document.body.style.setProperty('font-family', '"DejaVu Serif"'));
      await page.check('#field-stencil-device');
      const device = await mazeOn(page);
      assert.notDeepEqual(device.mask, own.mask);
      assert.equal(linkOf(page).get('words'), null);
      await page.uncheck('#field-stencil-device');
      assert.deepEqual((await mazeOn(page)).mask, own.mask);
      assert.equal(linkOf(page).get('words'), 'HI');
      await write(page, 'Привет');
      assert.equal(linkOf(page).get('words'), null);
      assert.ok(await page.isDisabled('#field-stencil-device'));
      const { mask, height } = await mazeOn(page);
      await page.reload();
      await page.waitForSelector('body[data-ready]');
      assert.deepEqual((await mazeOn(page)).mask, mask);
      await page.fill('#field-width', '60');
      assert.equal((await mazeOn(page)).mask?.length, 60 * height);
    }),
);

testInFull('a link with a text that only some devices draw is one with cells', () =>
  withPage({ hash: `${hash}&words=${encodeURIComponent('Привет')}` }, async (page) => {
    assert.equal(await page.inputValue('#field-mask'), '');
    assert.equal(linkOf(page).get('words'), null);
  }),
);

for (const { language, sentence } of /** @type {const} */ ([
  { language: 'en', sentence: /could not be loaded/ },
  { language: 'ko', sentence: /불러오지 못했습니다/ },
])) {
  testInFull(
    `without a connection the field says so, and typing again tries again: ${language}`,
    () =>
      withPage({ hash, language, expected: FAILED }, async (page) => {
        await page.route(FONT, (route) => route.abort());
        const maze = await write(page, 'HI');
        assert.equal(maze.mask, null);
        assert.match(String(await page.textContent('#error-mask')), sentence);
        await page.check('#field-stencil-device');
        assert.notEqual((await mazeOn(page)).mask, null);
        await page.uncheck('#field-stencil-device');
        await mazeOn(page);
        await page.unroute(FONT);
        const again = await write(page, 'HIT');
        assert.notEqual(again.mask, null);
        assert.equal(await page.isVisible('#error-mask'), false);
      }),
  );
}

testInFull('a linked text without a connection keeps its cells, which another size scales', () =>
  withPage({ hash, expected: FAILED }, async (page) => {
    const before = await write(page, 'HI');
    await page.route(FONT, (route) => route.abort());
    await page.reload();
    await page.waitForSelector('body[data-ready]');
    await page.fill('#field-width', '60');
    const after = await mazeOn(page);
    assert.equal(after.width, 60);
    assert.equal(after.stats().components, before.stats().components);
    assert.ok(await page.isVisible('#error-mask'));
  }),
);

testInFull('while a file is fetched, a cancel leaves the maze, and what else changes is made', () =>
  withPage({ hash }, async (page) => {
    /** @type {() => void} */
    let arrive = () => {};
    const held = new Promise((resolve) => {
      arrive = () => resolve(null);
    });
    await page.route(FONT, async (route) => {
      await held;
      await route.continue();
    });
    await page.click('#stencil summary');
    await page.fill('#field-mask', 'HI');
    await page.waitForSelector('#making:not([hidden])');
    await page.click('#making-cancel');
    assert.equal((await mazeOn(page)).mask, null);
    await page.fill('#field-mask', 'HO');
    await page.waitForSelector('#making:not([hidden])');
    await page.fill('#field-width', '50');
    await page.fill('#field-seed', 'other');
    arrive();
    const maze = await mazeOn(page);
    assert.deepEqual([maze.width, maze.seed], [50, 'other']);
    const picture = drawText(outlinePen(fonts.latin), 'HO', 400, 128);
    assert.deepEqual(maze.mask, imageMask(picture, { width: 50, height: 16 }).mask);
  }),
);
