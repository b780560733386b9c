/** Maps of Tiled read again: as they were, saved by Tiled, edited, and damaged. */
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { deflateSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { formats, readTmj, toTmj, toTmx } from 'mazewright/formats';
import { strangers } from '../support/hostile-values.js';
import { MazeError, mw } from '../support/load.js';
import { peopledMazes } from '../support/peopled-mazes.js';
import { dungeons, mazesOfShapes, unusualMazes } from '../support/sample-mazes.js';
import { seeds, some } from '../support/seeds.js';
import { storeysIn, tilesetIn, valuesOf } from '../support/tiled.js';
import { has, runTool } from '../support/tool.js';

const row = formats.find(({ id }) => id === 'tmj');

/** Mazes on glued squares down to one cell, with tunnels and one-way passages. */
const glued = () =>
  ['none', 'cylinder', 'torus', 'moebius'].flatMap((wrap) =>
    [
      [1, 1],
      [2, 2],
      [1, 5],
      [5, 1],
      [3, 3],
      [9, 7],
    ].flatMap(([width, height]) =>
      [[], ['braid', 'oneWay'], ['weave'], ['weave', 'braid', 'oneWay']].map((passes) => ({
        name: `${width} x ${height} ${wrap} ${passes.join(' ')}`,
        maze: mw.generate({
          algorithm: 'wilson',
          shape: { id: 'square', wrap },
          width,
          height,
          seed: 4,
          passes: passes.map((id) => ({ id })),
        }),
      })),
    ),
  );

const mazes = [
  ...peopledMazes(),
  ...unusualMazes(),
  ...dungeons(),
  ...mazesOfShapes(),
  ...glued(),
].filter(({ maze }) => row.problem(maze) === null);
const widths = [{}, { corridor: 2, wall: 3, scale: 2 }, { corridor: 3, floor: false }];

/** The maze of a map. @param {string | object} map a text or parsed */
const adopted = (map) => mw.adopt(readTmj(typeof map === 'string' ? map : JSON.stringify(map)));

const plain = { algorithm: 'wilson', width: 8, height: 6, seed: 'read' };
const dungeonOf = (passes = [{ id: 'locksAndKeys' }, { id: 'things' }]) =>
  mw.generate({ algorithm: 'bspDungeon', width: 30, height: 22, seed: 'read', passes });

/** A map that a designer edits: its layers by name, and its tiles by those of cells. */
function opened(maze, options = {}) {
  const map = JSON.parse(toTmj(maze, options));
  const { corridor = 1 } = options;
  const wall = maze.dungeon ? 0 : (options.wall ?? 1);
  const storeys = storeysIn(map);
  const { tiles } = tilesetIn(map);
  const gidOf = (isOne) => [...tiles].find(([, tile]) => isOne(tile))[0];
  /** Sets every tile of a rectangle. */
  const fill = (level, layer, x, y, width, height, gid) => {
    for (let row = y; row < y + height; ++row) {
      for (let column = x; column < x + width; ++column) {
        storeys[level][layer].data[row * map.width + column] = gid;
      }
    }
  };
  const corner = (cell) => {
    const { x, y, level } = maze.positionOf(cell);
    return { x: x * (corridor + wall) + wall, y: y * (corridor + wall) + wall, level };
  };
  return {
    map,
    storeys,
    wallGid: gidOf(({ type }) => type === 'wall'),
    gidOf,
    paintCell(cell, gid, layer = 'walls') {
      const { x, y, level } = corner(cell);
      fill(level, layer, x, y, corridor, corridor, gid);
    },
    /** The gap east or south of a cell. */
    paintGap(cell, direction, gid) {
      const { x, y, level } = corner(cell);
      if (direction === 'east') fill(level, 'walls', x + corridor, y, wall, corridor, gid);
      else fill(level, 'walls', x, y + corridor, corridor, wall, gid);
    },
    /** Puts an object into the middle of a cell. */
    move(object, cell) {
      const { x, y } = corner(cell);
      object.x = (x + corridor / 2) * map.tilewidth - object.width / 2;
      object.y = (y + corridor / 2) * map.tileheight + object.height / 2;
    },
    objects: (type) =>
      storeys.flatMap(({ objects }) => objects.objects.filter((each) => each.type === type)),
  };
}

test('a map that nobody edited gives the very maze, its code too', () => {
  for (const { name, maze } of mazes) {
    for (const options of widths) {
      const back = adopted(toTmj(maze, options));
      assert.deepEqual(back.toJSON(), maze.toJSON(), `${name} ${JSON.stringify(options)}`);
    }
  }
});

test('tunnels come back with doors in their mouths, and below bridges that a pass gave up', () => {
  for (const { id, shapes } of mw.catalog.generators) {
    if (!shapes.includes('square')) continue;
    for (let seed = 0; seed < seeds(320); ++seed) {
      const passes = [{ id: 'weave' }, { id: seed % 2 === 0 ? 'sparsify' : 'locksAndKeys' }];
      const options = { algorithm: id, width: 9, height: 7, seed, passes };
      if (mw.check(options) !== null) continue;
      const maze = mw.generate(options);
      for (const options of widths) {
        assert.deepEqual(adopted(toTmj(maze, options)).toJSON(), maze.toJSON(), `${id} ${seed}`);
      }
    }
  }
});

test('without its data a map gives the maze that tiles and objects show', () => {
  const keys = ['passages', 'oneWays', 'start', 'end', 'doors', 'dungeon'];
  for (const { name, maze } of mazes) {
    const back = adopted(toTmj(maze, { data: false, corridor: 2 }));
    for (const key of keys) assert.deepEqual(back[key], maze[key], `${name} ${key}`);
    // A map lists things storey by storey.
    const things = (list) => list?.toSorted((a, b) => a.level - b.level || a.cell - b.cell) ?? [];
    const placed = (list) =>
      things(list?.map((thing) => ({ ...thing, ...maze.positionOf(thing.cell) })));
    assert.deepEqual(placed(back.things), placed(maze.things), name);
    // What a mask left out is rock.
    if (!maze.mask) assert.deepEqual(back.kinds, maze.kinds, name);
    const rooms = (list) => list?.map(({ x, y, width, height }) => ({ x, y, width, height })) ?? [];
    assert.deepEqual(rooms(back.rooms), rooms(maze.rooms), name);
    if (!maze.dungeon) continue;
    const doors = (list) => list?.map((room) => new Set(room.doors)) ?? [];
    assert.deepEqual(doors(back.rooms), doors(maze.rooms), name);
  }
});

const noTiled = has('tiled') ? false : 'tiled is not installed';

test('what Tiled saved of either format is the very maze', { skip: noTiled }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'mazewright-read-'));
  after(() => rmSync(folder, { recursive: true }));
  // Each run of Tiled takes a second.
  for (const { name, maze } of some([...peopledMazes(), ...unusualMazes()], 3)) {
    for (const [extension, text] of [
      ['tmj', toTmj(maze)],
      ['tmx', toTmx(maze)],
    ]) {
      const path = join(folder, `map.${extension}`);
      writeFileSync(path, text);
      const { status, stderr } = runTool('tiled', ['--export-map', 'json', path, `${path}.json`]);
      assert.equal(status, 0, stderr);
      const back = adopted(readFileSync(`${path}.json`, 'utf8'));
      assert.deepEqual(back.toJSON(), maze.toJSON(), `${name} ${extension}`);
    }
  }
});

test('walls painted and erased between cells close and open their passages', () => {
  for (const options of [{}, { corridor: 2, wall: 2 }]) {
    for (const shape of ['square', { id: 'square', wrap: 'torus' }]) {
      const maze = mw.generate({ ...plain, shape });
      for (let cell = 0; cell < maze.cellCount; cell += 5) {
        for (const direction of ['east', 'south']) {
          if (maze.neighbour(cell, direction) === null) continue;
          const open = !maze.isOpen(cell, direction);
          const editor = opened(maze, options);
          editor.paintGap(cell, direction, open ? 0 : editor.wallGid);
          const wanted = mw.edit(maze, [{ cell, direction, open }]);
          assert.deepEqual(adopted(editor.map).passages, wanted.passages, `${cell} ${direction}`);
        }
      }
    }
  }
});

test('a corridor with a free lane is open, one without is not, and pillars say nothing', () => {
  const maze = mw.generate(plain);
  const cell = Array.from(maze.passages.keys()).find((each) => maze.isOpen(each, 'east'));
  const editor = opened(maze, { corridor: 2, wall: 2 });
  const { x, y } = { x: 4 * maze.positionOf(cell).x + 2, y: 4 * maze.positionOf(cell).y + 2 };
  const paint = (column, row) => {
    editor.storeys[0].walls.data[row * editor.map.width + column] = editor.wallGid;
  };
  paint(x + 2, y);
  assert.ok(adopted(editor.map).isOpen(cell, 'east'));
  paint(x + 3, y + 1);
  assert.ok(!adopted(editor.map).isOpen(cell, 'east'));
  const other = opened(maze, { corridor: 2, wall: 2 });
  other.storeys[0].walls.data[0] = 0;
  other.storeys[0].walls.data[4 * other.map.width + 4] = 0;
  assert.deepEqual(adopted(other.map).toJSON(), maze.toJSON());
});

test('a mouth that is walled up closes its tunnel, and the bridge stays', () => {
  const maze = mw.generate({ ...plain, width: 12, height: 9, passes: [{ id: 'weave' }] });
  const tunnels = maze.tunnels().filter(({ open }) => open);
  assert.ok(tunnels.length > 2);
  for (const { bridge, from } of tunnels) {
    const isAcross = Math.abs(bridge - from.cell) === 1;
    for (const owner of [Math.min(bridge, from.cell), bridge]) {
      const editor = opened(maze);
      editor.paintGap(owner, isAcross ? 'east' : 'south', editor.wallGid);
      const wanted = mw.edit(maze, [{ ...from, open: false }]);
      const back = adopted(editor.map);
      assert.deepEqual(back.passages, wanted.passages);
      assert.deepEqual(back.bridges, maze.bridges);
    }
  }
});

test('cells painted over are rock, and cells of rock or beyond the outline can be opened', () => {
  const maze = mw.generate({
    ...plain,
    width: 12,
    height: 12,
    shape: { id: 'square', outline: 'disc' },
  });
  const inside = maze.mask.lastIndexOf(1) - 2;
  const editor = opened(maze);
  for (const { objects } of editor.storeys) objects.objects = [];
  editor.paintCell(inside, editor.wallGid);
  editor.paintCell(0, 0);
  editor.paintCell(1, 0);
  editor.paintGap(0, 'east', 0);
  const back = adopted(editor.map);
  assert.equal(back.passages[inside], 0);
  assert.equal(back.kinds[inside], 0);
  assert.deepEqual([back.neighbour(0, 'east'), back.isOpen(0, 'east')], [1, true]);
  assert.equal(back.start, null);
});

test('in a dungeon all floor that touches is linked after edits, and rooms know their doors', () => {
  const maze = dungeonOf([]);
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.nat(maze.cellCount - 1), fc.boolean()), { maxLength: 40 }),
      fc.constantFrom({}, { corridor: 2 }),
      (edits, options) => {
        const editor = opened(maze, options);
        const wanted = maze.kinds.map((kind) => Number(kind !== 0));
        for (const { objects } of editor.storeys) objects.objects = [];
        for (const [cell, isWall] of edits) {
          editor.paintCell(cell, isWall ? editor.wallGid : 0);
          wanted[cell] = isWall ? 0 : 1;
        }
        const back = adopted(editor.map);
        assert.deepEqual(
          back.kinds.map((kind) => Number(kind !== 0)),
          wanted,
        );
        for (let cell = 0; cell < maze.cellCount; ++cell) {
          for (const direction of maze.directions) {
            const next = maze.neighbour(cell, direction);
            if (next === null) continue;
            assert.equal(back.isOpen(cell, direction), (wanted[cell] & wanted[next]) === 1);
          }
        }
        for (const { x, y, width, height, doors } of back.rooms) {
          for (const door of doors) {
            assert.notEqual(back.kinds[door], 1);
            const at = back.positionOf(door);
            const [dx, dy] = [at.x - x, at.y - y];
            assert.ok(dx >= -1 && dy >= -1 && dx <= width && dy <= height);
          }
        }
      },
    ),
    { numRuns: seeds(200, 20), seed: 7 },
  );
});

test('floors painted in a dungeon are the kinds of its cells', () => {
  const maze = dungeonOf([]);
  const editor = opened(maze);
  const floor = Array.from(maze.kinds.keys()).filter((cell) => maze.kinds[cell] === 1);
  const passage = editor.gidOf(({ values }) => values.kind === 3);
  editor.paintCell(floor[5], passage, 'floor');
  const back = adopted(editor.map);
  assert.equal(back.kinds[floor[5]], 3);
  assert.equal(back.kinds[floor[6]], 1);
});

test('objects moved, changed, copied and deleted are read where they are', () => {
  const maze = dungeonOf();
  const editor = opened(maze);
  const floor = Array.from(maze.kinds.keys()).filter((cell) => maze.kinds[cell] === 1);
  const [key] = editor.objects('key');
  editor.move(key, floor[3]);
  const [door, gone] = editor.objects('door');
  door.properties = [{ name: 'state', type: 'string', value: 'secret' }];
  const [{ objects }] = editor.storeys;
  objects.objects = objects.objects.filter(
    (object) => object !== gone && !['treasure', 'start'].includes(object.type),
  );
  const monster = {
    ...editor.objects('monster')[0],
    id: 999,
    type: '',
    class: 'monster',
    rotation: 90,
  };
  objects.objects.push(monster, { id: 1000, type: 'torch', x: 0, y: 0, width: 16, height: 16 });
  objects.objects.push({ id: 1001, type: 'start', point: true, x: 0, y: 0 });
  editor.move(monster, floor[9]);
  // Turned about its lower left corner, it is drawn one tile to the right of it and lower.
  monster.y -= 16;
  const start = objects.objects.at(-1);
  const { x, y } = maze.positionOf(floor[7]);
  [start.x, start.y] = [16 * x + 8, 16 * y + 8];
  const back = adopted(editor.map);
  assert.equal(back.start, floor[7]);
  const keys = (each) => each.things.filter(({ role }) => role === 'key');
  assert.equal(keys(back).length, keys(maze).length);
  assert.ok(
    keys(back).some(
      ({ cell, lock }) => cell === floor[3] && lock === valuesOf(key.properties).lock,
    ),
  );
  assert.equal(back.doors.length, maze.doors.length - 1);
  assert.equal(back.doors.find(({ cell }) => cell === maze.doors[0].cell).state, 'secret');
  assert.ok(back.things.some(({ cell, role }) => role === 'monster' && cell === floor[9]));
  assert.ok(back.things.every(({ role }) => role !== 'treasure'));
  assert.deepEqual(back.passages, maze.passages);
});

test('rooms moved, added and deleted are read, and the tree goes with them', () => {
  const maze = dungeonOf([]);
  const editor = opened(maze);
  const [{ rooms }] = editor.storeys;
  const count = maze.rooms.length;
  rooms.objects[1].width += 16;
  rooms.objects.splice(2, 1);
  const removed = maze.rooms[2];
  rooms.objects.push({ ...rooms.objects[0], id: 500, x: 0, y: 0, width: 32, height: 48 });
  const back = adopted(editor.map);
  assert.equal(back.rooms.length, count);
  assert.deepEqual(back.rooms[0], maze.rooms[0]);
  assert.equal(back.rooms[1].width, maze.rooms[1].width + 1);
  const { x, y, width, height } = back.rooms.at(-1);
  assert.deepEqual({ x, y, width, height }, { x: 0, y: 0, width: 2, height: 3 });
  assert.ok(back.rooms.every((room) => room.x !== removed.x || room.y !== removed.y));
  assert.equal(back.tree, null);
});

test('a room of a storey that is moved has the cells of its own storey', () => {
  const options = { ...plain, shape: 'cube', levels: 3, passes: [{ id: 'rooms', number: 6 }] };
  const maze = mw.generate(options);
  const { x, y, level } = maze.rooms.find((room) => room.level > 0);
  const editor = opened(maze);
  const [object] = editor.storeys[level].rooms.objects;
  Object.assign(object, { width: 3 * 16, height: 16 });
  const back = adopted(editor.map);
  const moved = back.rooms.find((room) => room.level === level && room.x === x && room.y === y);
  assert.deepEqual(
    [...moved.cells],
    [x, x + 1].map((column) => back.cellAt(column, y, level)),
  );
});

test('stairs that are added, turned or deleted lead where they say', () => {
  const maze = mw.generate({ ...plain, shape: 'cube', levels: 3 });
  const from = Array.from(maze.passages.keys()).find(
    (cell) => maze.isOpen(cell, 'up') && maze.isOpen(cell, 'down'),
  );
  const up = maze.neighbour(from, 'up');
  const stairsAt = (editor, cell) => {
    const { x, y, level } = maze.positionOf(cell);
    const size = editor.map.tilewidth;
    return editor.storeys[level].objects.objects.find(
      (object) =>
        object.type === 'stairs' &&
        object.x === (2 * x + 1) * size &&
        object.y === (2 * y + 2) * size,
    );
  };
  const editor = opened(maze);
  const both = stairsAt(editor, from);
  assert.deepEqual(valuesOf(both.properties), { up: true, down: true });
  both.properties.find(({ name }) => name === 'up').value = false;
  const oneWay = adopted(editor.map);
  assert.deepEqual([oneWay.isOpen(from, 'up'), oneWay.isOpen(up, 'down')], [false, true]);
  stairsAt(editor, up).properties.find(({ name }) => name === 'down').value = false;
  assert.deepEqual(
    adopted(editor.map).passages,
    mw.edit(maze, [{ cell: from, direction: 'up', open: false }]).passages,
  );
});

test('layers may be saved as Base64, zlib and gzip, in groups, and with turned tiles', () => {
  const maze = dungeonOf();
  const packers = { '': (bytes) => bytes, zlib: deflateSync, gzip: gzipSync };
  for (const [compression, pack] of Object.entries(packers)) {
    const { map } = opened(maze);
    for (const layer of map.layers.filter(({ data }) => data)) {
      const flags = layer.name === 'walls' ? 0xa0000000 : 0;
      const numbers = layer.data.map((gid) => (gid ? gid + flags : 0));
      const bytes = Buffer.alloc(4 * numbers.length);
      for (const [i, number] of numbers.entries()) bytes.writeUInt32LE(number, 4 * i);
      layer.data = pack(bytes).toString('base64');
      layer.encoding = 'base64';
      if (compression) layer.compression = compression;
    }
    map.layers = [{ type: 'group', name: 'all', id: 99, layers: map.layers }];
    assert.deepEqual(adopted(map).toJSON(), maze.toJSON(), compression);
  }
});

test('our tileset may have another place among tilesets; any tile of the layer is a wall', () => {
  const maze = mw.generate(plain);
  const { map, storeys } = opened(maze);
  for (const layer of [storeys[0].walls, storeys[0].floor]) {
    layer.data = layer.data.map((gid) => gid && gid + 500);
  }
  map.tilesets[0].firstgid += 500;
  map.tilesets.unshift({ name: 'trees', firstgid: 1, source: 'trees.tsx' });
  storeys[0].walls.data = storeys[0].walls.data.map((gid, at) => (gid && at % 3 === 0 ? 7 : gid));
  assert.deepEqual(adopted(map).toJSON(), maze.toJSON());
});

const refused = (text, field) =>
  assert.throws(
    () => readTmj(text),
    (error) => {
      assert.ok(error instanceof MazeError, String(error));
      assert.equal(error.field, field, error.message);
      assert.match(error.message, /\S.{12}/);
      return true;
    },
  );

test('what cannot be read is refused by its field', () => {
  for (const value of strangers()) refused(value, 'map');
  for (const text of ['', '{', '[]', 'null', '7', '<map/>']) refused(text, 'map');
  const maze = dungeonOf();
  const edited = (change) => {
    const editor = opened(maze);
    change(editor.map, editor);
    return JSON.stringify(editor.map);
  };
  const property = (map, name) => map.properties.find((each) => each.name === name);
  const stored = (map, change) => {
    const json = JSON.parse(property(map, 'maze').value);
    change(json);
    property(map, 'maze').value = JSON.stringify(json);
  };
  const rock = Array.from(maze.kinds.keys()).find((cell) => maze.kinds[cell] === 0);
  /** @type {[string, (map: any, editor: any) => void][]} */
  const cases = [
    ['orientation', (map) => Object.assign(map, { orientation: 'isometric' })],
    ['infinite', (map) => Object.assign(map, { infinite: true })],
    ['width', (map) => Object.assign(map, { width: -1 })],
    ['tileheight', (map) => Object.assign(map, { tileheight: 0 })],
    ['walls', (map) => Object.assign(map, { width: map.width + 1 })],
    ['layers', (map) => map.layers.splice(1, 1)],
    ['layers', (map) => Object.assign(map, { layers: 'none' })],
    ['walls', (_, { storeys }) => storeys[0].walls.data.pop()],
    ['walls', (_, { storeys }) => storeys[0].walls.data.fill(-1)],
    [
      'floor',
      (_, { storeys }) => Object.assign(storeys[0].floor, { data: 'AAAA', encoding: 'base64' }),
    ],
    [
      'walls.compression',
      (_, { storeys }) =>
        Object.assign(storeys[0].walls, { data: 'AAAA', encoding: 'base64', compression: 'zstd' }),
    ],
    [
      'walls',
      (_, { storeys }) =>
        Object.assign(storeys[0].walls, { data: 'AAAA', encoding: 'base64', compression: 'zlib' }),
    ],
    ['dungeon', (map) => Object.assign(map, { properties: [] })],
    ['corridor', (map) => Object.assign(property(map, 'corridor'), { value: 0 })],
    ['width', (map) => Object.assign(property(map, 'corridor'), { value: 7 })],
    ['maze', (map) => Object.assign(property(map, 'maze'), { value: '{' })],
    ['maze', (map) => Object.assign(property(map, 'maze'), { value: '3' })],
    ['format', (map) => stored(map, (json) => delete json.format)],
    ['width', (map) => stored(map, (json) => Object.assign(json, { width: 31, height: 22 }))],
    ['shape', (map) => stored(map, (json) => Object.assign(json, { shape: 'hex' }))],
    ['passages', (map) => stored(map, (json) => Object.assign(json, { passages: 'AAAA' }))],
    ['kinds', (map) => stored(map, (json) => Object.assign(json, { kinds: null }))],
    ['rooms', (map) => stored(map, (json) => Object.assign(json, { rooms: 3 }))],
    ['objects', (_, { objects, move }) => move(objects('key')[0], rock)],
    ['objects', (_, { objects }) => Object.assign(objects('key')[0], { x: -100 })],
    ['objects[0]', (_, { storeys }) => Object.assign(storeys[0].objects.objects[0], { x: 'left' })],
    ['doors', (_, { objects }) => Object.assign(objects('door')[0], { properties: [] })],
    ['doors', (_, { objects, storeys }) => storeys[0].objects.objects.push(objects('door')[0])],
    [
      'things',
      (_, { objects }) =>
        Object.assign(objects('key')[0], { properties: [{ name: 'lock', value: 0 }] }),
    ],
    ['rooms[0]', (_, { storeys }) => Object.assign(storeys[0].rooms.objects[0], { x: 9000 })],
    [
      'start',
      (_, { objects, storeys }) =>
        storeys[0].objects.objects.push(
          ...[1, 2].map(() => ({ ...objects('key')[0], type: 'start' })),
        ),
    ],
  ];
  for (const [field, change] of cases) refused(edited(change), field);
  const nested = (depth) =>
    depth === 0 ? '[]' : `[{"type":"group","layers":${nested(depth - 1)}}]`;
  const head =
    '{"orientation":"orthogonal","width":3,"height":3,"tilewidth":9,"tileheight":9,"layers":';
  refused(`${head}${nested(2000)}}`, 'layers');
  const walled = opened(mw.generate(plain));
  walled.paintCell(0, walled.wallGid);
  refused(JSON.stringify(walled.map), 'objects');
  const misled = opened(mw.generate({ ...plain, shape: 'cube', levels: 2 }));
  misled.objects('stairs')[0].properties.find(({ name }) => name === 'down').value = true;
  refused(JSON.stringify(misled.map), 'objects');
  misled.map.layers[1].properties[0].value = 5;
  refused(JSON.stringify(misled.map), 'layers');
  assert.deepEqual(adopted(toTmj(maze)).toJSON(), maze.toJSON());
});

test('damaged maps give a maze or a MazeError, never anything else', () => {
  const texts = [dungeonOf(), ...some(mazes, 6).map(({ maze }) => maze)]
    .filter(({ cellCount }) => cellCount < 800)
    .map((maze) => toTmj(maze));
  const damage = fc.oneof(
    fc.constantFrom(null, -1, 0, 1, 1e9, 0.5, '', 'x', true, [], {}, [null], { type: 'group' }),
    fc.jsonValue({ maxDepth: 2 }),
  );
  /** Every place of a value, by its path. */
  const places = (value, found = []) => {
    for (const key of Object.keys(value)) {
      found.push([value, key]);
      if (typeof value[key] === 'object' && value[key] !== null) places(value[key], found);
    }
    return found;
  };
  const tried = (text) => {
    try {
      adopted(text);
    } catch (error) {
      assert.ok(error instanceof MazeError && error.code !== 'internal', error.stack);
    }
  };
  fc.assert(
    fc.property(
      fc.constantFrom(...texts),
      fc.array(fc.tuple(fc.nat(), damage, fc.boolean()), { minLength: 1, maxLength: 3 }),
      (text, changes) => {
        const map = JSON.parse(text);
        const stored = map.properties.find(({ name }) => name === 'maze');
        const data = JSON.parse(stored.value);
        for (const [at, value, isInData] of changes) {
          const all = places(isInData ? data : map);
          const [owner, key] = all[at % all.length];
          owner[key] = structuredClone(value);
        }
        if (stored.value === JSON.stringify(data)) tried(JSON.stringify(map));
        else if (map.properties?.includes?.(stored)) {
          stored.value = JSON.stringify(data);
          tried(JSON.stringify(map));
        }
      },
    ),
    { numRuns: seeds(4000, 200), seed: 11 },
  );
  fc.assert(
    fc.property(fc.constantFrom(...texts), fc.nat(), fc.nat(), (text, a, b) => {
      const [from, to] = [a % text.length, b % text.length].sort((x, y) => x - y);
      tried(text.slice(0, from));
      tried(text.slice(0, from) + text.slice(to));
    }),
    { numRuns: seeds(400, 40), seed: 12 },
  );
});
