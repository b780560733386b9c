/**
 * What a pass promised still holds after the next one: every pass with a promise, every pass after it
 * on small mazes. The promise holds, or the pair is refused with a sentence, or the row of the second
 * says in `ends` that it is over. The checkers know the shapes' cells and passages alone.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mw } from '../support/load.js';
import { isAll, seeds } from '../support/seeds.js';

const { passes } = mw.catalog;
const SEEDS = seeds(12, 2);

const linksOf = (maze) => {
  const flat = maze.links();
  return Array.from({ length: flat.length / 2 }, (_, i) => [flat[2 * i], flat[2 * i + 1]]);
};
const nameOf = (a, b) => `${Math.min(a, b)} ${Math.max(a, b)}`;

/** The neighbours of every cell by passages, as undirected. */
function neighboursOf(maze) {
  const near = Array.from({ length: maze.cellCount }, () => []);
  for (const [a, b] of linksOf(maze)) {
    near[a].push(b);
    near[b].push(a);
  }
  return near;
}

/** The cells that are reached from some cells by steps(cell). */
function reach(first, steps) {
  const found = new Set([first]);
  for (const cell of found) for (const to of steps(cell)) found.add(to);
  return found;
}

const isFloor = (maze, cell) => maze.kinds === null || maze.kinds[cell] !== 0;
const openCells = (maze) => [...maze.passages.keys()].filter((cell) => isFloor(maze, cell));
/** The directions of squares, in the order of the bits of passages. */
const { directions } = mw.catalog.shapes.find(({ id }) => id === 'square');

/** The image of a cell under the mirrorings and turns of a rectangle of squares. */
const images = {
  mirrorX: ({ width }, { x, y }) => [{ x: width - 1 - x, y }],
  mirrorY: ({ height }, { x, y }) => [{ x, y: height - 1 - y }],
  mirrorBoth: ({ width, height }, { x, y }) => [
    { x: width - 1 - x, y },
    { x, y: height - 1 - y },
    { x: width - 1 - x, y: height - 1 - y },
  ],
  turn: ({ width, height }, { x, y }) => [{ x: width - 1 - x, y: height - 1 - y }],
};

/** How many passages, rooms, doors and things have no image; start and end are images. */
function withoutImage(maze, kind) {
  const imagesOf = (cell) => {
    const at = images[kind](maze, { x: cell % maze.width, y: Math.floor(cell / maze.width) });
    return at.map(({ x, y }) => y * maze.width + x);
  };
  const missing = [];
  const links = new Set(linksOf(maze).map(([a, b]) => nameOf(a, b)));
  for (const [a, b] of linksOf(maze)) {
    const [as, bs] = [imagesOf(a), imagesOf(b)];
    if (as.some((_, i) => !links.has(nameOf(as[i], bs[i])))) missing.push(`passage ${a} ${b}`);
  }
  const doorNames = new Set();
  const across = (door) => maze.neighbour(door.cell, door.direction);
  for (const door of maze.doors ?? []) {
    doorNames.add(`${door.state} ${nameOf(door.cell, across(door))}`);
  }
  for (const door of maze.doors ?? []) {
    const [as, bs] = [imagesOf(door.cell), imagesOf(across(door))];
    if (as.some((_, i) => !doorNames.has(`${door.state} ${nameOf(as[i], bs[i])}`))) {
      missing.push(`door ${door.cell}`);
    }
  }
  const others = (maze.things ?? []).filter(({ role }) => !['entrance', 'exit'].includes(role));
  const things = new Set(others.map(({ cell, role }) => `${role} ${cell}`));
  for (const { cell, role } of others) {
    if (imagesOf(cell).some((to) => !things.has(`${role} ${to}`))) missing.push(`${role} ${cell}`);
  }
  const rooms = new Set((maze.rooms ?? []).map(({ cells }) => String([...cells])));
  for (const { cells } of maze.rooms ?? []) {
    for (const i of imagesOf(cells[0]).keys()) {
      const image = [...cells].map((cell) => imagesOf(cell)[i]).sort((a, b) => a - b);
      if (!rooms.has(String(image))) missing.push(`room ${cells[0]}`);
    }
  }
  for (const cell of openCells(maze)) {
    if (imagesOf(cell).some((to) => !isFloor(maze, to))) missing.push(`cell ${cell}`);
  }
  if (imagesOf(maze.start).at(-1) !== maze.end && imagesOf(maze.start).at(-1) !== maze.start) {
    missing.push(`ends ${maze.start} ${maze.end}`);
  }
  return missing;
}

const none = () => [];

/**
 * By the pass that promises: the options of the maze, the passes before it, its parameters by seed, and
 * what is missing of the promise in a maze after `second`.
 */
const promises = {
  symmetry: {
    params: (seed) => ({ kind: Object.keys(images)[seed % 4] }),
    missing({ maze }, params, second) {
      const turned = { mirrorX: 'mirrorY', mirrorY: 'mirrorX' };
      const isTurned = second?.id === 'rotate' && params.kind in turned;
      return withoutImage(maze, isTurned ? turned[params.kind] : params.kind);
    },
  },
  braid: {
    missing({ maze }) {
      const near = neighboursOf(maze);
      const inRoom = new Set((maze.rooms ?? []).flatMap(({ cells }) => [...cells]));
      // The walls of rooms stay.
      const stuck = (cell) => {
        const around = directions.filter((d) => {
          const to = maze.neighbour(cell, d);
          if (to === null || !isFloor(maze, to)) return false;
          return near[cell].includes(to) || (!inRoom.has(cell) && !inRoom.has(to));
        });
        return near[cell].length === 1 && around.length > 1;
      };
      return openCells(maze).filter(stuck);
    },
  },
  unicursal: {
    missing({ maze }) {
      const near = neighboursOf(maze);
      const bad = openCells(maze).filter((cell) => near[cell].length > 2 || near[cell].length < 1);
      const ends = openCells(maze).filter((cell) => near[cell].length === 1);
      const whole = reach(openCells(maze)[0], (cell) => near[cell]);
      if (ends.length !== 2) bad.push(`${ends.length} ends`);
      if (String(ends) !== String([maze.start, maze.end].sort((a, b) => a - b))) bad.push('ends');
      if (whole.size !== openCells(maze).length) bad.push('parts');
      return bad;
    },
  },
  repair: {
    before: [{ id: 'braid' }],
    missing: ({ maze }) =>
      linksOf(maze).length === openCells(maze).length - 1 &&
      reach(openCells(maze)[0], (cell) => neighboursOf(maze)[cell]).size === openCells(maze).length
        ? []
        : ['loops'],
  },
  rooms: {
    missing({ maze }) {
      const links = new Set(linksOf(maze).map(([a, b]) => nameOf(a, b)));
      const bad = maze.rooms?.length > 0 ? [] : ['no room'];
      for (const { cells } of maze.rooms ?? []) {
        const own = new Set(cells);
        for (const cell of own) {
          for (const d of directions) {
            const to = maze.neighbour(cell, d);
            if (to === null || !own.has(to) || !isFloor(maze, cell) || !isFloor(maze, to)) continue;
            if (!links.has(nameOf(cell, to))) bad.push(nameOf(cell, to));
          }
        }
      }
      return bad;
    },
  },
  weave: {
    params: () => ({ share: 1 }),
    missing: ({ maze, base }) =>
      maze.tunnels().length >= base.tunnels().length && base.tunnels().length > 0
        ? []
        : ['tunnels'],
  },
  wishes: {
    params: () => ({ passages: [14, 15, 40, 41], walls: [17, 18, 44, 45], path: [] }),
    missing({ maze }, params, second) {
      if (['rotate', 'flip'].includes(second?.id)) return [];
      const links = new Set(linksOf(maze).map(([a, b]) => nameOf(a, b)));
      const pairs = (list) => [0, 2].map((i) => nameOf(list[i], list[i + 1]));
      return [
        ...pairs(params.passages).filter((name) => !links.has(name)),
        ...pairs(params.walls).filter((name) => links.has(name)),
      ];
    },
  },
  oneWay: {
    before: [{ id: 'braid' }],
    params: () => ({ share: 1 }),
    missing({ maze }) {
      const ways = Array.from({ length: maze.cellCount }, (_, cell) =>
        directions.filter((_, bit) => canLeave(maze, cell, bit)),
      );
      const steps = (cell) => ways[cell].map((d) => maze.neighbour(cell, d));
      const back = Array.from({ length: maze.cellCount }, () => []);
      for (const cell of openCells(maze)) for (const to of steps(cell)) back[to].push(cell);
      const count = openCells(maze).length;
      const from = reach(maze.start, steps).size;
      const to = reach(maze.end, (cell) => back[cell]).size;
      return from === count && to === count ? [] : [`${from} ${to} of ${count}`];
    },
  },
  locksAndKeys: {
    missing({ maze }) {
      const near = neighboursOf(maze);
      const locks = (maze.doors ?? []).filter(({ state }) => state === 'locked');
      if (locks.length === 0) return ['no lock'];
      const keys = new Set();
      for (let turn = 0; turn <= locks.length; turn++) {
        const shut = new Set(
          locks
            .filter(({ lock }) => !keys.has(lock))
            .map(({ cell, direction }) => nameOf(cell, maze.neighbour(cell, direction))),
        );
        const seen = reach(maze.start, (cell) =>
          near[cell].filter((to) => !shut.has(nameOf(cell, to))),
        );
        for (const { cell, role, lock } of maze.things) {
          if (role === 'key' && seen.has(cell)) keys.add(lock);
        }
      }
      return locks.filter(({ lock }) => !keys.has(lock)).map(({ lock }) => `lock ${lock}`);
    },
  },
};

/** Whether a passage leads out of a cell in a direction, by its flags alone. */
function canLeave(maze, cell, bit) {
  if (((maze.passages[cell] >> bit) & 1) === 0) return false;
  return (((maze.oneWays?.[cell] ?? 0) >> bit) & 1) === 0;
}

const algorithm = 'wilson';
const base = (seed) => ({ algorithm, width: 11 + (seed % 2), height: 10 + (seed % 3), seed });

/** The parameters with which a pass runs after another, its defaults first. */
function variants(id) {
  const all = [{ id }];
  if (id === 'doors') all.push({ id, where: 'chokepoints' });
  if (id === 'sparsify') all.push({ id, rounds: 1, keep: 0.8 });
  return all;
}

test('every row that promises has a checker, and every checker a row', () => {
  const known = passes.filter((row) => row.promises).map(({ id }) => id);
  assert.deepEqual(Object.keys(promises).sort(), known.sort());
});

test('what a pass promised holds after the next one, or is refused, or ended by its row', (t) => {
  const counts = { holds: 0, ends: 0, refused: 0 };
  const refused = [];
  const wrong = [];
  for (const [id, { before = [], params = none, missing }] of Object.entries(promises)) {
    for (const second of passes) {
      let kept = 0;
      let sentence = null;
      for (const pass of variants(second.id)) {
        for (let seed = 0; seed < SEEDS; seed++) {
          const own = { ...params(seed) };
          const first = [...before, { id, ...own }];
          const plain = mw.generate({ ...base(seed), passes: first });
          assert.deepEqual(missing({ maze: plain, base: plain }, own), [], `${id} alone ${seed}`);
          const options = { ...base(seed), passes: [...first, pass] };
          const problem = mw.check(options);
          if (problem) {
            sentence = problem.message;
            continue;
          }
          kept++;
          if (second.ends.includes(id)) continue;
          const maze = mw.generate(options);
          const left = missing({ maze, base: plain }, own, pass);
          if (left.length > 0)
            wrong.push(`${id}, ${JSON.stringify(pass)} ${seed}: ${left.slice(0, 4)}`);
        }
      }
      const state = kept === 0 ? 'refused' : second.ends.includes(id) ? 'ends' : 'holds';
      counts[state]++;
      if (state === 'refused') refused.push(`${id}, ${second.id}: ${sentence}`);
    }
  }
  t.diagnostic(JSON.stringify(counts));
  if (isAll) t.diagnostic(refused.join('; '));
  assert.deepEqual(wrong, []);
  for (const id of ['braid', 'perturb', 'rooms', 'doors', 'things']) {
    assert.ok(!refused.some((pair) => pair.startsWith(`symmetry, ${id}:`)), id);
  }
});

test('rooms with doors and things on both sides of a board: nothing is without image', () => {
  for (const kind of Object.keys(images)) {
    for (let seed = 0; seed < SEEDS; seed++) {
      const list = [
        { id: 'symmetry', kind },
        { id: 'rooms' },
        { id: 'braid' },
        { id: 'perturb' },
        { id: 'doors' },
        { id: 'things' },
      ];
      const maze = mw.generate({ algorithm, width: 28, height: 31, seed, passes: list });
      assert.deepEqual(withoutImage(maze, kind), [], `${kind} ${seed}`);
      assert.equal(maze.stats().components, 1);
    }
  }
});

test('the board of the issue: symmetry, then braid', () => {
  const maze = mw.generate({
    algorithm,
    width: 20,
    height: 15,
    seed: 4,
    passes: [{ id: 'symmetry' }, { id: 'braid' }],
  });
  assert.deepEqual(withoutImage(maze, 'mirrorX'), []);
  assert.equal(maze.stats().deadEnds, 0);
  const plain = mw.generate({
    algorithm,
    width: 20,
    height: 15,
    seed: 4,
    passes: [{ id: 'symmetry' }],
  });
  assert.deepEqual([plain.start, plain.end], [0, 19]);
});

test('a unicursal maze begins and ends at the ends of its whole way', () => {
  const tree = { algorithm, width: 10, height: 7, seed: 2 };
  for (const maze of [
    mw.generate({ algorithm: 'unicursal', width: 20, height: 14, seed: 2 }),
    mw.generate({ ...tree, passes: [{ id: 'unicursal' }] }),
  ]) {
    assert.equal(maze.solve().path.length, 280);
    assert.equal(maze.stats().loops, 0);
  }
  const none = { algorithm: 'unicursal', width: 20, height: 14, seed: 2, exits: 'none' };
  assert.deepEqual([mw.generate(none).start, mw.generate(none).end], [null, null]);
});
