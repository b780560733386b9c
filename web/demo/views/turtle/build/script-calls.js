import { CUBE_COLOR } from '../../../config.js';

/**
 * A change of a text: what replaces the characters from `from` to before `to`.
 * @typedef {{ from: number, to: number, insert: string }} TextChange
 */

/** How a block is placed and taken away, as a script of each language writes it. */
const CALLS = {
  en: {
    put: (/** @type {string[]} */ place, /** @type {number} */ color) =>
      `cube(${[...place, color].join(', ')});`,
    take: (/** @type {string[]} */ place) => `uncube(${place.join(', ')});`,
  },
  ko: {
    put: (/** @type {string[]} */ place, /** @type {number} */ color) =>
      `정육면체(${[...place, 1, color].join(', ')});`,
    take: (/** @type {string[]} */ place) => `지우기(${place.join(', ')});`,
  },
};
/** Whether a call of these names places one block or takes one away, and where it has its colour. */
const MEANINGS = /** @type {Record<string, { size?: number, color?: number }>} */ ({
  cube: { color: 3 },
  bigCube: { size: 3, color: 4 },
  정육면체: { size: 3, color: 4 },
  uncube: {},
  지우기: {},
});

const NUMBER = String.raw`-?\d+(?:\.\d+)?`;
const CALL = String.raw`(${Object.keys(MEANINGS).join('|')})\(\s*(${NUMBER}(?:\s*,\s*${NUMBER})*)\s*\)[ \t]*;?[ \t]*`;
const LINE_OF_CALLS = new RegExp(`^\\s*(?:${CALL})+$`);
/** Comments, and strings: brackets in them mean nothing. */
const NO_CODE =
  /\/\/.*|\/\*[\s\S]*?\*\/|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\[\s\S]|[^`\\])*`/g;

/** @param {string} text @param {string} call @returns {TextChange} */
function appended(text, call) {
  const isNewLine = text === '' || text.endsWith('\n');
  return { from: text.length, to: text.length, insert: `${isNewLine ? '' : '\n'}${call}\n` };
}

/** The change that writes a block at the end of a script. @param {string} text @param {number[]} place @param {number} color @param {'en' | 'ko'} language */
export const putCall = (text, place, color, language) =>
  appended(text, CALLS[language].put(place.map(shortest), color));

/**
 * The change that takes a block out of a script: its own call goes, if the script has one that runs
 * exactly once; else a call at the end removes it.
 * @param {string} text
 * @param {import('../collect-cubes.js').Cube} cube
 * @param {'en' | 'ko'} language
 */
export function takeCall(text, { place, color, isOver }, language) {
  const own = isOver ? null : callOf(text, place, color);
  return own ?? appended(text, CALLS[language].take(place.map(shortest)));
}

/** The shortest digits that are the same 32-bit float. @param {number} value */
function shortest(value) {
  const digits = [6, 7, 8, 9].map((each) => String(Number(value.toPrecision(each))));
  return digits.find((each) => Math.fround(Number(each)) === value) ?? String(value);
}

/** The change that removes the call of a block: the last one in the script that is about its place. @param {string} text @param {number[]} place @param {number} color @returns {TextChange | null} */
function callOf(text, place, color) {
  let own = null;
  for (const { name, values, change } of callsIn(text)) {
    const { size, color: at } = MEANINGS[name];
    if (!place.every((value, axis) => value === Math.fround(values[axis]))) continue;
    const isOne = size === undefined || values[size] === 1;
    const isSame = at !== undefined && Math.fround(values[at] ?? CUBE_COLOR) === color;
    own = isOne && isSame ? change : null;
  }
  return own;
}

/**
 * The calls with numbers alone that stand for themselves in lines outside all brackets: such a call
 * runs once, and without it the script is still one. The change of each removes it, with its line if
 * nothing else stands there.
 * @param {string} text
 */
function* callsIn(text) {
  const code = text.replace(NO_CODE, (part) => part.replace(/[^\n]/g, ' '));
  let depth = 0;
  let from = 0;
  /** Whether a statement can begin here. */
  let isStart = true;
  for (const line of code.split('\n')) {
    /** @type {boolean} */
    const isOfCalls = depth === 0 && isStart && LINE_OF_CALLS.test(line);
    const calls = isOfCalls ? [...line.matchAll(new RegExp(CALL, 'g'))] : [];
    for (const { 0: call, 1: name, 2: values, index } of calls) {
      const isAlone = calls.length === 1;
      const end = Math.min(text.length, from + line.length + 1);
      const [start, stop] = isAlone ? [from, end] : [from + index, from + index + call.length];
      const change = { from: start, to: stop, insert: '' };
      yield { name, values: values.split(',').map(Number), change };
    }
    for (const bracket of line.match(/[([{}\])]/g) ?? []) depth += '([{'.includes(bracket) ? 1 : -1;
    const last = line.trimEnd().at(-1);
    if (last !== undefined) isStart = isOfCalls || ';}'.includes(last);
    from += line.length + 1;
  }
}
