// full: 8 s, a script in both languages
// The script of a maze as the page's turtle runs it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toTurtlecraft } from 'mazewright/formats';
import { mw } from '../js/support/load.js';
import { browserFor } from './support/browser.js';
import { ended, runScript } from './support/turtle.js';

const { withPage } = browserFor();

test('a maze as a script has on the page the cubes of maze.blocks, in both languages', () =>
  withPage({ hash: 'view=turtle' }, async (page) => {
    await ended(page);
    const maze = mw.generate({
      algorithm: 'recursiveBacktracker',
      width: 40,
      height: 40,
      seed: 'turtlecraft',
      passes: [{ id: 'weave' }],
    });
    const cubes = maze.blocks({ height: 2 });
    for (const language of /** @type {const} */ (['en', 'ko'])) {
      // The page counts what is placed; the script adds that every place and colour is one of the list.
      const check = `
var wanted = new Set(), real = box, wrong = 0;
var list = [${cubes}];
for (var k = 0; k < list.length; k += 4) wanted.add(list.slice(k, k + 4).join(' '));
box = 직육면체 = function (x, y, z, a, b, c, color) {
  for (var i = x; i < x + a; i++) for (var j = y; j < y + b; j++) for (var l = z; l < z + c; l++)
    if (!wanted.delete([i, j, l, color].join(' '))) wrong++;
  real(x, y, z, a, b, c, color);
};
`;
      const script = toTurtlecraft(maze, { language });
      const {
        text,
        cubes: count,
        end,
      } = await runScript(page, `${check}${script}console.log(wrong, wanted.size);\n`);
      assert.equal(end, 'done', text);
      assert.match(text, /^0 0/);
      assert.equal(count, cubes.length / 4);
      const alone = await runScript(page, script);
      assert.deepEqual([alone.end, alone.cubes], ['done', cubes.length / 4]);
    }
  }));
