/** Calls that must fail in exactly one way, print nothing and leave the library whole. */
import assert from 'node:assert/strict';
import { sameBytes } from './checker.js';
import { MazeError, mw } from './load.js';

export const BASE = Object.freeze({ algorithm: 'prim', width: 8, height: 6, seed: 1 });
const normal = mw.generate(BASE);

const CODES = new Set([
  'invalid-size',
  'too-large',
  'unknown-algorithm',
  'unsupported-shape',
  'invalid-option',
  'invalid-seed',
  'invalid-mask',
  'disconnected-mask',
  'invalid-code',
  'out-of-memory',
  'cancelled',
  'internal',
]);

/** Runs a call with everything that prints replaced; fails when anything was printed. */
export function silently(call) {
  const printed = [];
  const restore = [];
  for (const target of [console, process.stdout, process.stderr]) {
    for (const name of ['log', 'info', 'warn', 'error', 'debug', 'trace', 'dir', 'write']) {
      const original = target[name];
      if (typeof original !== 'function') continue;
      restore.push(() => {
        target[name] = original;
      });
      target[name] = (...words) => printed.push(words);
    }
  }
  try {
    return call();
  } finally {
    for (const undo of restore) undo();
    assert.deepEqual(printed, [], 'something was printed');
  }
}

/** The MazeError of a call; null if it has none. @param {() => unknown} call */
export function problemOf(call) {
  try {
    call();
    return null;
  } catch (error) {
    assert.ok(error instanceof MazeError, String(error));
    return error;
  }
}

/** What a call throws, which must be a MazeError of a known code with a readable message. */
export function refusalOf(call, what) {
  let thrown;
  try {
    silently(call);
  } catch (error) {
    thrown = error;
  }
  assert.ok(thrown, `${what}: accepted`);
  assert.ok(thrown instanceof MazeError && thrown instanceof Error, `${what}: ${thrown}`);
  assert.equal(thrown.name, 'MazeError', what);
  assert.ok(CODES.has(thrown.code), `${what}: code ${thrown.code}`);
  assert.notEqual(thrown.code, 'internal', `${what}: ${thrown.message}`);
  assert.equal(typeof thrown.field, 'string', `${what}: field`);
  assert.ok(thrown.message.length > 10 && thrown.message.length < 1000, `${what}: message`);
  return thrown;
}

export function assertRefused(call, code, field, what) {
  const { code: actual, field: where, message } = refusalOf(call, what);
  assert.deepEqual([actual, where], [code, field], `${what}: ${message}`);
  assertStillNormal(what);
}

/** Runs a check on every value and reports all that fail at once. */
export function forEachValue(values, check) {
  const failures = [];
  for (const value of values) {
    try {
      check(value, show(value));
    } catch (error) {
      failures.push(error.message);
    }
  }
  assert.equal(failures.length, 0, failures.join('\n'));
}

/** The next valid call gives the bytes it always gives. */
export function assertStillNormal(what) {
  const again = mw.generate(BASE);
  assert.ok(sameBytes(again.passages, normal.passages), `after ${what}`);
  assert.equal(again.code, normal.code, `after ${what}`);
}

/** `check` and `generate` say the same; gives the problem, or null when both accept. */
export function agreed(options, what) {
  const problem = silently(() => mw.check(options));
  if (problem === null) {
    silently(() => mw.generate(options));
    return null;
  }
  const { code, field, message } = refusalOf(() => mw.generate(options), what);
  assert.deepEqual({ ...problem }, { code, field, message }, what);
  return problem;
}

/** A short name of any value, for messages. */
export function show(value) {
  try {
    return `${typeof value} ${String(value).slice(0, 40)}`;
  } catch {
    return `${typeof value} that has no text`;
  }
}
