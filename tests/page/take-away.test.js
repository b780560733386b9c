// What one can take away from the page: code that runs, a frame for another page, sheets of paper.
// needs: native build
import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { linkerOf, runSanitized, testedPreset } from '../../web/build/suites/native.js';
import { root, run } from '../../web/build/util/shell.js';
import { BLOCK } from '../../web/demo/config.js';
import { snippetsOf } from '../../web/demo/share/snippets.js';
import { testInFull } from '../js/support/seeds.js';
import { browserFor } from './support/browser.js';
import { codeOf, mazeOn, mw } from './support/maze.js';

const folder = mkdtempSync(join(tmpdir(), 'mazewright-snippets-'));
after(() => rmSync(folder, { recursive: true, force: true }));

/** @type {{ html: string }} */
const frame = { html: '' };
const { withPage, withAddress } = browserFor({ '/host': frame, '/dist/': 'dist' });

const block = { height: 3, color: 5 };
const algorithm = /** @type {any} */ (mw.catalog.generators.find((row) => row.perfect && row.masks))
  .id;

/** A dungeon that only `mazewright/dungeons` has. */
const dungeon = /** @type {any} */ (
  mw.catalog.generators.findLast((row) => row.kind === 'dungeon' && row.shapes.includes('cube'))
).id;

/** Mazes of several kinds: options of all sorts, a mask, a graph, walls changed by hand. */
const kinds = [
  { options: { algorithm, width: 9, height: 7, seed: "it's </script> 미로" } },
  {
    options: {
      algorithm,
      shape: { id: 'hex', outline: 'disc' },
      width: 9,
      height: 9,
      seed: 2n ** 62n,
    },
  },
  {
    options: {
      algorithm,
      width: 6,
      height: 4,
      seed: 5,
      passes: [{ id: 'braid', share: 0.5 }],
      exits: 'farthest',
    },
  },
  { options: { algorithm, width: 3, height: 3, seed: 5, mask: [1, 1, 1, 1, 0, 1, 1, 1, 1] } },
  {
    options: {
      algorithm,
      shape: {
        id: 'graph',
        edges: [
          [0, 1],
          [1, 2],
          [2, 0],
        ],
      },
      seed: 1,
    },
  },
  {
    options: { algorithm, width: 5, height: 5, seed: 1 },
    edits: [
      { cell: 0, direction: 1 },
      { cell: 12, direction: 3 },
    ],
  },
  {
    options: {
      ...{ algorithm: dungeon, width: 30, height: 24, seed: 1, exits: 'farthest' },
      passes: [{ id: 'doors' }, { id: 'things' }],
    },
  },
  {
    options: { algorithm, width: 5, height: 5, seed: 2, exits: 'farthest' },
    edits: [{ cell: 7, direction: 1 }],
    isInCode: true,
  },
];

/** The state of a page that shows a maze. @param {any} kind */
function stateOf({ options, edits = [], isInCode = false }) {
  const made = mw.generate(options);
  const toggled = edits.map((/** @type {any} */ { cell, direction }) => ({
    cell,
    direction,
    open: !made.isOpen(cell, direction),
  }));
  const maze = toggled.length > 0 ? mw.edit(made, toggled) : made;
  if (isInCode) return { mw, maze, code: maze.code, wanted: {}, block };
  return { mw, maze, code: made.code, wanted: { edits }, block };
}

/** @param {any} state @param {string} id */
const textOf = (state, id) => snippetsOf(state).find((snippet) => snippet.id === id)?.text;

test('the JavaScript makes the maze', async () => {
  for (const kind of kinds) {
    const state = stateOf(kind);
    const program = String(textOf(state, 'js')).replace(
      'console.log(maze.text());',
      'console.log(JSON.stringify([...maze.passages]));',
    );
    assert.ok(program.includes('JSON'));
    const file = join(root, 'build', 'snippet.mjs');
    writeFileSync(file, program);
    const printed = await run(process.execPath, [file]);
    rmSync(file);
    assert.deepEqual(JSON.parse(printed), [...state.maze.passages], program);
  }
});

test('the turtlecraft script places the cubes of the maze, on squares', () => {
  for (const kind of kinds) {
    const state = stateOf(kind);
    const text = textOf(state, 'turtle');
    const row = mw.catalog.shapes.find(({ id }) => id === state.maze.shape);
    assert.equal(text !== undefined, row?.tiles);
    if (!text) continue;
    /** @type {string[]} */
    const cubes = [];
    new Function('cube', text)((/** @type {number[]} */ ...cube) => cubes.push(cube.join()));
    const blocks = state.maze.blocks(block);
    const expected = Array.from({ length: blocks.length / 4 }, (_, i) =>
      blocks.slice(4 * i, 4 * i + 4).join(),
    );
    assert.deepEqual(cubes.sort(), expected.sort());
  }
});

const preset = await testedPreset();
const library = join(root, 'build', preset, 'libmazewright.a');

test('the C++ makes the maze', {
  skip: existsSync(library) ? false : `build/${preset} is not built`,
}, async () => {
  const state = stateOf(kinds[0]);
  const source = join(folder, 'maze.cpp');
  writeFileSync(source, String(textOf(state, 'cpp')));
  const program = join(folder, 'maze');
  const { compiler, flags } = linkerOf(`build/${preset}`);
  const include = ['-std=c++20', '-I', join(root, 'cpp')];
  await run(compiler, [...flags, ...include, source, library, '-o', program]);
  assert.equal(await runSanitized(program, []), state.maze.text());
});

test('C++ makes walls changed by hand from the code, and none that no code holds', () => {
  assert.equal(textOf(stateOf(kinds[5]), 'cpp'), undefined);
  const inCode = stateOf(kinds[7]);
  assert.ok(textOf(inCode, 'cpp')?.includes(String(inCode.maze.code)));
});

test('the HTML shows the maze on a page of its own', async () => {
  for (const kind of [kinds[0], kinds[5], kinds[6]]) {
    const state = stateOf(kind);
    const text = String(textOf(state, 'html')).replace('src="', 'src="/dist/');
    frame.html = `<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,">${text}`;
    await withAddress('/host', {}, async (page) => {
      await page.waitForSelector('#maze svg');
      const walls = await page.getAttribute('#maze svg path', 'd');
      assert.ok(state.maze.svg().includes(`d="${walls}"`));
    });
  }
});

test('the dialog shows each program, and the tag of a frame in which one plays', async () => {
  let tag = '';
  const hash = codeOf({ width: 8, height: 6 });
  await withPage({ hash }, async (page) => {
    await page.click('#share-open');
    for (const { id, text } of snippetsOf({
      mw,
      maze: mw.generate(hash),
      code: hash,
      wanted: {},
      block: BLOCK,
    })) {
      await page.click(`#code-${id}`);
      assert.equal(await page.locator('#snippet').textContent(), text);
      await page.click('#share-code .row:last-child button');
      assert.equal(await page.evaluate(() => navigator.clipboard.readText()), text);
    }
    tag = String(await page.locator('#embed-tag').textContent());
  });
  frame.html = `<!doctype html><link rel="icon" href="data:,"><title>host</title>${tag}`;
  await withAddress('/host', {}, async (page) => {
    const inner = page.frameLocator('iframe');
    await inner.locator('body[data-ready]').waitFor();
    assert.equal(await inner.locator('.bar').isVisible(), false);
    assert.equal(await inner.locator('#panel').isVisible(), false);
    const canvas = inner.locator('#actors');
    const box = /** @type {any} */ (await canvas.boundingBox());
    assert.deepEqual([box.width, box.height], [640, 480]);
    await canvas.focus();
    const picture = () =>
      canvas.evaluate((element) => /** @type {HTMLCanvasElement} */ (element).toDataURL());
    const before = await picture();
    const [name] = mw.generate(hash).directions.filter((_, i) => mw.generate(hash).isOpen(0, i));
    await page.keyboard.press(name === 'south' ? 'ArrowDown' : 'ArrowRight');
    assert.notEqual(await picture(), before, 'the player moved');
  });
});

testInFull(
  'sheets: a maze per page, other seeds, solutions at the back; wrong numbers are said',
  () =>
    withPage({ hash: codeOf({ width: 8, height: 6, exits: 'farthest' }) }, async (page) => {
      await page.evaluate(() => {
        // The test prints itself.
        globalThis.print = () => document.body.toggleAttribute('data-printed', true);
      });
      await page.click('#share-open');
      await page.fill('#field-print', '0');
      assert.equal(await page.isDisabled('#print-sheets'), true);
      assert.equal(
        await page.locator('#error-print').textContent(),
        'Write a number from 1 to 50.',
      );
      await page.fill('#field-print', '5');
      await page.click('#print-sheets');
      await page.waitForSelector('body[data-printed]');
      const sources = await page
        .locator('#paper .sheet:not(.answers) img')
        .evaluateAll((images) =>
          images.map((image) => /** @type {HTMLImageElement} */ (image).src),
        );
      assert.equal(new Set(sources).size, 5);
      assert.equal(
        decodeURIComponent(sources[0].replace(/^[^,]*,/, '')),
        (await mazeOn(page)).svg(),
      );
      assert.equal(await page.locator('#paper .answers img').count(), 5);
      const pdf = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1');
      assert.equal(pdf.match(/\/Type \/Page\b/g)?.length, 5 + 2);
      await page.evaluate(() => dispatchEvent(new Event('afterprint')));
      assert.equal(await page.locator('#paper').count(), 0);
    }),
);
