import { json } from './output.js';

/** @typedef {import('mazewright/dungeons').Mazewright} Mazewright */
/** @typedef {import('mazewright/dungeons').Param} Param */
/** @typedef {{ id: string, about: string, params: readonly Readonly<Param>[] }} Row */

/** Most characters of a line of ids. */
const MAX_WIDTH = 90;

/**
 * The rows of the catalog by the words of `mazewright list`.
 * @param {Mazewright} mw
 * @returns {Record<'algorithms' | 'shapes' | 'passes' | 'solvers' | 'exits' | 'formats', readonly Row[]>}
 */
export const kindsOf = ({ catalog }) => ({
  algorithms: catalog.generators,
  shapes: catalog.shapes,
  passes: catalog.passes,
  solvers: catalog.solvers,
  exits: catalog.exits,
  formats: [json, ...catalog.exports],
});

/** @typedef {keyof ReturnType<typeof kindsOf>} Kind */

/**
 * The ids of some kinds, as the help of a command ends with them.
 * @param {Mazewright} mw
 * @param {readonly Kind[]} kinds
 */
export function idsText(mw, kinds) {
  const all = kindsOf(mw);
  const indent = Math.max(...kinds.map((kind) => kind.length)) + 4;
  return kinds.map((kind) => wrapped(kind, indent, all[kind])).join('\n');
}

/** @param {Kind} kind @param {number} indent @param {readonly Row[]} rows */
function wrapped(kind, indent, rows) {
  const lines = [`  ${kind}`.padEnd(indent)];
  rows.forEach(({ id }, i) => {
    const word = i < rows.length - 1 ? `${id},` : id;
    const line = lines[lines.length - 1];
    if (line.length + word.length < MAX_WIDTH) lines[lines.length - 1] = `${line}${word} `;
    else lines.push(`${''.padEnd(indent)}${word} `);
  });
  return lines.map((line) => line.trimEnd()).join('\n');
}

/** A row with its parameters. @param {Row} row */
export function rowText({ id, about, params }) {
  const lines = params.map((param) => {
    const { default: given, title } = param;
    const isShort = !Array.isArray(given) && /^.+$/.test(`${given}`);
    const usual = isShort ? `; default ${given}` : '';
    return `    ${param.id}=${valuesText(param)}  ${title}${usual}`;
  });
  return [`  ${id}`, `    ${about}`, ...lines].join('\n');
}

/** @param {Readonly<Param>} param */
function valuesText({ kind, min, max, values }) {
  if (kind === 'integer') return `<${min} to ${max}>`;
  if (kind === 'share') return '<0 to 1>';
  if (kind === 'choice') return values?.join('|');
  return kind === 'boolean' ? 'true|false' : `<${kind}>`;
}
