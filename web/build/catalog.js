// Writes what follows from the C++ catalog: the types of the ids, the Korean texts and the tables of
// the READMEs.
// With --check it writes nothing and fails where they are out of date.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { argv } from 'node:process';
import { pathToFileURL } from 'node:url';
import { idsModule } from './ids.js';
import { koreanModule } from './korean.js';
import { Advice, fail, root, run } from './shell.js';
import { algorithmTable, shapeTable, withTable } from './tables.js';

/** @returns {Promise<import('../lib/options/types.js').Catalog>} */
const readCatalog = async () =>
  JSON.parse(await run(join(root, 'build', 'native', 'print_catalog'), []));

/** @param {string} path */
function read(path) {
  return existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : null;
}

/** The generated files as they should be: path and text. */
async function wanted() {
  const catalog = await readCatalog();
  /** @type {[string, string][]} */
  const files = [
    ['web/lib/generated/ids.js', idsModule(catalog)],
    ['web/lib/generated/ko.js', koreanModule(catalog)],
  ];
  for (const [path, language] of /** @type {const} */ ([
    ['README.md', 'en'],
    ['README.ko.md', 'ko'],
  ])) {
    const text = read(path);
    if (text === null) continue;
    const algorithms = withTable(text, 'catalog', algorithmTable(catalog, language));
    files.push([path, withTable(algorithms, 'shapes', shapeTable(catalog, language))]);
  }
  return files.filter(([path, text]) => read(path) !== text);
}

/**
 * @returns {Promise<string[]>} the files written
 */
export async function writeCatalog() {
  const files = await wanted();
  for (const [path, text] of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return files.map(([path]) => path);
}

async function writeAndTell() {
  for (const path of await writeCatalog()) console.log(`wrote ${path}`);
}

/** Fails when a generated file is not what the catalog says. */
export async function checkCatalog() {
  const paths = (await wanted()).map(([path]) => path);
  if (paths.length > 0) {
    throw new Advice(`not what the catalog says: ${paths.join(', ')}; run \`npm run catalog\``);
  }
}

if (argv[1] && pathToFileURL(argv[1]).href === import.meta.url) {
  await (argv.includes('--check') ? checkCatalog() : writeAndTell()).catch(fail);
}
