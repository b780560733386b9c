import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { BLOCK, MAX_SCRIPT_MS } from '../../web/demo/config.js';
import { scriptOf } from '../../web/demo/share/script.js';
import { testInFull } from '../js/support/seeds.js';
import { browserFor } from './support/browser.js';
import { codeOf, mazeOn, mw } from './support/maze.js';
import { pictureOf } from './support/pixels.js';
import { switchLanguage } from './support/states.js';
import { reachLimit } from './support/time-limits.js';
import { ended, runScript, writeScript } from './support/turtle.js';

const { withPage } = browserFor();
const open = { hash: `${codeOf()}&view=turtle` };
const seeds = new URL('../../../shared/seeds/', import.meta.url);

test('the first program draws', () =>
  withPage(open, async (page) => {
    const castle = await ended(page);
    assert.equal(castle.end, 'done');
    // Letters of a side that place a cube: six times wall, then tower and roof.
    assert.equal(castle.cubes, 4 * (6 * 7 + 7 + 6));
    assert.ok((await pictureOf(page, '#scene canvas')).colors > 10);
    await page.selectOption('#turtle-examples', 'maze');
    await page.waitForFunction(() => document.body.textContent?.includes('walls 240'));
    const { cubes, end } = await ended(page);
    assert.equal(end, 'done');
    // A maze of 10 x 10 cells: 441 tiles, of which 199 are passages and 2 doors.
    assert.equal(cubes, 2 * (441 - 199 - 2));
  }));

testInFull(
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
      // The maze can be read: a row of it per line, and the last line of the output is in view.
      const rows = result.text.split('\n').slice(1, 23);
      assert.deepEqual(
        rows.map((row) => row.replace(/,$/, '')),
        lines.map((/** @type {string} */ line) => `  ${JSON.stringify(line)}`),
      );
      assert.equal(await isLastInView(page), true);
    }),
);

/** Whether the last line of the output is visible. @param {import('playwright-core').Page} page */
const isLastInView = (page) =>
  page.evaluate(() => {
    const output = /** @type {HTMLElement} */ (document.getElementById('turtle-output'));
    const last = /** @type {HTMLElement} */ (document.getElementById('turtle-count'));
    return last.getBoundingClientRect().bottom <= output.getBoundingClientRect().bottom;
  });

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
    assert.equal(copied, scriptOf(maze, BLOCK));
  }));

test('the output of a script is shown as text, its errors with their line', () =>
  withPage(open, async (page) => {
    const said = await runScript(
      page,
      "console.log('<b>one</b>', [1, 2], {a: 1});\nalert('two');\ncube(0, 0, 1);\nnope();",
    );
    assert.match(said.text, /<b>one<\/b> \[1, 2\] \{"a": 1\}/);
    assert.match(said.text, /two/);
    assert.match(said.text, /Line 4, column 1 ReferenceError: nope is not defined/);
    assert.equal(said.cubes, 1);
    assert.equal(await page.locator('#turtle-output b').count(), 0);
  }));

testInFull('cubes must be numbers in reach; the same place twice is one cube', () =>
  withPage(open, async (page) => {
    for (const wrong of ['NaN', '1e300', "'1'", 'undefined', 'Infinity', '1n', 'null', '{}']) {
      const { text, cubes } = await runScript(page, `cube(1, ${wrong}, 1, 9)`);
      assert.match(text, /y must be a number/, wrong);
      assert.equal(cubes, 0);
    }
    const { cubes } = await runScript(page, 'for (var i = 0; i < 9; i++) cube(1, 1, 1, i)');
    assert.equal(cubes, 1);
  }),
);

testInFull(
  'an error of syntax names its line and column, marks them, and its button leads there',
  () =>
    withPage(open, async (page) => {
      const { text } = await runScript(page, `${'// one\n'.repeat(80)}var a = 1;\n  var b = ;\n`);
      assert.match(text, /Line 82, column 11 SyntaxError: Unexpected token ';'/);
      assert.equal(await page.locator('.cm-lint-marker-error').count(), 1);
      assert.equal(await page.locator('.cm-lintRange-error').textContent(), ';');
      await page.click('#turtle-output .place');
      await page.keyboard.insertText('2');
      await page.click('#turtle-run');
      assert.equal((await ended(page)).end, 'done');
      assert.equal(await page.locator('.cm-lint-marker-error').count(), 0);
      await switchLanguage(page);
      await runScript(page, '\n\nnope()');
      const korean = await page.locator('#turtle-output .place').textContent();
      assert.equal(korean, '3번째 줄 1번째 글자');
    }),
);

testInFull('timers, promises and async functions run; their errors are shown with their line', () =>
  withPage(open, async (page) => {
    const waits = await runScript(
      page,
      `setTimeout(function () { cube(1, 1, 1); console.log('first'); }, 20);
var ticks = 0;
var timer = setInterval(function () { cube(2, ticks, 1); if (++ticks == 3) clearInterval(timer); }, 5);
(async function () {
  await new Promise(function (done) { setTimeout(done, 30); });
  cube(3, 1, 1);
  nope();
})();
Promise.resolve().then(function () { cube(4, 1, 1); throw new Error('then'); });
setTimeout(function () { late(); }, 40);`,
    );
    assert.deepEqual([waits.end, waits.cubes], ['done', 6]);
    assert.match(waits.text, /first/);
    assert.match(waits.text, /Line 7, column 3 ReferenceError: nope/);
    assert.match(waits.text, /Line 9, column 59 Error: then/);
    assert.match(waits.text, /Line 10, column 26 ReferenceError: late/);
  }),
);

testInFull('the console of a script: errors in red, tables, answers, and what is cut', () =>
  withPage(open, async (page) => {
    const said = await runScript(
      page,
      `console.error('red'); console.warn('orange'); console.table([{ a: 1, b: '가' }, { a: 22 }]);
console.log(['#########', '#       #'].concat(new Array(8).fill('# # # # #')));
console.log(Number(prompt('how many?', '7')) + 1, prompt('what?'), confirm('sure?'));
console.group('in'); console.log('deep'); console.groupEnd(); console.assert(1 > 2, 'no');`,
    );
    const colors = await page.evaluate(() =>
      ['log', 'error', 'warn'].map((kind) => {
        const line = document.querySelector(`#turtle-output .${kind}`);
        return line && getComputedStyle(line).color;
      }),
    );
    assert.equal(colors.includes(null), false, said.text);
    assert.equal(new Set(colors).size, 3);
    assert.match(said.text, / {2}\| a {2}\| b\n--\+----\+---\n0 \| 1 {2}\| 가\n1 \| 22 \|/);
    assert.match(said.text, /\[\n {2}"#########",\n {2}"# {7}#",\n {2}"# # # # #",/);
    assert.match(said.text, /how many\? 7 \(A script cannot ask here/);
    assert.match(said.text, /^8 null true$/m);
    assert.match(said.text, /in\n {2}deep\nAssertion failed no/);
    const many = await runScript(
      page,
      'for (var i = 0; i < 1000; i++) console.log(i); cube(1, 1, 1);',
    );
    assert.match(
      many.text,
      /399\nThere is more output than the page shows \(400 lines\)\.\n1 cube$/,
    );
    assert.equal(await isLastInView(page), true);
  }),
);

testInFull('a script that waits is stopped by the button or after its time', () =>
  withPage(open, async (page) => {
    const forever = "setInterval(function () { cube(1, 1, 1); console.log('tick'); }, 1);";
    await ended(page);
    await writeScript(page, forever);
    await page.click('#turtle-run');
    await page.waitForSelector('#turtle-output:has-text("tick")');
    assert.match(String(await page.textContent('#turtle-run')), /Stop/);
    await page.click('#turtle-run');
    assert.deepEqual([(await ended(page)).end, (await ended(page)).cubes], ['stopped', 1]);
    await page.click('#turtle-run');
    await page.waitForSelector('#turtle-output:has-text("tick")');
    await reachLimit(page, MAX_SCRIPT_MS);
    assert.equal((await ended(page)).end, 'long');
  }),
);

testInFull('the letters of the turtle, with and without quotes; a wrong one is named', () =>
  withPage(open, async (page) => {
    const castle = await runScript(page, "doit( s[u]s ); doit('L s t [ s d ] u', 4);");
    assert.deepEqual([castle.end, castle.cubes], ['done', 6]);
    const wrong = await runScript(page, "\ndoit('ss x')");
    assert.match(wrong.text, /Line 2.*does not know “x” \(character 4\)/);
    assert.match((await runScript(page, "doit('s]')")).text, /“]” at character 2 has no “\[”/);
    assert.match(
      (await runScript(page, 'doit( A A L )')).text,
      /Write the letters of doit in quotes/,
    );
  }),
);

test('the library in a script: mazes, their solution, cubes of their blocks', () =>
  withPage(open, async (page) => {
    const [first, second] = mw.catalog.generators;
    const options = { algorithm: second.id, width: 7, height: 5, seed: 'sand' };
    const { text, cubes, end } = await runScript(
      page,
      `var m = maze(${JSON.stringify(options)});
cubes(m.blocks({ height: 1 }));
console.log(m.code, m.solve().length, mw.catalog.generators[0].id, maze().width);
console.log(m.text());`,
    );
    const same = mw.generate(options);
    assert.equal(end, 'done');
    assert.equal(cubes, same.blocks({ height: 1 }).length / 4);
    assert.ok(text.startsWith(`${same.code} ${same.solve().length} ${first.id} 10`), text);
    assert.ok(text.includes(same.text().trimEnd()), text);
    const wrong = await runScript(page, '\nmaze({ width: -1 })');
    assert.match(wrong.text, /Line 2, column 1 MazeError/);
  }));

testInFull('what a script built is saved as an STL file', () =>
  withPage(open, async (page) => {
    await ended(page);
    assert.equal(await page.isEnabled('#turtle-stl'), true);
    const script = 'for (var x = 0; x < 4; x++) for (var y = 0; y < 3; y++) cube(x, y, 1, x);';
    assert.equal((await runScript(page, script)).cubes, 12);
    const [file] = await Promise.all([page.waitForEvent('download'), page.click('#turtle-stl')]);
    assert.equal(file.suggestedFilename(), 'mazewright.stl');
    const bytes = readFileSync(String(await file.path()));
    // One box of all colours: six faces of two triangles.
    assert.equal(bytes.readUInt32LE(80), 12);
    assert.equal(bytes.length, 84 + 12 * 50);
    await runScript(page, '');
    assert.equal(await page.isEnabled('#turtle-stl'), false);
  }),
);
