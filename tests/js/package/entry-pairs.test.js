// The entries of the package beside each other: what one makes every other reads, and none changes
// what another has.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { createMazewright } from 'mazewright';
import { createMazewright as createDungeons } from 'mazewright/dungeons';
import { createMazewright as createSmall } from 'mazewright/small';
import { createMazewright as createStreaming } from 'mazewright/streaming';
import { createPool } from 'mazewright/worker';
import { execFileSync } from '../support/limited.js';

/** @param {string} file */
const wasm = (file) => readFileSync(new URL(`../../../dist/${file}`, import.meta.url));

const entries = {
  mazewright: await createMazewright(),
  'mazewright/dungeons': await createDungeons(),
  'mazewright/small': await createSmall(),
  'mazewright/streaming': await createStreaming(),
  'mazewright/streaming with dungeons.wasm': await createStreaming({ wasm: wasm('dungeons.wasm') }),
};
const pairs = Object.entries(entries).flatMap(([from, source]) =>
  Object.entries(entries).map(([to, target]) => ({ from, source, to, target })),
);
const size = { width: 30, height: 24 };
const NEEDS = /needs 'mazewright(\/dungeons)?'; this entry does not have it$/;

/** @param {any} mw @param {string} id */
const hasGenerator = (mw, id) => mw.catalog.generators.some((row) => row.id === id);

/** What an entry makes: a maze, and a dungeon, with doors and things where it has the passes. @param {any} mw */
function madeBy(mw) {
  const maze = mw.generate({ algorithm: 'wilson', ...size, seed: 'entries', steps: true });
  if (!hasGenerator(mw, 'bspDungeon')) return { maze };
  const dungeon = hasGenerator(mw, 'digger')
    ? mw.generate({
        algorithm: 'digger',
        ...size,
        seed: 'entries',
        passes: ['doors', 'things', 'locksAndKeys'].map((id) => ({ id })),
      })
    : mw.generate({ algorithm: 'bspDungeon', ...size, seed: 'entries' });
  return { maze, dungeon };
}

/** The ways in which a maze goes from one entry to another. */
const ways = {
  'the maze': (maze) => maze,
  JSON: (maze) => JSON.parse(JSON.stringify(maze)),
  structuredClone: (maze) => structuredClone(maze),
};

/** What must be the same on both sides, but for the code, which only an entry with its rows restores. */
const dataOf = (maze) => {
  const { code, algorithm, seed, version, mode, exits, params, passes, ...data } = maze.toJSON();
  return data;
};

for (const { from, source, to, target } of pairs) {
  test(`${to} reads what ${from} made`, () => {
    for (const [kind, made] of Object.entries(madeBy(source))) {
      const isRestored = hasGenerator(target, made.algorithm);
      for (const [way, give] of Object.entries(ways)) {
        const own = target.adopt(give(made));
        const about = `${kind} as ${way}`;
        assert.deepEqual(dataOf(own), dataOf(made), about);
        assert.equal(own.code, isRestored ? made.code : null, about);
        assert.equal(own.svg({ solution: true }), made.svg({ solution: true }), about);
        assert.deepEqual(own.solve().path, made.solve().path, about);
        const game = target.game(give(made));
        game.move(game.hint());
        assert.equal(game.moves, 1, about);
      }
      if (isRestored) assert.deepEqual(target.generate(made.code).passages, made.passages);
      else assert.throws(() => target.generate(made.code), NEEDS);
    }
  });

  test(`${to} works on a maze of ${from}`, () => {
    const { maze, dungeon } = madeBy(source);
    const own = target.generate(maze.code);
    const edits = [{ cell: 0, direction: 'east', open: !own.isOpen(0, 'east') }];
    const passes = [{ id: 'braid', share: 1 }];
    const canApply = target !== entries['mazewright/small'];
    for (const give of Object.values(ways)) {
      if (canApply) {
        const braided = target.apply(own, passes, 1);
        assert.deepEqual(target.apply(give(maze), passes, 1).passages, braided.passages);
      } else assert.throws(() => target.apply(give(maze), passes, 1), NEEDS);
      assert.deepEqual(target.edit(give(maze), edits).passages, target.edit(own, edits).passages);
      assert.equal(target.film(give(maze)).length, maze.steps.length);
      if (dungeon) assert.deepEqual(target.adopt(give(dungeon)).kinds, dungeon.kinds);
    }
    const saved = JSON.parse(JSON.stringify(source.game(maze)));
    assert.equal(target.game(saved).position, maze.start);
    assert.throws(() => target.edit({}, edits), /^MazeError: maze must be a Maze; got/);
  });
}

test('pools work on mazes of every entry', async () => {
  const mw = entries.mazewright;
  const pool = await createPool({ mw, size: 1 });
  for (const [name, source] of Object.entries(entries)) {
    const { maze, dungeon } = madeBy(source);
    for (const each of dungeon ? [maze, dungeon] : [maze]) {
      assert.deepEqual((await pool.solve(each)).path, each.solve().path, name);
    }
  }
  await pool.close();
  await assert.rejects(createPool({ mw: entries['mazewright/small'] }), {
    name: 'MazeError',
    message: /^mw must be of 'mazewright' or a larger entry/,
  });
});

const tools = {
  view: (maze) => maze.view(0),
  light: (maze) => maze.light([{ cell: 0, radius: 3 }]),
  autotile: (maze) => maze.autotile(),
  areas: (maze) => maze.areas(),
  layers: (maze) => maze.tiles({ layers: true }),
  doors: (maze, mw) => mw.game(maze, { doors: 'call' }).doors,
};

test('the tools of dungeons work in dungeons and streaming, and say what to import elsewhere', () => {
  for (const [name, mw] of Object.entries(entries)) {
    const maze = mw.generate({ algorithm: 'wilson', ...size, seed: 1 });
    for (const [field, call] of Object.entries(tools)) {
      if (/dungeons|streaming/.test(name)) assert.ok(call(maze, mw), `${name} ${field}`);
      else {
        assert.throws(() => call(maze, mw), {
          name: 'MazeError',
          field,
          message: `${field} needs 'mazewright/dungeons'; this entry does not have it`,
        });
      }
    }
  }
});

test('the order of imports changes nothing', () => {
  const names = ['mazewright', 'mazewright/dungeons', 'mazewright/small'];
  for (const order of [names, names.toReversed()]) {
    const program = `
const made = {};
for (const name of ${JSON.stringify(order)}) {
  const { createMazewright } = await import(name);
  made[name] = await createMazewright();
}
const said = (call) => { try { return typeof call(); } catch ({ message }) { return message; } };
for (const name of ${JSON.stringify(names)}) {
  const maze = made[name].generate({ algorithm: 'prim', width: 5, height: 5, seed: 1 });
  console.log([() => maze.view(0), () => maze.png(), () => maze.meshes()].map(said).join('\\n'));
}`;
    const printed = execFileSync(process.execPath, ['--input-type=module', '-e', program], {
      encoding: 'utf8',
    });
    const lacks = (field, entry) => `${field} needs '${entry}'; this entry does not have it`;
    assert.deepEqual(printed.trim().split('\n'), [
      lacks('view', 'mazewright/dungeons'),
      ...['object', 'object'],
      ...['object', 'object', 'object'],
      lacks('view', 'mazewright/dungeons'),
      lacks('id "png"', 'mazewright'),
      lacks('meshes', 'mazewright'),
    ]);
  }
});

test('what small lacks it refuses with a sentence that says what to import', () => {
  const mw = entries['mazewright/small'];
  const maze = mw.generate({ algorithm: 'wilson', ...size, seed: 1 });
  for (const [field, call] of Object.entries({
    world: () => mw.world({ algorithm: 'wilson', seed: 1 }),
    rows: () => mw.rows({ algorithm: 'sidewinder', width: 5 }),
    aim: () => mw.aim({ algorithm: 'wilson', ...size, seed: 1 }, { deadEnds: 9 }),
    meshes: () => maze.meshes(),
    boxes: () => maze.boxes(),
    blocks: () => maze.blocks(),
    walk: () => maze.walk(),
    difficulty: () => maze.difficulty(),
    bottlenecks: () => maze.bottlenecks(),
    links: () => maze.links(),
    adjacency: () => maze.adjacency(),
    parse: () => mw.parse(maze.text({ style: 'ascii' })),
    apply: () => mw.apply(maze, [{ id: 'braid' }], 1),
  })) {
    const message = `${field} needs 'mazewright'; this entry does not have it`;
    assert.throws(call, { name: 'MazeError', field, message });
  }
});

test('an id that no entry has is not looked for in another one', () => {
  for (const [name, mw] of Object.entries(entries)) {
    const { message } = mw.check({ algorithm: 'quux', ...size, seed: 1 });
    assert.doesNotMatch(message, /needs|has more/, name);
    const shape = mw.check({ algorithm: 'wilson', shape: 'quux', ...size, seed: 1 });
    assert.doesNotMatch(shape.message, /needs|has more/, name);
  }
});
