/** Makes the projects of a table, one after another, and checks what each of them does. */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { mw } from '../../support/load.js';
import { options } from './apps.js';
import { makeInstaller } from './install.js';
import { readRecipes } from './recipes.js';
import { hashOf } from './tile.js';
import { assertShows, makeViewer } from './viewer.js';

/**
 * What a project must do.
 * @typedef {object} Case
 * @property {string} what
 * @property {Record<string, string>} [files] in addition to those of the recipe, or in place of them
 * @property {readonly string[]} [run] commands, in place of those of the recipe
 * @property {string} [open] folder of a page that must show the maze
 * @property {boolean} [plays] the page shows the element of the recipes, and counts its moves
 * @property {string} [serve] command of a server whose page must show the maze
 * @property {string} [path] of the page that this server shows
 * @property {string} [answers] the SHA-256 of what the server has there, in place of a page
 * @property {RegExp} [says] the page must throw this error in place of showing the maze
 * @property {number} [fetches] requests of WebAssembly that the page must make
 * @property {RegExp} [prints] what the commands must print
 * @property {RegExp} [never] what they must not print
 * @property {string | false} [skip] why this cannot be seen here
 *
 * @typedef {object} Project
 * @property {string} name
 * @property {Record<string, string>} packages names and exact versions
 * @property {string} [recipe] a heading of web/docs/bundlers.md, whose files and commands it has
 * @property {readonly string[]} [output] folders that are emptied before a case
 * @property {readonly Case[]} cases
 */

/** The commands of the document are words for a POSIX shell. */
const skip = process.platform === 'win32' && 'the commands are for a POSIX shell';

const svg = mw.generate(options).svg();
/** The maze of the element in the recipes. */
const played = mw.generate({
  ...{ algorithm: 'wilson', width: 12, height: 9, seed: 'hello' },
  passes: [{ id: 'braid' }],
});

/** @param {readonly Project[]} projects */
export function checkProjects(projects) {
  const recipes = readRecipes();
  const installer = makeInstaller();
  const viewer = makeViewer();
  after(async () => {
    await viewer.close();
    installer.remove();
  });

  for (const { name, packages, recipe, output = ['dist'], cases } of projects) {
    const versions = Object.entries(packages).map((entry) => entry.join(' '));
    test([name, ...versions].join(', '), { skip }, async (t) => {
      const { files: own, commands } = recipe ? recipes[recipe] : { files: {}, commands: [] };
      const { 'package.json': manifest, ...others } = own;
      const made = installer.install(packages, manifest);
      if ('reason' in made) {
        t.skip(made.reason);
        return;
      }
      const { project } = made;
      for (const each of cases) {
        await t.test(each.what, { skip: each.skip ?? false }, async () => {
          project.erase(output);
          project.write({ ...others, ...each.files });
          await checkCase(project, each, commands);
        });
      }
    });
  }

  /**
   * @param {import('./install.js').Project} project
   * @param {Case} wanted
   * @param {readonly string[]} commands
   */
  async function checkCase(project, wanted, commands) {
    const { run = commands, open, plays, says, fetches, prints, never } = wanted;
    const { serve, path = '/', answers } = wanted;
    let printed = '';
    for (const command of run) printed += await project.run(command);
    if (prints) assert.match(printed, prints);
    if (never) assert.doesNotMatch(printed, never);

    /** @param {import('./viewer.js').Seen} seen */
    const checkPage = (seen) => {
      if (says) assert.match(seen.errors.join('\n'), says);
      else assertShows(seen, svg);
      if (fetches !== undefined) assert.equal(seen.wasm, fetches, 'requests of WebAssembly');
    };
    if (plays) await viewer.play(join(project.folder, String(open)), played);
    else if (open !== undefined) checkPage(await viewer.openFolder(join(project.folder, open)));
    /** @param {string} url of the server */
    const checkServer = async (url) => {
      if (!answers) {
        checkPage(await viewer.open(url + path));
        return;
      }
      const answer = await fetch(url + path);
      assert.deepEqual([answer.status, await hashOf(answer)], [200, answers]);
    };
    if (serve) await project.serve(serve, checkServer);
  }
}
