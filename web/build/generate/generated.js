// What follows from the catalog of the built package: the types of the ids, the tables of the READMEs
// and the reference.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { declarations } from '../package/types.js';
import { Advice, root } from '../util/shell.js';
import { idsModule } from './ids.js';
import { algorithmTable, plainTable, plainTables, withTable } from './tables.js';

/** The catalogs of the built package, and the Korean texts. */
async function readCatalog() {
  const { createMazewright } = await import('mazewright/dungeons');
  const { createMazewright: createSmall } = await import('mazewright/small');
  const { ko } = await import('mazewright/ko');
  const [mw, small] = await Promise.all([createMazewright(), createSmall()]);
  return { mw, catalog: mw.catalog, small: small.catalog, ko };
}

/** @param {string} path */
function read(path) {
  return existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : null;
}

/** @param {[string, string][]} files paths and what they should be */
const outdated = (files) => files.filter(([path, text]) => read(path) !== text);

/**
 * The files that follow from the catalog alone.
 * @param {Awaited<ReturnType<typeof readCatalog>>} catalogs
 */
function catalogFiles({ catalog, small, ko }) {
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
  return files;
}

/**
 * The reference, which follows from the catalog and from the types that the ids are part of.
 * @param {Awaited<ReturnType<typeof readCatalog>>} catalogs
 * @returns {Promise<[string, string][]>}
 */
async function referenceFiles({ mw }) {
  // Uses what set-up installs.
  const { referenceText } = await import('./reference.js');
  return [['REFERENCE.md', referenceText(mw, (await declarations()).all)]];
}

/** @param {[string, string][]} files */
function write(files) {
  for (const [path, text] of outdated(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
    console.log(`wrote ${path}`);
  }
}

/** Writes the generated files that differ from what they should be, and prints their paths. */
export async function writeGenerated() {
  const catalogs = await readCatalog();
  write(catalogFiles(catalogs));
  write(await referenceFiles(catalogs));
}

/** Fails when a generated file differs from what it should be. */
export async function checkGenerated() {
  const catalogs = await readCatalog();
  const files = [...catalogFiles(catalogs), ...(await referenceFiles(catalogs))];
  const paths = outdated(files).map(([path]) => path);
  if (paths.length > 0) {
    throw new Advice(`not what the catalog says: ${paths.join(', ')}; run \`npm run catalog\``);
  }
}
