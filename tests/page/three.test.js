import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { guide, pagesOf } from '../js/support/readme.js';
import { testInFull } from '../js/support/seeds.js';
import { browserFor } from './support/browser.js';
import { decoded } from './support/pixels.js';
import { root } from './support/server.js';
import { CASES, mazeOf } from './support/shapes.js';
import { framesOf } from './support/states.js';

/** The three.js scene of the guide to drawing, with the files of this machine. */
function sceneOf(/** @type {string} */ file) {
  const scenes = pagesOf(file).filter(({ code }) => code.includes("'three'"));
  assert.equal(scenes.length, 1);
  return scenes[0].code
    .replace(/https:[^"]*(?=three\.module\.js)/, '/three/')
    .replace(/https:[^"]*(?=mazewright\.js)/, '/dist/');
}

const GUIDES = /** @type {string[]} */ (guide('drawing'));
const GENERATE = /mw\.generate\(\{.*\}\)/;
const MATERIAL = '{ color }';
const END = '.render(scene, camera);';
const page = sceneOf(GUIDES[0]);

/** @param {string} code of a maze @param {boolean} both whether back faces are drawn too */
const pageOf = (code, both) => ({
  html: `<!doctype html><link rel="icon" href="data:," />${page
    .replace(GENERATE, `mw.generate(${JSON.stringify(code)})`)
    .replace(MATERIAL, both ? '{ color, side: THREE.DoubleSide }' : MATERIAL)
    .replace(END, `${END}\n  document.body.dataset.rendered = '';`)}`,
});

/** Of these the camera sees the inner side too. */
const OPEN = ['square cylinder', 'square moebius'];
const mazes = CASES.map(({ name, row, options }) => ({ name, code: mazeOf(row, options).code }));
const drawn = mazes.filter(({ code }) => code !== null);

const { withAddress } = browserFor({
  '/dist/': 'dist',
  '/three/': 'node_modules/three/build',
  '/guide': {
    html: pageOf('', false).html.replace('mw.generate("")', page.match(GENERATE)?.[0] ?? ''),
  },
  ...Object.fromEntries(
    drawn.flatMap(({ code }, i) => [
      [`/front/${i}`, pageOf(/** @type {string} */ (code), false)],
      [`/both/${i}`, pageOf(/** @type {string} */ (code), true)],
    ]),
  ),
});

/** Character codes of digits. */
const [NOTHING, FLOOR, WALL] = [48, 49, 50];

/**
 * What each pixel of a picture shows, by its colour: a digit per pixel. And the brightest colour of the
 * floor, and the shares of floor and walls.
 * @param {string} address
 */
async function pictureAt(address) {
  let seen = { kinds: '', brightest: [0, 0, 0] };
  await withAddress(address, {}, async (browserPage) => {
    await browserPage.waitForSelector('body[data-rendered]');
    await framesOf(browserPage);
    const picture = (await browserPage.locator('canvas').screenshot()).toString('base64');
    const pixels = await decoded(browserPage, picture);
    seen = await pixels.evaluate(
      ({ data }, { nothing, floor, wall }) => {
        const kinds = new Uint8Array(data.length / 4).fill(nothing);
        let brightest = [0, 0, 0];
        for (let i = 0; i < data.length; i += 4) {
          const [red, green, blue] = [data[i], data[i + 1], data[i + 2]];
          if (blue > red + 10) kinds[i / 4] = wall;
          if (red <= blue + 10) continue;
          kinds[i / 4] = floor;
          if (red > brightest[0]) brightest = [red, green, blue];
        }
        // As text: a list of a million numbers takes seconds to leave the browser.
        return { kinds: new TextDecoder('latin1').decode(kinds), brightest };
      },
      { nothing: NOTHING, floor: FLOOR, wall: WALL },
    );
  });
  const kinds = Buffer.from(seen.kinds, 'latin1');
  const share = (/** @type {number} */ kind) =>
    kinds.reduce((sum, each) => sum + Number(each === kind), 0) / kinds.length;
  return { kinds, brightest: seen.brightest, floor: share(FLOOR), walls: share(WALL) };
}

test('the scene of the guide is ten lines, of the tested version of three.js', () => {
  const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  for (const file of GUIDES) {
    const [{ code }] = pagesOf(file).filter((each) => each.code.includes("'three'"));
    assert.ok(code.includes(`three@${devDependencies.three}/`), file);
    assert.equal(code, pagesOf(GUIDES[0]).find((each) => each.code.includes("'three'"))?.code);
    const [, scene] = /\n( {2}const scene[\s\S]*?)\n\n/.exec(code) ?? [];
    assert.equal(scene.split('\n').length, 10);
  }
});

test('floor and walls are seen from above, lit', async () => {
  const { floor, walls, brightest } = await pictureAt('/guide');
  assert.ok(floor > 0.1 && walls > 0.1, `floor ${floor}, walls ${walls}`);
  // Moccasin in nearly white light: the normals of the floor point up.
  const moccasin = [255, 228, 181];
  for (const [i, value] of brightest.entries()) assert.ok(Math.abs(value - moccasin[i]) < 16);
});

drawn.forEach(({ name }, i) => {
  testInFull(`${name}: front faces are enough`, async () => {
    const front = await pictureAt(`/front/${i}`);
    const isOpen = OPEN.includes(name);
    const least = isOpen ? 0.001 : 0.02;
    assert.ok(front.floor > least && front.walls > 0.02, `${front.floor} ${front.walls}`);
    if (isOpen) return;
    // The edges of faces may differ by a pixel.
    const both = await pictureAt(`/both/${i}`);
    const shown = both.kinds.filter((kind) => kind !== NOTHING).length;
    const other = both.kinds.filter((kind, pixel) => kind !== front.kinds[pixel]).length;
    assert.ok(other < 0.01 * shown, `${other} of ${shown} pixels differ`);
  });
});
