/** Generated nonsense: check and generate agree, and the next valid call is as always. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { mw } from '../support/load.js';
import { agreed, assertStillNormal, BASE, refusalOf, silently } from '../support/quiet.js';
import { seeds, some } from '../support/seeds.js';

const settings = { seed: 20, numRuns: seeds(400, 100) };
const anything = fc.anything({
  withBigInt: true,
  withBoxedValues: true,
  withDate: true,
  withMap: true,
  withNullPrototype: true,
  withSparseArray: true,
  withTypedArray: true,
});
const keys = ['algorithm', 'width', 'height', 'seed', 'mask', 'start', 'end', 'exits', 'mode'];
const key = fc.constantFrom(...keys, 'steps', 'params', 'passes', 'shape', 'levels', 'parts');

test('one option replaced by anything', (t) => {
  let refused = 0;
  fc.assert(
    fc.property(key, anything, (name, value) => {
      if (agreed({ ...BASE, [name]: value }, name)) refused++;
      assertStillNormal(name);
    }),
    settings,
  );
  t.diagnostic(`${refused} of ${settings.numRuns} refused`);
  assert.ok(refused > settings.numRuns / 2);
});

test('one part of a shape replaced by anything', () => {
  const part = fc.constantFrom('id', 'wrap', 'outline', 'nodes', 'edges', 'positions');
  fc.assert(
    fc.property(part, anything, fc.boolean(), (name, value, isGraph) => {
      const graph = {
        id: 'graph',
        nodes: 3,
        edges: [
          [0, 1],
          [1, 2],
        ],
      };
      const shape = { ...(isGraph ? graph : { id: 'square' }), [name]: value };
      agreed({ ...BASE, shape }, name);
      assertStillNormal(name);
    }),
    settings,
  );
});

test('anything as options, code, text or copy', () => {
  fc.assert(
    fc.property(anything, (value) => {
      refusalOf(() => mw.generate(value), 'generate');
      refusalOf(() => mw.parse(value), 'parse');
      refusalOf(() => mw.adopt(value), 'adopt');
      refusalOf(() => mw.game(value), 'game');
      refusalOf(() => mw.options(value), 'options');
      assertStillNormal('anything');
    }),
    settings,
  );
});

/** Accepts, or refuses with a MazeError of the code. */
function acceptedOr(code, call, what) {
  try {
    return silently(call);
  } catch {
    assert.equal(refusalOf(call, what).code, code, what);
    return null;
  }
}

const replaceAt = (text, at, sign) => text.slice(0, at) + sign + text.slice(at + 1);

/** Blanks in a code, and around the lines of a text, come from how it was pasted. @param {string} code */
const withoutBlanks = (code) => code.replaceAll(/\s/g, '');
/** @param {string} text */
const stripped = (text) => text.replaceAll(/[ \r]+$/gm, '').replace(/^\n+|\n+$/g, '');

test('a damaged code is refused, or is the code of what it makes', (t) => {
  let refused = 0;
  let ran = 0;
  for (const row of some(mw.catalog.generators, 8)) {
    const size = { width: 20, height: 20 };
    const { code } = mw.generate({ algorithm: row.id, ...size, seed: '미로' });
    const damaged = [...code].flatMap((_, at) => [
      code.slice(0, at),
      code.slice(at + 1),
      ...['A', 'z', '0', '-', '_', '.', '!', ' ', '\0', '가'].map((sign) =>
        replaceAt(code, at, sign),
      ),
    ]);
    for (const text of [...damaged, `${code}A`, `${code}${code}`, `${code} `, code.toUpperCase()]) {
      if (withoutBlanks(text) === code) continue;
      ran++;
      const maze = acceptedOr('invalid-code', () => mw.generate(text), text);
      if (maze) assert.equal(maze.code, withoutBlanks(text));
      else refused++;
    }
    assertStillNormal(row.id);
  }
  t.diagnostic(`${refused} of ${ran} damaged codes refused`);
  assert.ok(refused > 0);
});

test('a damaged text is refused, or is the text of what it makes', (t) => {
  let refused = 0;
  let ran = 0;
  const dungeon = { algorithm: 'bspDungeon', width: 12, height: 12, seed: 1 };
  for (const options of [{ ...BASE, width: 4, height: 3 }, dungeon]) {
    const text = mw.generate(options).text();
    const damaged = [...text].flatMap((_, at) => [
      text.slice(0, at),
      text.slice(at + 1),
      ...[' ', '#', '+', '-', '|', 'S', 'E', 'B', '.', '\n', '\r', '가'].map((s) =>
        replaceAt(text, at, s),
      ),
    ]);
    for (const changed of [...damaged, `${text}\n`, `${text}+`, text + text]) {
      if (changed === text) continue;
      ran++;
      const maze = acceptedOr('invalid-option', () => mw.parse(changed), changed);
      if (maze) assert.equal(stripped(maze.text()), stripped(changed));
      else refused++;
    }
    assertStillNormal('damaged text');
  }
  t.diagnostic(`${refused} of ${ran} damaged texts refused`);
  assert.ok(refused > 0);
});

test('texts and codes of up to ten million letters', () => {
  const length = seeds(10_000_000);
  for (const letter of ['x', '\ud800']) {
    const long = letter.repeat(length);
    refusalOf(() => mw.parse(long), `parse ${JSON.stringify(letter)}`);
    refusalOf(() => mw.generate(long), `generate ${JSON.stringify(letter)}`);
    refusalOf(() => mw.options(long), `options ${JSON.stringify(letter)}`);
    assertStillNormal('long text');
  }
  // A row of rock is a dungeon, of whatever length.
  assert.equal(mw.parse(`${'#'.repeat(length)}\n`).width, length);
  const seeded = { ...BASE, seed: '미'.repeat(length / 10) };
  if (agreed(seeded, 'long seed') === null) {
    const maze = mw.generate(seeded);
    assert.deepEqual(mw.generate(maze.code).passages, maze.passages);
  }
  assertStillNormal('long texts');
});
