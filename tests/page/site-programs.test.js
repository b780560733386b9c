// full: 37 s, every program of the site
// The programs of the site, changed and run in place: each of a guide, and of each page of the reference the last,
// which runs all before it, gives the values that its comments promise.
// Cost: 40 s, of which files.html, with its PDF, takes 8.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { browserFor } from './support/browser.js';
import { root } from './support/server.js';

/** @typedef {import('playwright-core').Locator} Locator */

const SITE = join(root, 'build/page/docs');
const { withAddress } = browserFor({}, { isolated: true });
const htmlOf = (/** @type {string} */ path) => readFileSync(join(SITE, path), 'utf8');
const pages = readdirSync(SITE, { recursive: true })
  .map((path) => String(path).replaceAll('\\', '/'))
  .filter((path) => path.endsWith('.html') && htmlOf(path).includes('class="program"'))
  // The other Korean pages have the same code as the English ones.
  .filter((path) => !path.startsWith('ko/') || path === 'ko/first-maze.html');

/** @param {string} path @param {(programs: Locator) => Promise<void>} work */
const withPrograms = (path, work) =>
  withAddress(`/some/folder/docs/${path}`, {}, (page) => work(page.locator('.program')));

/** Presses the button of a program, and returns the text of what it gives. @param {Locator} program */
async function ran(program) {
  await program.locator('button').click();
  const frame = program.frameLocator('iframe');
  await frame.locator('body[data-ran]').waitFor();
  return {
    errors: await frame.locator('.error').allTextContents(),
    names: await frame.locator('dt').allTextContents(),
    values: await frame.locator('dd').allTextContents(),
    pictures: await frame.locator('svg, img').count(),
    files: await frame.locator('a[download]').allTextContents(),
  };
}

/** `expression; // 12`: what a comment promises, if it is a value. */
const PROMISE = /^ *(\S.*); \/\/ (-?\d+|true|false|null|'[^']*')$/gm;

for (const path of pages) {
  test(`the programs of ${path} run there`, () =>
    withPrograms(path, async (programs) => {
      let promises = 0;
      let pictures = 0;
      const all = await programs.all();
      for (const program of path.startsWith('reference/') ? all.slice(-1) : all) {
        const given = await ran(program);
        // A library keeps its memory as long as its frame is there.
        await program.locator('iframe').evaluate((frame) => frame.remove());
        const code = await program.locator('textarea').inputValue();
        assert.deepEqual(given.errors, [], code);
        pictures += given.pictures;
        for (const [, expression, value] of code.matchAll(PROMISE)) {
          const at = given.names.indexOf(expression);
          if (at < 0) continue;
          assert.equal(given.values[at], value, `${path}: ${expression}`);
          promises += 1;
        }
      }
      assert.ok(promises + pictures > 0, 'nothing is shown');
    }));
}

test('a changed program gives other values, and a wrong one its error', () =>
  withPrograms('first-maze.html', async (programs) => {
    const program = programs.first();
    await ran(program);
    const area = program.locator('textarea');
    const code = await area.inputValue();
    await area.fill(code.replace('width: 12, height: 9', 'width: 20, height: 10'));
    const changed = await ran(program);
    assert.equal(changed.values[changed.names.indexOf('mw.parse(maze.text()).cellCount')], '200');
    assert.equal(changed.pictures, 1);
    await area.fill(code.replace("'huntAndKill'", "'huntAndKiss'"));
    const { errors } = await ran(program);
    assert.equal(errors.length, 1);
    assert.match(errors[0], /huntAndKill/);
  }));

test('a block goes on from the ones before it, as they are now', () =>
  withPrograms('games.html', async (programs) => {
    await ran(programs.first());
    const area = programs.first().locator('textarea');
    await area.fill((await area.inputValue()).replace('width: 24', 'width: 4'));
    const monsters = await programs.all();
    const codes = await Promise.all(monsters.map((each) => each.textContent()));
    const at = codes.findIndex((code) => code?.includes('maze.paths(player)'));
    const { errors } = await ran(monsters[at]);
    assert.match(errors.join(), /150|cell/);
  }));

test('files that a program writes can be downloaded', () =>
  withPrograms('first-maze.html', async (programs) => {
    const last = programs.last();
    const { files, values } = await ran(last);
    assert.deepEqual(files, ['dungeon.svg']);
    assert.ok(values.some((value) => value.includes('█') || value.includes('─')));
    const page = last.page();
    const download = page.waitForEvent('download');
    await last.frameLocator('iframe').locator('a[download]').click();
    assert.match(readFileSync(await (await download).path(), 'utf8'), /^<svg /);
  }));
