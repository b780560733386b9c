/** @typedef {import('./library.js').Library} Library */
/** @typedef {import('./formats.js').Param} Param */
/** @typedef {import('mazewright/formats').FeatureId} FeatureId */
/** @typedef {{ id: string, about: string, params: readonly Readonly<Param>[], loses?: readonly FeatureId[],
 *   losesBy?: import('mazewright/formats').LossesByValue, ends?: readonly string[] }} Row */

/** Most characters of a line of ids. */
const MAX_WIDTH = 90;

/** @typedef {typeof KINDS[number]} Kind */

/** The words of `mazewright list`. */
export const KINDS = /** @type {const} */ ([
  'algorithms',
  'shapes',
  'passes',
  'solvers',
  'exits',
  'formats',
]);

/**
 * The rows of the catalog and the formats, by the words of `mazewright list`.
 * @param {Library} library
 * @returns {Record<Kind, readonly Row[]>}
 */
export const kindsOf = ({ mw: { catalog }, formats }) => ({
  algorithms: catalog.generators,
  shapes: catalog.shapes,
  passes: catalog.passes,
  solvers: catalog.solvers,
  exits: catalog.exits,
  formats,
});

/**
 * The ids of some kinds, as the help of a command ends with them.
 * @param {Library} library
 * @param {readonly Kind[]} kinds
 */
export function idsText(library, kinds) {
  const all = kindsOf(library);
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
export const rowText = ({ id, about, params, ends = [], ...more }) =>
  [
    `  ${id}`,
    `    ${about}`,
    ...(ends.length > 0 ? [`    Ends what these passes promised: ${ends.join(', ')}`] : []),
    ...lossTexts(params, more).map((text) => `    ${text}`),
    ...params.map((param) => `    ${paramText(param)}`),
  ].join('\n');

/**
 * What the files of a format do not show, by the ids of features: a line, or one per value of an option; none for
 * other rows, and for what shows all.
 * @param {Row['params']} params
 * @param {Pick<Row, 'loses' | 'losesBy'>} row
 */
function lossTexts(params, { loses = [], losesBy = {} }) {
  const says = (/** @type {readonly string[]} */ ids) => `does not show: ${ids.join(', ')}`;
  const lines = Object.entries(losesBy).flatMap(([option, lists]) => {
    const values = params.find(({ id }) => id === option)?.values ?? [false, true];
    return lists.flatMap((ids, i) =>
      ids.length > 0 ? [`with ${option}=${values[i]} ${says(ids)}`] : [],
    );
  });
  return lines.length === 0 && loses.length > 0 ? [says(loses)] : lines;
}

/** @param {Readonly<Param>} param */
function paramText(param) {
  const { default: given, title } = param;
  const isShort = !Array.isArray(given) && given !== null && /^.+$/.test(`${given}`);
  const usual = isShort ? `; default ${given}` : '';
  return `${param.id}=${valuesText(param)}  ${title}${usual}`;
}

/**
 * The values of a parameter, as a line of help names them.
 * @param {Readonly<Param>} param
 */
export function valuesText({ kind, min, max, values }) {
  if (kind === 'integer' || kind === 'number') return `<${min} to ${max}>`;
  if (kind === 'share') return '<0 to 1>';
  if (kind === 'choice') return values?.join('|');
  if (kind === 'choices') return `${values?.join('|')}+...`;
  if (kind === 'algorithms') return '<id>+...';
  if (kind === 'bytes') return '<file>';
  if (kind === 'text') return '<text>|@<file>';
  if (kind === 'cells') return '<cell>+<cell>...';
  return kind === 'boolean' ? 'true|false' : `<${kind}>`;
}
