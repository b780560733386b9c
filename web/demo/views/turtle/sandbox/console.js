import { showValue } from './show-value.js';
import { tableText } from './table.js';

/** @typedef {'log' | 'warn' | 'error' | 'alert' | 'prompt' | 'clear'} LineKind */

/**
 * The console of a script.
 * @param {(kind: LineKind, text: string) => void} print
 * @param {number} most characters of one message
 */
export function createConsole(print, most) {
  let indent = '';
  const counts = new Map();
  const starts = new Map();
  const textOf = (/** @type {unknown[]} */ values) => {
    const text = values.map((value) => showValue(value, most).slice(0, most)).join(' ');
    return indent === '' ? text : indent + text.replaceAll('\n', `\n${indent}`);
  };
  const printer =
    (/** @type {LineKind} */ kind) =>
    (/** @type {unknown[]} */ ...values) =>
      print(kind, textOf(values));
  const log = printer('log');
  const error = printer('error');
  const passed = (/** @type {unknown} */ label) => {
    const milliseconds = performance.now() - (starts.get(label) ?? Number.NaN);
    log(`${label}: ${milliseconds.toFixed(1)} ms`);
  };
  const group = (/** @type {unknown[]} */ ...values) => {
    if (values.length > 0) log(...values);
    indent += '  ';
  };
  return {
    log,
    info: log,
    debug: log,
    dir: (/** @type {unknown} */ value) => log(value),
    trace: log,
    warn: printer('warn'),
    error,
    assert(/** @type {unknown} */ condition, /** @type {unknown[]} */ ...values) {
      if (!condition) error('Assertion failed', ...values);
    },
    table(/** @type {unknown} */ data) {
      const text = tableText(data);
      log(text ?? data);
    },
    clear: () => print('clear', ''),
    count(/** @type {unknown} */ label = 'default') {
      counts.set(label, (counts.get(label) ?? 0) + 1);
      log(`${label}: ${counts.get(label)}`);
    },
    countReset: (/** @type {unknown} */ label = 'default') => counts.delete(label),
    group,
    groupCollapsed: group,
    groupEnd() {
      indent = indent.slice(2);
    },
    time: (/** @type {unknown} */ label = 'default') => starts.set(label, performance.now()),
    timeLog: (/** @type {unknown} */ label = 'default') => passed(label),
    timeEnd(/** @type {unknown} */ label = 'default') {
      passed(label);
      starts.delete(label);
    },
  };
}
