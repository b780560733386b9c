/** JSON against its schema, read by Ajv; the schema against mazes, games and what is neither. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import Ajv from 'ajv/dist/2020.js';
import { toJson } from 'mazewright/formats';
import { MazeError, mw } from '../support/load.js';
import { Random } from '../support/random.js';
import { dungeons, mazesOfShapes, unusualMazes } from '../support/sample-mazes.js';
import { seeds } from '../support/seeds.js';
import { grounds } from '../support/shapes.js';

const address = '../../../web/lib/formats/data/maze.schema.json';
const schema = JSON.parse(readFileSync(new URL(address, import.meta.url), 'utf8'));
const ajv = new Ajv.default({
  allErrors: false,
  strict: true,
  strictRequired: false,
  allowUnionTypes: true,
});
const isValid = ajv.compile(schema);

/** @param {string} text @param {string} name */
function valid(text, name) {
  const data = JSON.parse(text);
  assert.ok(isValid(data), `${name}: ${JSON.stringify(isValid.errors)}`);
  return data;
}

const same = (one, other, message) =>
  assert.deepEqual(JSON.parse(JSON.stringify(one)), JSON.parse(JSON.stringify(other)), message);

test('the schema is one of draft 2020-12, and knows the shapes of the catalog', () => {
  assert.ok(ajv.validateSchema(schema));
  assert.equal(schema.$schema, 'https://json-schema.org/draft/2020-12/schema');
  const { version } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url)));
  assert.ok(schema.$id.includes(`mazewright@${version}/`), 'the address is that of this release');
  const shapes = mw.catalog.shapes.map(({ id }) => id);
  assert.deepEqual([...schema.$defs.maze.properties.shape.enum].sort(), [...shapes].sort());
});

test('random mazes of every generator, shape and pass match the schema and come back', () => {
  const random = new Random(2020n);
  const all = [...grounds()].filter(({ refused }) => refused === null);
  const count = seeds(1000);
  const seen = new Set();
  let made = 0;
  for (let round = 0; made < count; ++round) {
    assert.ok(round < 100 * count + 1000, 'most choices are possible');
    const row = mw.catalog.generators[round % mw.catalog.generators.length];
    const pass = mw.catalog.passes[random.below(mw.catalog.passes.length)];
    const big = row.kind === 'dungeon' && random.below(2) === 0;
    const { options } = random.pick(all.filter(({ row: { id } }) => row.shapes.includes(id)));
    const choice = {
      ...(big ? { width: 30, height: 24 } : options),
      algorithm: row.id,
      seed: [round, `seed ${round}`, 2n ** 60n + BigInt(round)][round % 3],
      steps: round % 5 === 0,
      passes: random.below(2) === 0 ? [{ id: pass.id }] : [],
    };
    if (mw.check(choice)) continue;
    const maze = mw.generate(choice);
    const text = toJson(maze);
    const data = valid(text, `${row.id} ${maze.shape} ${pass.id}`);
    assert.equal(text, `${JSON.stringify(maze)}\n`);
    same(mw.adopt(data), maze, row.id);
    ++made;
    for (const part of [row.id, maze.shape, ...choice.passes.map(({ id }) => id)]) seen.add(part);
  }
  assert.ok(seen.size > 20);
});

/** What passes need before them. */
const BEFORE = [[], ['rooms'], ['rooms', 'doors'], ['braid'], ['stairs'], ['doors', 'things']];

test('every pass, on mazes and dungeons, gives mazes and games that match the schema', () => {
  const algorithms = [
    { algorithm: 'wilson', width: 8, height: 6 },
    { algorithm: mw.catalog.generators.find(({ texture }) => texture).id, width: 8, height: 6 },
    { algorithm: 'digger', width: 24, height: 18 },
    { algorithm: 'digger', shape: 'cube', levels: 2, width: 24, height: 18 },
  ];
  const used = new Set();
  let doors = 0;
  for (const { id } of mw.catalog.passes) {
    for (const base of algorithms) {
      for (const before of BEFORE) {
        const passes = [...before, id].map((each) => ({ id: each }));
        const choice = { ...base, seed: 1, passes };
        if (mw.check(choice)) continue;
        const maze = mw.generate(choice);
        const name = `${base.algorithm} ${[...before, id]}`;
        valid(toJson(maze), name);
        if (maze.start !== null && maze.end !== null) valid(JSON.stringify(mw.game(maze)), name);
        used.add(id);
        doors += Number(maze.doors?.some(({ direction }) => direction !== undefined) ?? false);
      }
    }
  }
  assert.deepEqual(
    mw.catalog.passes.map(({ id }) => id).filter((id) => !used.has(id)),
    [],
  );
  assert.ok(doors > 0, 'some stand in passages');
});

test('shapes, dungeons, unusual mazes and games match the schema', () => {
  for (const { name, maze } of [...mazesOfShapes(), ...unusualMazes(), ...dungeons()]) {
    valid(toJson(maze, { indent: 2 }), name);
    const game = mw.game(maze, { view: { radius: 4 } });
    for (let moves = 0; moves < 3 && game.hint(); ++moves) game.move(game.hint());
    const text = JSON.stringify(game);
    const data = valid(text, `game in ${name}`);
    assert.equal(JSON.stringify(mw.game(data)), text, name);
    const { maze: _, ...small } = data;
    assert.ok(isValid(small), name);
  }
});

test('indent changes spaces only', () => {
  const { maze } = unusualMazes()[0];
  assert.match(toJson(maze), /^.*\n$/);
  const text = toJson(maze, { indent: 3 });
  assert.match(text, /^\{\n {3}"format": 1,\n/);
  assert.deepEqual(JSON.parse(text), JSON.parse(toJson(maze)));
  assert.throws(() => toJson(maze, { indent: 11 }), { name: 'MazeError', field: 'indent' });
});

/** Changes that make the data of a maze none. @type {Record<string, (data: any) => void>} */
const BREAKS = {
  'an unknown version': (data) => {
    data.format = 2;
  },
  'a version as a text': (data) => {
    data.format = '1';
  },
  'no version': (data) => {
    delete data.format;
  },
  'an unknown shape': (data) => {
    data.shape = 'squares';
  },
  'half a cell': (data) => {
    data.width += 0.5;
  },
  'a negative size': (data) => {
    data.height = -1;
  },
  'no width': (data) => {
    data.width = 0;
  },
  'numbers for base64': (data) => {
    data.passages = [1, 2, 3];
  },
  'base64 without padding': (data) => {
    data.passages = data.passages.replace(/.$/, '');
  },
  'letters that base64 lacks': (data) => {
    data.passages = data.passages.replace(/^./, '-');
  },
  'no passages': (data) => {
    delete data.passages;
  },
  'a start as a text': (data) => {
    data.start = '0';
  },
  'a negative end': (data) => {
    data.end = -1;
  },
  'a graph on squares': (data) => {
    data.graph = { edges: '', positions: null };
  },
  'an unknown field': (data) => {
    data.passagess = data.passages;
  },
  'a door of no state': (data) => {
    data.doors = [{ cell: 0, state: 'ajar' }];
  },
  'a door in no direction': (data) => {
    data.doors = [{ cell: 0, direction: 8, state: 'open' }];
  },
  'a thing of no role': (data) => {
    data.things = [{ cell: 0, role: 'cat', room: null, level: 0 }];
  },
  'a room without sizes': (data) => {
    data.rooms = [{ x: 0, y: 0, doors: [] }];
  },
  'a lock below 1': (data) => {
    data.doors = [{ cell: 0, state: 'locked', lock: 0 }];
  },
  'three halves': (data) => {
    data.tree = [{ x: 0, y: 0, width: 1, height: 1, halves: [1, 2, 3], room: null }];
  },
  'a seed of halves': (data) => {
    data.seed = 0.5;
  },
  'a BigInt of letters': (data) => {
    data.seed = { bigint: 'ten' };
  },
  'nine directions': (data) => {
    data.directions = [...'abcdefghi'];
  },
  'a game without its end': (data) => {
    data.trail = [0];
  },
};

test('the schema refuses what is no maze, and adopt other versions', () => {
  const { maze } = dungeons()[0];
  const text = toJson(maze);
  for (const [name, change] of Object.entries(BREAKS)) {
    const data = JSON.parse(text);
    change(data);
    assert.equal(isValid(data), false, name);
  }
  for (const other of [null, true, 1, 'maze', [], {}, [JSON.parse(text)]]) {
    assert.equal(isValid(other), false, JSON.stringify(other));
  }
  for (const format of [0, 2, '1', null, 1.5, [1]]) {
    const isError = (error) => error instanceof MazeError && error.field === 'format';
    assert.throws(() => mw.adopt({ ...JSON.parse(text), format }), isError, String(format));
    const game = JSON.parse(JSON.stringify(mw.game(maze)));
    assert.throws(() => mw.game({ ...game, format }), isError, String(format));
    assert.equal(isValid({ ...game, format }), false);
  }
  const game = JSON.parse(JSON.stringify(mw.game(maze)));
  const games = [
    { trail: [] },
    { trail: [-1] },
    { from: null },
    { play: { doors: [] } },
    { to: 'end' },
  ];
  for (const change of games)
    assert.equal(isValid({ ...game, ...change }), false, JSON.stringify(change));
  same(mw.adopt(JSON.parse(text)), maze);
});
