import { BLOCK, MOST_CUBES, MOST_OUTPUT, SCRIPT_MS, SCRIPT_START_MS } from '../../config.js';
import { h } from '../../ui/dom.js';
import { collect, REACH } from './collect-cubes.js';

/** @typedef {{ cubes: Float32Array, end: 'done' | 'hung' | 'flood' | 'stopped' | 'dead' }} Outcome */

/**
 * Runs an untrusted script in a frame without origin or network (public/sandbox.html) and collects its
 * cubes. Its messages are untrusted: they are checked, bounded and never parsed. When the promise
 * settles, the frame has been removed, which also ends the worker of the script.
 * @param {string} source
 * @param {(kind: 'log' | 'alert' | 'error', text: string) => void} print
 * @returns {{ outcome: Promise<Outcome>, stop: () => void }}
 */
export function runScript(source, print) {
  const frame = h('iframe', {
    class: 'sandbox',
    sandbox: 'allow-scripts',
    src: 'sandbox.html',
    title: 'sandbox',
    tabIndex: -1,
    'aria-hidden': 'true',
  });
  const cubes = collect(MOST_CUBES);
  let lines = 0;
  let timer = /** @type {any} */ (0);
  /** @type {(end: Outcome['end']) => void} */
  let finish = () => {};

  const outcome = new Promise((resolve) => {
    finish = (end) => {
      removeEventListener('message', receive);
      clearTimeout(timer);
      frame.remove();
      resolve({ cubes: cubes.all(), end });
    };
  });

  const limit = (/** @type {number} */ ms, /** @type {Outcome['end']} */ end) => {
    clearTimeout(timer);
    timer = setTimeout(() => finish(end), ms);
  };

  const printLine = (/** @type {any} */ kind, /** @type {unknown} */ text) => {
    lines += 1;
    if (lines > MOST_OUTPUT.lines || typeof text !== 'string') return;
    print(kind, text.slice(0, MOST_OUTPUT.characters));
  };

  let begun = false;
  const receive = (/** @type {MessageEvent} */ { source: from, data }) => {
    if (from !== frame.contentWindow || typeof data !== 'object' || data === null) return;
    switch (data.type) {
      case 'ready':
        frame.contentWindow.postMessage({ source, limits: LIMITS }, '*');
        break;
      case 'started':
        if (!begun) limit(SCRIPT_MS, 'hung');
        begun = true;
        break;
      case 'cubes':
        if (!cubes.add(data.cubes)) finish('flood');
        break;
      case 'flood':
      case 'done':
        finish(data.type);
        break;
      case 'log':
      case 'alert':
      case 'error':
        printLine(data.type, data.text);
        break;
    }
  };
  addEventListener('message', receive);
  limit(SCRIPT_START_MS, 'dead');
  document.body.append(frame);
  return { outcome, stop: () => finish('stopped') };
}

const LIMITS = { cubes: MOST_CUBES, reach: REACH, color: BLOCK.color, ...MOST_OUTPUT };
