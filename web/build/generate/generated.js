// What follows from the catalog of the built package: the types of the ids, the tables of the guide and
// the reference.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { declarations } from '../package/types.js';
import { Advice, root } from '../util/shell.js';
import { exportIdsModule, idsModule } from './ids.js';
import {
  algorithmTable,
  lossTable,
  plainTable,
  plainTables,
  promiseTable,
  withTable,
} from './tables.js';
import { TEXTS, textsModule } from './texts.js';

/** The catalogs of the built package in English, and the Korean texts. */
async function readCatalog() {
  const { createMazewright } = await import('mazewright/dungeons');
  const { createMazewright: createCore } = await import('mazewright');
  const { createMazewright: createSmall } = await import('mazewright/small');
  const { en: texts } = await import('mazewright/en');
  const { ko } = await import('mazewright/ko');
  const entry = await import('mazewright/formats');
  const [mw, core, small] = await Promise.all([
    createMazewright({ texts }),
    createCore({ texts }),
    createSmall({ texts }),
  ]);
  return { mw, catalog: mw.catalog, core: core.catalog, small: small.catalog, ko, entry };
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
function catalogFiles({ mw, catalog, core, small, ko, entry }) {
  /** @type {[string, string][]} */
  const files = [
    ['web/lib/generated/ids.js', idsModule(catalog)],
    ['web/lib/generated/core-ids.js', idsModule(core, catalog)],
    ['web/lib/generated/small-ids.js', idsModule(small, catalog)],
    ['web/lib/generated/export-ids.js', exportIdsModule(catalog)],
  ];
  for (const [path, texts] of /** @type {const} */ ([
    ['web/docs/catalog.md', undefined],
    ['web/docs/ko/catalog.md', ko],
  ])) {
    const text = read(path);
    if (text === null) continue;
    const tables = plainTables.map((name) => [name, plainTable(catalog, name, texts)]);
    tables.push(['catalog', algorithmTable(catalog, texts)]);
    tables.push(['losses', lossTable(catalog, entry, texts ? 'ko' : 'en')]);
    tables.push(['promises', promiseTable(mw, texts)]);
    files.push([path, tables.reduce((made, [name, table]) => withTable(made, name, table), text)]);
  }
  return files;
}

/**
 * The reference, which follows from the catalog and from the types that the ids are part of.
 * @param {Awaited<ReturnType<typeof readCatalog>>} catalogs
 * @returns {Promise<[string, string][]>}
 */
async function referenceFiles({ mw, catalog, core, small: least }) {
  // Use what set-up installs.
  const { referenceText } = await import('./reference.js');
  const { entryTable } = await import('./entry-table.js');
  const { all, main, small } = await declarations();
  /** @type {[string, string][]} */
  const files = [['web/docs/reference.md', referenceText(mw, all)]];
  for (const [path, language] of /** @type {const} */ ([
    ['web/docs/entries.md', 'en'],
    ['web/docs/ko/entries.md', 'ko'],
  ])) {
    const table = entryTable([least, core, catalog], [small, main, all], language);
    files.push([path, withTable(read(path) ?? '', 'entries', table)]);
  }
  return files;
}

/** @param {[string, string][]} files */
function write(files) {
  for (const [path, text] of outdated(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
    console.log(`wrote ${path}`);
  }
}

/**
 * Writes the texts of the rows, of which the package is built.
 * @param {import('./texts.js').Preset} preset a build that has them
 */
export async function writeTexts(preset) {
  write([[TEXTS, await textsModule(preset)]]);
}

/** Writes the generated files that differ from what they should be, and prints their paths. */
export async function writeGenerated() {
  const catalogs = await readCatalog();
  write(catalogFiles(catalogs));
  write(await referenceFiles(catalogs));
}

/** @param {[string, string][]} files */
function check(files) {
  const paths = outdated(files).map(([path]) => path);
  if (paths.length > 0) {
    throw new Advice(`not what the catalog says: ${paths.join(', ')}; run \`npm run catalog\``);
  }
}

/** Fails when a generated file other than the texts differs from what it should be. */
export async function checkGenerated() {
  const catalogs = await readCatalog();
  check([...catalogFiles(catalogs), ...(await referenceFiles(catalogs))]);
}

/**
 * Fails when the texts differ from those of the rows.
 * @param {import('./texts.js').Preset} preset a build that has them
 */
export async function checkTexts(preset) {
  check([[TEXTS, await textsModule(preset)]]);
}
