import assert from 'node:assert/strict';
import { test } from 'node:test';
import { middle } from 'mazewright/draw';
import { writeEdits } from '../../web/demo/state/edits.js';
import { columnsFor } from '../../web/demo/views/watch/film-columns.js';
import { firstOf, someOfEach, testInFull } from '../js/support/seeds.js';
import { browserFor } from './support/browser.js';
import { codeOf, layoutOf, mazeOn, mw } from './support/maze.js';
import { canvasOf, pixelsOf, pixelsThatDiffer } from './support/pixels.js';
import { framesOf, hideExplanation } from './support/states.js';

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('./support/pixels.js').Pixels} Pixels */

const { withPage } = browserFor();

/**
 * Pixels of a dungeon with things that may differ: the edges of signs that a part of the canvas cuts. A sign
 * has several hundred.
 */
const CUT_SIGNS = 100;

/** Without exits nothing but the maze is drawn. @param {object} [options] */
const bare = (options) => codeOf({ exits: 'none', width: 24, height: 20, ...options });

/**
 * The first row and mode of those whose steps have the same operations: the film of every row is
 * played in Node.
 */
function films() {
  const first = new Map();
  for (const { id, kind, modes } of mw.catalog.generators) {
    for (const mode of modes) {
      const options = { algorithm: id, mode, width: 24, height: 20, seed: 'page', steps: true };
      const { steps } = mw.generate(/** @type {import('mazewright').GenerateOptions} */ (options));
      const operations = new Set(
        Array.from(/** @type {Uint32Array} */ (steps), (step) => step & 63),
      );
      const key = [...operations].sort().join();
      if (!first.has(key)) first.set(key, { id, kind, mode });
    }
  }
  return [...first.values()];
}

for (const { id, mode } of firstOf(someOfEach(films(), ({ kind }) => kind))) {
  test(`the replay of ${id} (${mode}) ends with the maze, and goes back exactly`, () =>
    withPage({ hash: bare({ algorithm: id, mode }), still: true }, async (page) => {
      const maze = await mazeOn(page);
      // A dungeon may have its start from the algorithm: there stands the player, before the film.
      const layout = await layoutOf(page, maze);
      const start = maze.start === null ? null : middle(layout, maze.start);
      const hidden = start && { ...start, side: layout.cell };
      const drawn = await pixelsOf(page);
      await page.click('#tab-watch');
      await hideExplanation(page);
      const slider = page.locator('#replay-step');
      const last = Number(await slider.getAttribute('max'));
      const seek = async (/** @type {number} */ to) => {
        await slider.fill(String(to));
        return pixelsOf(page);
      };
      /** @param {Pixels} one @param {Pixels} other */
      const areSame = async (one, other) => {
        const most = maze.things ? CUT_SIGNS : 0;
        return (await pixelsThatDiffer(page, one, other, hidden)) <= most;
      };
      const beginning = await seek(0);
      const half = await seek(last >> 1);
      assert.ok(await areSame(await seek(last), drawn));
      assert.ok(!(await areSame(half, beginning)));
      assert.ok(await areSame(await seek(last >> 1), half));
      await page.click('#replay-forward', { clickCount: 5 });
      const five = await pixelsOf(page);
      assert.ok(await areSame(await seek(0), beginning));
      assert.ok(await areSame(await seek((last >> 1) + 5), five));
      await page.click('#replay-back', { clickCount: 5 });
      assert.ok(await areSame(await pixelsOf(page), half));
      await page.click('#replay-first');
      assert.ok(await areSame(await pixelsOf(page), beginning));
    }));
}

testInFull('the film of a maze changed by hand ends with the changes', () => {
  const maze = mw.generate(bare());
  const cells = [25, 100];
  const edits = cells.map((cell) => ({
    cell,
    direction: maze.directions.findIndex(
      (_, i) => maze.neighbour(cell, i) !== null && !maze.isOpen(cell, i),
    ),
  }));
  const hash = `${bare()}&edits=${writeEdits(edits)}`;
  return withPage({ hash, still: true }, async (page) => {
    const drawn = await canvasOf(page);
    await page.click('#tab-watch');
    await hideExplanation(page);
    const slider = page.locator('#replay-step');
    const last = Number(await slider.getAttribute('max'));
    assert.equal((await canvasOf(page)).hash, drawn.hash);
    const hashes = new Set([drawn.hash]);
    for (let i = 0; i < cells.length; i += 1) {
      await page.click('#replay-back');
      hashes.add((await canvasOf(page)).hash);
    }
    assert.equal(hashes.size, cells.length + 1);
    const { steps } = mw.generate({ ...mw.options(bare()), steps: true });
    assert.equal(last, Number(steps?.length) + cells.length);
  });
});

/** Waits until the slider of steps is there and stands at a step or beyond. @param {Page} page @param {number} step */
const reaches = (page, step) =>
  page.waitForFunction((least) => {
    const slider = document.getElementById('replay-step');
    return slider instanceof HTMLInputElement && slider.valueAsNumber >= least;
  }, step);

test('it plays by itself, to the end', () =>
  withPage({ hash: `${bare()}&view=watch` }, async (page) => {
    await reaches(page, 1);
    await page.fill('#replay-speed', '100');
    await reaches(page, Number(await page.getAttribute('#replay-step', 'max')));
  }));

testInFull('it pauses and plays on', () =>
  // A film of hours at the lowest speed, at its end within a frame at the highest.
  withPage({ hash: `${bare({ width: 90, height: 70 })}&view=watch`, still: true }, async (page) => {
    const last = Number(await page.getAttribute('#replay-step', 'max'));
    await page.fill('#replay-speed', '0');
    await page.click('#replay-play');
    await reaches(page, 1);
    await page.click('#replay-play');
    assert.equal(await page.getAttribute('#replay-play', 'aria-label'), 'Play');
    const paused = await page.inputValue('#replay-step');
    assert.ok(Number(paused) < last, `${paused} of ${last}`);
    await page.fill('#replay-speed', '100');
    await framesOf(page);
    assert.equal(await page.inputValue('#replay-step'), paused);
    await page.click('#replay-play');
    await reaches(page, last);
  }),
);

testInFull('for those who want less motion it shows the finished maze, and does not start', () =>
  withPage({ hash: bare(), still: true }, async (page) => {
    const finished = await canvasOf(page);
    await page.click('#tab-watch');
    await hideExplanation(page);
    const last = await page.getAttribute('#replay-step', 'max');
    assert.equal((await canvasOf(page)).hash, finished.hash);
    await page.fill('#replay-speed', '100');
    await framesOf(page);
    assert.equal(await page.inputValue('#replay-step'), last);
    await page.focus('#actors');
    await page.keyboard.press('ArrowLeft');
    assert.equal(await page.inputValue('#replay-step'), String(Number(last) - 1));
    await page.keyboard.press('ArrowRight');
    assert.equal(await page.inputValue('#replay-step'), last);
  }),
);

testInFull('the speed stays as it was set, in another language and with another maze', () =>
  withPage({ hash: `${bare()}&view=watch`, still: true }, async (page) => {
    await page.fill('#replay-speed', '70');
    await page.click('#language');
    await page.waitForSelector('html[lang=ko]');
    assert.equal(await page.inputValue('#replay-speed'), '70');
    await page.click('#make');
    await page.waitForSelector('#replay-step');
    assert.equal(await page.inputValue('#replay-speed'), '70');
  }),
);

test('the solution and what a solver visited show in Play and in Watch', () =>
  withPage({ hash: codeOf({ width: 16, height: 12 }), still: true }, async (page) => {
    const [first, second] = mw.catalog.solvers.map(({ id }) => id);
    await page.check('#field-show-solution');
    const play = await canvasOf(page);
    await page.selectOption('#field-show-solver', second);
    assert.notEqual((await canvasOf(page)).hash, play.hash);
    await page.uncheck('#field-show-solution');
    await page.click('#tab-watch');
    await page.waitForSelector('#replay-step');
    const without = await canvasOf(page, '#actors');
    await page.check('#field-show-solution');
    assert.notEqual((await canvasOf(page, '#actors')).hash, without.hash);

    await page.selectOption('#watch-subject', 'solve');
    const searched = await canvasOf(page);
    const steps = Number(await page.getAttribute('#replay-step', 'max'));
    const maze = await mazeOn(page);
    const stepsOf = (/** @type {string} */ solver) =>
      maze.solve(/** @type {any} */ ({ solver, steps: true })).steps?.length;
    assert.equal(steps, stepsOf(second));
    await page.selectOption('#field-show-solver', first);
    assert.equal(Number(await page.getAttribute('#replay-step', 'max')), stepsOf(first));
    assert.notEqual((await canvasOf(page)).hash, searched.hash);
    await page.fill('#replay-step', '0');
    assert.notEqual((await canvasOf(page)).hash, searched.hash);
  }));

testInFull('a click colours by the distance from its cell', () =>
  withPage(
    { hash: `${codeOf({ width: 16, height: 12 })}&view=watch`, still: true },
    async (page) => {
      const before = await canvasOf(page);
      const box = await page.locator('#actors').boundingBox();
      assert.ok(box);
      await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
      await page.locator('#notice').waitFor({ state: 'visible' });
      assert.notEqual((await canvasOf(page)).hash, before.hash);
      assert.match(String(await page.locator('#notice').textContent()), /\d+ steps away/);
      // By keys from the cell of the film's last step.
      const clicked = await canvasOf(page);
      await page.fill('#replay-step', '20');
      await page.focus('#actors');
      await page.keyboard.press('Enter');
      const { hash } = await canvasOf(page);
      assert.ok(hash !== clicked.hash && hash !== before.hash);
      assert.equal(
        await page.inputValue('#replay-step'),
        await page.getAttribute('#replay-step', 'max'),
      );
    },
  ),
);

test('two to four algorithms or solvers run next to each other', () =>
  withPage(
    { hash: `${codeOf({ width: 12, height: 9 })}&view=watch`, still: true },
    async (page) => {
      await page.selectOption('#watch-subject', 'compare');
      const figures = page.locator('#compare figure');
      assert.equal(await figures.count(), 2);
      assert.equal(await page.isDisabled('#compare-fewer'), true);
      await page.click('#compare-more');
      await page.click('#compare-more');
      assert.equal(await figures.count(), 4);
      assert.equal(await page.isDisabled('#compare-more'), true);
      for (const note of await page.locator('#compare figcaption').allTextContents()) {
        assert.match(note, /^(\d+) of \1 steps · \d+% dead ends, longest path \d+$/);
      }
      const { id } = mw.catalog.generators[5];
      await page.locator('#compare figure select').nth(3).selectOption(id);
      assert.equal(await page.locator('#compare figure select').nth(3).inputValue(), id);
      const finished = await canvasOf(page, '#compare figure:nth-child(4) canvas');
      await page.fill('#replay-step', '20');
      assert.notEqual(
        (await canvasOf(page, '#compare figure:nth-child(4) canvas')).hash,
        finished.hash,
      );
      await page.selectOption('#watch-subject', 'race');
      const maze = await mazeOn(page);
      assert.equal(await figures.count(), 4);
      await page.click('#compare-more');
      const ids = await page.$$eval('#compare figure select', (all) =>
        all.map((each) => /** @type {HTMLSelectElement} */ (each).value),
      );
      const racers = ids.map((id) => {
        const row = mw.catalog.solvers.find((each) => each.id === id);
        const solution = maze.solve({ solver: /** @type {any} */ (id), steps: true });
        return { row, solution, steps: solution.steps?.length ?? 0 };
      });
      const notes = await page.locator('#compare figcaption').allTextContents();
      const traits = await page.locator('#compare figure p').allTextContents();
      // Solvers that differ: some know the maze, some only what they have seen.
      assert.equal(new Set(racers.map(({ row }) => row?.local)).size, 2);
      for (const [i, { row, solution, steps }] of racers.entries()) {
        assert.equal(/knows what it has seen/.test(traits[i]), row?.local);
        assert.equal(/shortest path/.test(traits[i]), row?.shortest);
        const { length } = solution;
        if (length === 0) {
          assert.match(notes[i], /^Not arrived/);
          continue;
        }
        const place =
          1 + racers.filter((each) => each.solution.length && each.steps < steps).length;
        assert.match(notes[i], new RegExp(`^Place ${place} · .*cells visited, path ${length}$`));
      }
      const first = [...racers].sort((a, b) => a.steps - b.steps)[0].row?.title ?? '';
      assert.ok(
        String(await page.locator('#compare-ranking').textContent()).startsWith(`1. ${first}`),
      );
      await page.fill('#replay-step', '0');
      assert.equal(await page.locator('#compare-ranking').textContent(), '');
      assert.match(
        String(await page.locator('#compare figcaption').first().textContent()),
        / cells visited$/,
      );
      await page.click('#tab-play');
      assert.equal(await page.locator('#compare').count(), 0);
      assert.equal(await page.locator('#actors').isVisible(), true);
    },
  ));

test('films stand in the columns in which they are largest', () => {
  const film = { ratio: 1.5, extra: 60 };
  /** The width of a film in some columns. @param {number} films @param {{ width: number, height: number }} stage @param {number} columns */
  const wideIn = (films, { width, height }, columns) => {
    const rows = Math.ceil(films / columns);
    const high = (height - 12 * (rows - 1)) / rows - film.extra;
    return Math.min((width - 12 * (columns - 1)) / columns, high * film.ratio);
  };
  for (const stage of [
    { width: 1080, height: 640 },
    { width: 600, height: 1000 },
    { width: 1800, height: 500 },
  ])
    for (const films of [2, 3, 4, 6]) {
      const all = Array.from({ length: films }, (_, i) => wideIn(films, stage, i + 1));
      const columns = columnsFor(films, stage, film);
      assert.equal(all[columns - 1], Math.max(...all));
    }
});

testInFull(
  'a comparison fills the stage of its window; on a phone films stand one below the other',
  () =>
    withPage(
      { hash: `${codeOf({ width: 30, height: 10 })}&view=watch`, still: true },
      async (page) => {
        const boxes = () =>
          page.$$eval('#compare figure', (all) =>
            all.map((each) => {
              const { x, y } = each.getBoundingClientRect();
              const canvas = /** @type {HTMLCanvasElement} */ (each.querySelector('canvas'));
              return { x, y, width: canvas.clientWidth, height: canvas.clientHeight };
            }),
          );
        await page.selectOption('#watch-subject', 'compare');
        // Two wide mazes are larger one below the other.
        await page.waitForFunction(() =>
          document.querySelector('.compare-grid')?.getAttribute('style')?.includes('columns: 1'),
        );
        const [first, second] = await boxes();
        assert.ok(second.y > first.y + first.height && second.x === first.x);
        const stage = /** @type {any} */ (await page.locator('#stage').boundingBox());
        assert.ok(first.width > 0.9 * stage.width);
        await page.setViewportSize({ width: 360, height: 640 });
        await page.waitForFunction(
          () => (document.querySelector('#compare canvas')?.clientWidth ?? 999) < 360,
        );
        const stacked = await boxes();
        assert.ok(stacked[1].y >= stacked[0].y + stacked[0].height);
        for (const { width, height } of stacked)
          assert.ok(width > 300 && Math.abs(width / height - 3) < 0.1);
      },
    ),
);

testInFull('a tablet shows all films of a comparison at once, and what is compared', () =>
  withPage(
    {
      hash: `${codeOf({ width: 15, height: 18 })}&view=watch`,
      viewport: { width: 820, height: 1180 },
      touch: true,
      still: true,
    },
    async (page) => {
      for (const [subject, films] of /** @type {const} */ ([
        ['compare', 2],
        ['race', 4],
      ])) {
        await page.selectOption('#watch-subject', subject);
        await page.waitForFunction(
          (count) => document.querySelectorAll('#compare figure').length === count,
          films,
        );
        await framesOf(page);
        const grid = page.locator('.compare-grid');
        assert.ok(await grid.evaluate((each) => each.scrollHeight <= each.clientHeight), subject);
        assert.ok(await page.isVisible('.compare-bar h2'));
      }
    },
  ),
);
