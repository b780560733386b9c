// What `<maze-view>` speaks against what its picture shows: doors with their states, missing keys, things in the next
// cells and here, and news, over shapes and seeds, in both languages. What is shown is worked out from the maze alone.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createMazewright } from 'mazewright/dungeons';
import { furnitureNow, labelOf, newsSpoken, placeSpoken } from '../../../web/lib/element/spoken.js';
import { translator } from '../../../web/lib/element/texts.js';
import { keyOf, Random } from '../support/random.js';
import { seeds } from '../support/seeds.js';

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
const say = translator('en');
const names = {
  open: 'open door',
  closed: 'closed door',
  locked: 'locked door',
  secret: 'secret door',
};

/** The door of a step: on the tile that it enters, or between both cells. */
const doorOf = (maze, doors, from, to) =>
  doors.find(({ cell, direction }) => {
    if (direction === undefined) return cell === to;
    const other = maze.neighbour(cell, direction);
    return (cell === from && other === to) || (cell === to && other === from);
  });

const wordsOf = ({ state, lock }, keys) => {
  if (state !== 'locked' || lock === undefined) return names[state];
  return `${names[state]}, ${keys.includes(lock) ? `you have key ${lock}` : `key ${lock} is missing`}`;
};

const thingWords = ({ role, lock }) => (role === 'key' ? `key ${lock}` : role);

/** The words in brackets after the ways on, sorted. */
const spokenOf = (text) =>
  [...(text.split('Ways on: ')[1] ?? '').matchAll(/\(([^)]*)\)/g)].map(([, more]) => more).sort();

const shownOf = (game) => {
  const { maze, position } = game;
  const { doors, things, keys } = furnitureNow(game);
  const ways = maze.directions.flatMap((_, side) => {
    if (!maze.isOpen(position, side)) return [];
    const to = maze.neighbour(position, side);
    const door = doorOf(maze, doors, position, to);
    const more = things.filter(({ cell }) => cell === to).map(thingWords);
    const all = [...(door ? [wordsOf(door, keys)] : []), ...more];
    return all.length > 0 ? [all.join(', ')] : [];
  });
  return ways.sort();
};

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
        const text = placeSpoken(game, null, now, say);
        assert.deepEqual(spokenOf(text), shownOf(game), text);
        for (let each = 0; each < maze.directions.length; each += 1) {
          const to = maze.neighbour(game.position, each);
          const isOpen = to !== null && maze.isOpen(game.position, each);
          const door = isOpen ? doorOf(maze, now.doors, game.position, to) : undefined;
          if (isOpen && door?.state !== 'locked') continue;
          const blocked = placeSpoken(game, each, now, say);
          if (door) {
            const words = wordsOf(door, now.keys);
            assert.ok(blocked.startsWith(words[0].toUpperCase() + words.slice(1)), blocked);
            met.locked += 1;
          } else if (((maze.oneWays?.[game.position] ?? 0) >> each) & 1) {
            assert.match(blocked, /^A one-way passage leads here: /);
            met.against += 1;
          } else assert.match(blocked, /^A wall: /);
        }
        const news = newsSpoken(before, now, say).join(' ');
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

test('the name of the picture counts the doors and things that it shows, each kind once', () => {
  for (const options of CASES) {
    const maze = mw.generate({ ...options, seed: 3 });
    const game = mw.game(maze);
    const now = furnitureNow(game);
    const label = labelOf(maze, now, say);
    const counts = new Map();
    const all = [...now.doors.map(({ state }) => names[state]), ...now.things.map(thingWords)];
    for (const name of all) counts.set(name, (counts.get(name) ?? 0) + 1);
    for (const [name, count] of counts) assert.ok(label.includes(`${name} ${count}`), label);
    assert.equal(label.includes('Doors and things'), counts.size > 0, label);
  }
});

test('Korean has a text for all of it', () => {
  const korean = translator('ko');
  for (const options of CASES) {
    const maze = mw.generate({ ...options, seed: 3 });
    const game = mw.game(maze);
    const now = furnitureNow(game);
    for (let side = 0; side < maze.directions.length; side += 1) {
      if (maze.neighbour(game.position, side) === null) continue;
      const text = `${labelOf(maze, now, korean)} ${placeSpoken(game, side, now, korean)}`;
      assert.doesNotMatch(text, /[a-z{}]|undefined/i, text);
    }
  }
});
