// What each entry of the package has, as a table of the guide to entries.
import ts from 'typescript';
import { row } from './tables.js';

/** @typedef {import('../../lib/options/types.js').Catalog} Catalog */
/** @typedef {import('../package/declarations.js').Files} Files */

const TEXTS = {
  en: {
    heads: [
      '',
      '`mazewright/small`',
      '`mazewright` has besides',
      '`mazewright/dungeons` has besides',
    ],
    kinds: ['Generators', 'Shapes', 'Passes', 'Solvers', '`exits`', 'Formats', 'Calls'],
    others: 'all others',
  },
  ko: {
    heads: [
      '',
      '`mazewright/small`',
      '`mazewright`에 더 있는 것',
      '`mazewright/dungeons`에 더 있는 것',
    ],
    kinds: ['알고리즘', '모양', '변형', '풀이', '`exits`', '형식', '호출'],
    others: '나머지 모두',
  },
};

const KINDS = /** @type {const} */ ([
  'generators',
  'shapes',
  'passes',
  'solvers',
  'exits',
  'exports',
]);

/** The classes that users have, and how the guides name their instances. */
const CLASSES = {
  'library/mazewright.d.ts': 'mw',
  'maze/maze.d.ts': 'maze',
  'maze/game.d.ts': 'game',
};

/**
 * The members of those classes, as `maze.view`.
 * @param {Files} files
 */
function callsOf(files) {
  const calls = Object.entries(CLASSES).flatMap(([path, name]) => {
    const text = files.get(path) ?? '';
    const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
    return source.statements
      .filter(ts.isClassDeclaration)
      .flatMap(({ members }) => members.map((member) => `${name}.${member.name?.getText()}`));
  });
  return [...new Set(calls)];
}

/** @param {readonly string[]} more @param {readonly string[]} fewer */
const besides = (more, fewer) => more.filter((id) => !fewer.includes(id));

/** @param {readonly string[]} ids */
const list = (ids) => ids.map((id) => `\`${id}\``).join(', ');

/**
 * @param {readonly Catalog[]} catalogs of the entries, the smallest first
 * @param {readonly Files[]} types of them
 * @param {'en' | 'ko'} language
 */
export function entryTable(catalogs, types, language) {
  const { heads, kinds, others } = TEXTS[language];
  const rows = KINDS.map((kind, i) => {
    const ids = catalogs.map((catalog) => catalog[kind].map(({ id }) => id));
    return [kinds[i], ...ids.map((own, at) => list(besides(own, ids[at - 1] ?? [])))];
  });
  const calls = types.map(callsOf);
  const more = calls.map((own, at) => list(besides(own, calls[at - 1] ?? [])));
  rows.push([/** @type {string} */ (kinds.at(-1)), others, ...more.slice(1)]);
  return [row(heads), `|${'---|'.repeat(heads.length)}`, ...rows.map(row)].join('\n');
}
