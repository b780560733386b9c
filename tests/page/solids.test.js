// The bodies that scripts build, and what they print.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inBothLanguages, KOREAN_NAMES } from '../../web/demo/views/turtle/sandbox/korean-names.js';
import { showValue } from '../../web/demo/views/turtle/sandbox/show-value.js';
import { createSolids } from '../../web/demo/views/turtle/sandbox/solids.js';
import { testInFull } from '../js/support/seeds.js';
import { browserFor } from './support/browser.js';
import { ended, runScript, scriptOn } from './support/turtle.js';

const { withPage } = browserFor();

/** The cubes that a call places, as sorted texts, each once. @param {string} name @param {number[]} values */
function placed(name, ...values) {
  /** @type {string[]} */
  const cubes = [];
  const calls = inBothLanguages(
    createSolids(
      (...cube) => cubes.push(cube.join(' ')),
      (_, value) => Number(value),
    ),
  );
  calls[name](...values);
  assert.equal(new Set(cubes).size, cubes.length, `${name} places a cube twice`);
  return cubes.sort();
}

/** Every place near the middle for which a property holds. @param {(x: number, y: number, z: number) => boolean} holds */
function lattice(holds, [x, y, z] = [0, 0, 0], color = 3) {
  const cubes = [];
  for (let i = -9; i <= 9; i += 1)
    for (let j = -9; j <= 9; j += 1)
      for (let k = -9; k <= 9; k += 1)
        if (holds(i, j, k)) cubes.push(`${x + i} ${y + j} ${z + k} ${color}`);
  return cubes.sort();
}

test('bodies hold the cubes whose middles lie within them', () => {
  for (let radius = 0; radius <= 8; radius += 1) {
    const nearer = (/** @type {number} */ limit, ...at) => Math.hypot(...at) < limit;
    const ball = lattice((...at) => nearer(radius + 0.5, ...at), [5, -2, 7]);
    assert.deepEqual(placed('sphere', 5, -2, 7, radius, 3), ball, `sphere ${radius}`);
    const ring = lattice(
      (i, j, k) => k === 0 && nearer(radius + 0.5, i, j) && !nearer(radius - 0.5, i, j),
      [5, -2, 7],
    );
    assert.deepEqual(placed('circle', 5, -2, 7, radius, 3), ring, `circle ${radius}`);
  }
  const isIn = (/** @type {number} */ i, /** @type {number} */ side) => i >= 0 && i < side;
  const box = lattice((i, j, k) => isIn(i, 2) && isIn(j, 3) && isIn(k, 4), [1, 1, 0]);
  assert.deepEqual(placed('box', 1, 1, 0, 2, 3, 4, 3), box);
  assert.deepEqual(placed('bigCube', 0, 0, 0, 3, 3), placed('box', 0, 0, 0, 3, 3, 3, 3));
  const bodies = Object.entries(KOREAN_NAMES).filter(([, name]) => name !== 'uncube');
  for (const [korean, english] of bodies) {
    const values = [1, 2, 3, 2, ...(english === 'box' ? [2, 2] : []), 5];
    assert.deepEqual(placed(korean, ...values), placed(english, ...values));
  }
});

test('a list of lists has a line for each; others stay on one', () => {
  assert.equal(
    showValue(
      [
        ['#', '#'],
        ['#', ' '],
      ],
      100,
    ),
    '[\n  ["#", "#"],\n  ["#", " "]\n]',
  );
  assert.equal(showValue([1, [2, 3]], 100), '[1, [2, 3]]');
  assert.equal(showValue([[1], [2]], 100), '[[1], [2]]');
});

test('scripts build bodies by both names; a wrong size names what is allowed', () =>
  withPage({ hash: 'view=turtle' }, async (page) => {
    // The castle of the turtle is what one sees first.
    await ended(page);
    assert.match(await scriptOn(page), /doit\(tower, 6\)/);
    const both = await runScript(page, 'sphere(0, 0, 0, 1, 4);\n정육면체(5, 5, 5, 2, 3);');
    assert.equal(both.end, 'done');
    assert.equal(both.cubes, 19 + 8);
    for (const [script, name] of [
      ['circle(0, 0, 0, -1)', 'radius'],
      ['구(0, 0, 0, 1.5)', 'radius'],
      ['box(0, 0, 0, 1, 0, 2)', 'b'],
      ['bigCube(0, 0, 0)', 'size'],
      ['sphere(0, 0, 0, 2e6)', 'radius'],
    ]) {
      const { text, cubes } = await runScript(page, script);
      assert.match(
        text,
        new RegExp(`${name} must be a whole number from [01] to 1,000,000`),
        script,
      );
      assert.equal(cubes, 0);
    }
    const many = await runScript(page, 'sphere(0, 0, 0, 900000)');
    assert.equal(many.end, 'flood');
  }));

testInFull('the bar over a building zooms it and shows it alone, and says nothing of mazes', () =>
  withPage({ hash: 'view=turtle' }, async (page) => {
    await ended(page);
    for (const id of ['zoom-in', 'zoom-out', 'zoom-whole', 'full']) {
      assert.equal(await page.isVisible(`#${id}`), true, id);
    }
    for (const id of ['undo', 'redo', 'field-show-solution', 'make-here']) {
      assert.equal(await page.isVisible(`#${id}`), false, id);
    }
    await page.click('#full');
    await page.waitForFunction(
      () => document.fullscreenElement || document.body.classList.contains('full'),
    );
  }),
);
