// What the play view tells screen readers of doors, locks, keys, things and one-way passages, step by step, in English
// and Korean. What is to be told is worked out from the maze and a game in Node alone. Cost: 4 s, in full 25 s.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { testInFull } from '../js/support/seeds.js';
import { doorOf, waysSpoken, waysWords, wordsFor } from '../js/support/spoken-facts.js';
import { browserFor } from './support/browser.js';
import { mw } from './support/maze.js';
import { settled } from './support/states.js';

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {'en' | 'ko'} Language */
/** @typedef {{ side: number, kind: string[] }} Step what a step meets: the names of TELLS */

const { withPage } = browserFor();

const LOCKED = [
  { id: 'doors', closed: 0.6, secret: 0.3 },
  { id: 'things' },
  { id: 'locksAndKeys', locks: 1 },
];
const CASES = {
  dungeon: { algorithm: 'digger', width: 20, height: 14, passes: LOCKED },
  maze: {
    algorithm: 'wilson',
    width: 8,
    height: 7,
    passes: [{ id: 'rooms' }, ...LOCKED],
  },
  arrows: { algorithm: 'prim', width: 6, height: 5, passes: [{ id: 'braid' }, { id: 'oneWay' }] },
};

/** What has happened, by kind, in the words of both languages. @type {Record<string, Record<Language, RegExp>>} */
const TELLS = {
  wall: { en: /^A wall: /, ko: /: 벽입니다\. / },
  against: {
    en: /^A one-way passage leads here: /,
    ko: /: 일방통행이라 이쪽으로만 들어올 수 있습니다\. /,
  },
  locked: { en: /^Locked door, key \d is missing: /, ko: /^\S+: 잠긴 문, \d번 열쇠 필요\. / },
  taken: { en: /Taken: /, ko: /얻은 것: / },
  opened: { en: /The door opens\./, ko: /문이 열렸습니다\./ },
  unlocked: { en: /Key \d opens the door\./, ko: /\d번 열쇠로 문을 열었습니다\./ },
  found: { en: /You found a secret door\./, ko: /비밀 문을 찾았습니다\./ },
  done: { en: /You are out!/, ko: /탈출했습니다!/ },
};

/** The state of doors and things, to tell what a step changes. @param {import('mazewright/dungeons').Game} game */
const stateOf = (game) => ({
  doors: game.maze.doors ? game.doors.list.map(({ state, lock = 0 }) => ({ state, lock })) : [],
  things: [...(game.things ?? [])],
});

/** Makes a step as the page does: whoever walks into a secret door has found it. @param {import('mazewright/dungeons').Game} game @param {number} side */
function go(game, side) {
  const before = stateOf(game);
  const { maze, position } = game;
  const to = maze.neighbour(position, side);
  const isOpen = to !== null && maze.isOpen(position, side);
  const door = isOpen && maze.doors ? doorOf(maze, game.doors.list, position, to) : undefined;
  const isLocked = door?.state === 'locked' && !game.keys.includes(door.lock ?? 0);
  if (door?.state === 'secret') game.search({ radius: 1 });
  const result = game.move(side);
  const now = stateOf(game);
  const kind = [];
  if (result === 'blocked') {
    const isAgainst = ((maze.oneWays?.[position] ?? 0) >> side) & 1;
    kind.push(isLocked ? 'locked' : isAgainst ? 'against' : 'wall');
  }
  for (const [i, { state, lock }] of now.doors.entries()) {
    const was = before.doors[i].state;
    if (was === state) continue;
    if (was === 'secret') kind.push('found');
    if (state === 'open') kind.push(lock > 0 && was !== 'closed' ? 'unlocked' : 'opened');
  }
  const taken = before.things.filter((thing) => !now.things.includes(thing));
  if (taken.length > 0) kind.push('taken');
  if (result === 'done') kind.push('done');
  return { kind: [...new Set(kind)].sort(), taken };
}

/** A way through a maze: to the first lock without its key, then on to the end, once into a lock, an arrow and a wall. @param {any} maze */
function routeOf(maze) {
  const game = mw.game(maze);
  // A hint finds the secret door that it leads into: it is asked for in a game of its own.
  const guide = mw.game(maze);
  /** @type {Step[]} */
  const steps = [];
  const tried = new Set();
  const blocked = () =>
    maze.directions.findIndex((/** @type {string} */ _, /** @type {number} */ side) => {
      const { position } = game;
      const to = maze.neighbour(position, side);
      const isOpen = to !== null && maze.isOpen(position, side);
      const door = isOpen && maze.doors ? doorOf(maze, game.doors.list, position, to) : undefined;
      const isLocked = door?.state === 'locked' && !game.keys.includes(door.lock ?? 0);
      const isAgainst = !isOpen && ((maze.oneWays?.[position] ?? 0) >> side) & 1;
      const what = isLocked ? 'locked' : isAgainst ? 'against' : isOpen ? '' : 'wall';
      if (what === '' || tried.has(what)) return false;
      tried.add(what);
      return true;
    });
  const lock = (maze.doors ?? []).find((/** @type {any} */ { state }) => state === 'locked');
  const path = lock ? [...maze.solve({ to: lock.cell }).path] : [];
  while (!game.done && steps.length < 60) {
    const bump = blocked();
    const at = tried.has('locked') ? -1 : path.indexOf(game.position);
    const name =
      path[at + 1] === undefined || at < 0
        ? guide.hint()
        : maze.directionTo(game.position, path[at + 1]);
    const side = bump < 0 ? maze.directions.indexOf(name) : bump;
    go(guide, side);
    steps.push({ side, kind: go(game, side).kind });
  }
  return game.done ? steps : null;
}

/** The maze of a case that meets the most in the fewest steps. @param {keyof typeof CASES} name */
function plan(name) {
  const found = [];
  for (let seed = 1; seed <= 60; seed += 1) {
    const maze = mw.generate({ .../** @type {any} */ (CASES[name]), seed });
    const steps = maze.start === null || maze.start === maze.end ? null : routeOf(maze);
    if (!steps) continue;
    const kinds = new Set(steps.flatMap(({ kind }) => kind));
    found.push({ maze, steps, worth: kinds.size - steps.length / 60 });
  }
  return found.sort((a, b) => b.worth - a.worth)[0];
}

const KEYS = /** @type {Record<string, string>} */ ({
  north: 'ArrowUp',
  south: 'ArrowDown',
  west: 'ArrowLeft',
  east: 'ArrowRight',
});

/** Keeps every text that a live region of the page has got. @param {Page} page */
const listen = (page) =>
  page.evaluate(() => {
    const told = /** @type {string[]} */ ([]);
    Object.assign(globalThis, { told });
    const LIVE = '[role=status], [role=alert], [aria-live]';
    /** @type {Map<Element, string>} */
    const last = new Map();
    const look = () => {
      for (const each of document.querySelectorAll(LIVE)) {
        const text = each.closest('[hidden]') ? '' : (each.textContent ?? '').trim();
        if (text !== '' && last.get(each) !== text) told.push(text);
        last.set(each, text);
      }
    };
    look();
    told.length = 0;
    const all = { subtree: true, childList: true, characterData: true, attributes: true };
    new MutationObserver(look).observe(document.body, all);
  });

/** @param {Page} page @returns {Promise<string[]>} */
const toldOn = (page) => page.evaluate(() => /** @type {any} */ (globalThis).told);

/** Presses a key; what the page tells then, which is one text. @param {Page} page @param {string} key */
async function press(page, key) {
  const { length } = await toldOn(page);
  await page.keyboard.press(key);
  await page.waitForFunction(
    (count) => /** @type {any} */ (globalThis).told.length > count,
    length,
  );
  const all = (await toldOn(page)).slice(length);
  assert.equal(all.length, 1, all.join(' | '));
  const canvas = page.locator('#actors');
  assert.equal(await canvas.getAttribute('aria-label'), all[0]);
  return all[0];
}

/** @param {keyof typeof CASES} name @param {Language} language @param {readonly string[]} met kinds that the way must meet */
function check(name, language, met) {
  return async () => {
    const { maze, steps } = plan(name);
    assert.deepEqual([...new Set(steps.flatMap(({ kind }) => kind))].sort(), [...met].sort());
    await withPage({ hash: maze.code, language, still: true }, async (page) => {
      await settled(page);
      await listen(page);
      const canvas = page.locator('#actors');
      await canvas.focus();
      const { names, thing } = wordsFor(language);
      const label = String(await canvas.getAttribute('aria-label'));
      for (const { state } of maze.doors ?? []) assert.ok(label.includes(names[state]), label);
      for (const each of maze.things ?? []) assert.ok(label.includes(thing(each)), label);
      const game = mw.game(maze);
      let last = '';
      for (const { side, kind } of steps) {
        const key = KEYS[maze.directions[side]];
        const { kind: now, taken } = go(game, side);
        assert.deepEqual(now, kind);
        const text = await press(page, key);
        for (const [id, words] of Object.entries(TELLS)) {
          assert.equal(words[language].test(text), kind.includes(id), `${id}: ${text}`);
        }
        for (const each of taken) assert.ok(text.includes(thing(each)), text);
        if (game.done) continue;
        assert.deepEqual(waysSpoken(text, language), waysWords(game, language), text);
        const here = (game.things ?? []).filter(({ cell }) => cell === game.position);
        for (const each of here)
          assert.ok(text.split(/Ways on|갈 수/)[0].includes(thing(each)), text);
        const { x, y } = maze.positionOf(game.position);
        const place = language === 'en' ? `column ${x + 1}, row ${y + 1}` : `${x + 1}열 ${y + 1}행`;
        assert.ok(text.includes(place), text);
        if (language === 'ko') assert.doesNotMatch(text, /[a-z{}]/i);
        // What is met again is told again.
        if (kind.some((each) => ['wall', 'against', 'locked'].includes(each))) {
          assert.equal(await press(page, key), text);
          assert.notEqual(String(await canvas.getAttribute('aria-description')), '');
        }
        last = text;
      }
      assert.notEqual(last, '');
      assert.ok(game.done);
    });
  };
}

const FURNISHED = ['done', 'found', 'locked', 'opened', 'taken', 'unlocked', 'wall'];
const ARROWS = ['against', 'done', 'wall'];

test('doors, keys and things in a maze are told in Korean', check('maze', 'ko', FURNISHED));
testInFull('those of a maze in English', check('maze', 'en', FURNISHED));
testInFull('those of a dungeon in English', check('dungeon', 'en', FURNISHED));
testInFull('those of a dungeon in Korean', check('dungeon', 'ko', FURNISHED));
testInFull('passages that lead one way are told in English', check('arrows', 'en', ARROWS));
testInFull('passages that lead one way are told in Korean', check('arrows', 'ko', ARROWS));
