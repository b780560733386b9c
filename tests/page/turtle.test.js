import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { scriptOf } from '../../web/demo/share/script.js';
import { browserFor } from './support/browser.js';
import { codeOf, mazeOn, mw } from './support/maze.js';
import { pictureOf } from './support/pixels.js';
import { ended, runScript } from './support/turtle.js';

const { withPage } = browserFor();
const open = { hash: `${codeOf()}&view=turtle` };
const seeds = new URL('../../../shared/seeds/', import.meta.url);

test('the first program draws', () =>
  withPage(open, async (page) => {
    const { cubes, end, text } = await ended(page);
    assert.equal(end, 'done');
    assert.ok(cubes > 500);
    assert.match(text, /tower/);
    assert.ok((await pictureOf(page, '#scene canvas')).colors > 10);
  }));

test(
  'the turtlecraft program of the seeds runs as it is',
  {
    skip: existsSync(seeds)
      ? false
      : 'there is no folder of the original programs next to the project',
  },
  () =>
    withPage(open, async (page) => {
      const name = readdirSync(seeds).find((each) => each.startsWith('003'));
      const text = readFileSync(new URL(String(name), seeds), 'utf8');
      const program = text.slice(text.indexOf('function maze(x,y) {'));
      const result = await runScript(page, program);
      assert.equal(result.end, 'done');
      const lines = JSON.parse(result.text.slice(0, result.text.lastIndexOf(']') + 1));
      assert.equal(lines.length, 22);
      const walls = lines.join('').replaceAll(/[^#]/g, '').length;
      assert.equal(result.cubes, 2 * walls);
      assert.ok(walls > 300);
    }),
);

/** The cubes of a script, run here. @param {string} script */
function cubesOf(script) {
  /** @type {number[][]} */
  const cubes = [];
  new Function('cube', script)((/** @type {number[]} */ ...cube) => cubes.push(cube));
  return cubes.map(String).sort();
}

/** @param {Int32Array} blocks */
function asCubes(blocks) {
  const cubes = [];
  for (let i = 0; i < blocks.length; i += 4) cubes.push(String([...blocks.subarray(i, i + 4)]));
  return cubes.sort();
}

for (const { id } of mw.catalog.generators) {
  test(`the script of ${id} builds its blocks, cube by cube`, () => {
    const maze = mw.generate(codeOf({ algorithm: id, width: 20, height: 16 }));
    for (const block of [
      { height: 2, color: 9 },
      { height: 1, color: 0 },
      { height: 5, color: 15 },
    ]) {
      assert.deepEqual(cubesOf(scriptOf(maze, block)), asCubes(maze.blocks(block)));
    }
  });
}

test('the maze on the page becomes a script, in the box and in the clipboard', () =>
  withPage(open, async (page) => {
    await ended(page);
    await page.click('#turtle-maze');
    const { cubes, end } = await ended(page);
    const maze = await mazeOn(page);
    assert.equal(end, 'done');
    assert.equal(cubes, maze.blocks({ height: 2 }).length / 4);
    await page.click('#tab-blocks');
    await page.click('.scene-dock > button');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    assert.equal(copied, scriptOf(maze, { height: 2, color: 9 }));
  }));

test('the output of a script is shown as text, its errors with their line', () =>
  withPage(open, async (page) => {
    const said = await runScript(
      page,
      "console.log('<b>one</b>', [1, 2], {a: 1});\nalert('two');\ncube(0, 0, 1);\nnope();",
    );
    assert.match(said.text, /<b>one<\/b> \[1,2\] \{"a":1\}/);
    assert.match(said.text, /two/);
    assert.match(said.text, /nope is not defined \(4\)/);
    assert.equal(said.cubes, 1);
    assert.equal(await page.locator('#turtle-output b').count(), 0);
    const syntax = await runScript(page, 'var = 3');
    assert.match(syntax.text, /SyntaxError/);
  }));

test('cubes must be numbers in reach; the same place twice is one cube', () =>
  withPage(open, async (page) => {
    for (const wrong of ['NaN', '1e300', "'1'", 'undefined', 'Infinity', '1n', 'null', '{}']) {
      const { text, cubes } = await runScript(page, `cube(1, ${wrong}, 1, 9)`);
      assert.match(text, /y must be a number/, wrong);
      assert.equal(cubes, 0);
    }
    const { cubes } = await runScript(page, 'for (var i = 0; i < 9; i++) cube(1, 1, 1, i)');
    assert.equal(cubes, 1);
  }));
