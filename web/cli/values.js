import { readFileSync } from 'node:fs';
import { UsageError } from './usage.js';

/** @typedef {{ id: string, params: readonly Readonly<{ id: string, kind: string }>[] }} Row */

/**
 * A whole number in a range.
 * @param {string} option
 * @param {string} text
 * @param {number} min
 * @param {number} max
 */
export function readWhole(option, text, min, max) {
  const number = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (!(number >= min && number <= max)) {
    throw new UsageError(
      `--${option} must be a whole number from ${min} to ${max}; got ${JSON.stringify(text)}`,
    );
  }
  return number;
}

/**
 * A cell: its index, or its position.
 * @param {string} option
 * @param {string} text
 * @returns {number | { x: number, y: number, level: number }}
 */
export function readPlace(option, text) {
  if (!/^\d+(,\d+){0,2}$/.test(text)) {
    throw new UsageError(
      `--${option} must be the index of a cell, or its x,y or x,y,level; got ${JSON.stringify(text)}`,
    );
  }
  const [x, y, level = 0] = text.split(',').map(Number);
  return y === undefined ? x : { x, y, level };
}

/**
 * A file that an option names.
 * @param {string} option for messages
 * @param {string} path
 * @returns {Uint8Array}
 */
export function readGivenFile(option, path) {
  try {
    return new Uint8Array(readFileSync(path));
  } catch (error) {
    throw new UsageError(`${option}: ${/** @type {Error} */ (error).message}`);
  }
}

/** @param {string} option @param {string} path */
export const readGivenText = (option, path) =>
  Buffer.from(readGivenFile(option, path)).toString('utf8').replaceAll('\r\n', '\n');

/** @param {string} text */
const number = (text) => (text.trim() === '' ? text : Number(text));

/** @param {string} text */
const list = (text) => (text === '' ? [] : text.split(/[+,]/));

/**
 * Values by the kind of a parameter. What cannot be read stays a text, which the library refuses.
 * @type {Record<string, (text: string, option: string) => unknown>}
 */
const KINDS = {
  integer: number,
  share: number,
  number,
  boolean: (text) => ({ true: true, false: false })[text] ?? text,
  choices: list,
  algorithms: list,
  cells: (text) => (text === '' ? [] : text.split('+').map(number)),
  bytes: (path, option) => readGivenFile(option, path),
  // Some texts have many lines. A text that begins with @ is given as @@.
  text: (text, option) =>
    text.startsWith('@') && !text.startsWith('@@')
      ? readGivenText(option, text.slice(1))
      : text.replace(/^@@/, '@').normalize('NFC'),
};

/**
 * Values by the kinds of a row's parameters. The library refuses unknown ones.
 * @param {string} option for messages
 * @param {Row | undefined} row
 * @param {readonly string[]} texts `id=value` each
 * @returns {Record<string, any>}
 */
export function readParams(option, row, texts) {
  return Object.fromEntries(
    texts.map((text) => {
      const [, id, value] = /^([^=]+)=(.*)$/s.exec(text) ?? [];
      if (!id) throw new UsageError(`--${option} must be id=value; got ${JSON.stringify(text)}`);
      const param = row?.params.find((one) => one.id === id);
      return [id, param ? readValue(`--${option} ${id}`, param, value) : value];
    }),
  );
}

/**
 * The value of a parameter.
 * @param {string} option for messages
 * @param {{ kind: string }} param
 * @param {string} text
 */
export const readValue = (option, { kind }, text) => KINDS[kind]?.(text, option) ?? text;

/** Commas that are not inside brackets: a colour may have some there. */
const COMMA = /,(?![^(]*\))/;

/**
 * Some parameters of a row: `param=value,...`.
 * @param {string} option for messages
 * @param {Row} row
 * @param {string} text
 */
export const readOwnParams = (option, row, text) =>
  readParams(option, row, text === '' ? [] : text.split(COMMA));

/**
 * A row with its parameters: `id,param=value,...`.
 * @param {string} option for messages
 * @param {readonly Row[]} rows
 * @param {string} text
 */
export function readChoice(option, rows, text) {
  const [id, ...params] = text.split(COMMA);
  const row = rows.find((one) => one.id === id);
  return { id, params: readParams(option, row, params) };
}
