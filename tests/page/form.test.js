import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PRESETS } from '../../web/demo/config.js';
import { tileSamples } from '../js/support/samples.js';
import { testInFull } from '../js/support/seeds.js';
import { tileSets } from '../js/support/tile-sets.js';
import { TYPED_SEEDS } from '../js/support/typed-seeds.js';
import { browserFor } from './support/browser.js';
import { codeOf, mazeOn, mw } from './support/maze.js';
import { canvasOf } from './support/pixels.js';

const { withPage } = browserFor();

/** The address follows only some dozens of changes at once, so not all rows are tried on one page. */
const ROWS_PER_PAGE = 2;
/** Texts of several lines that make a dungeon of 12 x 12. @type {Record<string, string>} */
const TEXTS = {
  sample: tileSamples.rooms,
  tiles: tileSets.tunnels,
  graph: 'a: 3x3\nb: 2x2\na - b',
};

/** Changes a field of several lines once: `fill` types line by line, and each is a dungeon. */
const paste = (
  /** @type {import('playwright-core').Locator} */ field,
  /** @type {string} */ text,
) =>
  field.evaluate((/** @type {HTMLTextAreaElement} */ area, value) => {
    area.value = value;
    area.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }, text);

const withParams = mw.catalog.generators.filter(({ params }) => params.length > 0);

for (let from = 0; from < withParams.length; from += ROWS_PER_PAGE) {
  const rows = withParams.slice(from, from + ROWS_PER_PAGE);
  const testHere = from === 0 ? test : testInFull;
  testHere(
    `every parameter has its control, and it counts: ${rows.map(({ id }) => id).join(', ')}`,
    () =>
      withPage({ hash: codeOf({ width: 12, height: 12 }) }, async (page) => {
        for (const { id, params } of rows) {
          await page.selectOption('#field-algorithm', id);
          // Several parameters are folded until one opens them.
          const folded = page.locator('#params:not([open]) summary');
          if ((await folded.count()) > 0) await folded.click();
          // Texts first: not every one makes a dungeon with the other values that follow.
          const isText = (/** @type {{ kind: string }} */ { kind }) => kind === 'text';
          for (const param of [...params].sort((a, b) => Number(isText(b)) - Number(isText(a)))) {
            const name = `${id}: ${param.id}`;
            const control = page.locator(`#field-params-${param.id}`);
            const value = async () => (await mazeOn(page)).params[param.id];
            if (param.kind === 'integer') {
              const other = param.default < param.max ? param.default + 1 : param.default - 1;
              await control.fill(String(other));
              const refused = (await control.getAttribute('aria-invalid')) === 'true';
              if (!refused) assert.equal(await value(), other, name);
              await control.fill(String(param.default));
            } else if (param.kind === 'share') {
              await control.fill('0.37');
              assert.equal(await value(), 0.37, name);
            } else if (param.kind === 'choice') {
              await control.selectOption({ index: 0 });
              assert.equal(await value(), param.values[0], name);
            } else if (param.kind === 'boolean') {
              await control.click();
              assert.equal(await value(), !param.default, name);
            } else if (param.kind === 'text') {
              await paste(control, TEXTS[param.id]);
              assert.equal(await value(), TEXTS[param.id], name);
              await control.fill(String(param.default));
            }
          }
        }
      }),
  );
}

testInFull('every exit policy can be chosen', () =>
  withPage({ hash: codeOf() }, async (page) => {
    for (const { id } of mw.catalog.exits) {
      await page.selectOption('#field-exits', id);
      const maze = await mazeOn(page);
      assert.equal(maze.exits, id);
      assert.equal(await page.locator('#play-hint').isVisible(), maze.start !== null);
    }
  }),
);

test('a wrong size is said at its field, and the last maze stays', () =>
  withPage({ hash: codeOf() }, async (page) => {
    const before = await canvasOf(page);
    for (const wrong of ['0', '-3', '1.5', '100000000']) {
      await page.fill('#field-width', wrong);
      assert.equal(await page.getAttribute('#field-width', 'aria-invalid'), 'true', wrong);
      assert.notEqual(await page.locator('#error-width').textContent(), '');
      assert.equal((await canvasOf(page)).hash, before.hash);
    }
    await page.fill('#field-width', '12');
    assert.equal(await page.getAttribute('#field-width', 'aria-invalid'), null);
    assert.equal((await mazeOn(page)).width, 12);
  }));

testInFull('a field that is left empty says what it needs; the other side stays as it is', () =>
  withPage({ hash: codeOf() }, async (page) => {
    await page.fill('#field-width', '');
    assert.equal(await page.getAttribute('#field-width', 'aria-invalid'), null);
    await page.fill('#field-height', '7');
    assert.equal(await page.inputValue('#field-width'), '');
    const said = page.locator('.field:has(#field-width) .error');
    assert.equal(await said.textContent(), 'Width must be a whole number, 1 or more.');
    assert.deepEqual([(await mazeOn(page)).width, (await mazeOn(page)).height], [6, 5]);
    await page.fill('#field-width', '8');
    assert.equal(await said.isVisible(), false);
    assert.deepEqual([(await mazeOn(page)).width, (await mazeOn(page)).height], [8, 7]);
    await page.fill('#field-width', '0');
    await page.fill('#field-height', '9');
    assert.equal(await page.inputValue('#field-width'), '0');
    assert.equal(await page.getAttribute('#field-width', 'aria-invalid'), 'true');
  }),
);

test('seeds: what is written as a number of 64 bits is one, all else is a text; the dice', () =>
  withPage({ hash: codeOf() }, async (page) => {
    for (const [typed, seed] of TYPED_SEEDS) {
      await page.fill('#field-seed', typed);
      assert.equal(await page.getAttribute('#field-seed', 'aria-invalid'), null, typed);
      assert.equal((await mazeOn(page)).seed, seed);
    }
    await page.click('#make');
    const rolled = (await mazeOn(page)).seed;
    assert.equal(typeof rolled, 'number');
    assert.equal(await page.inputValue('#field-seed'), String(rolled));
  }));

testInFull('the surprise button keeps what is locked', () =>
  withPage({ hash: codeOf({ width: 14, height: 14 }) }, async (page) => {
    const shape = mw.catalog.shapes[1].id;
    await page.selectOption('#field-shape', shape);
    await page.fill('#field-width', '14');
    await page.fill('#field-height', '14');
    for (const lock of ['shape', 'size']) await page.click(`#lock-${lock}`);
    const algorithms = new Set();
    for (let i = 0; i < 8; i += 1) {
      await page.click('#surprise');
      const maze = await mazeOn(page);
      assert.deepEqual([maze.shape, maze.width, maze.height], [shape, 14, 14]);
      algorithms.add(maze.algorithm);
    }
    assert.ok(algorithms.size > 1);
    await page.click('#lock-shape');
    await page.click('#lock-algorithm');
    const kept = (await mazeOn(page)).algorithm;
    for (let i = 0; i < 5; i += 1) {
      await page.click('#surprise');
      const maze = await mazeOn(page);
      assert.deepEqual([maze.algorithm, maze.width, maze.height], [kept, 14, 14]);
    }
  }),
);

test('every preset makes its maze, with another seed each time', () =>
  withPage({ hash: codeOf() }, async (page) => {
    const ids = await page
      .locator('#field-preset option')
      .evaluateAll((options) =>
        options.map((option) => /** @type {HTMLOptionElement} */ (option).value).filter(Boolean),
      );
    assert.deepEqual(ids, [...PRESETS.map(({ id }) => id), 'dungeon']);
    for (const { id, options } of PRESETS) {
      await page.selectOption('#field-preset', id);
      const { algorithm, shape, width, height, levels, seed } = await mazeOn(page);
      assert.deepEqual(
        { algorithm, shape, width, height, levels },
        {
          algorithm: options.algorithm,
          shape: options.shape,
          width: options.width,
          height: options.height,
          levels: options.levels ?? 1,
        },
      );
      await page.selectOption('#field-preset', id);
      assert.notEqual((await mazeOn(page)).seed, seed);
    }
    await page.selectOption('#field-preset', 'dungeon');
    const { dungeon, seed } = await mazeOn(page);
    assert.equal(dungeon, true);
    await page.selectOption('#field-preset', 'dungeon');
    assert.notEqual((await mazeOn(page)).seed, seed);
  }));
