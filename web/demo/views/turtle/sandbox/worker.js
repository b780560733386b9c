import { createConsole } from './console.js';
import { inBothLanguages } from './korean-names.js';
import { createLetters, quoteLetters } from './letters.js';
import { placeOfError, SCRIPT_NAME } from './place-of-error.js';
import { showValue } from './show-value.js';
import { createSolids } from './solids.js';
import { countTimers } from './timers.js';

/**
 * What a script is run with.
 * @typedef {{ source: string, library: string | null, maze: Record<string, unknown>,
 *   limits: { cubes: number, reach: number, color: number, lines: number, characters: number },
 *   problems: { cube: string, size: string, flood: string, letter: string, bracket: string } }} Job
 */

/** Characters of the whole output, in messages of the greatest length. */
const MAX_LONG_LINES = 20;
/** Characters of a wrong value in an error. */
const MAX_QUOTED = 60;
/** The colour of a place that is emptied: no colour. */
const REMOVED = Number.NaN;
/** Cubes per message. */
const BATCH = 4_096;
const AXES = ['x', 'y', 'z'];
/** Milliseconds between signs of life of a script that waits for its timers. */
const BEAT_MS = 100;

// Runs one script in a worker of public/sandbox.html. Everything here can be changed by the script
// except what is bound before it starts; nothing that it sends is trusted.
const scope = globalThis;
scope.addEventListener('message', start, { once: true });

/** @param {MessageEvent<Job>} event */
async function start({ data, ports }) {
  const { source, library, maze, limits, problems } = data;
  const send = ports[0].postMessage.bind(ports[0]);
  const timers = countTimers(scope);
  const later = timers.start;
  const { eval: run } = scope;
  const batch = new Float32Array(BATCH * 4);
  let filled = 0;
  let cubes = 0;
  let lines = 0;
  let characters = 0;
  let isCut = false;

  const flush = () => {
    if (filled === 0) return;
    const full = batch.slice(0, filled * 4);
    filled = 0;
    send({ type: 'cubes', cubes: full }, [full.buffer]);
  };
  const print = (
    /** @type {import('./console.js').LineKind | 'fault'} */ kind,
    /** @type {string} */ text,
    /** @type {ReturnType<typeof placeOfError>} */ at = null,
  ) => {
    // What was placed before a line is shown with it.
    flush();
    lines += 1;
    characters += Math.min(text.length, limits.characters);
    if (lines <= limits.lines && characters <= limits.characters * MAX_LONG_LINES) {
      send({ type: 'line', kind, text: text.slice(0, limits.characters), at });
    } else if (!isCut) {
      isCut = true;
      send({ type: 'cut' });
    }
  };
  const shown = (/** @type {unknown} */ value) =>
    showValue(value, limits.characters).slice(0, limits.characters);
  const fault = (
    /** @type {string} */ problem,
    /** @type {unknown} */ value,
    /** @type {Record<string, string>} */ words,
  ) => {
    const all = Object.entries({ ...words, value: shown(value).slice(0, MAX_QUOTED) });
    return new RangeError(
      all.reduce((text, [key, word]) => text.replace(`{${key}}`, word), problem),
    );
  };
  const checkSize = (
    /** @type {string} */ name,
    /** @type {unknown} */ value,
    /** @type {number} */ least,
  ) => {
    if (Number.isInteger(value) && Number(value) >= least && Number(value) <= limits.reach) {
      return Number(value);
    }
    throw fault(problems.size, value, { name, least: String(least) });
  };
  const report = (
    /** @type {unknown} */ error,
    /** @type {Parameters<typeof placeOfError>[1]} */ event,
  ) => {
    try {
      print('fault', shown(error), placeOfError(error, event));
    } catch {
      // The script changed what the lines above need.
      send({ type: 'line', kind: 'fault', text: 'Error', at: null });
    }
  };

  /** Sends a place with a colour; REMOVED empties it. @param {string} call @param {unknown[]} place @param {number} color */
  const put = (call, place, color) => {
    const at = filled * 4;
    for (let axis = 0; axis < AXES.length; axis += 1) {
      const value = place[axis];
      const isNear = typeof value === 'number' && Math.abs(value) <= limits.reach;
      if (!isNear) throw fault(problems.cube, value, { call, name: AXES[axis] });
      batch[at + axis] = value;
    }
    batch[at + 3] = color;
    cubes += 1;
    if (cubes > limits.cubes) {
      send({ type: 'flood' });
      throw new RangeError(problems.flood);
    }
    filled += 1;
    if (filled === BATCH) flush();
  };
  const cube = (
    /** @type {unknown} */ x,
    /** @type {unknown} */ y,
    /** @type {unknown} */ z,
    /** @type {unknown} */ color,
  ) => put('cube', [x, y, z], Number.isFinite(color) ? Number(color) : limits.color);
  const uncube = (/** @type {unknown} */ x, /** @type {unknown} */ y, /** @type {unknown} */ z) =>
    put('uncube', [x, y, z], REMOVED);
  const cubesOf = (/** @type {ArrayLike<number>} */ list) => {
    for (let i = 0; i + 2 < list.length; i += 4)
      cube(list[i], list[i + 1], list[i + 2], list[i + 3]);
  };
  const answered = (/** @type {unknown} */ question, /** @type {unknown} */ answer) => {
    print('prompt', `${question === undefined ? '' : shown(question)} ${shown(answer)}`.trim());
    return answer;
  };
  Object.assign(scope, {
    cubes: cubesOf,
    doit: createLetters(cube, problems),
    ...inBothLanguages({ cube, uncube, ...createSolids(cube, checkSize) }),
    console: createConsole(print, limits.characters),
    alert: (/** @type {unknown} */ text = '') => print('alert', shown(text)),
    prompt: (/** @type {unknown} */ question, /** @type {unknown} */ answer = null) =>
      answered(question, answer === null ? null : String(answer)),
    confirm: (/** @type {unknown} */ question) => answered(question, true),
  });
  scope.addEventListener('error', (/** @type {ErrorEvent} */ event) => {
    report(event.error ?? event.message, event);
    event.preventDefault();
  });
  scope.addEventListener('unhandledrejection', (/** @type {PromiseRejectionEvent} */ event) => {
    report(event.reason, {});
    event.preventDefault();
  });

  if (library !== null) {
    const { createMazewright } = run(`${library}\n;mazewright`);
    const mw = await createMazewright();
    const generate = (/** @type {Record<string, unknown>} */ options = {}) =>
      mw.generate({ ...maze, seed: Math.random().toString(36).slice(2), ...options });
    Object.assign(scope, { mw, maze: generate });
  }
  send({ type: 'started' });
  /** Ends the script after two turns in a row without a timer: what a promise starts is seen then. */
  let idle = 0;
  const checkEnd = () => {
    flush();
    idle = timers.count === 0 ? idle + 1 : 0;
    if (idle >= 2) send({ type: 'done' });
    else later(checkEnd, idle > 0 ? 0 : BEAT_MS);
    if (idle === 0) send({ type: 'alive' });
  };
  // Without `try`: only an uncaught error of syntax tells its line, to the listener above.
  later(() => run(`${quoteLetters(source)}\n//# sourceURL=${SCRIPT_NAME}`), 0);
  later(checkEnd, 0);
}
