/** Codes of mazes that were changed by hand: they restore every byte, and hold what the grammar says. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as everything from 'mazewright';
import * as small from 'mazewright/small';
import { anyParams, withCells } from '../support/cases.js';
import { assertSameMaze } from '../support/checker.js';
import { mw } from '../support/load.js';
import { openPool } from '../support/pool.js';
import { refusalOf } from '../support/quiet.js';
import { fnv1a, Random } from '../support/random.js';
import { some } from '../support/seeds.js';
import { groundName, grounds, plainRow, someGrounds } from '../support/shapes.js';

const { generators, passes, shapes } = mw.catalog;
const plain = plainRow();
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const MOST = 4096;

/** The passages in a code by the grammar: slots, as often as they stand there. */
function slotsIn(code) {
  const segment = code.split('~').find((each) => each.startsWith('edits.'));
  const slots = [];
  let [slot, factor] = [0, 1];
  for (const digit of segment?.slice('edits.'.length) ?? '') {
    const value = DIGITS.indexOf(digit);
    slot += (value % 32) * factor;
    factor *= 32;
    if (value >= 32) continue;
    slots.push(slot);
    factor = 1;
  }
  return slots;
}

/** A text of slots by the grammar. */
function textOf(slots) {
  let [text, last] = ['', 0];
  for (const slot of slots) {
    let rest = slot - last;
    for (; rest >= 32; rest = Math.floor(rest / 32)) text += DIGITS[32 + (rest % 32)];
    text += DIGITS[rest];
    last = slot;
  }
  return text;
}

/** A code with right check digits and a segment `edits` of that text, or without any. */
function codeWith(code, text) {
  const segments = code.split('~').slice(0, -1);
  const others = segments.filter((each) => !each.startsWith('edits.'));
  const body = `${[...others, ...(text === null ? [] : [`edits.${text}`])].join('~')}~`;
  const hash = fnv1a(new TextEncoder().encode(body));
  return body + [40n, 46n, 52n].map((shift) => DIGITS[Number((hash >> shift) & 63n)]).join('');
}

/** Every passage that could be: { cell, direction, slot }, once, from the side of its lower slot. */
function* sides(maze) {
  const { length } = maze.directions;
  const isOpen = (cell) => maze.mask?.[cell] !== 0 && maze.kinds?.[cell] !== 0;
  for (let cell = 0; cell < maze.cellCount; cell++) {
    for (let direction = 0; direction < length; direction++) {
      const to = maze.neighbour(cell, direction);
      if (to === null || !isOpen(cell) || !isOpen(to)) continue;
      const slot = cell * length + direction;
      if (slot <= to * length + maze.back(cell, direction)) yield { cell, direction, slot, to };
    }
  }
}

/** Whether a passage is one-way. */
const isArrow = (maze, { cell, direction, to }) =>
  (((maze.oneWays[cell] >> direction) | (maze.oneWays[to] >> maze.back(cell, direction))) & 1) ===
  1;

/** The slots of the passages in which a maze differs from the generated one, by their definition. */
function differences(base, maze) {
  return [...sides(base)].flatMap(({ cell, direction, slot, to }) => {
    const state = (one) => [
      (one.passages[cell] >> direction) & 1,
      ((one.oneWays?.[cell] ?? 0) >> direction) & 1,
      ((one.oneWays?.[to] ?? 0) >> one.back(cell, direction)) & 1,
    ];
    const [was, is] = [state(base), state(maze)];
    if (String(was) === String(is)) return [];
    if (was[1] + was[2] === 0) return [slot];
    return is[0] === 1 ? [slot, slot] : [slot, slot, slot];
  });
}

/** Whether a door stands in a passage, on either side. */
const hasDoor = (maze, cell, direction) =>
  (maze.doors ?? []).some(
    (door) =>
      (door.cell === cell && door.direction === direction) ||
      (door.cell === maze.neighbour(cell, direction) &&
        door.direction === maze.back(cell, direction)),
  );

/** A maze after some random edits that it allows, and how many those were. */
function edited(maze, random, wanted) {
  const all = [...sides(maze)];
  let [now, done] = [maze, 0];
  for (let i = 0; i < wanted && all.length > 0; i++) {
    const { cell, direction } = random.pick(all);
    const open = ((now.passages[cell] >> direction) & 1) === 0;
    // With its passage a door goes, and no code says that.
    if (!open && hasDoor(now, cell, direction)) continue;
    try {
      now = mw.edit(now, [{ cell, direction, open }]);
      done++;
    } catch (error) {
      assert.match(error.message, /must not cross/);
    }
  }
  return { maze: now, done };
}

/** What holds for every maze that was changed and has a code. */
function assertRestored(maze, base, what) {
  const again = mw.generate(maze.code);
  assertSameMaze(again, maze, what);
  assert.equal(again.code, maze.code, what);
  for (const key of ['algorithm', 'seed', 'version', 'mode', 'exits', 'params', 'passes']) {
    assert.deepEqual(maze[key], base[key], `${what}: ${key}`);
    assert.deepEqual(again[key], base[key], `${what}: ${key} restored`);
  }
  const slots = differences(base, maze);
  assert.deepEqual(slotsIn(maze.code), slots, `${what}: slots`);
  assert.equal(maze.code, codeWith(base.code, slots.length > 0 ? textOf(slots) : null), what);
  assert.match(maze.code, /^[\w.~-]+$/, what);
  const options = mw.options(maze.code);
  assert.equal(options.edits, slots.length > 0 ? textOf(slots) : undefined, what);
  assert.equal(mw.generate(options).code, maze.code, `${what}: options`);
  for (const data of [structuredClone({ ...maze }), JSON.parse(JSON.stringify(maze))]) {
    assert.equal(mw.adopt(data).code, maze.code, `${what}: adopted`);
  }
}

/** Changes a maze, and changes it back. */
function check(options, random, what) {
  const base = mw.generate(options);
  const { maze, done } = edited(base, random, 1 + random.below(8));
  assertRestored(maze, base, what);
  // Its film goes on with the edits in the order of their slots.
  const filmed = mw.generate(maze.code, { steps: true });
  const film = mw.film(filmed);
  film.seek(film.length);
  assert.deepEqual(film.passages, maze.passages, `${what}: film`);
  const { length } = mw.generate({ ...options, steps: true }).steps;
  assert.ok(filmed.steps.length <= length + slotsIn(maze.code).length, `${what}: steps`);
  // Back to what was generated, as far as closed one-way passages allow.
  const back = [...sides(base)].map(({ cell, direction }) => ({
    cell,
    direction,
    open: ((base.passages[cell] >> direction) & 1) === 1,
  }));
  const closed = back.filter(({ open }) => !open);
  const restored = mw.edit(mw.edit(maze, closed), back);
  if (base.oneWays === null) assert.equal(restored.code, base.code, `${what}: back`);
  else assertRestored(restored, base, `${what}: back`);
  return done;
}

test('every generator on every one of its shapes', (t) => {
  const random = new Random(1n);
  let [ran, edits] = [0, 0];
  for (const row of generators.filter(({ kind }) => kind === 'maze')) {
    for (const id of row.shapes) {
      const shape = shapes.find((each) => each.id === id);
      for (const side of [7, 8, 9]) {
        const size = { width: side, height: side, levels: Math.max(2, shape.minLevels) };
        const levels = shape.maxLevels > 1 ? size.levels : 1;
        const graph = { id, edges: Array.from({ length: 12 }, (_, i) => [i, (i * 5 + 1) % 13]) };
        const options = {
          ...{ algorithm: row.id, seed: side, ...size, levels },
          shape: shape.graph ? graph : id,
        };
        if (mw.check(options)) continue;
        edits += check(options, random, `${row.id} ${id} ${side}`);
        ran++;
      }
    }
  }
  t.diagnostic(`${ran} mazes, ${edits} edits`);
  assert.ok(ran > 300 && edits > 3 * ran);
});

test('every form of every shape, with every pass: tunnels, arrows, rock, rooms, other grids', (t) => {
  const random = new Random(2n);
  const seen = new Set();
  let ran = 0;
  for (const [seed, { options, refused }] of someGrounds([...grounds()]).entries()) {
    const base = { algorithm: plain.id, ...options, seed };
    if (refused || mw.check(base)) continue;
    check(base, random, groundName({ options }));
    // All of them where all can be seen.
    const tried = options.shape.id === 'square' ? passes : some(passes, 5, seed);
    for (const pass of tried) {
      // Its own parameters where any others are refused.
      const made = [anyParams(pass, random), {}]
        .map((params) => ({ ...base, passes: [{ id: pass.id, ...params }] }))
        .filter((each) => mw.check(each) === null)
        .map((each) => ({ ...each, passes: [withCells(each.passes[0], each)] }))
        .find((each) => mw.check(each) === null);
      if (!made) continue;
      check(made, random, `${pass.id} ${groundName({ options })}`);
      seen.add(pass.id);
      ran++;
    }
  }
  t.diagnostic(`${ran} mazes with ${seen.size} passes`);
  const square = { algorithm: plain.id, width: 12, height: 10, seed: 1 };
  const own = passes.filter(({ id }) => mw.check({ ...square, passes: [{ id }] }) === null);
  assert.deepEqual(
    own.map(({ id }) => id).filter((id) => !seen.has(id)),
    [],
  );
});

test('one-way passages: closed, opened both ways, closed again', () => {
  const base = mw.generate({
    ...{ algorithm: plain.id, width: 12, height: 10, seed: 4 },
    passes: [{ id: 'braid' }, { id: 'oneWay', share: 1 }],
  });
  const arrows = [...sides(base)].filter((side) => isArrow(base, side));
  assert.ok(arrows.length > 3);
  const [{ cell, direction, slot }] = arrows;
  const closed = mw.edit(base, [{ cell, direction, open: false }]);
  assert.deepEqual(slotsIn(closed.code), [slot, slot, slot]);
  const opened = mw.edit(closed, [{ cell, direction, open: true }]);
  assert.deepEqual(slotsIn(opened.code), [slot, slot]);
  const again = mw.edit(opened, [{ cell, direction, open: false }]);
  assert.equal(again.code, closed.code);
  for (const maze of [closed, opened]) assertRestored(maze, base, 'an arrow');
  const shut = arrows.map((each) => ({ cell: each.cell, direction: each.direction, open: false }));
  const none = mw.edit(base, [...shut, ...shut.map((each) => ({ ...each, open: true }))]);
  assert.equal(none.oneWays, null);
  assertRestored(none, base, 'no arrow left');
});

test('4096 changed passages have a code, 4097 have none', () => {
  const base = mw.generate({ algorithm: plain.id, width: 70, height: 70, seed: 1, steps: true });
  const all = [...sides(base)].map(({ cell, direction }) => ({
    cell,
    direction,
    open: ((base.passages[cell] >> direction) & 1) === 0,
  }));
  const most = mw.edit(base, all.slice(0, MOST));
  assertRestored(most, base, 'most');
  const over = mw.edit(base, all.slice(0, MOST + 1));
  assert.deepEqual(
    [over.code, over.seed, over.algorithm, over.params, over.passes],
    [null, null, null, null, null],
  );
  assert.equal(mw.edit(most, all.slice(MOST, MOST + 1)).code, null);
  assert.equal(over.steps.length, base.steps.length + MOST + 1);
  const slots = [...sides(base)].map(({ slot }) => slot).slice(0, MOST + 1);
  const { message } = refusalOf(() => mw.generate(codeWith(base.code, textOf(slots))), 'over');
  assert.match(message, /at most 4096/);
});

test('edits that change nothing, and mazes without a code', () => {
  const base = mw.generate({ algorithm: plain.id, width: 6, height: 6, seed: 1 });
  assert.equal(mw.edit(base, []).code, base.code);
  const parsed = mw.parse(base.text());
  const [{ cell, direction }] = sides(parsed);
  for (const open of [true, false]) {
    assert.equal(mw.edit(parsed, [{ cell, direction, open }]).code, null);
  }
  const { maze } = edited(base, new Random(3n), 4);
  const wrong = mw.adopt({ ...structuredClone({ ...maze }), code: base.code });
  assert.equal(wrong.code, null, 'a code of other data');
});

test('passes that open and close passages alone keep a code', () => {
  const base = mw.generate({ algorithm: plain.id, width: 12, height: 12, seed: 1 });
  const { maze } = edited(base, new Random(4n), 5);
  assertRestored(mw.apply(maze, [{ id: 'braid', share: 0.5 }], 'x'), base, 'braid');
  assert.equal(mw.apply(maze, [{ id: 'sparsify' }], 'x').code, null);
  assert.equal(mw.apply(maze, [{ id: 'braid' }, { id: 'oneWay', share: 1 }], 'x').code, null);
  assert.equal(mw.apply(maze, [], 'x').code, maze.code);
});

test('the same in every entry, in pools, and for mazes of another seed', async () => {
  const base = mw.generate({ algorithm: plain.id, shape: 'hex', width: 9, height: 8, seed: 'x' });
  const { maze } = edited(base, new Random(5n), 6);
  for (const entry of [everything, small]) {
    const other = await entry.createMazewright();
    assertSameMaze(other.generate(maze.code), maze, 'another entry');
    assert.equal(other.generate(maze.code).code, maze.code);
    assert.equal(other.adopt(JSON.parse(JSON.stringify(maze))).code, maze.code);
    assert.equal(other.edit(base, changes(base, maze)).code, maze.code);
  }
  const pool = await openPool();
  const made = await pool.generate(maze.code, { steps: true });
  assertSameMaze(made, maze, 'pool');
  assert.equal(made.code, maze.code);
  assertSameMaze(await pool.generate(mw.options(maze.code)), maze, 'options in a pool');
  const braided = await pool.apply(maze, [{ id: 'braid' }], 1);
  assert.equal(braided.code, mw.apply(maze, [{ id: 'braid' }], 1).code);
  assert.equal(braided.seed, 'x');
  // The core keeps the plan of the last options, edits included.
  const plan = { ...mw.options(maze.code), algorithm: plain.id };
  for (const seed of ['x', 3, 'y', 'x']) {
    const one = mw.generate({ ...plan, seed });
    assertSameMaze(mw.generate(one.code), one, `seed ${seed}`);
    assert.equal(mw.options(one.code).edits, plan.edits);
  }
});

/** The edits that make one maze of another. */
const changes = (base, maze) =>
  [...sides(base)]
    .filter(({ cell, direction }) => ((base.passages[cell] ^ maze.passages[cell]) >> direction) & 1)
    .map(({ cell, direction }) => ({
      cell,
      direction,
      open: ((maze.passages[cell] >> direction) & 1) === 1,
    }));

test('more passages than a code holds, found by aim', () => {
  const options = { algorithm: plain.id, width: 80, height: 80, seed: 1 };
  const most = mw.aim(options, { loops: MOST });
  assert.equal(most.met, true);
  assertSameMaze(mw.generate(most.maze.code), most.maze, 'most');
  assert.equal(slotsIn(most.maze.code).length, MOST);
  const over = mw.aim(options, { loops: MOST + 1 });
  assert.equal(over.met, true);
  assert.deepEqual([over.maze.code, over.maze.seed, over.maze.algorithm], [null, null, null]);
});

test('codes that no edit makes are refused', () => {
  const base = mw.generate({ algorithm: plain.id, width: 6, height: 5, seed: 1 });
  const arrows = mw.generate({
    ...{ algorithm: plain.id, width: 6, height: 5, seed: 1 },
    passes: [{ id: 'braid' }, { id: 'oneWay', share: 1 }],
  });
  const arrow = [...sides(arrows)].find((side) => isArrow(arrows, side));
  const sparse = mw.generate({
    ...{ algorithm: plain.id, width: 6, height: 5, seed: 1 },
    passes: [{ id: 'sparsify', rounds: 3 }],
  });
  const rock = sparse.kinds.indexOf(0);
  const [{ slot }] = sides(base);
  const { length } = base.directions;
  const [south, east] = ['south', 'east'].map((name) => base.directions.indexOf(name));
  const cases = [
    ['beyond the grid', base, textOf([base.cellCount * length])],
    ['far beyond the grid', base, textOf([2 ** 32 - 1])],
    ['no 32 bits', base, textOf([2 ** 32])],
    ['no neighbour', base, textOf([5 * length + east])],
    ['the other side', base, textOf([1 * length + base.back(0, east)])],
    ['twice', base, textOf([slot, slot])],
    ['three times', base, textOf([slot, slot, slot])],
    ['an arrow once', arrows, textOf([arrow.slot])],
    ['an arrow four times', arrows, textOf([arrow.slot, arrow.slot, arrow.slot, arrow.slot])],
    ['rock', sparse, textOf([rock * length + (rock + 6 < 30 ? south : east)])],
    ['cut', base, `${textOf([slot])}g`],
    ['overlong', base, `${textOf([slot])}gA`],
    ['endless', base, 'g'.repeat(100_000)],
    ['no digits', base, 'a.b'],
  ];
  for (const [what, maze, text] of cases) {
    const { code, message } = refusalOf(() => mw.generate(codeWith(maze.code, text)), what);
    assert.match(code, /^invalid-(code|option)$/, what);
    assert.match(message, /edits must/, what);
    const options = { ...mw.options(maze.code), edits: text };
    assert.equal(refusalOf(() => mw.generate(options), what).field, 'edits', what);
    assert.equal(mw.check(options)?.field, 'edits', what);
  }
  for (const edits of [null, 5, [], ['A'], {}, true]) {
    const options = { ...mw.options(base.code), edits };
    assert.equal(refusalOf(() => mw.generate(options), String(edits)).field, 'edits');
  }
  for (const row of generators.filter(({ kind }) => kind === 'dungeon')) {
    const options = { algorithm: row.id, width: 40, height: 40, seed: 1 };
    const { code } = mw.generate(options);
    const refusal = refusalOf(() => mw.generate(codeWith(code, 'A')), row.id);
    assert.equal(refusal.code, 'invalid-code', row.id);
    assert.match(refusal.message, /of no dungeon/, row.id);
  }
  const world = mw.world({ algorithm: plain.id, seed: 1, levels: 2 });
  const hostile = `${codeWith(world.code, 'A')}`;
  assert.equal(refusalOf(() => mw.world(hostile), 'a world').code, 'invalid-code');
  // Passages that cross.
  const zeta = mw.generate({ algorithm: plain.id, shape: 'zeta', width: 8, height: 8, seed: 1 });
  const open = [...sides(zeta)].filter(
    ({ cell, direction }) => ((zeta.passages[cell] >> direction) & 1) === 0,
  );
  const crossing = refusalOf(
    () => mw.generate(codeWith(zeta.code, textOf(open.map((each) => each.slot)))),
    'crossing',
  );
  assert.match(crossing.message, /must not cross/);
});

test('any text of digits is refused, or is the code of what it makes', () => {
  const random = new Random(9n);
  const base = mw.generate({ algorithm: plain.id, width: 5, height: 5, seed: 1 });
  let made = 0;
  for (let i = 0; i < 3000; i++) {
    const text = Array.from({ length: 1 + random.below(5) }, () => DIGITS[random.below(64)]).join(
      '',
    );
    const code = codeWith(base.code, text);
    let maze = null;
    try {
      maze = mw.generate(code);
    } catch (error) {
      assert.match(error.message, /edits must/, text);
    }
    if (!maze) continue;
    assert.equal(maze.code, code);
    assert.deepEqual(slotsIn(code), differences(base, maze));
    made++;
  }
  assert.ok(made > 20, `${made} made`);
});

test('closing the passage of a door takes the door away, and the code says so', () => {
  const passes = [{ id: 'rooms' }, { id: 'doors' }];
  const maze = mw.generate({ algorithm: plain.id, width: 14, height: 12, seed: 2, passes });
  const [door] = maze.doors;
  const closed = mw.edit(maze, [{ cell: door.cell, direction: door.direction, open: false }]);
  assert.deepEqual(closed.doors ?? [], maze.doors.slice(1));
  assert.deepEqual(mw.generate(closed.code).doors ?? [], maze.doors.slice(1));
});
