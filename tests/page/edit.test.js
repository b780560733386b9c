// Changing a maze by hand, as a person would: clicks, drags and keys.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLink } from '../../web/demo/share/link.js';
import { writeEdits } from '../../web/demo/state/edits.js';
import { firstOf, someOfEach, testInFull } from '../js/support/seeds.js';
import { pointOf } from './support/board.js';
import { browserFor } from './support/browser.js';
import { codeOf, mw } from './support/maze.js';
import { framesOf, settled } from './support/states.js';

/** @typedef {import('playwright-core').Page} Page */

const { withPage } = browserFor();
const algorithm = /** @type {any} */ (mw.catalog.generators.find((row) => row.perfect && row.masks))
  .id;

/** The maze that the page shows, walls changed by hand included. @param {Page} page */
async function mazeNow(page) {
  await settled(page);
  const { code, edits = [] } = readLink(await page.evaluate(() => location.hash));
  const maze = mw.generate(code);
  if (edits.length === 0) return maze;
  return mw.edit(
    maze,
    edits.map((edit) => ({ ...edit, open: !maze.isOpen(edit.cell, edit.direction) })),
  );
}

/** @param {Page} page @param {'start' | 'end' | 'cells' | 'walls'} tool */
async function openTool(page, tool) {
  if (!(await page.locator('.edit-dock').isVisible())) await page.click('#edit-open');
  await page.click(`#edit-${tool}`);
  // The dock of the editor has another height than that of the game: the maze moves.
  await framesOf(page);
  await settled(page);
}

/** @param {Page} page @param {any} maze @param {number} cell */
async function clickCell(page, maze, cell) {
  const { x, y } = await pointOf(page, maze, cell);
  await page.mouse.click(x, y);
}

/** Clicks near the side between two cells. @param {Page} page @param {any} maze @param {number} a @param {number} b */
async function clickSide(page, maze, a, b) {
  const [here, there] = [await pointOf(page, maze, a), await pointOf(page, maze, b)];
  await page.mouse.click(here.x * 0.55 + there.x * 0.45, here.y * 0.55 + there.y * 0.45);
}

for (const shape of firstOf(['square', 'hex', 'polar'])) {
  test(`start and finish by click, undone, and kept in the link, on ${shape}`, () =>
    withPage({ hash: codeOf({ algorithm, shape, width: 10, height: 8 }) }, async (page) => {
      const before = await mazeNow(page);
      await openTool(page, 'start');
      await clickCell(page, before, 13);
      assert.equal((await mazeNow(page)).start, 13);
      await openTool(page, 'end');
      await clickCell(page, before, 41);
      const after = await mazeNow(page);
      assert.deepEqual([after.start, after.end], [13, 41]);
      assert.deepEqual(after.passages, before.passages);
      await page.click('#undo');
      assert.deepEqual([(await mazeNow(page)).start, (await mazeNow(page)).end], [13, before.end]);
      await page.click('#edit-done');
      assert.equal(await page.locator('#play-hint').isVisible(), true);
    }));

  test(`walls by hand: figures follow, the link and a reload keep them, on ${shape}`, () =>
    withPage({ hash: codeOf({ algorithm, shape, width: 10, height: 8 }) }, async (page) => {
      const maze = await mazeNow(page);
      const cell = 13;
      const wall = maze.directions.findIndex(
        (_, direction) => maze.neighbour(cell, direction) !== null && !maze.isOpen(cell, direction),
      );
      const to = /** @type {number} */ (maze.neighbour(cell, wall));
      await openTool(page, 'walls');
      await clickSide(page, maze, cell, to);
      const opened = await mazeNow(page);
      assert.equal(opened.isOpen(cell, wall), true);
      assert.equal(opened.stats().loops, 1);
      assert.match(String(await page.locator('#edit-figures').textContent()), /Loops1/);
      assert.equal(await listIn(page), undefined);
      await page.reload();
      await page.waitForSelector('body[data-ready]');
      assert.deepEqual((await mazeNow(page)).passages, opened.passages);
      await page.locator('.edit-dock').waitFor();
      await page.click('#edit-walls');
      await clickSide(page, maze, cell, to);
      assert.deepEqual((await mazeNow(page)).passages, maze.passages);
      assert.doesNotMatch(await page.evaluate(() => location.hash), /edits/);
    }));

  test(`cells are painted out by a drag and back by a click, on ${shape}`, () =>
    withPage({ hash: codeOf({ algorithm, shape, width: 10, height: 8 }) }, async (page) => {
      const whole = await mazeNow(page);
      await openTool(page, 'cells');
      const [from, to] = [await pointOf(page, whole, 20), await pointOf(page, whole, 22)];
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(to.x, to.y, { steps: 8 });
      await page.mouse.up();
      const { mask } = await mazeNow(page);
      assert.deepEqual([mask?.[20], mask?.[22], mask?.[0]], [0, 0, 1]);
      await clickCell(page, whole, 22);
      assert.equal((await mazeNow(page)).mask?.[22], 1);
      await page.fill('#field-width', '20');
      const wide = await mazeNow(page);
      assert.ok(
        wide.mask?.includes(0) && wide.mask.length > whole.cellCount,
        'the outline is scaled',
      );
    }));
}

testInFull('start and finish of algorithms that leave no cells out, and of dungeons', async () => {
  const rows = mw.catalog.generators.filter((row) => !row.masks && row.shapes.includes('square'));
  assert.ok(new Set(rows.map(({ kind }) => kind)).size > 1);
  for (const { id } of someOfEach(rows, ({ kind }) => kind, 2)) {
    await withPage(
      { hash: codeOf({ algorithm: id, width: 30, height: 22, seed: 3 }) },
      async (page) => {
        const before = await mazeNow(page);
        const { start, end, cellCount } = before;
        const isFloor = (/** @type {number} */ cell) =>
          before.kinds?.[cell] !== 0 && cell !== start && cell !== end;
        const cells = Array.from({ length: cellCount }, (_, cell) => cell).filter(isFloor);
        await openTool(page, 'start');
        await clickCell(page, before, cells[0]);
        await page.click('#edit-end');
        await clickCell(page, before, /** @type {number} */ (cells.at(-1)));
        const after = await mazeNow(page);
        assert.deepEqual([after.start, after.end], [cells[0], cells.at(-1)], id);
        await page.click('#edit-done');
        await page.click('#make');
        const next = await mazeNow(page);
        assert.notEqual(next.seed, before.seed, id);
      },
    );
  }
});

testInFull('changes made while a maze is still being generated are all kept', () => {
  // A maze of so many cells is generated in a worker.
  const options = { algorithm, shape: 'hex', width: 130, height: 100 };
  return withPage({ hash: codeOf(options) }, async (page) => {
    const before = await mazeNow(page);
    const east = before.directions.indexOf('east');
    const walls = Array.from({ length: before.cellCount }, (_, cell) => cell).filter(
      (cell) => before.neighbour(cell, east) !== null && !before.isOpen(cell, east),
    );
    const [start, end] = [40, before.cellCount - 40];
    await openTool(page, 'start');
    await clickCell(page, before, start);
    await page.click('#edit-end');
    await clickCell(page, before, end);
    const moved = await mazeNow(page);
    assert.deepEqual([moved.start, moved.end], [start, end]);
    await page.click('#edit-walls');
    for (const cell of [walls[20], walls[200], walls[2_000]]) {
      await clickSide(page, before, cell, /** @type {number} */ (before.neighbour(cell, east)));
    }
    assert.equal((await mazeNow(page)).stats().loops, 3);
    await page.click('#edit-cells');
    const leftOut = [5_000, 6_000, 7_000];
    for (const cell of leftOut) await clickCell(page, before, cell);
    const { mask } = await mazeNow(page);
    assert.deepEqual(
      leftOut.map((cell) => mask?.[cell]),
      [0, 0, 0],
    );
  });
});

/** Every side of a maze that can be opened or closed, once. @param {any} maze */
function sidesOf(maze) {
  const sides = [];
  for (let cell = 0; cell < maze.cellCount; cell += 1) {
    for (const name of ['south', 'east']) {
      const direction = maze.directions.indexOf(name);
      if (maze.neighbour(cell, direction) !== null) sides.push({ cell, direction });
    }
  }
  return sides;
}

/** The parameter of a link that holds walls as a list. @param {Page} page */
const listIn = async (page) => readLink(await page.evaluate(() => location.hash)).edits;

test('a link with a list of walls opens, and becomes one whose code holds them', () => {
  const code = codeOf({ algorithm, width: 10, height: 8 });
  const maze = mw.generate(code);
  const edits = sidesOf(maze).filter((_, i) => i % 20 === 0);
  const expected = mw.edit(
    maze,
    edits.map((edit) => ({ ...edit, open: !maze.isOpen(edit.cell, edit.direction) })),
  );
  return withPage({ hash: `${code}&edits=${writeEdits(edits)}` }, async (page) => {
    assert.deepEqual((await mazeNow(page)).passages, expected.passages);
    assert.equal(await listIn(page), undefined);
    const { code: own } = readLink(await page.evaluate(() => location.hash));
    assert.equal(own, expected.code);
    await page.reload();
    await page.waitForSelector('body[data-ready]');
    assert.equal((await mazeNow(page)).code, expected.code);
    // New ends keep the walls.
    await openTool(page, 'start');
    await clickCell(page, expected, 13);
    const moved = await mazeNow(page);
    assert.equal(moved.start, 13);
    assert.deepEqual(moved.passages, expected.passages);
    assert.equal(mw.options(String(moved.code)).edits, mw.options(own).edits);
  });
});

testInFull(
  'more walls than a code holds are a list in the link, until there are fewer again',
  () => {
    const code = codeOf({ algorithm, width: 50, height: 50 });
    const maze = mw.generate(code);
    const edits = sidesOf(maze).slice(0, 4097);
    const hash = `${code}&edits=${writeEdits(edits)}`;
    return withPage({ hash }, async (page) => {
      const many = await mazeNow(page);
      assert.equal(many.code, null);
      assert.equal((await listIn(page))?.length, 4097);
      await openTool(page, 'walls');
      const [{ cell, direction }] = edits;
      await clickSide(page, maze, cell, Number(maze.neighbour(cell, direction)));
      const fewer = await mazeNow(page);
      assert.equal(await listIn(page), undefined);
      assert.equal(fewer.isOpen(cell, direction), maze.isOpen(cell, direction));
      assert.match(String(fewer.code), /~edits\./);
      await clickSide(page, maze, cell, Number(maze.neighbour(cell, direction)));
      assert.equal((await mazeNow(page)).code, null);
      assert.equal((await listIn(page))?.length, 4097);
      assert.deepEqual((await mazeNow(page)).passages, many.passages);
    });
  },
);

test('all of it by keys', () =>
  withPage({ hash: codeOf({ algorithm, width: 10, height: 8 }) }, async (page) => {
    const before = await mazeNow(page);
    await page.locator('#edit-open').press('Enter');
    await page.locator('#edit-end').press('Enter');
    await page.locator('#actors').focus();
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowDown', 'Enter'])
      await page.keyboard.press(key);
    assert.equal((await mazeNow(page)).end, 12);
    await page.locator('#edit-walls').press('Enter');
    await page.locator('#actors').focus();
    const south = before.directions.indexOf('south');
    await page.keyboard.press('Shift+ArrowDown');
    assert.notEqual((await mazeNow(page)).isOpen(12, south), before.isOpen(12, south));
    await page.waitForFunction(() =>
      /^Column 3, row 2\./.test(document.getElementById('status')?.textContent ?? ''),
    );
    await page.locator('#edit-cells').press('Enter');
    await page.locator('#actors').focus();
    await page.keyboard.press('Space');
    assert.equal((await mazeNow(page)).mask?.[12], 0);
    for (let i = 0; i < 3; i += 1) await page.keyboard.press('Control+z');
    const { passages, start, end, mask } = await mazeNow(page);
    assert.deepEqual(
      [passages, start, end, mask],
      [before.passages, before.start, before.end, null],
    );
    assert.equal(await page.isDisabled('#undo'), true);
  }));

testInFull('new options make new walls; a dungeon keeps its own', () =>
  withPage({ hash: codeOf({ algorithm, width: 10, height: 8 }) }, async (page) => {
    await openTool(page, 'walls');
    await clickSide(page, await mazeNow(page), 0, 1);
    await settled(page);
    assert.match(await page.evaluate(() => location.hash), /edits/);
    await page.click('#make');
    await settled(page);
    assert.doesNotMatch(await page.evaluate(() => location.hash), /edits/);
    const dungeon = mw.catalog.generators.find(({ kind }) => kind === 'dungeon');
    await page.fill('#field-width', '30');
    await page.fill('#field-height', '30');
    await page.selectOption('#field-algorithm', String(dungeon?.id));
    const maze = await mazeNow(page);
    await clickSide(page, maze, Number(maze.start), Number(maze.start) + 1);
    assert.match(String(await page.locator('#notice').textContent()), /dungeons/);
  }),
);

testInFull(
  'diagonal passages that would cross are refused; edits that do not fit a maze are dropped',
  () =>
    withPage({ hash: codeOf({ algorithm, shape: 'zeta', width: 6, height: 6 }) }, async (page) => {
      const maze = await mazeNow(page);
      const crossing = (/** @type {number} */ cell, /** @type {number} */ direction) => {
        if (maze.neighbour(cell, direction) === null || maze.isOpen(cell, direction)) return false;
        try {
          mw.edit(maze, [{ cell, direction, open: true }]);
          return false;
        } catch {
          return true;
        }
      };
      const cell = Array.from(maze.passages.keys()).find(
        (each) => crossing(each, 7) || crossing(each, 5),
      );
      assert.ok(cell !== undefined);
      const direction = crossing(cell, 7) ? 7 : 5;
      await openTool(page, 'walls');
      await clickSide(page, maze, cell, Number(maze.neighbour(cell, direction)));
      assert.match(String(await page.locator('#notice').textContent()), /must not cross/);
      await page.evaluate(() => {
        location.hash += '&edits=zzz.7_0.0';
      });
      await page.waitForFunction(() => !location.hash.includes('zzz'));
      assert.deepEqual((await mazeNow(page)).passages, maze.passages);
    }),
);

testInFull('walls changed by hand never go in silence: a notice brings them back', () => {
  const code = codeOf({ algorithm, width: 10, height: 8 });
  const maze = mw.generate(code);
  const edits = sidesOf(maze).slice(0, 3);
  return withPage({ hash: `${code}&edits=${writeEdits(edits)}` }, async (page) => {
    const edited = await mazeNow(page);
    const notice = page.locator('#notice');
    /** @type {Record<string, () => Promise<unknown>>} */
    const changes = {
      'another seed': () => page.click('#make'),
      'another size': () => page.fill('#field-width', '11'),
      'another algorithm': () => page.selectOption('#field-algorithm', { index: 3 }),
      async 'a cell cut'() {
        await openTool(page, 'cells');
        await clickCell(page, edited, 33);
      },
    };
    for (const [name, change] of Object.entries(changes)) {
      await change();
      await notice.locator('button').waitFor();
      assert.notDeepEqual((await mazeNow(page)).code, edited.code, name);
      await notice.locator('button').click();
      assert.deepEqual((await mazeNow(page)).passages, edited.passages, name);
      assert.equal(await notice.isVisible(), false);
    }
    // A wall put back by hand is nobody's loss, and another view keeps the maze.
    await page.click('#tab-dungeon');
    await mazeNow(page);
    await page.click('#tab-play');
    assert.deepEqual((await mazeNow(page)).passages, edited.passages);
    assert.equal(await notice.isVisible(), false);
  });
});

testInFull(
  'walls changed by hand stay: after a reload, in a copied link, in other views and in a game',
  () =>
    withPage({ hash: codeOf({ algorithm, width: 10, height: 8 }) }, async (page) => {
      await openTool(page, 'walls');
      const before = await mazeNow(page);
      for (const cell of [0, 33]) await clickSide(page, before, cell, cell + 1);
      const { passages } = await mazeNow(page);
      assert.notDeepEqual(passages, before.passages);
      await page.reload();
      await page.waitForSelector('body[data-ready]');
      assert.deepEqual((await mazeNow(page)).passages, passages);
      for (const tab of ['watch', 'blocks', 'play']) {
        await page.click(`#tab-${tab}`);
        await page.waitForSelector(`body[data-view=${tab}]`);
        assert.deepEqual((await mazeNow(page)).passages, passages, tab);
      }
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowDown');
      assert.deepEqual((await mazeNow(page)).passages, passages);
      await page.click('#share-open');
      const link = await page.inputValue('#share-link');
      await page.goto('about:blank');
      await page.goto(link);
      await page.waitForSelector('body[data-ready]');
      assert.deepEqual((await mazeNow(page)).passages, passages);
    }),
);
