/**
 * What holds whatever made a maze, after any two passes, on any shape, and after mw.apply: its JSON gives it
 * again, start and end are joined, doors, rooms, locks and keys are right.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { anyParams, seedOf, withCells } from '../support/cases.js';
import { mw } from '../support/load.js';
import { Random } from '../support/random.js';
import { seeds, some } from '../support/seeds.js';
import { shapeCases } from '../support/shapes.js';
import { assertWhole } from '../support/whole.js';

/** Larger mazes are not made here. */
const MOST = 4000;

const { generators, passes } = mw.catalog;
const cases = shapeCases().filter(({ row }) => !row.graph);
const hasOutline = ({ params }) => params.outline !== undefined && params.outline !== 'rectangle';
const isOf = (kind) => (pass) => pass[kind === 'dungeon' ? 'dungeons' : 'mazes'];

/** Options of a generator on a shape, as small as it takes them; null if it does not. */
function groundOf(generator, { row, params }, index) {
  const side = generator.kind === 'dungeon' ? 20 : 5 + (index % 4);
  const height = row.id === 'cube-surface' || index % 3 > 0 ? side : side + 2;
  const options = {
    ...{ algorithm: generator.id, shape: { id: row.id, ...params }, seed: seedOf(index) },
    ...{ width: side, height, levels: row.minLevels, maxCells: MOST },
  };
  return mw.check(options) === null ? options : null;
}

/** A pass with parameters that fit, if a few draws find some. */
function fitting(pass, options, random) {
  const before = options.passes ?? [];
  for (let draw = 0; draw < 6; draw++) {
    const drawn = withCells({ id: pass.id, ...anyParams(pass, random) }, options);
    if (mw.check({ ...options, passes: [...before, drawn] }) === null) return drawn;
  }
  return null;
}

/** Options with passes that they take; null if there are none. */
function withPasses(options, list, random) {
  let made = options;
  for (const pass of list) {
    const own = fitting(pass, made, random);
    if (own === null) return null;
    made = { ...made, passes: [...(made.passes ?? []), own] };
  }
  return made;
}

test('after every ordered pair of passes, and passes on that maze', (t) => {
  const random = new Random(71n);
  const ran = { mazes: 0, applied: 0, locks: 0 };
  for (const [turn, first] of passes.entries()) {
    for (const [next, second] of passes.entries()) {
      const able = generators.filter(({ kind }) => isOf(kind)(first) && isOf(kind)(second));
      if (able.length === 0) continue;
      for (let index = 0; index < seeds(400, 4); index++) {
        const generator = random.pick(able);
        const places = cases.filter(({ row }) => generator.shapes.includes(row.id));
        const options = groundOf(generator, random.pick(places), index + turn + next);
        const made = options && withPasses(options, [first, second], random);
        if (made === null) continue;
        const maze = mw.generate(made);
        assertWhole(maze, maze.code);
        ran.mazes++;
        ran.locks += Number(maze.doors?.some(({ lock }) => lock !== undefined) ?? false);
        const later = random.pick(passes.filter(isOf(generator.kind)));
        const list = [{ id: later.id, ...anyParams(later, random) }];
        let applied = null;
        try {
          applied = mw.apply(maze, list, index);
        } catch (error) {
          assert.equal(error.name, 'MazeError', maze.code);
          continue;
        }
        assertWhole(applied, `${maze.code} then ${JSON.stringify(list)}`);
        ran.applied++;
      }
    }
  }
  t.diagnostic(JSON.stringify(ran));
  assert.ok(ran.mazes > 100 && ran.applied > 50 && ran.locks > 10, JSON.stringify(ran));
});

test('bridges that a pass has moved, where an outline cuts the grid', (t) => {
  const random = new Random(72n);
  const [plain] = generators.filter(({ masks, kind }) => masks && kind === 'maze');
  let bridges = 0;
  for (const place of cases.filter(hasOutline)) {
    for (let index = 0; index < seeds(60, 6); index++) {
      const options = groundOf(plain, place, index);
      for (const first of options === null ? [] : passes.filter(({ when }) => when === 'grid')) {
        const moving = passes.filter(({ mazes, resizes }) => mazes && resizes);
        for (const second of some(moving, 2, index)) {
          const made = withPasses(options, [first, second], random);
          const maze = made && mw.generate(made);
          if (!maze?.bridges?.length) continue;
          assertWhole(maze, maze.code);
          bridges += maze.bridges.length;
        }
      }
    }
  }
  t.diagnostic(`${bridges} bridges`);
  assert.ok(bridges > 100, `${bridges}`);
});
