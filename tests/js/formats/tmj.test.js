/** Maps of Tiled in JSON, decoded by the rules of its documentation, against the maze. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formats, tilesetImage, toTmj } from 'mazewright/formats';
import { MazeError, mw } from '../support/load.js';
import { peopledMazes } from '../support/peopled-mazes.js';
import { dungeons, mazesOfShapes, unusualMazes } from '../support/sample-mazes.js';
import { storeysIn, tilesetIn, valuesOf } from '../support/tiled.js';

const row = formats.find(({ id }) => id === 'tmj');
const all = [...mazesOfShapes(), ...unusualMazes(), ...dungeons(), ...peopledMazes()];
const fitting = all.filter(({ maze }) => row.problem(maze) === null);

const tilesOf = (maze, widths, level) =>
  maze.tiles(maze.levels > 1 ? { ...widths, level } : widths);

/** Every storey of every maze at some widths. */
function* storeys() {
  for (const { name, maze } of fitting) {
    for (const widths of [{}, { corridor: 2, wall: 3 }]) {
      const map = JSON.parse(toTmj(maze, widths));
      const found = storeysIn(map);
      assert.equal(found.length, maze.levels, name);
      for (const [level, layers] of found.entries()) {
        yield { name, maze, widths, map, level, layers, tiles: tilesOf(maze, widths, level) };
      }
    }
  }
}

test('walls stand where maze.tiles has none, each fitting the eight tiles around it', () => {
  for (const { name, map, layers, tiles } of storeys()) {
    const { width, height, data } = tiles;
    assert.deepEqual([map.width, map.height], [width, height], name);
    assert.deepEqual([layers.walls.width, layers.walls.height], [width, height], name);
    const tileset = tilesetIn(map);
    const isWall = (x, y) =>
      x < 0 || y < 0 || x >= width || y >= height || data[y * width + x] === 0;
    for (const [at, gid] of layers.walls.data.entries()) {
      const [x, y] = [at % width, Math.floor(at / width)];
      assert.equal(gid !== 0, isWall(x, y), name);
      if (gid === 0) continue;
      const tile = tileset.tiles.get(gid);
      assert.equal(tile.type, 'wall');
      const near = (dx, dy) => Number(isWall(x + dx, y + dy));
      const [n, e, s, w] = [near(0, -1), near(1, 0), near(0, 1), near(-1, 0)];
      const corners = [
        [n & e, near(1, -1)],
        [s & e, near(1, 1)],
        [s & w, near(-1, 1)],
        [n & w, near(-1, -1)],
      ].map(([sides, corner]) => sides & corner);
      const wang = [n, corners[0], e, corners[1], s, corners[2], w, corners[3]];
      // Tiled has no terrain for a wall that joins nothing.
      assert.deepEqual(tile.wang ?? new Array(8).fill(0), wang, `${name} ${x},${y}`);
    }
  }
});

test('every wall of the tileset collides as a whole tile, and no other tile does', () => {
  for (const scale of [1, 3]) {
    const map = JSON.parse(toTmj(fitting[0].maze, { scale }));
    const { tileset, tiles } = tilesetIn(map);
    const pixels = 16 * scale;
    assert.deepEqual([map.tilewidth, map.tileheight], [pixels, pixels]);
    assert.deepEqual([tileset.tilewidth, tileset.tileheight], [pixels, pixels]);
    const walls = [...tiles.values()].filter(({ type }) => type === 'wall');
    assert.equal(walls.length, 47);
    assert.equal(new Set(walls.map(({ wang }) => String(wang))).size, 47);
    for (const { type, objectgroup } of tiles.values()) {
      if (type !== 'wall') {
        assert.equal(objectgroup, undefined);
        continue;
      }
      const [{ x, y, width, height }, ...others] = objectgroup.objects;
      assert.deepEqual([x, y, width, height, others.length], [0, 0, pixels, pixels, 0]);
    }
    const view = new DataView(tilesetImage({ scale }).buffer);
    assert.equal(view.getUint32(16), tileset.imagewidth);
    assert.equal(view.getUint32(20), tileset.imageheight);
    assert.equal(tileset.imagewidth, tileset.columns * pixels);
    assert.equal(tileset.tilecount, (tileset.imageheight / pixels) * tileset.columns);
  }
});

test('floors say the kind of maze.tiles, and bridges and tunnels what they are', () => {
  const woven = { 5: 'bridgeOverWestEast', 6: 'bridgeOverNorthSouth', 7: 'tunnel' };
  const seen = new Set();
  for (const { name, maze, map, layers, tiles } of storeys()) {
    const tileset = tilesetIn(map);
    for (const [at, gid] of layers.floor.data.entries()) {
      const { type, values } = tileset.tiles.get(gid);
      const kind = tiles.data[at];
      seen.add(type);
      if (kind === 0) assert.equal(type, 'ground', name);
      else if (!maze.dungeon && kind > 4) assert.equal(type, woven[kind], name);
      else assert.equal(values.kind, kind, name);
    }
  }
  for (const type of ['room', 'corridor', 'doorway', 'landing', ...Object.values(woven)]) {
    assert.ok(seen.has(type), type);
  }
});

/** The cell under the middle of an object; null between cells. */
function cellUnder(object, { maze, map, widths, level }) {
  const { corridor = 1 } = widths;
  const wall = maze.dungeon ? 0 : (widths.wall ?? 1);
  const place = (pixels, tile) => {
    const at = Math.floor(pixels / tile) - wall;
    const cell = Math.floor(at / (corridor + wall));
    return at - cell * (corridor + wall) < corridor ? cell : null;
  };
  const up = object.gid === undefined ? 1 : -1;
  const x = place(object.x + object.width / 2, map.tilewidth);
  const y = place(object.y + (up * object.height) / 2, map.tileheight);
  return x === null || y === null ? null : maze.cellAt(x, y, level);
}

test('start, end, doors, things and stairs are objects in their cells, with what they are', () => {
  const seen = new Set();
  for (const storey of storeys()) {
    const { name, maze, map, layers, level } = storey;
    const area = maze.width * maze.height;
    const isHere = (cell) => cell !== null && Math.floor(cell / area) === level;
    const { tiles } = tilesetIn(map);
    const found = layers.objects.objects
      .filter(({ type }) => type !== 'arrow')
      .map((object) => {
        seen.add(object.type);
        const cell = cellUnder(object, storey);
        return { type: object.type, cell, ...valuesOf(object.properties) };
      });
    const expected = [
      ...[maze.start].filter(isHere).map((cell) => ({ type: 'start', cell })),
      ...[maze.end].filter(isHere).map((cell) => ({ type: 'end', cell })),
      ...(maze.doors ?? [])
        .filter(({ cell }) => isHere(cell))
        .map(({ cell, state, lock }) => ({ type: 'door', cell, state, ...(lock && { lock }) })),
      ...(maze.things ?? [])
        .filter(({ cell }) => isHere(cell))
        .map(({ cell, role, level: depth, room, lock }) => ({
          type: role,
          cell,
          level: depth,
          ...(room !== null && { room }),
          ...(lock && { lock }),
        })),
      ...Array.from({ length: maze.cellCount }, (_, cell) => cell)
        .filter((cell) => isHere(cell) && maze.directions.includes('up'))
        .map((cell) => ({
          type: 'stairs',
          cell,
          up: maze.isOpen(cell, 'up'),
          down: maze.isOpen(cell, 'down'),
        }))
        .filter(({ up, down }) => up || down),
    ];
    assert.deepEqual(found, expected, `${name}, level ${level}`);
    for (const { type, gid, width, height, properties } of layers.objects.objects) {
      const drawn = tiles.get(gid).type;
      const { state } = valuesOf(properties);
      if (type === 'door') assert.equal(drawn, `${state}Door`, name);
      else if (['arrow', 'stairs'].includes(type)) assert.ok(drawn.startsWith(type), name);
      else assert.equal(drawn, type, name);
      const wide = type === 'door' ? map.tilewidth * (storey.widths.corridor ?? 1) : map.tilewidth;
      assert.deepEqual([width, height], [wide, wide], name);
    }
  }
  const wanted = ['start', 'end', 'door', 'key', 'entrance', 'exit', 'boss', 'treasure', 'monster'];
  for (const type of [...wanted, 'stairs']) assert.ok(seen.has(type), type);
});

test('there is an arrow on the floor between the cells of every one-way passage', () => {
  let seen = 0;
  for (const storey of storeys()) {
    const { name, maze, map, layers, level } = storey;
    const arrows = layers.objects.objects.filter(({ type }) => type === 'arrow');
    const count = (side) => {
      let sum = 0;
      for (let cell = 0; cell < maze.cellCount; ++cell) {
        const isHere = maze.positionOf(cell).level === level;
        if (isHere && ((maze.oneWays?.[cell] ?? 0) >> maze.directions.indexOf(side)) & 1) sum++;
      }
      return sum;
    };
    // A passage that is one-way toward a cell from its west leads east.
    for (const [side, direction] of Object.entries({
      west: 'east',
      east: 'west',
      north: 'south',
      south: 'north',
    })) {
      const drawn = arrows.filter(({ properties }) => valuesOf(properties).direction === direction);
      assert.equal(drawn.length, count(side), `${name} ${direction}`);
    }
    for (const object of arrows) {
      seen++;
      assert.equal(cellUnder(object, storey), null, name);
      const [x, y] = [object.x / map.tilewidth, object.y / map.tileheight - 1];
      assert.equal(layers.walls.data[y * map.width + x], 0, `${name} ${x},${y}`);
    }
  }
  assert.ok(seen > 20);
});

test('rooms are rectangles around their cells, with their numbers', () => {
  let seen = 0;
  for (const { name, maze, map, layers, level, widths } of storeys()) {
    const wall = maze.dungeon ? 0 : (widths.wall ?? 1);
    const pitch = (widths.corridor ?? 1) + wall;
    const rooms = (maze.rooms ?? []).map((room, number) => ({ ...room, number }));
    const expected = rooms
      .filter((room) => (room.level ?? 0) === level)
      .map(({ x, y, width, height, number }) => [
        number,
        (x * pitch + wall) * map.tilewidth,
        (y * pitch + wall) * map.tilewidth,
        (width * pitch - wall) * map.tilewidth,
        (height * pitch - wall) * map.tilewidth,
      ]);
    const found = layers.rooms.objects.map(({ type, x, y, width, height, properties }) => {
      assert.equal(type, 'room');
      return [valuesOf(properties).number, x, y, width, height];
    });
    assert.deepEqual(found, expected, name);
    seen += found.length;
  }
  assert.ok(seen > 20);
});

test('one storey is plain layers, several are groups of which the first is seen; ids differ', () => {
  for (const { name, maze } of fitting) {
    const map = JSON.parse(toTmj(maze));
    const groups = map.layers.filter(({ type }) => type === 'group');
    if (maze.levels === 1) {
      assert.deepEqual(
        map.layers.map((layer) => layer.name),
        ['floor', 'walls', 'rooms', 'objects'],
      );
    } else {
      assert.deepEqual(
        groups.map(({ properties, visible }) => [valuesOf(properties).level, visible]),
        Array.from({ length: maze.levels }, (_, level) => [level, level === 0]),
      );
    }
    const layers = [...map.layers, ...groups.flatMap((group) => group.layers)];
    const layerIds = layers.map(({ id }) => id);
    const objectIds = layers.flatMap(({ objects = [] }) => objects.map(({ id }) => id));
    for (const [ids, next] of [
      [layerIds, map.nextlayerid],
      [objectIds, map.nextobjectid],
    ]) {
      assert.equal(new Set(ids).size, ids.length, name);
      assert.ok(
        ids.every((id) => id > 0 && id < next),
        name,
      );
    }
  }
});

test('options leave layers out and name the picture; the same maze gives the same text', () => {
  const { maze } = peopledMazes()[0];
  assert.equal(toTmj(maze), toTmj(maze));
  const bare = { floor: false, objects: false, rooms: false, data: false };
  const map = JSON.parse(toTmj(maze, { ...bare, image: 'art/my tiles.png' }));
  assert.deepEqual(
    map.layers.map(({ name }) => name),
    ['walls'],
  );
  assert.equal(map.tilesets[0].image, 'art/my tiles.png');
  assert.equal(valuesOf(map.properties).maze, undefined);
  const [{ name, data }] = row.companions({ image: 'art/my tiles.png', scale: 2 });
  assert.equal(name, 'art/my tiles.png');
  assert.deepEqual(data, tilesetImage({ scale: 2 }));
  assert.equal(row.companions()[0].name, JSON.parse(toTmj(maze)).tilesets[0].image);
});

test('other shapes and wrong options are refused by their fields', () => {
  const hex = all.find(({ maze }) => maze.shape === 'hex').maze;
  assert.throws(() => toTmj(hex), { code: 'unsupported-shape', field: 'shape' });
  const { maze } = fitting[0];
  for (const [field, value] of [
    ['scale', 0],
    ['scale', 1.5],
    ['image', ''],
    ['image', 'a\nb.png'],
    ['corridor', 65],
    ['wall', 0],
    ['floor', 1],
    ['data', 'yes'],
  ]) {
    assert.throws(
      () => toTmj(maze, { [field]: value }),
      (error) => error instanceof MazeError && error.field === field,
      `${field} ${value}`,
    );
  }
  const wide = { width: 40, height: 40, algorithm: 'binaryTree', seed: 1 };
  const large = { corridor: 64, wall: 64 };
  for (const { id, write } of formats.filter((each) => ['tmj', 'tmx', 'ldtk'].includes(each.id))) {
    const wanted = { field: 'maze', code: 'too-large' };
    assert.throws(() => write(mw.generate(wide), large), wanted, id);
  }
  assert.throws(() => tilesetImage({ scale: 9 }), { field: 'scale' });
  assert.ok(toTmj(maze).length > 0);
});
