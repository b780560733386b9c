// What follows from the catalog of the built package: the types of the ids and the tables of the
// READMEs.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Advice, root } from '../util/shell.js';
import { idsModule } from './ids.js';
import { algorithmTable, shapeTable, withTable } from './tables.js';

/** The catalog of the built package and its Korean texts. */
async function readCatalog() {
  const { createMazewright } = await import('mazewright');
  const { ko } = await import('mazewright/ko');
  return { catalog: (await createMazewright()).catalog, ko };
}

/** @param {string} path */
function read(path) {
  return existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : null;
}

/** The generated files that are not as they should be: path and text. */
async function outdated() {
  const { catalog, ko } = await readCatalog();
  /** @type {[string, string][]} */
  const files = [['web/lib/generated/ids.js', idsModule(catalog)]];
  for (const [path, texts] of /** @type {const} */ ([
    ['README.md', undefined],
    ['README.ko.md', ko],
  ])) {
    const text = read(path);
    if (text === null) continue;
    const algorithms = withTable(text, 'catalog', algorithmTable(catalog, texts));
    files.push([path, withTable(algorithms, 'shapes', shapeTable(catalog, texts))]);
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
