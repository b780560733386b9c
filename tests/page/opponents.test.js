/** Opponents in the game: several race, chase the player or flee, and the page says who won. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { opponentsOf } from '../../web/demo/views/play/race/opponents.js';
import { Round } from '../../web/demo/views/play/round/round.js';
import { testInFull } from '../js/support/seeds.js';
import { browserFor } from './support/browser.js';
import { codeOf, keysOut, mazeOn, mw } from './support/maze.js';
import { canvasOf } from './support/pixels.js';

const { withPage } = browserFor();

/** @typedef {import('playwright-core').Page} Page */

const local = mw.catalog.solvers.filter((row) => row.local).map(({ id }) => id);

/** @param {object} [options] */
const woods = (options) =>
  mw.generate(
    codeOf({
      algorithm: 'wilson',
      width: 14,
      height: 10,
      passes: [{ id: 'braid', share: 0.5 }],
      ...options,
    }),
  );

/** Ticks until somebody has won; every opponent makes one move at most per tick, through a passage. @param {any} maze @param {any} opponents @param {number} most */
function play(maze, opponents, most) {
  for (let tick = 1; tick <= most; tick += 1) {
    const before = opponents.agents.map((/** @type {any} */ { cell }) => cell);
    opponents.tick();
    for (const [i, { cell }] of opponents.agents.entries()) {
      if (cell === before[i]) continue;
      const isNext = maze.directions.some(
        (/** @type {string} */ name) =>
          maze.isOpen(before[i], name) && maze.neighbour(before[i], name) === cell,
      );
      assert.ok(isNext, `from ${before[i]} to ${cell}`);
    }
    const outcome = opponents.outcome();
    if (outcome) return { ...outcome, tick };
  }
  return null;
}

test('in a race the first at the end wins; those that know the maze take a shortest path', () => {
  const maze = woods();
  const round = new Round(mw, maze);
  const { length } = maze.solve();
  const kinds = ['randomMouse', 'bfs', 'tremaux'];
  const outcome = play(maze, opponentsOf('race', { mw, round, kinds }), 10_000);
  assert.deepEqual([outcome?.agent.kind, outcome?.tick], ['bfs', length]);
  for (const kind of local) {
    const opponents = opponentsOf('race', { mw, round: new Round(mw, maze), kinds: [kind] });
    const [agent] = opponents.agents;
    const seen = () => agent.known?.reduce((sum, bits) => sum + Number(bits > 0), 0) ?? 0;
    const first = seen();
    play(maze, opponents, 40);
    assert.ok(seen() > first, kind);
  }
});

test('chasers set out one after the other once the player is ahead, and catch who stands still', () => {
  const maze = woods();
  const round = new Round(mw, maze);
  const opponents = opponentsOf('chase', { mw, round, kinds: ['bfs', 'aStar'] });
  const out = () => opponents.agents.map(({ isOut }) => isOut);
  opponents.tick();
  assert.deepEqual(out(), [true, true]);
  assert.equal(opponents.outcome(), null);
  const { path } = maze.solve();
  for (const cell of path.slice(1, 9)) round.moveTo(cell);
  opponents.tick();
  assert.deepEqual(out(), [false, true]);
  assert.equal(opponents.agents[0].cell, maze.start);
  for (const cell of path.slice(9, 15)) round.moveTo(cell);
  opponents.tick();
  assert.deepEqual(out(), [false, false]);
  const outcome = play(maze, opponents, maze.cellCount);
  assert.deepEqual([outcome?.by, outcome?.agent.kind], ['chase', 'bfs']);
});

test('those who flee begin apart and far away, keep their distance, and are caught in a dead end', () => {
  const maze = woods();
  const round = new Round(mw, maze);
  const opponents = opponentsOf('flee', { mw, round, kinds: ['bfs', 'bfs', 'bfs'] });
  const cells = opponents.agents.map(({ cell }) => cell);
  assert.equal(new Set(cells).size, 3);
  const far = maze.distances(round.position);
  assert.equal(far[cells[0]], Math.max(...far));
  assert.equal(play(maze, opponents, 60), null);

  const alley = mw.generate(codeOf({ algorithm: 'wilson', width: 9, height: 1 }));
  const walk = new Round(mw, alley);
  const one = opponentsOf('flee', { mw, round: walk, kinds: ['bfs'] });
  assert.equal(one.outcome(), null);
  let outcome = null;
  for (let cell = 1; cell < 9 && !outcome; cell += 1) {
    walk.moveTo(cell);
    outcome = one.outcome();
    one.tick();
    outcome ??= one.outcome();
  }
  assert.equal(outcome?.by, 'flee');
});

/** Opens the rules, chooses what opponents do and how many there are. @param {Page} page @param {string} game @param {readonly string[]} kinds */
async function choose(page, game, kinds) {
  await page.click('#play-rules');
  await page.locator('#rules-opponents').evaluate((each) => each.setAttribute('open', ''));
  await page.selectOption('#rules-game', game);
  for (const [i, kind] of kinds.entries()) {
    if ((await page.locator(`#opponent-${i + 1}`).count()) === 0)
      await page.click('#opponents-more');
    await page.selectOption(`#opponent-${i + 1}`, kind);
  }
  while ((await page.locator('.opponents select').count()) > kinds.length) {
    await page.click('#opponents-fewer');
  }
}

/** @param {Page} page */
const bannerOf = async (page) => {
  await page.waitForSelector('#banner:not([hidden])');
  return String(await page.locator('#banner-again').locator('xpath=../..').textContent());
};

test('several opponents race, chase and flee on the page, which says who won', () =>
  withPage(
    { hash: codeOf({ algorithm: 'wilson', width: 12, height: 9, seed: 4 }) },
    async (page) => {
      const { length, path } = (await mazeOn(page)).solve();
      await choose(page, 'race', ['tremaux', 'bfs', 'wallFollower']);
      await page.check('#rules-maps');
      await page.keyboard.press('Escape');
      assert.equal(await page.inputValue('.race select'), 'tremaux');
      const before = (await canvasOf(page, '#actors')).colors;
      await page.click('#play-escape');
      await page.waitForFunction(
        () => Number(document.getElementById('score-rival')?.textContent) > 1,
      );
      assert.ok((await canvasOf(page, '#actors')).colors > before);
      assert.match(await bannerOf(page), /^Breadth first is out first\./);
      assert.ok(length > 0);
      await page.click('#banner-again');

      await choose(page, 'chase', ['bfs']);
      await page.keyboard.press('Escape');
      assert.match(String(await page.locator('#play-escape').textContent()), /Be chased/);
      await page.click('#play-escape');
      await page.focus('#actors');
      for (const key of keysOut(await mazeOn(page)).slice(0, 9)) await page.keyboard.press(key);
      assert.match(await bannerOf(page), /^Breadth first has caught you\./);
      assert.ok(path.length > 9);
      await page.click('#banner-again');
      await page.reload();
      await page.waitForSelector('body[data-ready]');
      assert.match(String(await page.locator('#play-escape').textContent()), /Be chased/);
    },
  ));

testInFull('who flees is caught at the end of an alley; who is beaten is named', () =>
  withPage({ hash: codeOf({ algorithm: 'wilson', width: 7, height: 1 }) }, async (page) => {
    await choose(page, 'flee', ['tremaux']);
    await page.keyboard.press('Escape');
    await page.click('#play-escape');
    await page.waitForFunction(() => document.getElementById('score-rival')?.textContent === '0');
    await page.focus('#actors');
    for (let i = 0; i < 6; i += 1) await page.keyboard.press('ArrowRight');
    assert.match(await bannerOf(page), /You have caught them all!/);
    await page.click('#banner-again');

    await choose(page, 'race', ['tremaux', 'randomMouse']);
    await page.selectOption('#rules-level', 'easy');
    await page.keyboard.press('Escape');
    await page.click('#play-escape');
    await page.waitForFunction(() => document.getElementById('score-rival')?.textContent === '0');
    await page.focus('#actors');
    for (let i = 0; i < 6; i += 1) await page.keyboard.press('ArrowRight');
    assert.match(await bannerOf(page), /You beat Trémaux, Random mouse\./);
  }),
);

testInFull('a race in fog ends, and says who was out first', () =>
  withPage({ hash: codeOf({ width: 12, height: 9 }) }, async (page) => {
    await page.click('label:has(#field-game-fog)');
    await choose(page, 'race', ['tremaux']);
    await page.selectOption('#rules-level', 'hard');
    await page.keyboard.press('Escape');
    await page.click('#play-escape');
    assert.match(await bannerOf(page), /^Trémaux is out first\./);
  }),
);
