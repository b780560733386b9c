// Loops of C++ and what bounds their turns: the rule of cpp/mazewright/base/loop_bound.hpp.
import { closing, splitAt, withoutComments } from './sources.js';

/** The parts of a loop's head that move a counter: its name before or behind. */
const COUNTS = /(?:\+\+|--)\s*([\w.]+)|([\w.]+)\s*(?:\+\+|--|[-+*/&]=|>>=)/g;
/** What makes a list longer. */
const GROWS = 'push_back|emplace_back|push|insert|emplace|resize';

/** What a loop's head counts. @param {string} text */
const countersOf = (text) =>
  [...text.matchAll(COUNTS)].map(([, before, behind]) => before ?? behind);

/** The statement or block that begins at a place. @param {string} source @param {number} start */
function bodyAt(source, start) {
  const first = start + source.slice(start).search(/\S/);
  if (source[first] === '{') return source.slice(first, closing(source, first) + 1);
  return source.slice(first, source.indexOf(';', first) + 1);
}

/**
 * Whether the head of a loop bounds it: it compares a counter with an end that stays. A list that
 * the body makes longer has no such end, and a counter that the body sets is none.
 * @param {string} condition
 * @param {string} step
 * @param {string} body
 */
function hasEnd(condition, step, body) {
  const counters = [...countersOf(step), ...countersOf(condition)];
  const has = (/** @type {string} */ text, /** @type {string} */ name, behind = '\\b') =>
    new RegExp(`(^|[^\\w.])${name.replaceAll('.', '\\.')}${behind}`).test(text);
  return condition.split('&&').some((part) => {
    if (part.includes('||') || !/<|>|!=/.test(part)) return false;
    const list = /([\w.]+)\.size\(\)/.exec(part)?.[1];
    if (list !== undefined && has(body, list, `\\.(${GROWS})\\(`)) return false;
    return counters.some((name) => has(part, name) && !has(body, name, ' = '));
  });
}

/**
 * Loops without a bound, each by its line.
 * @param {string} source C++
 */
export function unboundedLoops(source) {
  const code = withoutComments(source).replaceAll(/"(?:[^"\\\n]|\\.)*"/g, '""');
  const found = [...code.matchAll(/\b(?:while|do)\b/g)].map(({ index }) => index);
  for (const { index } of code.matchAll(/\bfor \(/g)) {
    const open = index + 4;
    const end = closing(code, open);
    const [first, condition, step] = splitAt(code.slice(open + 1, end), ';');
    // Over a range.
    if (step === undefined) continue;
    const before = `${code.slice(0, index)}${first}`;
    const bounds = [...before.matchAll(/\bLoopBound (\w+)\(/g)].map(([, name]) => name);
    if (countersOf(step).some((name) => bounds.includes(name))) continue;
    if (!hasEnd(condition, step, bodyAt(code, end + 1))) found.push(index);
  }
  return found
    .sort((a, b) => a - b)
    .map((index) => {
      const start = code.lastIndexOf('\n', index) + 1;
      return code.slice(start, code.indexOf('\n', index)).trim();
    });
}
