/** Formats of cubes by readers of others, against `maze.blocks` and `maze.tiles`. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { colorOfDoor, colorOfThing, palettes } from 'mazewright/draw';
import { formats, toSchematic, toTurtlecraft, toVox } from 'mazewright/formats';
import readVox from 'vox-reader';
import { mw } from '../support/load.js';
import { dungeons, mazesOfShapes, unusualMazes } from '../support/sample-mazes.js';
import { some } from '../support/seeds.js';
import { cubesOf, fromNorthWest, schematicOf, voxelsOf } from '../support/voxels.js';

const { light } = palettes;
const isSquare = ({ maze }) => maze.shape === 'square' || maze.shape === 'cube';
const all = [...mazesOfShapes(), ...unusualMazes(), ...dungeons()];
const row = formats.find(({ id }) => id === 'vox');
const mazes = all.filter((each) => isSquare(each) && row.problem(each.maze) === null);
const others = all.filter((each) => !isSquare(each));
const storeys = mazes.find(({ name }) => name === 'storeys').maze;
const mission = mazes.find(({ name }) => name === 'mission').maze;

/** Walls and bridges as `x y z` with x to the east, y to the south; of storeys by their tiles. */
function solidOf(maze, height) {
  const cubes = new Set();
  if (maze.shape === 'square') {
    const blocks = maze.blocks({ height });
    for (let i = 0; i < blocks.length; i += 4) {
      cubes.add(`${blocks[i + 1]} ${blocks[i]} ${blocks[i + 2]}`);
    }
    return cubes;
  }
  for (let level = 0; level < maze.levels; ++level) {
    const { width, data } = maze.tiles({ level });
    data.forEach((tile, i) => {
      if (tile !== 0) return;
      for (let z = 1; z <= height; ++z) {
        cubes.add(`${i % width} ${Math.floor(i / width)} ${level * (height + 1) + z}`);
      }
    });
  }
  return cubes;
}

/** The tile of a cell, `x y`, and the height of its floor. */
function placeOf(maze, cell, height) {
  const { x, y, level } = maze.positionOf(cell);
  return [maze.dungeon ? x : 2 * x + 1, maze.dungeon ? y : 2 * y + 1, level * (height + 1)];
}

const PLAIN = { wall: '#010203', bridge: '#010204' };
const keysWhere = (map, isWanted) =>
  [...map].flatMap(([key, value]) => (isWanted(value) ? key : [])).sort();

test('the walls and bridges of .vox are the cubes of maze.blocks', () => {
  for (const { name, maze } of some(mazes, 12)) {
    const voxels = fromNorthWest(voxelsOf(toVox(maze, { height: 2, ...PLAIN })));
    const solid = keysWhere(voxels, (color) => Object.values(PLAIN).includes(color));
    assert.deepEqual(solid, [...solidOf(maze, 2)].sort(), name);
  }
});

test('a maze with a side over 256 is several models in their places', () => {
  const maze = mw.generate({ algorithm: 'wilson', width: 150, height: 3, seed: 'wide' });
  const file = toVox(maze, { height: 1, ...PLAIN });
  assert.deepEqual(
    readVox(file).size.map(({ x, y, z }) => [x, y, z]),
    [
      [256, 7, 2],
      [45, 7, 2],
    ],
  );
  const voxels = fromNorthWest(voxelsOf(file));
  const solid = keysWhere(voxels, (color) => color === PLAIN.wall);
  assert.deepEqual(solid, [...solidOf(maze, 1)].sort());
  const tall = toVox(mw.generate({ algorithm: 'wilson', width: 2, height: 200, seed: 1 }));
  assert.equal(readVox(tall).xyzi.length, 2);
  assert.equal(readVox(toVox(storeys)).ntrn, undefined, 'a small one needs no scene');
});

test('floors, doors, things and ends have the colours of their kinds', () => {
  const height = 2;
  const voxels = fromNorthWest(voxelsOf(toVox(mission, { height })));
  const { default: room } = colorOf('room');
  const { data, width } = mission.tiles();
  const at = (cell, z) => voxels.get([...placeOf(mission, cell, height).slice(0, 2), z].join(' '));
  for (const door of mission.doors) {
    const color = door.state === 'locked' ? colorOfDoor(light, door) : colorOf(door.state).default;
    for (const z of [1, 2]) assert.equal(at(door.cell, z), color);
  }
  for (const thing of mission.things) {
    const color = thing.role === 'key' ? colorOfThing(light, thing) : colorOf(thing.role).default;
    assert.equal(at(thing.cell, 1), color);
  }
  assert.equal(at(mission.start, 0), colorOf('start').default);
  assert.equal(at(mission.end, 0), colorOf('end').default);
  data.forEach((tile, cell) => {
    if (tile !== 1 || cell === mission.start || cell === mission.end) return;
    assert.equal(voxels.get(`${cell % width} ${Math.floor(cell / width)} 0`), room);
  });
  const bare = voxelsOf(toVox(mission, { height, floor: false, closed: 'transparent' }));
  assert.ok([...bare.keys()].every((key) => !key.endsWith(' 0')));
  const without = [...bare.values()].filter((color) => color === colorOf('closed').default);
  assert.equal(without.length, 0);
  const short = voxelsOf(toVox(mission, { room: '#abc', wall: '#12345680' }));
  assert.ok([...short.values()].includes('#aabbcc') && [...short.values()].includes('#123456'));
});

const colorOf = (id) =>
  formats.find((row) => row.id === 'vox').params.find((param) => param.id === id);
const blockOf = (id) =>
  formats.find((row) => row.id === 'schematic').params.find((param) => param.id === id).default;

test('the walls and bridges of .schem are the cubes of maze.blocks, but where tunnels are higher', async () => {
  for (const { name, maze } of some(mazes, 12)) {
    if (maze.bridges) continue;
    const { found, blocks } = await schematicOf(
      toSchematic(maze, { height: 2, ground: 'test:ground' }),
    );
    assert.deepEqual([found.Version, found.DataVersion], [3, 3700]);
    const solid = keysWhere(blocks, (block) =>
      [blockOf('wall'), blockOf('bridge')].includes(block),
    );
    assert.deepEqual(solid, [...solidOf(maze, 2)].sort(), name);
  }
});

test('doors of .schem have two halves that stand across the passage; storeys have a way up', async () => {
  const { blocks } = await schematicOf(toSchematic(mission));
  const isWall = (x, y) => blocks.get(`${x} ${y} 1`) === blockOf('wall');
  for (const { cell, state } of mission.doors) {
    const [x, y] = placeOf(mission, cell, 3);
    const [lower, upper] = [1, 2].map((z) => blocks.get(`${x} ${y} ${z}`));
    if (!blockOf(state).endsWith('_door')) {
      assert.deepEqual([lower, upper], [blockOf(state), blockOf(state)]);
      continue;
    }
    const facing = isWall(x, y - 1) && isWall(x, y + 1) ? 'east' : 'south';
    const of = (half) =>
      `${blockOf(state)}[facing=${facing},half=${half},hinge=left,open=${state === 'open'}]`;
    assert.deepEqual([lower, upper], [of('lower'), of('upper')]);
    assert.equal(blocks.get(`${x} ${y} 3`), 'minecraft:air');
  }
  const { blocks: tower } = await schematicOf(toSchematic(storeys));
  const up = storeys.directions.indexOf('up');
  for (let cell = 0; cell < storeys.cellCount; ++cell) {
    const [x, y, floor] = placeOf(storeys, cell, 3);
    for (let z = 1; z <= 4 && floor + z < 12; ++z) {
      const isShaft = ((storeys.passages[cell] >> up) & 1) === 1;
      if (z < 4 || isShaft)
        assert.equal(tower.get(`${x} ${y} ${floor + z}`) === blockOf('stairs'), isShaft);
    }
  }
  assert.deepEqual(toSchematic(mission), toSchematic(mission), 'the same bytes each time');
});

test('a turtlecraft script places the cubes of maze.blocks, in both languages', () => {
  for (const { name, maze } of mazes) {
    for (const language of ['en', 'ko']) {
      const script = toTurtlecraft(maze, { language, height: 3, color: 5 });
      const cubes = cubesOf(script);
      if (maze.shape === 'square') {
        const blocks = maze.blocks({ height: 3, color: 5 });
        const own = [];
        for (let i = 0; i < blocks.length; i += 4)
          own.push([...blocks.subarray(i, i + 4)].join(' '));
        assert.deepEqual(cubes, own.sort(), name);
      }
      const walls = new Set(cubes.map((cube) => cube.replace(/^(\S+) (\S+) (\S+) 5$/, '$2 $1 $3')));
      for (const cube of solidOf(maze, 3)) assert.ok(walls.has(cube), name);
      assert.equal(script.includes('직육면체'), language === 'ko');
    }
  }
});

test('a script of 40 x 40 takes at most 20 KB', () => {
  for (const row of mw.catalog.generators) {
    if (!row.shapes.includes('square')) continue;
    for (const language of ['en', 'ko']) {
      const options = { algorithm: row.id, width: 40, height: 40, seed: 'size' };
      if (mw.check(options)) continue;
      const script = toTurtlecraft(mw.generate(options), { language });
      assert.ok(Buffer.byteLength(script) <= 20_000, `${row.id}: ${Buffer.byteLength(script)}`);
    }
  }
});

test('what a format of cubes cannot hold is refused with the reason', () => {
  for (const { name, maze } of others) {
    for (const write of [toVox, toSchematic, toTurtlecraft]) {
      assert.throws(
        () => write(maze),
        { name: 'MazeError', code: 'unsupported-shape', field: 'shape' },
        name,
      );
    }
  }
  const ways = { code: 'invalid-option', field: 'maze' };
  for (const [options, message] of [
    [{ shape: { id: 'square', wrap: 'torus' } }, /glued edges/],
    [{ shape: 'cube', levels: 2, passes: [{ id: 'weave', share: 1 }] }, /storeys/],
  ]) {
    const maze = mw.generate({ algorithm: 'wilson', width: 6, height: 6, seed: 1, ...options });
    for (const write of [toVox, toSchematic, toTurtlecraft]) {
      assert.throws(() => write(maze), { ...ways, message });
    }
  }
  const wide = mw.generate({ algorithm: 'binaryTree', width: 1001, height: 1, seed: 1 });
  assert.throws(() => toVox(wide), { code: 'too-large', field: 'maze', message: /2000.*2003/ });
  const wider = mw.generate({ algorithm: 'binaryTree', width: 32_768, height: 1, seed: 1 });
  assert.throws(() => toSchematic(wider), {
    code: 'too-large',
    field: 'maze',
    message: /65535.*65537/,
  });
  const large = mw.generate({ algorithm: 'binaryTree', width: 150, height: 150, seed: 1 });
  assert.throws(() => toTurtlecraft(large, { height: 9 }), { code: 'too-large', field: 'height' });
  assert.throws(() => toTurtlecraft(large, { color: 16 }), { field: 'color' });
  for (const wall of ['stone', 'minecraft:Stone', 'minecraft:stone[', 'a:b[c]', '']) {
    assert.throws(() => toSchematic(storeys, { wall }), { name: 'MazeError', field: 'wall' }, wall);
  }
  assert.throws(() => toVox(storeys, { wall: 'red' }), { field: 'wall' });
  assert.ok(toVox(storeys).length > 0);
});
