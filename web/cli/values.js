import { UsageError } from './usage.js';

/** @typedef {{ id: string, params: readonly Readonly<{ id: string, kind: string }>[] }} Row */

/**
 * A seed that looks like a number is read as one. A text of the same digits is another seed; it can
 * be given by a code only.
 * @param {string} text
 */
export function readSeed(text) {
  if (!/^-?\d+$/.test(text)) return text;
  const number = Number(text);
  return Number.isSafeInteger(number) ? number : BigInt(text);
}

/**
 * Values by the kinds of a row's parameters. The library refuses unknown ones.
 * @param {string} option for messages
 * @param {Row | undefined} row
 * @param {readonly string[]} texts `id=value` each
 * @returns {Record<string, string | number | boolean>}
 */
export function readParams(option, row, texts) {
  return Object.fromEntries(
    texts.map((text) => {
      const [, id, value] = /^([^=]+)=(.*)$/s.exec(text) ?? [];
      if (!id) throw new UsageError(`--${option} must be id=value; got ${JSON.stringify(text)}`);
      const kind = row?.params.find((one) => one.id === id)?.kind;
      if (kind === 'boolean' && /^(true|false)$/.test(value)) return [id, value === 'true'];
      const isNumber = (kind === 'integer' || kind === 'share') && value.trim() !== '';
      return [id, isNumber ? Number(value) : value];
    }),
  );
}

/** Commas that are not inside brackets: a colour may have some there. */
const COMMA = /,(?![^(]*\))/;

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
