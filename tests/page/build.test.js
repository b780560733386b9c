// Building by hand in the Script view: blocks write their calls, and removing takes them out.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createBuilding } from '../../web/demo/views/turtle/build/building.js';
import { cubeUnder } from '../../web/demo/views/turtle/build/cube-under.js';
import { putCall, takeCall } from '../../web/demo/views/turtle/build/script-calls.js';
import { putCube } from '../../web/demo/views/turtle/collect-cubes.js';
import { firstOf, testInFull } from '../js/support/seeds.js';
import { browserFor } from './support/browser.js';
import { codeOf } from './support/maze.js';
import { framesOf } from './support/states.js';
import { ended, runScript, scriptOn, writeScript } from './support/turtle.js';

const { withPage } = browserFor();
const open = { hash: `${codeOf()}&view=turtle` };
/** A flat square of blocks: the middle of the picture shows its top. */
const FLOOR = 'box(0, 0, 0, 9, 9, 1, 6);\n';

/** @param {string} text @param {import('../../web/demo/views/turtle/build/script-calls.js').TextChange} change */
const after = (text, { from, to, insert }) => text.slice(0, from) + insert + text.slice(to);
/** @param {number[]} place */
const cubeAt = (place, color = 3, isOver = false) => ({ place, color, isOver });

test('a block is written at the end of a script, in its language', () => {
  assert.equal(after('', putCall('', [1, -2, 3], 4, 'en')), 'cube(1, -2, 3, 4);\n');
  assert.equal(
    after('// a', putCall('// a', [1, 2, 3], 4, 'ko')),
    '// a\n정육면체(1, 2, 3, 1, 4);\n',
  );
  const tenth = Math.fround(0.1);
  assert.equal(
    after('', putCall('', [tenth, 0.5, 999_999], 0, 'en')),
    'cube(0.1, 0.5, 999999, 0);\n',
  );
});

test('a removed block takes its own call along, where that surely built it', () => {
  const at = [1, 2, 3];
  const taken = (/** @type {string} */ text, cube = cubeAt(at)) =>
    after(text, takeCall(text, cube, 'en'));
  const own = {
    'cube(1, 2, 3, 3);\n': '',
    'a();\n  cube( 1,2 , 3, 3 ) // nose\nb();\n': 'a();\nb();\n',
    'cube(1, 2, 3, 3); cube(4, 5, 6, 7);': 'cube(4, 5, 6, 7);',
    'bigCube(1, 2, 3, 1, 3);\n': '',
    '정육면체(1, 2, 3, 1, 3);\n': '',
    'function f() {\n}\ncube(1, 2, 3, 3);\n': 'function f() {\n}\n',
    'uncube(1, 2, 3);\ncube(1, 2, 3, 3);\n': 'uncube(1, 2, 3);\n',
  };
  for (const [text, rest] of Object.entries(own)) assert.equal(taken(text), rest);
  assert.equal(taken('cube(1, 2, 3);\n', cubeAt(at, 9)), '', 'the colour of no colour');
  const others = [
    'sphere(0, 0, 0, 4, 3);\n',
    'for (;;)\n  cube(1, 2, 3, 3);\n',
    'for (var i = 0; i < 3; i++) cube(1, 2, 3, 3);\n',
    'function f() {\n  cube(1, 2, 3, 3);\n}\n',
    'if (x) {} else\ncube(1, 2, 3, 3);\n',
    '/*\ncube(1, 2, 3, 3);\n*/\n',
    'var text = `\ncube(1, 2, 3, 3);\n`;\n',
    'cube(1, 2, 3, 4);\n',
    'bigCube(1, 2, 3, 2, 3);\n',
    'mycube(1, 2, 3, 3);\n',
    'cube(1, 2, 3, 3);\nuncube(1, 2, 3);\n',
  ];
  for (const text of others) assert.equal(taken(text), `${text}uncube(1, 2, 3);\n`);
  const two = 'cube(1, 2, 3, 3);\n';
  assert.equal(
    taken(two, cubeAt(at, 3, true)),
    `${two}uncube(1, 2, 3);\n`,
    'another lies under it',
  );
  assert.equal(after('', takeCall('', cubeAt(at), 'ko')), '지우기(1, 2, 3);\n');
});

test('a ray meets the nearest block, the side it comes through, or the ground', () => {
  const cubes = [
    [0, 0, 1],
    [0, 0, 2],
    [5, 5, 1],
  ].map((place) => ({ place }));
  const ground = { least: [-3, -3, 1], most: [7, 7] };
  const meets = (/** @type {number[]} */ from, /** @type {number[]} */ along) =>
    cubeUnder({ from, along }, cubes, ground);
  assert.deepEqual(meets([0.5, 0.5, 9], [0, 0, -1]), { cube: [0, 0, 2], before: [0, 0, 3] });
  assert.deepEqual(meets([9, 0.5, 1.5], [-1, 0, 0]), { cube: [0, 0, 1], before: [1, 0, 1] });
  assert.deepEqual(meets([0.5, -9, 2.5], [0, 1, 0]), { cube: [0, 0, 2], before: [0, -1, 2] });
  assert.deepEqual(meets([2.5, 3.5, 9], [0, 0, -1]), { cube: null, before: [2, 3, 1] });
  assert.equal(meets([20, 20, 9], [0, 0, -1]), null);
  assert.equal(meets([0.5, 0.5, 9], [0, 0, 1]), null);
});

test('changes by hand are steps of the script, which undo and redo take back and forth', () => {
  const past = ['sphere();\n'];
  let at = 0;
  const editor = {
    get text() {
      return past[at];
    },
    edit(/** @type {Parameters<typeof after>[1]} */ change) {
      past.splice(at + 1, past.length, after(past[at], change));
      this.go(1);
    },
    go(/** @type {number} */ by) {
      at += by;
      building.followed(past[at]);
    },
    undo: () => editor.go(-1),
    redo: () => editor.go(1),
  };
  const building = createBuilding(editor, () => {});
  const places = () => [...building.cubes.keys()].sort().join();
  const cubes = new Map();
  putCube(cubes, [0, 0, 0], 1);
  building.ran(past[0], cubes);
  assert.equal(building.canUndo, false);
  building.put([1, 0, 0], 2, 'en');
  building.take([0, 0, 0], 'en');
  building.take([1, 0, 0], 'en');
  assert.equal(editor.text, 'sphere();\nuncube(0, 0, 0);\n');
  assert.equal(building.list.length, 0);
  building.undo();
  assert.equal(places(), '1 0 0');
  building.undo();
  assert.equal(places(), '0 0 0,1 0 0');
  assert.equal(editor.text, 'sphere();\ncube(1, 0, 0, 2);\n');
  building.redo();
  assert.equal(places(), '1 0 0');
  editor.undo();
  editor.undo();
  assert.deepEqual([...building.list], [0, 0, 0, 1]);
  assert.equal(building.canUndo, false);
  // Typing ends what can be taken back, and building goes on after it.
  past.push('other();\n');
  at = past.length - 1;
  building.followed(editor.text);
  assert.equal(building.canRedo, false);
  building.put([4, 4, 4], 5, 'en');
  assert.equal(editor.text, 'other();\ncube(4, 4, 4, 5);\n');
  building.undo();
  assert.deepEqual([...building.list], [0, 0, 0, 1]);
});

testInFull('uncube takes a block away, by both names', () =>
  withPage(open, async (page) => {
    const script =
      'cube(1, 1, 1); cube(2, 1, 1); cube(3, 1, 1);\nuncube(1, 1, 1); 지우기(2, 1, 1);';
    assert.equal((await runScript(page, script)).cubes, 1);
    assert.equal((await runScript(page, 'uncube(5, 5, 5); cube(5, 5, 5, NaN);')).cubes, 1);
    assert.match((await runScript(page, 'uncube(1, "a", 2)')).text, /uncube: y must be a number/);
  }),
);

/** The middle of the scene. @param {import('playwright-core').Page} page */
async function middleOf(page) {
  await framesOf(page);
  const box = await page.locator('#scene canvas').boundingBox();
  assert.ok(box);
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/** What the output says was built. @param {import('playwright-core').Page} page */
const cubesOn = (page) =>
  page.evaluate(() => Number(document.getElementById('turtle-output')?.dataset.cubes));

for (const touch of firstOf([false, true])) {
  test(`blocks are placed and removed by ${touch ? 'touch' : 'mouse'}, and stand in the script`, () =>
    withPage({ ...open, narrow: touch }, async (page) => {
      await runScript(page, FLOOR);
      const [x, y] = await middleOf(page);
      const tap = () => (touch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
      const press = (/** @type {string} */ selector) =>
        touch ? page.tap(selector) : page.click(selector);
      await tap();
      assert.equal(await scriptOn(page), FLOOR, 'without a tool the picture is turned only');
      await press('#build-add');
      await press('#build-bar .palette button:nth-child(5)');
      await tap();
      assert.match(await scriptOn(page), /^box\(.*\);\ncube\(\d, \d, 1, 4\);\n$/);
      assert.equal(await cubesOn(page), 82);
      assert.match(String(await page.textContent('#turtle-count')), /^82/);
      await press('#build-remove');
      await tap();
      assert.equal(await scriptOn(page), FLOOR, 'its own call is gone');
      await tap();
      assert.match(await scriptOn(page), /^box\(.*\);\nuncube\(\d, \d, 0\);\n$/);
      assert.equal(await cubesOn(page), 80);
      await press('#turtle-run');
      assert.equal((await ended(page)).cubes, 80, 'the script builds what is seen');
    }));
}

testInFull('a drag turns the picture also with a tool', () =>
  withPage(open, async (page) => {
    await runScript(page, FLOOR);
    await page.click('#build-add');
    const [x, y] = await middleOf(page);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 80, y, { steps: 4 });
    await page.mouse.up();
    assert.equal(await scriptOn(page), FLOOR);
  }),
);

testInFull('blocks are undone by the button, and by Ctrl+Z in the script', () =>
  withPage(open, async (page) => {
    await runScript(page, FLOOR);
    const [x, y] = await middleOf(page);
    await page.click('#build-add');
    assert.equal(await page.isDisabled('#build-undo'), true);
    await page.mouse.click(x, y);
    await page.mouse.click(x, y);
    assert.equal(await cubesOn(page), 83);
    await page.click('#build-undo');
    assert.equal(await cubesOn(page), 82);
    await page.focus('#turtle-code');
    await page.keyboard.press('Control+Z');
    assert.equal(await cubesOn(page), 81);
    assert.equal(await scriptOn(page), FLOOR);
    await page.keyboard.press('Control+Y');
    assert.equal(await cubesOn(page), 82);
    assert.equal(await page.isDisabled('#build-undo'), false);
  }),
);

testInFull('the keyboard builds at a frame, which arrows move as one sees them', () =>
  withPage({ ...open, language: 'ko' }, async (page) => {
    await runScript(page, FLOOR);
    await page.focus('#build-add');
    await page.keyboard.press('Enter');
    const isInScene = () => page.evaluate(() => document.activeElement?.closest('#scene') !== null);
    assert.equal(await isInScene(), true);
    assert.match(String(await page.getAttribute('#scene canvas', 'aria-label')), /화살표 키/);
    const place = () => page.textContent('#build-place');
    assert.equal(await place(), '4, 4, 1');
    for (const key of ['ArrowUp', 'ArrowRight', 'ArrowRight', 'PageUp', 'Enter', 'PageDown'])
      await page.keyboard.press(key);
    assert.equal(await place(), '3, 6, 1');
    await page.waitForSelector('#status:has-text("3, 6, 1: 비어 있음")', { state: 'attached' });
    // A quarter turn of the view turns the arrows.
    for (let turn = 0; turn < 8; turn += 1) await page.keyboard.press('Shift+ArrowRight');
    await page.keyboard.press('ArrowUp');
    assert.equal(await place(), '3, 5, 1');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Control+Z');
    await page.keyboard.press('Escape');
    assert.equal(await page.getAttribute('#build-add', 'aria-pressed'), 'false');
    await page.focus('#build-remove');
    await page.keyboard.press('Enter');
    await page.keyboard.press('PageDown');
    await page.keyboard.press('Enter');
    assert.equal(await scriptOn(page), `${FLOOR}정육면체(3, 6, 2, 1, 9);\n지우기(3, 5, 0);\n`);
  }),
);

testInFull('an empty script has a ground to build on', () =>
  withPage(open, async (page) => {
    await runScript(page, '// nothing\n');
    const [x, y] = await middleOf(page);
    await page.click('#build-add');
    await page.mouse.click(x, y);
    assert.match(await scriptOn(page), /^\/\/ nothing\ncube\(-?\d, -?\d, 1, 9\);\n$/);
    assert.equal(await page.isEnabled('#turtle-stl'), true);
  }),
);

testInFull('a script that runs is not changed by hand', () =>
  withPage(open, async (page) => {
    await runScript(page, FLOOR);
    const text = `${FLOOR}setInterval(function () { console.log('tick'); }, 5);`;
    await writeScript(page, text);
    await page.click('#turtle-run');
    await page.waitForSelector('#turtle-output:has-text("tick")');
    const [x, y] = await middleOf(page);
    await page.click('#build-add');
    await page.mouse.click(x, y);
    await page.waitForSelector('#notice:has-text("still running")');
    await page.click('#turtle-run');
    assert.equal((await ended(page)).end, 'stopped');
    assert.equal(await scriptOn(page), text);
  }),
);
