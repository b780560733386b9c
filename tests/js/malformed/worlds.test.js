/** Wrong options of a world and wrong arguments of its methods. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { badNumbers, inherited, strangers } from '../support/hostile-values.js';
import { mw } from '../support/load.js';
import { assertRefused, forEachValue, refusalOf, silently } from '../support/quiet.js';

const BASE = Object.freeze({
  algorithm: mw.catalog.generators.find(({ masks }) => masks).id,
  seed: 1,
  chunk: 8,
  levels: 3,
});
const dungeon = mw.catalog.generators.find(({ kind }) => kind === 'dungeon').id;
const world = mw.world(BASE);
const endless = mw.world({ ...BASE, levels: undefined, endless: true });
const crypt = mw.world({ algorithm: dungeon, seed: 1, chunk: 20, levels: 2 });
const others = () => [...strangers(), ...badNumbers, '5', 5n];

function refuse(call, values, field, code = 'invalid-option') {
  forEachValue(values, (value, name) => {
    assertRefused(() => call(value), code, field, `${field} = ${name}`);
  });
}

const make = (change) => mw.world({ ...BASE, ...change });

test('options of a world', () => {
  refuse((chunk) => make({ chunk }), [...others(), 1, 0, -8, '32'], 'chunk', 'invalid-size');
  refuse((chunk) => make({ chunk }), [1025, 2 ** 32, 1e300], 'chunk', 'too-large');
  refuse((levels) => make({ levels }), [...others(), -1, '3'], 'levels', 'invalid-size');
  refuse((levels) => make({ levels }), [30, 53, 2 ** 53], 'levels', 'too-large');
  refuse(
    (value) => make({ endless: value, levels: undefined }),
    [0, 1, 'true', {}, null],
    'endless',
  );
  refuse((levels) => make({ levels, endless: true }), [0, 3, -1, 'x', {}], 'levels');
  refuse(
    (seed) => make({ seed }),
    [...strangers(), ...badNumbers, 2 ** 53],
    'seed',
    'invalid-seed',
  );
  const ids = [...strangers(), ...inherited, 'Prim', ''];
  refuse((algorithm) => make({ algorithm }), ids, 'algorithm', 'unknown-algorithm');
  refuse((mode) => make({ mode }), [...strangers(), 'Seed', 5], 'mode');
  refuse((params) => make({ params }), [5, 'x', null, [], Symbol('x')], 'params');
  for (const key of [
    'width',
    'height',
    'shape',
    'start',
    'end',
    'exits',
    'mask',
    'passes',
    'parts',
    'steps',
  ]) {
    refuse((value) => make({ [key]: value }), [5, 'x', {}, null], key);
  }
  refuse((value) => make({ code: value }), [world.code], 'code');
  refuse(
    (options) => mw.world(options),
    [undefined, null, 5, Symbol('x'), () => 5, [], 5n],
    'options',
  );
  assertRefused(
    () => mw.world({ ...BASE, algorithm: dungeon, chunk: 6 }),
    'invalid-size',
    'chunk',
    'small',
  );
  const { message } = refusalOf(() => make({ chunk: 1025 }), 'chunk');
  assert.match(message, /chunk must be .*1024; got 1025/);
});

test('codes of worlds', () => {
  for (const one of [world, endless, crypt]) {
    const again = mw.world(one.code);
    assert.deepEqual({ ...again }, { ...one });
    for (let i = 0; i < one.code.length; i++) {
      const other = one.code[i] === 'a' ? 'b' : 'a';
      const damaged = one.code.slice(0, i) + other + one.code.slice(i + 1);
      assertRefused(() => mw.world(damaged), 'invalid-code', 'code', damaged);
      assertRefused(() => mw.world(one.code.slice(0, i)), 'invalid-code', 'code', `cut at ${i}`);
    }
    assertRefused(() => mw.generate(one.code), 'invalid-code', 'code', 'a world is no maze');
    assert.match(refusalOf(() => mw.generate(one.code), 'a world').message, /pass it to mw\.world/);
    assertRefused(() => mw.options(one.code), 'invalid-code', 'code', 'a world is no maze');
  }
  const size = { width: 8, height: 8 };
  const { code } = mw.generate({ algorithm: BASE.algorithm, seed: 1, ...size });
  assertRefused(() => mw.world(code), 'invalid-code', 'code', 'a maze is no world');
  assert.match(refusalOf(() => mw.world(code), 'a maze').message, /pass it to mw\.generate/);
  assert.match(world.code, /^[\w~.-]+$/);
});

test('what a code may hold and a world has not', () => {
  const size = { width: 8, height: 8 };
  const options = { algorithm: BASE.algorithm, seed: 1, ...size };
  for (const change of [
    { exits: 'none' },
    { passes: [{ id: mw.catalog.passes[0].id }] },
    { start: 5 },
    { height: 9 },
    { shape: 'hex' },
    { mask: Uint8Array.from({ length: 64 }, (_, i) => Number(i < 60)) },
    { width: 2000, height: 2000 },
  ]) {
    const { code } = mw.generate({ ...options, ...change });
    const body = `${code.slice(0, -3)}world.3~`;
    assertRefused(() => mw.world(body + checkOf(body)), 'invalid-code', 'code', body);
  }
  const plain = `${mw.generate(options).code.slice(0, -3)}world.`;
  for (const levels of ['3~', '03~', '3x~', '~', '99~', '-1~', 'endless~world.3~', 'Endless~']) {
    const body = plain + levels;
    const call = () => mw.world(body + checkOf(body));
    if (levels === '3~') assert.equal(call().code, world.code);
    else assertRefused(call, 'invalid-code', 'code', body);
  }
});

/** The check at the end of a code: 18 bits of FNV-1a, from the 41st on. */
function checkOf(body) {
  const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(body)) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  }
  return [40n, 46n, 52n].map((shift) => digits[Number((hash >> shift) & 63n)]).join('');
}

test('chunks and cells', () => {
  const outside = [...others(), 8, -1, 2 ** 53, undefined];
  for (const name of ['chunk', 'doors']) {
    refuse((cx) => world[name](cx, 0), outside, 'cx');
    refuse((cy) => world[name](0, cy), outside, 'cy');
  }
  const cells = [...others(), 64, -1, 2 ** 53, undefined];
  for (const name of ['chunkAt', 'isOpen']) {
    refuse((x) => world[name](x, 0, 0), cells, 'x');
    refuse((y) => world[name](0, y, 0), cells, 'y');
  }
  refuse(
    (way) => world.isOpen(0, 0, way),
    [...others(), ...inherited, 4, -1, 'up', '', '0'],
    'direction',
  );
  refuse((x) => world.seams(1, x, 0), cells, 'x');
  refuse((y) => world.seams(1, 0, y), cells, 'y');
  refuse((level) => world.seams(level, 0, 0), [...others(), 0, 4, undefined], 'level');
  const reach = 2 ** 52;
  assert.equal(endless.chunkAt(reach - 1, -reach).cell, 7);
  refuse((x) => endless.chunkAt(x, 0), [reach, -reach - 1, 2 ** 60], 'x');
  refuse((cx) => endless.chunk(cx, 0), [reach / 8, -reach / 8 - 1], 'cx');
  assert.equal(endless.chunk(reach / 8 - 1, -reach / 8).cellCount, 64);
});

test('ways', () => {
  const ends = [...others(), { x: 1 }, { y: 1 }, {}, { x: 1, y: 64 }, { x: 1, y: 1, level: 0 }, 5];
  const there = { x: 3, y: 3 };
  for (const name of ['route', 'distance']) {
    forEachValue([...ends, undefined, null], (value, what) => {
      const from = refusalOf(() => world[name](value, there), `from = ${what}`);
      assert.match(from.field, /^from(\.[xy])?$/, what);
      const to = refusalOf(() => world[name](there, value), `to = ${what}`);
      assert.match(to.field, /^to(\.[xy])?$/, what);
    });
    const rock = { x: 0, y: 0 };
    assertRefused(() => crypt[name](rock, crypt.end), 'invalid-option', 'from', 'rock');
    assertRefused(() => crypt[name](crypt.start, rock), 'invalid-option', 'to', 'rock');
  }
  const far = [...others(), 0, -1, '5', 2 ** 53];
  refuse((chunks) => world.distance(there, there, { chunks }), far, 'chunks');
  refuse((options) => world.distance(there, there, options), [5, 'x', [], { most: 5 }], 'options');
});

test('areas', () => {
  const area = { x: 0, y: 0, width: 8, height: 8 };
  for (const key of Object.keys(area)) {
    refuse((value) => world.seamsIn({ ...area, [key]: value }), others(), `area.${key}`);
  }
  refuse((width) => world.seamsIn({ ...area, width }), [-1, 2 ** 53], 'area.width');
  refuse((value) => world.seamsIn(value), [5, null, undefined, 'x', [], { ...area, z: 1 }], 'area');
  refuse((level) => world.seamsIn(area, level), [...others(), 0, -1], 'minLevel');
  const all = { x: -(2 ** 52), y: -(2 ** 52), width: 2 ** 53 - 1, height: 2 ** 53 - 1 };
  assertRefused(() => endless.seamsIn(all), 'too-large', 'minLevel', 'all of it');
  assert.ok(silently(() => endless.seamsIn(all, 48)).length > 0);
  assert.deepEqual(world.seamsIn({ ...area, x: 5000 }), []);
  assert.deepEqual(world.seamsIn({ ...area, width: 0 }), []);
});

test('areas that are read cell by cell', () => {
  const area = { x: 0, y: 0, width: 8, height: 8 };
  for (const read of [(value) => world.tiles(value), (value) => crypt.lines(value)]) {
    for (const key of Object.keys(area)) {
      refuse((value) => read({ ...area, [key]: value }), others(), `area.${key}`);
    }
    for (const key of ['x', 'y']) {
      const far = [2 ** 52, -(2 ** 52) - 1, 2 ** 53, 0.5];
      refuse((value) => read({ ...area, [key]: value }), far, `area.${key}`);
    }
    const large = [-1, 2 ** 20 + 1, 2 ** 32, 2 ** 53];
    refuse((width) => read({ ...area, width }), large, 'area.width');
    refuse((height) => read({ ...area, width: 1024, height }), [1025, 2 ** 20], 'area.height');
    refuse((height) => read({ ...area, width: 0, height }), large, 'area.height');
    const values = [5, null, undefined, 'x', [], { ...area, z: 1 }];
    refuse(read, values, 'area');
    refuse(read, [{}], 'area.width');
  }
  const { message } = refusalOf(() => world.tiles({ ...area, width: 1024, height: 1025 }));
  assert.match(message, /^area\.height must be a whole number from 0 to 1024; got 1025$/);
  const least = { x: -(2 ** 52), y: 2 ** 52 - 1, width: 3, height: 2 };
  for (const one of [world, endless]) silently(() => one.tiles(least));
});

test('a world is frozen, and so is what it tells', () => {
  assert.ok(Object.isFrozen(world));
  assert.ok(Object.isFrozen(world.params));
  assert.ok(Object.isFrozen(world.tiles({ x: 0, y: 0, width: 9, height: 9 })));
  for (const list of [
    world.doors(3, 3),
    world.seams(1, 0, 0),
    world.seamsIn({ x: 0, y: 0, width: 9, height: 9 }),
  ]) {
    assert.ok(Object.isFrozen(list) && list.every(Object.isFrozen));
  }
  const before = [0, 1, 2, 3].map((way) => world.isOpen(0, 0, way));
  world.chunk(0, 0).passages.fill(0);
  assert.deepEqual(
    [0, 1, 2, 3].map((way) => world.isOpen(0, 0, way)),
    before,
  );
});

test('a chunk that no try makes is refused in every question that needs it', () => {
  const none = mw.world({
    ...{ algorithm: 'wfc', seed: 1, chunk: 16, levels: 1 },
    params: { leastFloor: 1 },
  });
  const [from, to] = [
    { x: 0, y: 0 },
    { x: 3, y: 3 },
  ];
  const area = { ...from, width: 4, height: 4 };
  const { code, message: why } = refusalOf(() => none.chunk(0, 0), 'chunk');
  assert.equal(code, 'invalid-option', why);
  const questions = {
    tiles: () => none.tiles(area),
    lines: () => none.lines(area),
    distance: () => none.distance(from, to),
    route: () => [...none.route(from, to)],
    isOpen: () => none.isOpen(to.x, to.y, 'east'),
  };
  for (const [name, ask] of Object.entries(questions)) {
    assert.equal(refusalOf(ask, name).message, why, name);
  }
});
