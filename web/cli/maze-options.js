import { typedSeed } from '../lib/util/typed-seed.js';
import { maxWorkRow, readMaxWork } from './max-work.js';
import { orUsageError, UsageError } from './usage.js';
import { readChoice, readGivenText, readParams, readPlace, readWhole } from './values.js';

/** @typedef {import('./library.js').Mazewright} Mazewright */
/** @typedef {import('./command.js').Option} Option */

/** Most cells that the library takes when it is asked to. */
const MAX_CELLS = 2 ** 28;

const MODES = /** @type {const} */ (['standard', 'original']);
const PARTS = /** @type {const} */ (['one', 'each']);

/** The options of a maze to be generated; those of `mw.generate` by their names. @type {readonly Option[]} */
export const mazeOptionRows = [
  {
    name: 'seed',
    value: '<seed>',
    about:
      'a whole number, or any text, as 007 is; default: a random one. Negative numbers: --seed=-4',
  },
  {
    name: 'shape',
    value: '<shape>',
    values: 'shapes',
    about: 'a shape, such as hex or square,wrap=torus; default square',
  },
  {
    name: 'param',
    value: '<id>=<value>',
    multiple: true,
    about: 'a parameter of the algorithm; may be repeated. A text may be @<file>',
  },
  {
    name: 'pass',
    value: '<pass>',
    values: 'passes',
    multiple: true,
    about: 'a pass, such as braid,share=0.5; may be repeated',
  },
  {
    name: 'exits',
    value: '<exits>',
    values: 'exits',
    about: 'where start and end are; default corners',
  },
  { name: 'start', value: '<cell>', about: 'the index of a cell, or its x,y or x,y,level' },
  { name: 'end', value: '<cell>', about: 'likewise' },
  {
    name: 'mask',
    value: '<file>',
    values: 'files',
    about: 'a text with # for cells to keep and . for others; it may stand for the size',
  },
  {
    name: 'parts',
    value: '<parts>',
    values: PARTS,
    about: 'one: the mask is one region; each: a maze per region; default one',
  },
  {
    name: 'graph',
    value: '<file>',
    values: 'files',
    about: 'JSON with the edges, as [[0, 1], ...], and the nodes of the shape graph',
  },
  { name: 'mode', value: '<mode>', values: MODES, about: 'standard or original; default standard' },
  { name: 'code', value: '<code>', about: 'a maze.code, instead of all words and options above' },
  { name: 'steps', about: 'keeps how the maze was made, for JSON and formats that move' },
  { name: 'max-cells', value: '<n>', about: 'refuses more cells; default 16777216' },
  maxWorkRow,
];

/** Those that are given beside --code as well. */
const WITH_CODE = ['code', 'steps', 'max-cells', maxWorkRow.name];

/** @param {Record<string, any>} values */
const readLimits = ({ steps, 'max-cells': most, ...values }) => ({
  ...(steps === undefined ? {} : { steps }),
  ...(most === undefined ? {} : { maxCells: readWhole('max-cells', most, 1, MAX_CELLS) }),
  ...readMaxWork(values),
});

/**
 * @param {string} command for messages
 * @param {string} place of the word
 * @param {string | undefined} text
 */
export function readSize(command, place, text) {
  const [, width, height, levels] = /^(\d+)x(\d+)(?:x(\d+))?$/i.exec(text ?? '') ?? [];
  if (width === undefined) {
    const given = text === undefined ? 'nothing' : JSON.stringify(text);
    throw new UsageError(
      `${command}: the ${place} word must be a size, such as 20x10; got ${given}`,
    );
  }
  const size = { width: Number(width), height: Number(height) };
  return levels === undefined ? size : { ...size, levels: Number(levels) };
}

/**
 * The mask of a text: a cell per character.
 * @param {string} path
 */
function readMask(path) {
  const rows = readGivenText('--mask', path).replace(/\n+$/, '').split('\n');
  const odd = /[^#. ]/u.exec(rows.join(''));
  if (odd) {
    throw new UsageError(`--mask must hold # for cells to keep and . for others; got '${odd[0]}'`);
  }
  const width = Math.max(...rows.map((row) => row.length));
  const mask = rows.flatMap((row) => Array.from({ length: width }, (_, x) => +(row[x] === '#')));
  return { width, height: rows.length, mask };
}

/**
 * The shape of a graph in a file.
 * @param {Mazewright} mw
 * @param {string} path
 */
function readGraph(mw, path) {
  const id = mw.catalog.shapes.find(({ graph }) => graph)?.id;
  const data = orUsageError(() => JSON.parse(readGivenText('--graph', path)));
  if (typeof data !== 'object' || data === null || Array.isArray(data)) {
    throw new UsageError('--graph must hold an object with edges and nodes');
  }
  return { shape: { ...data, id } };
}

/**
 * What the options give to `mw.generate`, but for the algorithm, the size and the passes of other options.
 * @param {Mazewright} mw
 * @param {Record<string, any>} values
 * @param {string} algorithm whose parameters are given
 * @returns {Record<string, any>}
 */
export function readMazeOptions(mw, values, algorithm) {
  const { generators, shapes, passes } = mw.catalog;
  if (values.graph !== undefined && values.shape !== undefined) {
    throw new UsageError('--shape must be left out with --graph');
  }
  const row = generators.find(({ id }) => id === algorithm);
  /** @type {Record<string, any>} */
  const options = {
    params: readParams('param', row, values.param ?? []),
    passes: (values.pass ?? []).map((/** @type {string} */ text) => {
      const { id, params } = readChoice('pass', passes, text);
      return { id, ...params };
    }),
  };
  if (values.seed !== undefined) options.seed = typedSeed(values.seed);
  if (values.shape !== undefined) {
    const { id, params } = readChoice('shape', shapes, values.shape);
    options.shape = { id, ...params };
  }
  for (const key of ['exits', 'mode', 'parts']) {
    if (values[key] !== undefined) options[key] = values[key];
  }
  for (const key of ['start', 'end']) {
    if (values[key] !== undefined) options[key] = readPlace(key, values[key]);
  }
  Object.assign(options, readLimits(values));
  if (values.mask !== undefined) Object.assign(options, readMask(values.mask));
  if (values.graph !== undefined) Object.assign(options, readGraph(mw, values.graph));
  return options;
}

/**
 * What `mw.generate` takes beside the code. Refuses what the code stands for.
 * @param {readonly Option[]} rows the options of the maze
 * @param {Record<string, any>} values
 * @param {readonly string[]} words
 */
export function readCodeOptions(rows, values, words) {
  const extra = rows.find(({ name }) => !WITH_CODE.includes(name) && values[name] !== undefined);
  if (extra) throw new UsageError(`--${extra.name} must be left out with --code`);
  if (words.length > 0) throw new UsageError('with --code there must be no other words');
  return readLimits(values);
}
