import assert from 'node:assert/strict';
import { test } from 'node:test';
import { moved, settled, wallsOf } from 'mazewright/three';
import { between, clamped, placeUnder, zoomed } from '../../web/demo/camera/camera.js';
import { barCells } from '../../web/demo/camera/scale-bar.js';
import { boundsOf, limitsOf } from '../../web/demo/views/world/bounds.js';
import { Lru } from '../../web/demo/views/world/lru.js';
import { createRoute, GrowingPath } from '../../web/demo/views/world/route.js';
import { mw } from './support/maze.js';

const algorithm = mw.catalog.generators[0].id;
const caves = mw.catalog.generators.filter(({ kind }) => kind === 'dungeon').map(({ id }) => id);

/** The same numbers each time. */
function numbers() {
  let state = 1;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) / 2 ** 24;
  };
}

/** Half a walker and half a wall, as the walker keeps off the lines between cells. */
const KEEP = 0.27;

for (const id of [algorithm, caves[0]]) {
  test(`the walker never passes through a wall or its end (${id})`, () => {
    const world = mw.world({ algorithm: id, seed: 'walk', chunk: 16 });
    const isOpen = world.isOpen.bind(world);
    const next = numbers();
    const { x, y } = world.start;
    let walker = { x: x + 0.5, y: y + 0.5, turn: 0 };
    const seen = new Set();
    for (let i = 0; i < 20_000; i += 1) {
      const angle = next() * 2 * Math.PI;
      const far = next() * 0.6;
      for (let j = 0; j < 4; j += 1) {
        walker = moved(walker, Math.cos(angle) * far, Math.sin(angle) * far, isOpen);
        const [cx, cy] = [Math.floor(walker.x), Math.floor(walker.y)];
        seen.add(`${cx},${cy}`);
        const [inX, inY] = [walker.x - cx, walker.y - cy];
        const over = [inY < KEEP, inY > 1 - KEEP, inX < KEEP, inX > 1 - KEEP];
        const sides = [0, 1, 2, 3].filter((side) => over[side]);
        for (const side of sides) assert.ok(isOpen(cx, cy, side), `${walker.x}, ${walker.y}`);
        if (sides.length < 2) continue;
        const next = { x: cx + (sides[1] === 3 ? 1 : -1), y: cy + (sides[0] === 1 ? 1 : -1) };
        assert.ok(isOpen(next.x, cy, sides[0]), `corner ${walker.x}, ${walker.y}`);
        assert.ok(isOpen(cx, next.y, sides[1]), `corner ${walker.x}, ${walker.y}`);
      }
    }
    assert.ok(seen.size > 100, `${seen.size} cells`);
  });
}

test('who would begin in a wall begins in the middle of the cell', () => {
  const shut = () => false;
  assert.deepEqual(settled({ x: 5, y: 7.9, turn: 3 }, shut), { x: 5.5, y: 7.5, turn: 3 });
  assert.deepEqual(settled({ x: 5.6, y: 7.4, turn: 3 }, shut), { x: 5.6, y: 7.4, turn: 3 });
});

test('a walker at a wall comes back to the same place from a link', () => {
  const closed = () => false;
  for (const far of [0.28, 0.72]) {
    const walker = { x: 123_458 + far, y: 7.5, turn: 0 };
    assert.deepEqual(settled(walker, closed), walker);
  }
});

test('the edges of an endless world are never visible', () => {
  const bounds = boundsOf({ endless: true, chunkSize: 32, width: Number.POSITIVE_INFINITY });
  for (const { width, height } of [
    { width: 1440, height: 700 },
    { width: 320, height: 900 },
  ]) {
    for (let scale = 64; scale > 1e-16; scale /= 3) {
      for (const x of [0, 1e9, -1e15, Number.MAX_VALUE]) {
        const camera = clamped({ x, y: -x, scale, width, height }, limitsOf(bounds));
        const ends = [placeUnder(camera, 0, 0), placeUnder(camera, width, height)];
        for (const place of ends.flatMap(Object.values)) {
          assert.ok(place > bounds.first && place < bounds.end, `${x} at ${scale}: ${place}`);
        }
      }
    }
  }
});

test('a path keeps few points, the newest ones cell by cell; the others can be computed again', () => {
  const world = mw.world({ algorithm, seed: 'way', chunk: 16 });
  const cells = [];
  for (const cell of world.route(world.start, /** @type {any} */ (world.end))) {
    if (cells.push(cell) === 120_000) break;
  }
  const route = createRoute(world, world.start, /** @type {any} */ (world.end));
  for (const cell of cells) route.path.add(cell);
  /** @type {{ x: number, y: number }[]} */
  const again = [];
  let points = 0;
  let fine = 0;
  route.path.points(0, (x, y, level, at) => {
    points += 1;
    if (level === 0) fine += 1;
    const last = again.at(-1);
    if (!last) again.push({ x, y });
    else if (level === 0) {
      if (last.x !== x || last.y !== y) again.push({ x, y });
    } else {
      const found = route.between(last, { x, y }, at, () => true);
      again.push(.../** @type {any[]} */ (found).slice(1));
    }
  });
  assert.ok(points < 60_000 && fine > 8_000, `${points} points, ${fine} cells`);
  assert.deepEqual(again.reverse(), cells);
});

test('a path ten times as long has a few levels more', () => {
  const count = (/** @type {number} */ length) => {
    const path = new GrowingPath();
    for (let x = 0; x < length; x += 1) path.add({ x, y: 0 });
    let points = 0;
    path.points(0, () => {
      points += 1;
    });
    return points;
  };
  const [long, longer] = [count(300_000), count(3_000_000)];
  assert.ok(longer - long <= 4 * 16_384, `${long}, then ${longer}`);
});

test('zooming keeps a place where it is, a flight ends where it aims', () => {
  const camera = { x: 1000, y: 2000, scale: 8, width: 800, height: 600 };
  const before = placeUnder(camera, 700, 50);
  const after = placeUnder(zoomed(camera, 3, 700, 50), 700, 50);
  assert.ok(Math.abs(before.x - after.x) < 1e-6 && Math.abs(before.y - after.y) < 1e-6);
  const bounds = { first: 0, end: 2 ** 32 };
  const whole = clamped({ ...camera, scale: 0 }, limitsOf(bounds));
  assert.ok(whole.scale * 2 ** 32 <= 600 && whole.scale * 2 ** 32 > 500);
  assert.equal(whole.x, 2 ** 31);
  assert.deepEqual(between(whole, camera, 1), camera);
  const start = between(whole, camera, 0);
  assert.ok(Math.abs(start.x - whole.x) < 1e-3 && start.scale === whole.scale);
});

test('the scale bar is a round number that fits', () => {
  for (let scale = 1e-9; scale < 64; scale *= 1.7) {
    const cells = Number(barCells(scale));
    assert.match(String(cells.toExponential()), /^[125]e/);
    assert.ok(cells * scale <= 120.001 && cells * scale > 120 / 2.51, `${cells} at ${scale}`);
  }
  assert.equal(barCells(200), null);
});

test('what was used last is kept, by weight', () => {
  const lru = new Lru(10);
  lru.set('a', 1, 4);
  lru.set('b', 2, 4);
  lru.get('a');
  lru.set('c', 3, 4);
  assert.deepEqual(
    ['a', 'b', 'c'].map((key) => lru.get(key)),
    [1, undefined, 3],
  );
  lru.set('c', 5, 11);
  assert.deepEqual(
    ['a', 'c'].map((key) => lru.get(key)),
    [undefined, 5],
  );
});

for (const id of [algorithm, ...caves]) {
  test(`runs of walls are the closed sides, no more and no less (${id})`, () => {
    const world = mw.world({ algorithm: id, seed: 'walls', chunk: 20 });
    const { passages, kinds } = world.chunk(3, 4);
    const isFloor = (/** @type {number} */ x, /** @type {number} */ y) =>
      x >= 0 && y >= 0 && x < 20 && y < 20 && kinds?.[y * 20 + x] !== 0;
    const at = (/** @type {number} */ x, /** @type {number} */ y) => ({
      passages: passages[y * 20 + x],
      kind: kinds ? kinds[y * 20 + x] : 1,
    });
    const walls = wallsOf(20, at, { right: true, bottom: true });
    const found = new Set();
    for (const [name, list] of Object.entries({ level: walls.level, upright: walls.upright })) {
      for (let i = 0; i < list.length; i += 3) {
        for (let j = 0; j < list[i + 2]; j += 1) {
          const [x, y] = name === 'level' ? [list[i] + j, list[i + 1]] : [list[i], list[i + 1] + j];
          assert.equal(found.has(`${name} ${x} ${y}`), false);
          found.add(`${name} ${x} ${y}`);
        }
      }
    }
    const wanted = new Set();
    for (let y = 0; y < 20; y += 1) {
      for (let x = 0; x < 20; x += 1) {
        if (!isFloor(x, y)) continue;
        const { passages: open } = at(x, y);
        if ((open & 1) === 0) wanted.add(`level ${x} ${y}`);
        if ((open & 2) === 0) wanted.add(`level ${x} ${y + 1}`);
        if ((open & 4) === 0) wanted.add(`upright ${x} ${y}`);
        if ((open & 8) === 0) wanted.add(`upright ${x + 1} ${y}`);
      }
    }
    assert.deepEqual([...found].sort(), [...wanted].sort());
  });
}
