// full: 12 s, the page beside pictures of ten scenes
/** Ten scenes as they were when somebody last looked at them: tests/page/scenes/update.js. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { difference, pictureOfScene, scenes, VIEWPORT } from './scenes/scenes.js';
import { browserFor } from './support/browser.js';
import { root } from './support/server.js';

const { withPage } = browserFor();

/** @type {Record<string, string[]>} */
const pictures = JSON.parse(readFileSync(join(root, 'tests/page/scenes/pictures.json'), 'utf8'));

/** Other versions of Chromium and of its software for 3D draw edges a little differently. */
const MOST = 2.5;

test('pictures are kept of ten scenes, and any two of them differ by more than is allowed', () => {
  assert.deepEqual(Object.keys(pictures), Object.keys(scenes));
  assert.equal(Object.keys(scenes).length, 10);
  const all = Object.entries(pictures);
  for (const [i, [name, picture]] of all.entries()) {
    for (const [other, its] of all.slice(i + 1)) {
      assert.ok(difference(picture, its) > 2 * MOST, `${name}, ${other}`);
    }
  }
});

for (const [name, scene] of Object.entries(scenes)) {
  test(`the page looks as it did: ${name}`, () =>
    withPage({ hash: scene.hash, theme: scene.theme, ...VIEWPORT }, async (page) => {
      const found = difference(await pictureOfScene(page, scene), pictures[name]);
      assert.ok(found <= MOST, `differs by ${found.toFixed(2)} of 255 per pixel`);
    }));
}
