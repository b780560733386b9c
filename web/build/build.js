// Builds everything that the page and the package need; `npm run build`.
import { argv } from 'node:process';
import { pathToFileURL } from 'node:url';
import { setUp } from './setup.js';
import { fail } from './shell.js';
import { buildWasm } from './wasm.js';

/**
 * Steps whose inputs are as they were the last time are left out.
 * @param {{ catalog?: boolean }} [options] catalog: bring the generated files up to date as well
 */
export async function buildAll({ catalog = true } = {}) {
  await buildWasm();
  // These need what set-up installs.
  const { buildBundles } = await import('./bundle.js');
  await buildBundles();
  if (catalog) {
    const { writeCatalog } = await import('./catalog.js');
    for (const path of await writeCatalog()) console.log(`wrote ${path}`);
  }
  const { buildPage } = await import('./page.js');
  await buildPage();
  const { buildTypes } = await import('./types.js');
  await buildTypes();
}

if (argv[1] && pathToFileURL(argv[1]).href === import.meta.url) {
  await setUp('build')
    .then(() => buildAll(), fail)
    .catch(fail);
}
