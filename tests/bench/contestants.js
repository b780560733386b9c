/** Who takes part: a file of contestants/ each, and the core built natively. */
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { nativeChannel, nodeChannel } from './run/channels.js';
import { Contestant } from './run/contestant.js';
import { writableKeyLength } from './seedrandom.js';

const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = fileURLToPath(new URL('contestants', import.meta.url));

/** Where the bundles lie, in the repository. */
export const BUNDLES = 'build/bench';

/** The native program of the release build. */
const NATIVE = [join(root, 'build/native/bench_native')];

/** The package first, so that tables begin with it. */
export const names = readdirSync(folder)
  .map((file) => basename(file, '.js'))
  .sort((a, b) => Number(b === 'ours') - Number(a === 'ours') || (a < b ? -1 : 1));

/**
 * A script a contestant, with everything it needs: the same code for Node and for the browser. Some
 * packages run in neither without it, and one not in the strict mode of modules. The script leaves a
 * promise of its host in `globalThis.host`.
 * @returns {Promise<Map<string, string>>} paths by name
 */
export async function bundleContestants() {
  const entries = names.map(async (name) => {
    const outfile = join(root, BUNDLES, `${name}.js`);
    await build({
      stdin: {
        contents: `import rows from './contestants/${name}.js';
import { makeHost } from './run/host.js';
globalThis.host = Promise.resolve(rows).then(makeHost);`,
        resolveDir: fileURLToPath(new URL('.', import.meta.url)),
      },
      outfile,
      bundle: true,
      format: 'iife',
      target: 'es2022',
      alias: { mazewright: join(root, 'dist/mazewright.js') },
      // Of @thewizardbear/maze_generator, for a Node without fetch.
      external: ['node-fetch'],
      logLevel: 'error',
      plugins: [writableKeyLength],
    });
    return /** @type {[string, string]} */ ([name, outfile]);
  });
  return new Map(await Promise.all(entries));
}

const kindOf = (name) => (name === 'ours' ? 'ours' : 'peer');

/**
 * Contestants in processes of Node, and the native program in one of its own.
 * @param {readonly string[]} [native] its command
 */
export async function inNode(native = NATIVE) {
  const bundles = [...(await bundleContestants())];
  const all = bundles.map(([name, path]) => new Contestant(kindOf(name), () => nodeChannel(path)));
  all.splice(1, 0, new Contestant('native', () => nativeChannel(native)));
  return { all, close: () => Promise.all(all.map((one) => one.close())) };
}

/** Contestants in browsers of their own; the native build again in its process. */
export async function inBrowser() {
  const { pageChannel, serveBundles } = await import('./run/browser.js');
  const bundles = [...(await bundleContestants()).keys()];
  const server = await serveBundles(BUNDLES);
  const all = bundles.map(
    (name) => new Contestant(kindOf(name), () => pageChannel(server.url, `${name}.js`)),
  );
  all.splice(1, 0, new Contestant('native', () => nativeChannel(NATIVE)));
  const close = async () => {
    await Promise.all(all.map((one) => one.close()));
    await server.close();
  };
  return { all, close };
}

/**
 * Their rows as cases, those of a task side by side in the order in which the package has them.
 * @param {readonly Contestant[]} contestants
 * @param {readonly string[]} only tasks, or first words of tasks; empty: all
 * @returns {Promise<import('./measure.js').Case[]>}
 */
export async function casesOf(contestants, only) {
  const cases = [];
  for (const contestant of contestants) {
    const rows = await contestant.rows();
    for (const [row, { task, name }] of rows.entries()) {
      cases.push({ task, name, kind: contestant.kind, row, contestant, known: [] });
    }
  }
  const tasks = [...new Set(cases.map(({ task }) => task))];
  const wanted = (task) =>
    only.length === 0 || only.some((word) => word === task || word === task.split(' ')[0]);
  return tasks.filter(wanted).flatMap((task) => cases.filter((one) => one.task === task));
}
