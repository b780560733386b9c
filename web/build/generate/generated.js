// What follows from the catalog of the built package: the types of the ids and the tables of the
// READMEs.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Advice, root } from '../util/shell.js';
import { idsModule } from './ids.js';
import { algorithmTable, plainTable, plainTables, withTable } from './tables.js';

/** The catalogs of the built package, and the Korean texts. */
async function readCatalog() {
  const { createMazewright } = await import('mazewright');
  const { createMazewright: createSmall } = await import('mazewright/small');
  const { ko } = await import('mazewright/ko');
  const [{ catalog }, small] = await Promise.all([createMazewright(), createSmall()]);
  return { catalog, small: small.catalog, ko };
}

/** @param {string} path */
function read(path) {
  return existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : null;
}

/** The generated files that are not as they should be: path and text. */
async function outdated() {
  const { catalog, small, ko } = await readCatalog();
  /** @type {[string, string][]} */
  const files = [
    ['web/lib/generated/ids.js', idsModule(catalog)],
    ['web/lib/generated/small-ids.js', idsModule(small)],
  ];
  for (const [path, texts] of /** @type {const} */ ([
    ['README.md', undefined],
    ['README.ko.md', ko],
  ])) {
    const text = read(path);
    if (text === null) continue;
    const tables = plainTables.map((name) => [name, plainTable(catalog, name, texts)]);
    tables.push(['catalog', algorithmTable(catalog, texts)]);
    files.push([path, tables.reduce((made, [name, table]) => withTable(made, name, table), text)]);
  }
  return files.filter(([path, text]) => read(path) !== text);
}

/** Writes the generated files that differ from the catalog, and prints their paths. */
export async function writeGenerated() {
  for (const [path, text] of await outdated()) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
    console.log(`wrote ${path}`);
  }
}

/** Fails when a generated file differs from the catalog. */
export async function checkGenerated() {
  const paths = (await outdated()).map(([path]) => path);
  if (paths.length > 0) {
    throw new Advice(`not what the catalog says: ${paths.join(', ')}; run \`npm run catalog\``);
  }
}
