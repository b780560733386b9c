// What is spoken of a game against what its picture shows: doors with their states, missing keys, things in the next
// cells and here, and news, over shapes and seeds, in both languages. What is shown is worked out from the maze alone.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { furnitureNow, MazeError, speech } from 'mazewright/draw';
import { createMazewright } from 'mazewright/dungeons';
import { keyOf, Random } from '../support/random.js';
import { seeds } from '../support/seeds.js';
import { doorOf, waysSpoken, waysWords, wordsFor } from '../support/spoken-facts.js';

const mw = await createMazewright();
const LOCKED = [
  { id: 'doors', closed: 0.6, secret: 0.2 },
  { id: 'things' },
  { id: 'locksAndKeys', locks: 2 },
];
const CASES = [
  { algorithm: 'digger', width: 24, height: 16, passes: LOCKED },
  { algorithm: 'scatteredRooms', width: 30, height: 24, passes: LOCKED },
  { algorithm: 'roomsAndMazes', width: 25, height: 19, passes: LOCKED },
  {
    algorithm: 'wilson',
    width: 14,
    height: 12,
    passes: [{ id: 'rooms' }, { id: 'doors' }, { id: 'locksAndKeys' }],
  },
  { algorithm: 'prim', width: 9, height: 7, passes: [{ id: 'braid' }, { id: 'oneWay' }] },
];
const speak = speech('en');
const { names, door: wordsOf, thing: thingWords } = wordsFor('en');

test('ways on have the doors and things that are drawn, at every cell of a walk', () => {
  const met = {
    locked: 0,
    missing: 0,
    owned: 0,
    closed: 0,
    taken: 0,
    opened: 0,
    found: 0,
    against: 0,
  };
  for (const options of CASES) {
    for (let seed = 1; seed <= seeds(12, 4); seed += 1) {
      const maze = mw.generate({ ...options, seed });
      if (maze.start === null) continue;
      const game = mw.game(maze);
      const random = new Random(keyOf(seed));
      const below = (bound) => Number(random.below(bound));
      for (let i = 0; i < 200 && !game.done; i += 1) {
        const before = furnitureNow(game);
        const side = below(maze.directions.length);
        // Half of the steps go on to the end, with all keys before their locks.
        game.move(i % 2 === 0 ? side : (game.hint() ?? side));
        const now = furnitureNow(game);
        const text = speak.place(game, null, now);
        assert.deepEqual(waysSpoken(text, 'en'), waysWords(game, 'en'), text);
        for (let each = 0; each < maze.directions.length; each += 1) {
          const to = maze.neighbour(game.position, each);
          const isOpen = to !== null && maze.isOpen(game.position, each);
          const door = isOpen ? doorOf(maze, now.doors, game.position, to) : undefined;
          if (isOpen && door?.state !== 'locked') continue;
          const blocked = speak.place(game, each, now);
          if (door) {
            const words = wordsOf(door, now.keys);
            assert.ok(blocked.startsWith(words[0].toUpperCase() + words.slice(1)), blocked);
            met.locked += 1;
          } else if (((maze.oneWays?.[game.position] ?? 0) >> each) & 1) {
            assert.match(blocked, /^A one-way passage leads here: /);
            met.against += 1;
          } else assert.match(blocked, /^A wall: /);
        }
        const news = speak.news(before, now).join(' ');
        const gone = before.things.filter((thing) => !now.things.includes(thing));
        assert.equal(news.includes('Taken:'), gone.length > 0, `${news} ${JSON.stringify(gone)}`);
        for (const thing of gone) assert.ok(news.includes(thingWords(thing)), news);
        const opened = now.doors.filter(
          (door, k) => door.state === 'open' && before.doors[k].state !== 'open',
        );
        assert.equal(/The door opens|opens the door/.test(news), opened.length > 0, news);
        const found = now.doors.filter(
          (door, k) => door.state !== 'secret' && before.doors[k].state === 'secret',
        );
        assert.equal(news.includes('secret door'), found.length > 0, news);
        assert.equal(news === '', gone.length + opened.length + found.length === 0, news);
        met.taken += gone.length;
        met.opened += opened.length;
        met.found += found.length;
        for (const word of ['missing', 'owned', 'closed']) {
          if (text.includes(word === 'owned' ? 'you have key' : word)) met[word] += 1;
        }
      }
    }
  }
  for (const [what, count] of Object.entries(met)) assert.ok(count > 0, `${what}: ${count}`);
});

test('the doors and things that are shown are counted, each kind once', () => {
  for (const options of CASES) {
    const maze = mw.generate({ ...options, seed: 3 });
    const game = mw.game(maze);
    const now = furnitureNow(game);
    const label = speak.holds(maze, now);
    const counts = new Map();
    const all = [...now.doors.map(({ state }) => names[state]), ...now.things.map(thingWords)];
    for (const name of all) counts.set(name, (counts.get(name) ?? 0) + 1);
    for (const [name, count] of counts) assert.ok(label.includes(`${name} ${count}`), label);
    assert.equal(label !== '', counts.size > 0, label);
    // Without a game they are as they were made.
    assert.equal(speak.holds(maze), speak.holds(maze, furnitureNow(mw.game(maze))));
  }
});

test('Korean has a text for all of it', () => {
  const korean = speech('ko');
  for (const options of CASES) {
    const maze = mw.generate({ ...options, seed: 3 });
    const game = mw.game(maze);
    const now = furnitureNow(game);
    for (let side = 0; side < maze.directions.length; side += 1) {
      if (maze.neighbour(game.position, side) === null) continue;
      const text = `${korean.holds(maze, now)} ${korean.place(game, side, now)}`;
      assert.doesNotMatch(text, /[a-z{}]|undefined/i, text);
    }
  }
});

test('an unknown language is refused', () => {
  for (const language of ['fr', 'KO', '', undefined, null, 'constructor']) {
    assert.throws(
      () => speech(/** @type {any} */ (language)),
      (error) => error instanceof MazeError && error.field === 'language',
    );
  }
});

test('a plain maze of every entry has nothing of that kind, and its places are told', async () => {
  for (const entry of ['mazewright', 'mazewright/small', 'mazewright/dungeons']) {
    const own = await (await import(entry)).createMazewright();
    const game = own.game(own.generate({ algorithm: 'wilson', width: 6, height: 5, seed: 1 }));
    const now = furnitureNow(game);
    assert.deepEqual(now, { doors: [], things: [], keys: [] });
    assert.match(speak.place(game, null, now), /^column 1, row 1\. Ways on: [a-z, ]+\.$/);
    assert.deepEqual(speak.news(now, now), []);
    assert.equal(speak.holds(game.maze), '');
  }
});
