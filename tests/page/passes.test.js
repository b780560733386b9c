/** The list of passes: added, ordered, switched off, changed, drawn on the maze, kept by the link. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { firstOf, testInFull } from '../js/support/seeds.js';
import { pointOf } from './support/board.js';
import { browserFor } from './support/browser.js';
import { codeOf, keysOut, mazeOn, mw } from './support/maze.js';
import { canvasOf, pictureOf } from './support/pixels.js';
import { settled, switchLanguage } from './support/states.js';

const { withPage } = browserFor();

/** @typedef {import('playwright-core').Page} Page */

/** @param {Page} page */
async function openList(page) {
  await page.click('#passes > summary');
  await page.waitForSelector('#pass-add');
}

/** @param {Page} page @param {string} id */
async function add(page, id) {
  await page.click('#pass-add > summary');
  await page.click(`#add-${id}`);
}

/** The list on the page: ids, and whether each is on. @param {Page} page @returns {Promise<[string, boolean][]>} */
const listOn = (page) =>
  page.$$eval('.pass', (cards) =>
    cards.map((card) => [
      /** @type {HTMLElement} */ (card).dataset.pass ?? '',
      /** @type {HTMLInputElement} */ (card.querySelector('.pass-head input')).checked,
    ]),
  );

/** The passes of the maze on the page. @param {Page} page */
const idsOn = async (page) => (await mazeOn(page)).passes.map(({ id }) => id);

/** The reasons on the page why passes are left out. @param {Page} page */
const reasonsOn = (page) => page.locator('.pass > .error:visible').allTextContents();

/** The address follows only some dozens of changes at once, so not all passes are tried on one page. */
const PER_PAGE = 7;

/** What the passes run on: a maze, a dungeon, one whose levels are still apart. */
const grounds = {
  maze: { algorithm: 'recursiveBacktracker', params: { straightness: 0.9 }, width: 16, height: 12 },
  dungeon: { algorithm: 'bspDungeon', width: 40, height: 30 },
  levels: {
    ...{ algorithm: 'bspDungeon', shape: 'cube', width: 40, height: 30, levels: 2 },
    passes: mw.catalog.passes.filter(({ joinsLevels }) => joinsLevels).map(({ id }) => ({ id })),
  },
};

/** @param {(typeof mw.catalog.passes)[number]} row */
const groundOf = (row) => {
  if (!row.dungeons) return grounds.maze;
  return row.joinsLevels ? grounds.levels : grounds.dungeon;
};

/** Passes with what they run on, a page at a time. */
const pages = Object.values(grounds).flatMap((ground) => {
  const rows = mw.catalog.passes.filter((row) => groundOf(row) === ground);
  const parts = Array.from({ length: Math.ceil(rows.length / PER_PAGE) }, (_, i) =>
    rows.slice(i * PER_PAGE, (i + 1) * PER_PAGE),
  );
  return parts.map((part) => ({ ground, rows: part }));
});

for (const { ground, rows } of firstOf(pages)) {
  test(`passes are added with their parameters: ${rows.map(({ id }) => id).join(', ')}`, () =>
    withPage({ hash: codeOf(ground) }, async (page) => {
      await openList(page);
      for (const row of rows) {
        // What joins levels is in the list from the beginning.
        if (!row.joinsLevels) await add(page, row.id);
        assert.deepEqual(await listOn(page), [[row.id, true]]);
        assert.deepEqual(await idsOn(page), [row.id]);
        for (const param of row.params) {
          const control = page.locator(`.pass [id^=field-pass-][id$=-${param.id}]`);
          const value = async () =>
            Object(/** @type {any} */ ((await mazeOn(page)).passes[0]))[param.id];
          if (param.kind === 'share') await control.fill('0.37');
          if (param.kind === 'share') assert.equal(await value(), 0.37, `${row.id}.${param.id}`);
          if (param.kind === 'choice') {
            await control.selectOption({ index: 1 });
            assert.equal(await value(), param.values[1], `${row.id}.${param.id}`);
          }
          if (param.kind === 'bytes') {
            await control.selectOption({ index: 1 });
            const plane = await value();
            const { width, height } = ground;
            assert.deepEqual([plane.length, plane[0] < plane[15]], [width * height, true], row.id);
            // Another size stretches the pattern.
            await page.fill('#field-width', '20');
            assert.equal((await value()).length, 20 * height);
            assert.equal(await control.evaluate((select) => select.selectedIndex), 1);
            await page.fill('#field-width', String(width));
          }
          if (param.kind === 'integer') {
            await control.fill(String(Math.max(2, param.min)));
            const isWrong = (await control.getAttribute('aria-invalid')) === 'true';
            if (!isWrong)
              assert.equal(await value(), Math.max(2, param.min), `${row.id}.${param.id}`);
          }
        }
        await page.click('.pass-remove');
        if (row.joinsLevels) {
          assert.deepEqual(await listOn(page), []);
          assert.match(
            String(await page.textContent('#maker .error:visible')),
            /nothing else joins/,
          );
          continue;
        }
        assert.deepEqual(await idsOn(page), []);
        assert.equal(
          await page.evaluate(() => document.activeElement?.matches('#pass-add > summary')),
          true,
        );
      }
    }));
}

testInFull('a pass that does not run on the grid says why, and is not added', () => {
  const code = codeOf({ algorithm: 'wilson', shape: 'hex', width: 9, height: 7 });
  const options = mw.options(code);
  return withPage({ hash: code }, async (page) => {
    await openList(page);
    await page.click('#pass-add > summary');
    for (const row of mw.catalog.passes) {
      const values = row.params.flatMap(({ id, values: choices = [1, 2, 3] }) =>
        choices.map((value) => ({ [id]: value })),
      );
      const runs = [{}, ...values].some(
        (each) => !mw.check({ ...options, passes: /** @type {any} */ ([{ id: row.id, ...each }]) }),
      );
      const button = page.locator(`#add-${row.id}`);
      await page.waitForFunction(
        (id) => document.getElementById(id)?.ariaDisabled !== null,
        `add-${row.id}`,
      );
      assert.equal(await button.getAttribute('aria-disabled'), String(!runs), row.id);
      if (runs) continue;
      assert.notEqual(await page.locator(`#add-${row.id}-about`).textContent(), row.about);
      await button.press('Enter');
      assert.deepEqual(await listOn(page), []);
    }
    // A symmetry that the grid has, not the default one.
    await page.click('#add-symmetry');
    assert.equal(Object((await mazeOn(page)).passes[0]).kind, 'mirrorY');
  });
});

test('passes are ordered by keys and switched off; the link, a reload and undo keep the list', () =>
  withPage({ hash: codeOf({ algorithm: 'wilson', width: 16, height: 12 }) }, async (page) => {
    await openList(page);
    for (const id of ['rotate', 'weave', 'braid']) await add(page, id);
    // What changes the grid comes first.
    assert.deepEqual(await idsOn(page), ['weave', 'rotate', 'braid']);

    await page.focus('.pass[data-pass=braid] .pass-up');
    await page.keyboard.press('Enter');
    assert.deepEqual(await idsOn(page), ['weave', 'braid', 'rotate']);
    assert.equal(
      await page.evaluate(() => document.activeElement?.className.includes('pass-up')),
      true,
    );

    // Too late: left out with a reason, in the language of the page.
    await page.click('.pass[data-pass=weave] .pass-down');
    await page.click('.pass[data-pass=weave] .pass-down');
    assert.deepEqual(await idsOn(page), ['braid', 'rotate']);
    const [english] = await reasonsOn(page);
    assert.match(english, /come before/);
    await switchLanguage(page);
    const [korean] = await reasonsOn(page);
    assert.match(korean, /앞으로/);
    await switchLanguage(page);
    await page.click('.pass[data-pass=weave] .pass-up');
    await page.click('.pass[data-pass=weave] .pass-up');
    assert.deepEqual(await reasonsOn(page), []);

    await page.focus('.pass[data-pass=braid] .pass-head input');
    await page.keyboard.press('Space');
    assert.deepEqual(await idsOn(page), ['weave', 'rotate']);
    const wanted = [
      ['weave', true],
      ['braid', false],
      ['rotate', true],
    ];
    assert.deepEqual(await listOn(page), wanted);
    await page.reload();
    await page.waitForSelector('.pass');
    assert.deepEqual(await listOn(page), wanted);
    assert.deepEqual(await idsOn(page), ['weave', 'rotate']);
    await page.click('.pass[data-pass=weave] .pass-remove');
    await page.click('#undo');
    assert.deepEqual(await listOn(page), wanted);
    await page.click('.pass[data-pass=braid] .pass-head input');
    assert.deepEqual(await idsOn(page), ['weave', 'braid', 'rotate']);

    // A grid without it leaves a pass out, and one with it brings it back.
    await page.selectOption('#field-shape', 'triangle');
    assert.deepEqual(await idsOn(page), ['braid']);
    assert.equal((await reasonsOn(page)).length, 2);
    assert.match(String(await page.locator('#notice').textContent()), /Weave, Rotate/);
    await page.selectOption('#field-shape', 'square');
    assert.deepEqual(await idsOn(page), ['weave', 'braid', 'rotate']);

    // A wrong value is said at its field, and the last maze stays.
    const share = page.locator('.pass[data-pass=braid] input[type=number]');
    const { hash } = await canvasOf(page);
    await share.fill('2');
    assert.equal(await share.getAttribute('aria-invalid'), 'true');
    assert.match(
      String(await page.locator('.pass .field .error:visible').textContent()),
      /from 0 to 1/,
    );
    assert.equal((await canvasOf(page)).hash, hash);
    await share.fill('0');
    assert.equal(await share.getAttribute('aria-invalid'), null);
    assert.notEqual((await canvasOf(page)).hash, hash);
    await page.selectOption('#field-preset', 'loops');
    assert.deepEqual(await listOn(page), [['braid', true]]);
  }));

testInFull('a solution and walls are drawn on the maze, by pointer and by keys', () =>
  withPage(
    { hash: codeOf({ algorithm: 'wilson', width: 8, height: 6 }), narrow: true, touch: false },
    async (page) => {
      await page.click('#tab-settings');
      await openList(page);
      await add(page, 'wishes');
      await page.click('.pass button[id$=-path]');
      await page.waitForSelector('body[data-view=edit]');
      const corner = [9, 10, 11, 12, 20, 28, 36];
      const maze = await mazeOn(page);
      for (const [i, cell] of [9, 12, 36].entries()) {
        const { x, y } = await pointOf(page, maze, cell);
        await page.mouse.move(x, y, { steps: 6 });
        if (i === 0) await page.mouse.down();
      }
      await page.mouse.up();
      assert.deepEqual([...(await mazeOn(page)).solve().path], corner);
      await page.focus('#actors');
      await page.keyboard.press('Shift+ArrowRight');
      assert.deepEqual([...(await mazeOn(page)).solve().path], [...corner, 37]);

      // A passage from the cell below, then a wall at its other side.
      await page.selectOption('#edit-wish', { index: 1 });
      await page.focus('#actors');
      for (const key of ['ArrowDown', 'Shift+ArrowLeft']) await page.keyboard.press(key);
      assert.equal((await mazeOn(page)).isOpen(45, 'west'), true);
      await page.selectOption('#edit-wish', { index: 2 });
      await page.focus('#actors');
      await page.keyboard.press('Shift+ArrowRight');
      const kept = await mazeOn(page);
      assert.deepEqual([kept.isOpen(45, 'west'), kept.isOpen(45, 'east')], [true, false]);
      assert.deepEqual([...kept.solve().path], [...corner, 37]);
      // The same side cannot be both.
      await page.keyboard.press('Shift+ArrowLeft');
      assert.match(String(await page.locator('#notice').textContent()), /another wish/);
      assert.equal((await mazeOn(page)).code, kept.code);
      await page.click('#edit-done');
      // What the maze was drawn on is gone after a turn.
      await page.click('#tab-settings');
      await add(page, 'rotate');
      await page.click('.pass button[id$=-path]');
      await page.waitForSelector('#notice:not([hidden])');
      await page.click('#edit-cells');
      const before = (await mazeOn(page)).code;
      const { x, y } = await pointOf(page, await mazeOn(page), 3);
      await page.mouse.click(x, y);
      assert.equal((await mazeOn(page)).code, before);
    },
  ),
);

testInFull('the list of a link is changed like one that was made on the page', () => {
  const passes = [{ id: 'weave', share: 0.3 }, { id: 'braid' }, { id: 'rotate' }];
  const hash = codeOf({ algorithm: 'wilson', width: 16, height: 12, passes });
  return withPage({ hash }, async (page) => {
    await openList(page);
    await page.click('.pass[data-pass=weave] .pass-head input');
    assert.deepEqual(await idsOn(page), ['braid', 'rotate']);
    await page.click('.pass[data-pass=rotate] .pass-up');
    assert.deepEqual(await idsOn(page), ['rotate', 'braid']);
    await page.click('.pass[data-pass=weave] .pass-head input');
    await page.locator('.pass[data-pass=weave] input[type=range]').press('ArrowRight');
    const [weave] = (await mazeOn(page)).passes;
    assert.deepEqual([weave.id, Object(weave).share], ['weave', 0.301]);
    await page.fill('#field-seed', 'another');
    assert.deepEqual(await idsOn(page), ['weave', 'rotate', 'braid']);
  });
});

const RESIZED = [
  [{ id: 'crop', x: 2, y: 1, width: 7, height: 6 }],
  [{ id: 'rotate', turns: 1 }],
  [
    { id: 'nest', columns: 3, rows: 2 },
    { id: 'tile', x: 2, y: 1 },
    { id: 'rotate', turns: 3 },
  ],
];

for (const passes of RESIZED) {
  testInFull(
    `a maze of another size is shown, filmed, built and played: ${passes.map(({ id }) => id)}`,
    () => {
      const code = codeOf({ algorithm: 'wilson', width: 12, height: 8, passes });
      return withPage({ hash: `${code}&view=watch&distances=0`, still: true }, async (page) => {
        const film = await canvasOf(page);
        assert.ok(film.colors > 3);
        await page.click('#tab-blocks');
        await page.waitForSelector('#scene canvas');
        assert.ok((await pictureOf(page, '#scene canvas')).colors > 8);
        await page.click('#tab-play');
        await settled(page);
        assert.equal((await mazeOn(page)).code, code);
        for (const key of keysOut(mw.generate(code))) await page.keyboard.press(key);
        await page.waitForSelector('#banner:not([hidden])');
        // The fields are those of the grid, not of what the passes made of it.
        assert.equal(await page.inputValue('#field-width'), '12');
        await page.keyboard.press('Escape');
        await page.fill('#field-width', '13');
        assert.deepEqual(
          (await mazeOn(page)).passes.map(({ id }) => id),
          passes.map(({ id }) => id),
        );
        await page.selectOption('#field-shape', 'hex');
        assert.equal((await mazeOn(page)).shape, 'hex');
      });
    },
  );
}
