// Engines are adopting the rule that a frozen object takes no private fields. Chromium has it behind
// a flag of V8; the same without a browser: tests/js/package/frozen.test.js.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { browserFor } from './support/browser.js';

const RULE = '--js-flags=--js-nonextensible-applies-to-private';
const html = '<!doctype html><title>blank</title><link rel="icon" href="data:," />';

const { withAddress } = browserFor({ '/dist/': 'dist', '/blank': { html } }, { flags: [RULE] });

/** Whether the browser knows the flag; older ones ignore it. @param {import('playwright-core').Page} page */
const hasRule = (page) =>
  page.evaluate(() => {
    class Given {
      constructor() {
        // biome-ignore lint/correctness/noConstructorReturn: it makes the derived class add to it
        return Object.freeze({});
      }
    }
    class Adding extends Given {
      #field = 1;
      get field() {
        return this.#field;
      }
    }
    try {
      return new Adding().field === undefined;
    } catch {
      return true;
    }
  });

test('a maze is generated, solved, played and adopted', (t) =>
  withAddress('/blank', {}, async (page) => {
    if (!(await hasRule(page))) return t.skip('this browser does not know the rule');
    const done = await page.evaluate(async () => {
      const { createMazewright } = await import(`${location.origin}/dist/mazewright.js`);
      const mw = await createMazewright();
      const [{ id }] = mw.catalog.generators;
      const maze = mw.generate({ algorithm: id, width: 12, height: 9, seed: 1, steps: true });
      const game = mw.game(mw.adopt(structuredClone(maze)));
      for (const cell of maze.solve().path.subarray(1)) game.moveTo(cell);
      mw.rows({ algorithm: id, width: 5, seed: 1 }).next();
      mw.world({ algorithm: id, seed: 1 }).chunk(0, 0);
      return game.done;
    });
    assert.ok(done);
  }));
