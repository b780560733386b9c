import { entriesOf, itemsOf } from '../../options/values.js';
import { describe } from '../../util/describe.js';
import { fail } from '../../util/error.js';
import { isTypedArray } from '../../util/realm.js';
import { checkKeys, failUnknown } from '../../util/suggest.js';
import { isXmlText } from '../../util/xml-text.js';

/** @typedef {import('./row.js').FormatParam} FormatParam */

/**
 * An option that only a program gives, and no menu: a function, or an AbortSignal.
 * @typedef {{ id: string, kind: 'function' | 'signal', default: undefined }} CallParam
 */

const HEX_COLOR = /^#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i;
/** A name, or a function of numbers: nothing that ends an attribute. */
const CSS_COLOR = /^([a-z]+|(rgb|hsl)a?\([\d\s.,%/+-]+\))$/i;

/**
 * What a value of each kind must be: the check, and the words of the message.
 * @type {Record<FormatParam['kind'] | CallParam['kind'], (param: Partial<FormatParam>) => [(value: any) => boolean, string]>}
 */
const KINDS = {
  integer: ({ min = 0, max = 0 }) => [
    (value) => Number.isInteger(value) && value >= min && value <= max,
    `a whole number from ${min} to ${max}`,
  ],
  number: ({ min = 0, max = 0 }) => [
    (value) => typeof value === 'number' && value >= min && value <= max,
    `a number from ${min} to ${max}`,
  ],
  boolean: () => [(value) => typeof value === 'boolean', 'true or false'],
  choice: ({ values = [] }) => [
    (value) => values.includes(value),
    `one of ${values.map((value) => `'${value}'`).join(' ')}`,
  ],
  color: ({ css = false }) => [
    (value) =>
      typeof value === 'string' &&
      (value === 'transparent' || HEX_COLOR.test(value) || (css && CSS_COLOR.test(value))),
    `# and 3, 4, 6 or 8 hexadecimal digits, or 'transparent'${css ? ', or a name or function of CSS' : ''}`,
  ],
  text: ({ max = 0 }) => [
    (value) => typeof value === 'string' && value.length <= max && isXmlText(value),
    `a text of at most ${max} characters that XML allows`,
  ],
  bytes: () => [
    (value) => value === null || isTypedArray(value, 'Uint8Array'),
    'a Uint8Array or null',
  ],
  choices: ({ values = [] }) => [
    (value) => value.length > 0 && value.every((/** @type {any} */ item) => values.includes(item)),
    `one or several of ${values.map((value) => `'${value}'`).join(' ')}`,
  ],
  algorithms: () => [
    (value) => value.every((/** @type {any} */ item) => typeof item === 'string'),
    'a list of ids of algorithms',
  ],
  function: () => [(value) => typeof value === 'function', 'a function'],
  signal: () => [isSignal, 'an AbortSignal'],
};

/** @param {any} value */
function isSignal(value) {
  try {
    return typeof value.aborted === 'boolean';
  } catch {
    return false;
  }
}

/** The value of an option: of a choice, a number is that value whose text it is. @param {FormatParam | CallParam} param @param {unknown} value */
function chosen(param, value) {
  const isNumber = param.kind === 'choice' && typeof value === 'number';
  return isNumber && param.values?.includes(String(value)) ? String(value) : value;
}

/**
 * The options of a call, checked against the parameters of its format; what is not given has its
 * default. Every property is read once. Throws a MazeError that names the option.
 * @param {string} owner the function, for messages
 * @param {readonly (FormatParam | CallParam)[]} params
 * @param {unknown} options
 * @returns {any} a value per parameter
 */
export function readOptions(owner, params, options) {
  const entries = options === undefined ? [] : entriesOf(options, 'options');
  checkKeys(
    entries,
    params.map(({ id }) => id),
    owner,
  );
  const given = new Map(entries);
  return Object.fromEntries(
    params.map((param) => {
      const { id, kind } = param;
      if (!given.has(id)) return [id, param.default];
      const isList = kind === 'choices' || kind === 'algorithms';
      const value = isList ? itemsOf(given.get(id), id) : chosen(param, given.get(id));
      const [isGood, want] = KINDS[kind](/** @type {FormatParam} */ (param));
      if (!isGood(value)) {
        if (kind === 'choice') failUnknown(id, value, param.values ?? []);
        fail(id, `${id} must be ${want}; got ${describe(value)}`);
      }
      return [id, value];
    }),
  );
}
