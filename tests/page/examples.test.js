// full: 32 s, every game of web/examples to its end
// The games of web/examples, opened as their READMEs say and played with the keyboard to the end.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test } from 'node:test';
import { browserFor } from './support/browser.js';
import { decoded } from './support/pixels.js';
import { framesOf } from './support/states.js';

/** @typedef {import('playwright-core').Page} Page */

const { withAddress } = browserFor({
  '/examples/': 'web/examples',
  '/node_modules/mazewright/': '.',
  '/node_modules/phaser/': 'node_modules/phaser',
  '/node_modules/three/': 'node_modules/three',
});
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** @type {Record<string, string>} */
const KEYS = { north: 'ArrowUp', south: 'ArrowDown', west: 'ArrowLeft', east: 'ArrowRight' };
const HEADINGS = ['north', 'east', 'south', 'west'];

/**
 * The keys of steps on the map, and those for somebody who has to turn first.
 * @type {Record<string, (page: Page, directions: string[]) => Promise<string[]>>}
 */
const WALKS = {
  onMap: async (_, directions) => directions.map((direction) => KEYS[direction]),
  ahead: async (page, directions) => {
    let heading = HEADINGS.indexOf(String(await text(page, '#compass')).split(' ')[1]);
    return directions.flatMap((direction) => {
      const turns = (HEADINGS.indexOf(direction) - heading + 4) % 4;
      heading = HEADINGS.indexOf(direction);
      const turnKeys = turns === 3 ? ['ArrowLeft'] : Array(turns).fill('ArrowRight');
      return [...turnKeys, 'ArrowUp'];
    });
  },
};

/**
 * The games. presses: how often one walks into a door until one stands in it; most: steps without
 * looking again whether a monster comes.
 */
const GAMES = [
  {
    ...{ id: 'roguelike', title: 'Torchlight: a roguelike', floors: 3 },
    ...{ walk: WALKS.onMap, still: true, presses: 2, most: 1 },
  },
  {
    ...{ id: 'phaser', title: 'The vault: a Phaser tilemap', floors: 1 },
    ...{ walk: WALKS.onMap, still: false, presses: 1, most: Number.POSITIVE_INFINITY },
  },
  {
    ...{ id: 'first-person', title: 'The cellars: a first-person dungeon', floors: 1 },
    ...{ walk: WALKS.ahead, still: true, presses: 2, most: Number.POSITIVE_INFINITY },
  },
];

/** @param {Page} page @param {string} selector */
const text = (page, selector) => page.locator(selector).textContent();

/**
 * The game as it is now, and a shortest path to a goal: to the exit, or to a key if no path leads
 * there yet; or to the first lock. Next to a monster the only step is that into it.
 * @param {Page} page
 * @param {string} id
 * @param {'exit' | 'lock'} [wanted]
 */
const stateOf = (page, id, wanted = 'exit') =>
  page.evaluate(
    async ({ module, goal }) => {
      // The module that the page runs, not another one.
      const { game, monsters = [] } = await import(module);
      const { maze, position, keys } = game;
      const { list } = game.doors;
      const lock = list.find((/** @type {any} */ door) => door.lock === 1)?.cell;
      const weights = new Array(maze.cellCount).fill(1);
      for (const door of list) {
        const isShut = door.state === 'locked' && !keys.includes(door.lock);
        if (isShut && !(goal === 'lock' && door.cell === lock)) {
          weights[door.cell] = Number.POSITIVE_INFINITY;
        }
      }
      const keysLeft = game.things.filter((/** @type {any} */ { role }) => role === 'key');
      if (goal === 'lock') {
        // Without picking up its key.
        for (const key of keysLeft) weights[key.cell] = Number.POSITIVE_INFINITY;
      }
      const exits = [maze.end, ...keysLeft.map((/** @type {any} */ { cell }) => cell)];
      const routes = (goal === 'lock' ? [lock ?? position] : exits).map((cell) =>
        Array.from(maze.paths(cell, { weights }).from(position)),
      );
      const cells = routes.find((route) => route.length > 0) ?? [];
      const around = maze.directions.map((/** @type {string} */ direction) => ({
        direction,
        cell: maze.neighbour(position, direction),
      }));
      const fight = around.find((/** @type {any} */ { cell }) =>
        monsters.some((/** @type {any} */ monster) => monster.cell === cell),
      );
      const path = cells.slice(1).map((to, i) => ({
        direction: maze.directions.find(
          (/** @type {string} */ each) => maze.neighbour(cells[i], each) === to,
        ),
        isShut: ['closed', 'locked'].includes(game.doors.state(to)),
      }));
      const count = (/** @type {Uint8Array} */ bytes) => bytes.reduce((sum, byte) => sum + byte, 0);
      return {
        ...{ position, keys: [...keys], moves: game.moves, done: game.done, start: maze.start },
        floor: count(maze.kinds.map((/** @type {number} */ kind) => Number(kind !== 0))),
        seen: count(game.seen),
        open: list.filter((/** @type {any} */ { state }) => state === 'open').length,
        isByOpenDoor: around.some(
          (/** @type {any} */ { cell }) => game.doors.state(cell) === 'open',
        ),
        left: path.length,
        steps: fight ? [{ direction: fight.direction, isShut: false }] : path,
      };
    },
    { module: `/examples/${id}/main.js`, goal: wanted },
  );

/**
 * Walks by the keyboard.
 * @param {Page} page
 * @param {(typeof GAMES)[number]} game
 * @param {Awaited<ReturnType<typeof stateOf>>['steps']} steps
 */
async function go(page, { walk, presses }, steps) {
  const directions = steps.flatMap(({ direction, isShut }) =>
    Array(isShut ? presses : 1).fill(direction),
  );
  for (const key of await walk(page, directions)) await page.keyboard.press(key);
}

/** How many pixels of a picture of the game are neither black nor nearly so. @param {Page} page */
async function brightPixels(page) {
  const picture = (await page.screenshot()).toString('base64');
  const image = await decoded(page, picture);
  return image.evaluate(({ data }) => {
    let count = 0;
    for (let i = 0; i < data.length; i += 4) {
      if (Math.max(data[i], data[i + 1], data[i + 2]) > 60) count += 1;
    }
    return count;
  });
}

/** @param {string} id @param {boolean} still @param {(page: Page) => Promise<void>} work */
const withGame = (id, still, work, seed = '7', viewport = { width: 400, height: 240 }) =>
  withAddress(
    `/examples/${id}/?seed=${seed}`,
    {
      ...{ viewport, hasTouch: viewport.width === 360 },
      reducedMotion: still ? 'reduce' : 'no-preference',
    },
    async (page) => {
      await page.waitForSelector('#keys:not(:empty)');
      await work(page);
    },
  );

for (const game of GAMES) {
  const { id, title, still, floors, most } = game;
  test(`${id}: won by keyboard, with keys, doors and fog`, () =>
    withGame(id, still, async (page) => {
      assert.equal(await page.title(), title);
      let state = await stateOf(page, id, 'lock');
      assert.equal(state.position, state.start);
      assert.ok(state.seen > 0 && state.seen < state.floor, `${state.seen} of ${state.floor}`);
      assert.ok(state.left > 0, 'this seed has no lock that is reached without its key');
      assert.match(String(await text(page, '#keys')), /none/);
      assert.ok((await brightPixels(page)) > 0, 'nothing is drawn');

      // A locked door stays closed without its key.
      let hasClosed = false;
      while (state.left > 1) {
        const count = Math.min(state.left - 1, most);
        await go(page, game, state.steps.slice(0, count));
        assert.doesNotMatch(String(await text(page, '#message')), /You die/);
        state = await stateOf(page, id, 'lock');
        if (id !== 'roguelike' || hasClosed || !state.isByOpenDoor) continue;
        await page.keyboard.press('c');
        assert.match(String(await text(page, '#message')), /You close the door/);
        assert.equal((await stateOf(page, id)).open, state.open - 1);
        state = await stateOf(page, id, 'lock');
        hasClosed = true;
      }
      assert.equal(hasClosed, id === 'roguelike');
      await go(page, game, [{ ...state.steps[0], isShut: false }]);
      assert.match(String(await text(page, '#message')), /needs the golden key/);
      const { position, seen } = await stateOf(page, id);
      assert.equal(position, state.position);
      assert.ok(seen >= state.seen);

      const keysFound = new Set();
      let moves = state.moves;
      for (;;) {
        state = await stateOf(page, id);
        for (const key of state.keys) keysFound.add(key);
        if (floors === 1) assert.equal(state.moves, moves);
        if (state.done || state.steps.length === 0) break;
        assert.doesNotMatch(String(await text(page, '#message')), /You die/);
        moves += state.steps.length;
        await go(page, game, state.steps.slice(0, most));
      }
      assert.match(String(await text(page, '#message')), /You are out/);
      assert.ok(keysFound.has(1));
      assert.ok(state.open > 0, 'no door is open');
      if (floors > 1) {
        assert.equal(await text(page, '#floor'), `Floor ${floors} of ${floors}`);
      } else {
        assert.match(String(await text(page, '#message')), new RegExp(`after ${moves} steps`));
        assert.match(String(await text(page, '#keys')), /golden/);
      }
      await go(page, game, [{ direction: 'north', isShut: false }]);
      assert.equal((await stateOf(page, id)).moves, state.moves, 'the game goes on after its end');
    }));

  test(`${id}: at 360 px, by touch, without serious violations`, () =>
    withGame(
      id,
      true,
      async (page) => {
        const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
        assert.equal(wide, false, 'it scrolls sideways');
        await page.evaluate(axe);
        const bad = await page.evaluate(async () => {
          const { violations } = await /** @type {any} */ (window).axe.run();
          return violations
            .filter(({ impact = '' }) => ['serious', 'critical'].includes(impact))
            .map((/** @type {any} */ { id: rule, nodes }) => [
              rule,
              ...nodes.map((/** @type {any} */ node) => node.html),
            ]);
        });
        assert.deepEqual(bad, []);
        const { steps, moves } = await stateOf(page, id);
        const key = KEYS[String(steps[0].direction)];
        const pad = page.locator('#pad');
        if ((await pad.count()) === 0) {
          // The player stands in the middle, and walks towards the finger.
          const middle = { x: 180, y: 370 };
          const tap = { ArrowUp: [0, -90], ArrowDown: [0, 90] }[key];
          const [dx, dy] = tap ?? (key === 'ArrowLeft' ? [-90, 0] : [90, 0]);
          await page.touchscreen.tap(middle.x + dx, middle.y + dy);
          await framesOf(page);
        } else {
          for (const button of await pad.locator('button').all()) {
            assert.ok(Number((await button.boundingBox())?.height) >= 40, 'a small target');
          }
          const facing = (await page.locator('#compass').count()) > 0;
          await pad.locator(`[value=${facing ? 'ArrowUp' : key}]`).tap();
        }
        assert.equal((await stateOf(page, id)).moves, moves + 1);
      },
      '7',
      { width: 360, height: 740 },
    ));
}
