/** Areas, autotiles and layers against what their words mean. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createMazewright } from 'mazewright';
import { drawn, randomTiles } from '../support/dungeons.js';
import { mw } from '../support/load.js';
import { Random } from '../support/random.js';
import { Sets } from '../support/walk.js';

const linksOf = (maze) => {
  const links = maze.links();
  return Array.from({ length: links.length / 2 }, (_, i) => [links[2 * i], links[2 * i + 1]]);
};

test('areas of a drawn dungeon', () => {
  const rooms = [
    { x: 1, y: 1, width: 3, height: 2, doors: [] },
    { x: 13, y: 1, width: 3, height: 3, doors: [] },
  ];
  const maze = drawn(
    [
      '#################',
      '#rrr+..@....1rrr#',
      '#rrr###.#####rrr#',
      '#######.#####rrr#',
      '#######..a.######',
      '#######.##.+....#',
      '#######.#########',
      '#################',
    ],
    rooms,
  );
  const { areas, links } = maze.areas();
  const found = areas.map(({ kind, cells, room, degree, distance, behind }) => [
    ...[kind, cells.length, room, degree, distance, behind.join(' ')],
  ]);
  assert.deepEqual(found, [
    ['room', 6, 0, 1, 4, ''],
    ['corridor', 2, null, 2, 1, ''],
    ['junction', 1, null, 3, 0, ''],
    ['corridor', 4, null, 2, 1, ''],
    ['room', 9, 1, 1, 6, '1'],
    ['corridor', 2, null, 2, 1, ''],
    ['junction', 1, null, 3, 3, ''],
    ['corridor', 4, null, 2, 4, ''],
    ['deadEnd', 2, null, 1, 4, ''],
    ['deadEnd', 4, null, 1, 9, ''],
  ]);
  assert.ok(links.some(({ door }) => door === 1 * 17 + 4));
});

test('areas are the cells of a maze, in groups that passages join', () => {
  const random = new Random(41n);
  const shapes = mw.catalog.shapes.filter(({ id }) => id !== 'graph');
  for (let round = 0; round < 120; round++) {
    const { id: shape } = shapes[round % shapes.length];
    const size = { width: 6, height: 6 };
    const passes = round % 2 ? [{ id: 'braid', share: 0.5 }] : [];
    const maze =
      round % 3 === 0
        ? randomTiles(random, 15, 12, 30 + random.below(30))
        : mw.generate({ algorithm: 'wilson', shape, ...size, seed: round, passes });
    const { areas, links } = maze.areas();
    const of = new Map(
      areas.flatMap(({ cells }, area) => Array.from(cells, (cell) => [cell, area])),
    );
    const open = [...maze.passages.keys()].filter(
      (cell) => maze.kinds?.[cell] !== 0 && maze.mask?.[cell] !== 0,
    );
    assert.equal(
      areas.reduce((sum, { cells }) => sum + cells.length, 0),
      open.length,
    );
    assert.deepEqual(
      [...of.keys()].sort((a, b) => a - b),
      open,
    );
    // An area is connected by the passages inside of it.
    const sets = new Sets(maze.cellCount);
    const between = new Set();
    for (const [a, b] of linksOf(maze)) {
      if (of.get(a) === of.get(b)) sets.join(a, b);
      else between.add([of.get(a), of.get(b)].sort((x, y) => x - y).join(' '));
    }
    assert.equal(open.length - sets.joins, areas.length, `${round}: ${shape}`);
    assert.deepEqual(new Set(links.map(({ from, to }) => `${from} ${to}`)), between);
    assert.equal(links.length, between.size);
    const distances = maze.start === null ? null : maze.distances();
    for (const [area, { kind, cells, degree, distance, behind, room }] of areas.entries()) {
      assert.equal(degree, links.filter(({ from, to }) => from === area || to === area).length);
      const least = distances && Math.min(...Array.from(cells, (cell) => distances[cell]));
      assert.equal(distance, least === 0xffffffff ? null : least);
      assert.deepEqual([behind, room], [[], null]);
      if (maze.dungeon) continue;
      const counts = Array.from(
        cells,
        (cell) =>
          linksOf(maze)
            .flat()
            .filter((c) => c === cell).length,
      );
      if (kind === 'junction') assert.ok(cells.length === 1 && counts[0] > 2);
      else assert.ok(Math.max(...counts) <= 2 && (kind === 'deadEnd') === Math.min(...counts) <= 1);
    }
  }
});

test('wide corridors are corridors, and doors of every sort join what is around them', () => {
  const wide = drawn(
    ['##########', '#rr....rr#', '#rr....rr#', '##########'],
    [
      { x: 1, y: 1, width: 2, height: 2, doors: [13] },
      { x: 7, y: 1, width: 2, height: 2, doors: [16] },
    ],
  );
  const kinds = wide.areas().areas.map(({ kind, degree }) => `${kind} ${degree}`);
  assert.deepEqual(kinds, ['room 1', 'corridor 2', 'room 1']);
  for (const door of '/+s3') {
    const maze = drawn(['#######', `#@.${door}..#`, '#######']);
    const { areas, links } = maze.areas();
    assert.deepEqual(links, [{ from: 0, to: 1, door: 10 }]);
    assert.deepEqual(
      areas.map(({ behind }) => behind),
      [[], door === '3' ? [3] : []],
    );
  }
  // Two doors in a row are one doorway; a way round needs no key.
  const { areas, links } = drawn([
    '########',
    '#@.12..#',
    '#.####.#',
    '#..+...#',
    '########',
  ]).areas();
  assert.deepEqual(
    links.map(({ door }) => door),
    [11, 27],
  );
  assert.ok(areas.every(({ behind }) => behind.length === 0));
});

test('autotiles are what is around each tile', () => {
  const random = new Random(43n);
  const around = [
    [0, -1],
    [1, -1],
    [1, 0],
    [1, 1],
    [0, 1],
    [-1, 1],
    [-1, 0],
    [-1, -1],
  ];
  const found = new Set();
  for (let round = 0; round < 60; round++) {
    const isMaze = round % 3 === 2;
    const maze = isMaze
      ? mw.generate({
          algorithm: 'prim',
          width: 13,
          height: 9,
          seed: round,
          passes: [
            { id: 'braid', share: 1 },
            { id: 'rooms', number: 3, min: 2, max: 4 },
          ].slice(round % 2),
        })
      : randomTiles(random, 13, 9, 20 + random.below(60));
    const { width, height } = maze;
    const tiles = maze.tiles();
    /** Whether the tiles of two adjacent places belong together. */
    const joins = (x, y, dx, dy) => {
      // Between the cells of a maze there are tiles of their own: a corner is a tile that must be no wall.
      if (isMaze) return tiles.data[(2 * y + 1 + dy) * tiles.width + 2 * x + 1 + dx] !== 0;
      const floor = (a, b) =>
        a >= 0 && a < width && b >= 0 && b < height && maze.kinds[b * width + a] !== 0;
      return floor(x, y) === floor(x + dx, y + dy);
    };
    const eight = maze.autotile();
    const four = maze.autotile({ sides: 4 });
    const index = maze.autotile({ sides: 8, index: true });
    for (let cell = 0; cell < eight.length; cell++) {
      const [x, y] = [cell % width, Math.floor(cell / width)];
      const own = around.map(([dx, dy]) => {
        if (!isMaze || dx * dy === 0) return joins(x, y, dx, dy);
        const block = [
          [x, y, dx, 0],
          [x, y, 0, dy],
          [x + dx, y, 0, dy],
          [x, y + dy, dx, 0],
        ];
        return block.every(
          ([a, b, p, q]) =>
            a + p >= 0 &&
            a + p < width &&
            b + q >= 0 &&
            b + q < height &&
            a >= 0 &&
            a < width &&
            b >= 0 &&
            b < height &&
            joins(a, b, p, q),
        );
      });
      const mask = own.reduce((sum, isSet, i) => {
        const counts = i % 2 === 0 || (own[i - 1] && own[(i + 1) % 8]);
        return isSet && counts ? sum | (1 << i) : sum;
      }, 0);
      assert.equal(eight[cell], mask, `${round}: ${cell}`);
      assert.equal(four[cell], own[0] + 2 * own[2] + 4 * own[4] + 8 * own[6]);
      found.add(`${index[cell]} ${mask}`);
    }
  }
  const pairs = [...found].map((pair) => pair.split(' ').map(Number)).sort((a, b) => a[0] - b[0]);
  assert.deepEqual(
    pairs.map(([index]) => index),
    Array.from({ length: 47 }, (_, i) => i),
  );
  assert.ok(pairs.every(([, mask], i) => i === 0 || mask > pairs[i - 1][1]));
});

test('layers are the tiles, taken apart', () => {
  const maze = drawn([
    '########',
    '#@.+a.$#',
    '#.##/m1#',
    '#>s####B'.replace('B', '#'),
    '########',
  ]);
  for (const corridor of [1, 2, 3]) {
    const tiles = maze.tiles({ corridor });
    const layers = maze.tiles({ corridor, layers: true });
    assert.deepEqual(Object.keys(layers), ['floor', 'walls', 'doors', 'things']);
    for (const { width, height } of Object.values(layers)) {
      assert.deepEqual([width, height], [tiles.width, tiles.height]);
    }
    assert.deepEqual(layers.floor.data, tiles.data);
    const states = new Map(maze.doors.map(({ cell, state }) => [cell, state]));
    const roles = new Map(maze.things.map(({ cell, role }) => [cell, role]));
    let things = 0;
    for (const [tile, kind] of tiles.data.entries()) {
      const [x, y] = [tile % tiles.width, Math.floor(tile / tiles.width)];
      const cell = maze.cellOfTile(x, y, { corridor });
      assert.equal(layers.walls.data[tile], kind === 0 ? 16 : 0);
      const place = ['open', 'closed', 'secret', 'locked'].indexOf(states.get(cell));
      assert.equal(layers.doors.data[tile], place < 0 ? 0 : 17 + place);
      const thing = layers.things.data[tile];
      if (thing === 0) continue;
      things += 1;
      assert.equal(
        ['entrance', 'exit', 'key', 'boss', 'treasure', 'monster'][thing - 21],
        roles.get(cell),
      );
      assert.deepEqual([x % corridor, y % corridor], [(corridor - 1) >> 1, (corridor - 1) >> 1]);
    }
    assert.equal(things, roles.size);
  }
  const plain = mw.generate({ algorithm: 'prim', width: 5, height: 4, seed: 1 });
  const { floor, walls, doors } = plain.tiles({ layers: true });
  assert.deepEqual(floor.data, plain.tiles().data);
  assert.equal(walls.data[0] + doors.data[0], 16);
});

test('what cannot be a tile is refused', () => {
  const hex = mw.generate({ algorithm: 'prim', shape: 'hex', width: 5, height: 5, seed: 1 });
  const square = mw.generate({ algorithm: 'prim', width: 5, height: 5, seed: 1 });
  for (const [call, field] of [
    [() => hex.autotile(), 'shape'],
    [() => hex.tiles({ layers: true }), 'tiles'],
    [() => square.autotile({ sides: 6 }), 'sides'],
    [() => square.autotile({ index: 1 }), 'index'],
    [() => square.autotile({ side: 4 }), 'side'],
    [() => square.tiles({ layers: 1 }), 'layers'],
  ]) {
    assert.throws(call, (error) => error.name === 'MazeError' && error.field === field, field);
  }
});

test('entries without the tools say where they are', async () => {
  const plain = await createMazewright();
  const maze = plain.generate({ algorithm: 'prim', width: 5, height: 5, seed: 1 });
  for (const call of [
    () => maze.view(0),
    () => maze.light([]),
    () => maze.autotile(),
    () => maze.areas(),
    () => maze.tiles({ layers: true }),
    () => plain.game(maze, { view: { radius: 3 } }),
    () => plain.game(maze).view(),
  ]) {
    assert.throws(call, { name: 'MazeError', message: /needs 'mazewright\/dungeons'/ });
  }
});
