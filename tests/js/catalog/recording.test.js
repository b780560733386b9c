/**
 * A maze that records steps takes the general path of every algorithm, one that does not takes the
 * fast one where there is one: both are the same maze, whatever the size, the mask and the parameters.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { anyParams, nameOf, rowModes, seedOf, turningParams } from '../support/cases.js';
import { sameBytes } from '../support/checker.js';
import { growMask } from '../support/grid.js';
import { mw } from '../support/load.js';
import { Random } from '../support/random.js';
import { some } from '../support/seeds.js';

const small = [1, 2, 3, 5, 8, 13].flatMap((width) => [1, 2, 3, 7, 12].map((h) => [width, h]));
/** More cells than go into one slice of the work. No long lines: walks take their square in steps. */
const large = [
  [301, 233],
  [90, 900],
  [900, 90],
];

/** Makes the maze both ways; false where the catalog refuses it. */
function assertOnePath(options) {
  if (mw.check(options)) return false;
  const fast = mw.generate(options);
  const general = mw.generate({ ...options, steps: true });
  const what = `${nameOf(options)} ${JSON.stringify(options.params)}`;
  assert.ok(general.steps.length > 0 || fast.cellCount < 2 || fast.kinds || options.mask, what);
  assert.ok(sameBytes(fast.passages, general.passages), `${what}: passages`);
  assert.ok(sameBytes(fast.kinds, general.kinds), `${what}: kinds`);
  return true;
}

/** Every row on sizes of these: plain, within a mask and with parameters. */
function assertOnePathOn(sizes, count, paramsOf, t) {
  const random = new Random(31n);
  const indices = Array.from({ length: count }, (_, index) => index);
  let ran = 0;
  const places = sizes.map(([width, height]) => {
    const masks = Array.from({ length: Math.ceil(count / 3) }, () =>
      growMask(width, height, 1 + random.below(width * height), random),
    );
    return { width, height, masks };
  });
  for (const [turn, { row, mode, shape }] of rowModes().entries()) {
    for (const { width, height, masks } of some(places, 1, turn)) {
      for (const index of some(indices, 1, turn)) {
        const base = { algorithm: row.id, mode, shape, width, height, seed: seedOf(index) };
        const mask = row.masks && index % 3 === 1 ? masks[Math.floor(index / 3)] : undefined;
        const params = index % 3 === 2 ? paramsOf(row, random, index) : {};
        if (assertOnePath({ ...base, mask, params })) ran++;
      }
    }
  }
  t.diagnostic(`${ran} mazes made both ways`);
  assert.ok(ran > rowModes().length / 2);
}

test('recording steps changes no small maze', (t) => assertOnePathOn(small, 9, anyParams, t));

test('recording steps changes no maze of many slices', (t) => {
  assertOnePathOn(large, 3, (row, _, index) => turningParams(row, (index - 2) / 3), t);
});
