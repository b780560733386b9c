import { fileFor } from '../lettering/characters.js';
import { lazy } from '../ui/lazy.js';

/** @import { Pen } from '../lettering/lines.js' */
/** @import { Patch } from './change.js' */
/** @import { Store } from './store.js' */
/** @import { Stencil, TextStencil } from './stencil-mask.js' */

/** @typedef {import('../lettering/characters.js').FontFile | 'device'} PenName */

/** Pens that are there. @type {Map<PenName, Pen>} */
const pens = new Map();

/** Loads a pen when the first text is drawn by it. @param {PenName} name @param {() => Promise<Pen>} load */
const loader = (name, load) =>
  lazy(async () => {
    pens.set(name, await load());
  });
const fetched = (/** @type {'latin' | 'hangul'} */ file) =>
  loader(file, async () => (await import('../lettering/page-font.js')).fetchPen(file));
const load = {
  latin: fetched('latin'),
  hangul: fetched('hangul'),
  device: loader('device', async () => (await import('../lettering/device-pen.js')).devicePen),
};

/** What draws a text: a file of the page's font, or the fonts of the device where that is wanted or has not all characters. @param {TextStencil} stencil @returns {PenName} */
const nameOf = ({ text, font }) => (font === 'device' ? font : (fileFor(text) ?? 'device'));

/** Whether a text makes the same maze on every device, so that a link may hold it. @param {Stencil | null} stencil @returns {stencil is TextStencil} */
export const isPortable = (stencil) => stencil?.kind === 'text' && nameOf(stencil) !== 'device';

/** Whether a stencil can be drawn now. @param {Stencil} stencil */
export const isDrawable = (stencil) => stencil.kind !== 'text' || pens.has(nameOf(stencil));

/** What draws a text that isDrawable. @param {TextStencil} stencil */
export const penFor = (stencil) => /** @type {Pen} */ (pens.get(nameOf(stencil)));

/** The changes that wait for the pen of a text. @type {{ stencil: Stencil, patch: Patch } | null} */
let waiting = null;

/**
 * Loads what draws the text on the page, unless it is there, and makes a change then. Changes meanwhile that
 * need it too are made with it. If the text is another one by then, nothing is done.
 * @param {Store} store
 * @param {Patch} patch
 * @param {(patch: Patch) => void} change called also if the pen could not be loaded
 * @returns {boolean} whether the change waits
 */
export function waitForPen(store, patch, change) {
  const { stencil } = store.state;
  if (stencil?.kind !== 'text' || isDrawable(stencil)) return false;
  const mine = { stencil, patch: { ...waiting?.patch, ...patch } };
  waiting = mine;
  const cancel = () => {
    waiting = null;
    store.set({ making: null, stencil: null });
  };
  const go = () => {
    if (waiting !== mine) return;
    waiting = null;
    store.set({ making: null });
    if (store.state.stencil === stencil) change(mine.patch);
  };
  load[nameOf(stencil)]().then(go, go);
  store.set({ making: { share: 0, cancel } });
  return true;
}
