import {
  CUBE_COLOR,
  FIRST_MAZE,
  MAX_CUBES,
  MAX_OUTPUT,
  MAX_SCRIPT_MS,
  SCRIPT_MS,
  SCRIPT_START_MS,
} from '../../config.js';
import { h } from '../../ui/dom.js';
import { t } from '../../ui/language.js';
import { collect, listOf, REACH } from './collect-cubes.js';
import { libraryFor, sandboxCode } from './sandbox-code.js';

/** @typedef {{ cubes: import('./collect-cubes.js').Cubes, end: 'done' | 'hung' | 'long' | 'flood' | 'stopped' | 'dead' }} Outcome */
/** @typedef {{ line: number, column: number }} Place */
/** @typedef {(typeof KINDS)[number]} LineKind */

const KINDS = /** @type {const} */ (['log', 'warn', 'error', 'alert', 'prompt', 'clear', 'fault']);

/**
 * Runs an untrusted script in a frame without origin or network (public/sandbox.html) and collects its
 * cubes. Its messages are untrusted: they are checked, bounded and never parsed. When the promise
 * settles, the frame has been removed, which also ends the worker of the script.
 *
 * A script ends when its timers and promises have. It is stopped if one turn of it takes longer than
 * SCRIPT_MS, and after MAX_SCRIPT_MS in any case.
 * @param {string} source
 * @param {{ print(kind: LineKind, text: string, at: Place | null): void, cut(): void,
 *   grown(cubes: Float32Array): void }} listener `grown`: the script waits and has placed more cubes
 * @returns {{ outcome: Promise<Outcome>, stop: () => void }}
 */
export function runScript(source, listener) {
  const frame = h('iframe', {
    class: 'sandbox',
    sandbox: 'allow-scripts',
    src: 'sandbox.html',
    title: 'sandbox',
    tabIndex: -1,
    'aria-hidden': 'true',
  });
  const collected = collect(MAX_CUBES);
  let lines = 0;
  let known = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let last;
  let hasEnded = false;
  /** @type {(end: Outcome['end']) => void} */
  let finish = () => {};

  const outcome = new Promise((resolve) => {
    finish = (end) => {
      hasEnded = true;
      removeEventListener('message', receive);
      clearTimeout(timer);
      clearTimeout(last);
      frame.remove();
      resolve({ cubes: collected.cubes, end });
    };
  });

  const limit = (/** @type {number} */ ms, /** @type {Outcome['end']} */ end) => {
    clearTimeout(timer);
    timer = setTimeout(() => finish(end), ms);
  };

  const printLine = (/** @type {Record<string, unknown>} */ { kind: name, text, at }) => {
    lines += 1;
    const kind = KINDS.find((each) => each === name);
    if (lines > MAX_OUTPUT.lines || typeof text !== 'string' || !kind) return;
    listener.print(kind, text.slice(0, MAX_OUTPUT.characters), placeOf(at));
  };

  const load = async () => {
    try {
      const [code, library] = await Promise.all([sandboxCode(), libraryFor(source)]);
      const job = { source, library, maze: MAZE, limits: LIMITS, problems: problems() };
      frame.contentWindow?.postMessage({ code, job }, '*');
    } catch {
      if (!hasEnded) finish('dead');
    }
  };

  let begun = false;
  const receive = (/** @type {MessageEvent} */ { source: from, data }) => {
    if (from !== frame.contentWindow || typeof data !== 'object' || data === null) return;
    switch (data.type) {
      case 'ready':
        load();
        break;
      case 'started':
        if (begun) break;
        begun = true;
        limit(SCRIPT_MS, 'hung');
        last = setTimeout(() => finish('long'), MAX_SCRIPT_MS);
        break;
      case 'alive':
        if (begun) limit(SCRIPT_MS, 'hung');
        if (collected.count > known) listener.grown(listOf(collected.cubes));
        known = collected.count;
        break;
      case 'cubes':
        if (!collected.add(data.cubes)) finish('flood');
        break;
      case 'flood':
      case 'done':
        finish(data.type);
        break;
      case 'cut':
        listener.cut();
        break;
      case 'line':
        printLine(data);
        break;
    }
  };
  addEventListener('message', receive);
  limit(SCRIPT_START_MS, 'dead');
  document.body.append(frame);
  return { outcome, stop: () => finish('stopped') };
}

const LIMITS = { cubes: MAX_CUBES, reach: REACH, color: CUBE_COLOR, ...MAX_OUTPUT };
/** What `maze()` of a script makes without options. */
const MAZE = { algorithm: FIRST_MAZE.algorithm, width: 10, height: 10 };

/** The errors of the script's own functions, in the language of the page; their holes stay. */
function problems() {
  const holes = Object.fromEntries(
    ['call', 'name', 'value', 'least', 'letter', 'position'].map((hole) => [hole, `{${hole}}`]),
  );
  return {
    cube: t('turtle.problem.cube', { ...holes, most: REACH.toLocaleString() }),
    size: t('turtle.problem.size', { ...holes, most: REACH.toLocaleString() }),
    flood: t('turtle.flood'),
    letter: t('turtle.problem.letter', holes),
    bracket: t('turtle.problem.bracket', holes),
  };
}

/** @param {unknown} at @returns {Place | null} */
function placeOf(at) {
  const { line, column } = Object(at);
  const isPlace = Number.isSafeInteger(line) && Number.isSafeInteger(column);
  return isPlace && line > 0 && column > 0 ? { line, column } : null;
}
