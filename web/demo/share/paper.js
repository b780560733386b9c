import { isFurnished } from 'mazewright/draw';
import { MAX_CELLS_AT_ONCE } from '../config.js';
import { h } from '../ui/dom.js';

/** @import { Store } from '../state/store.js' */

/** Views of the maze itself, which is printed as a plan. */
const PLANS = ['play', 'edit', 'distances', 'watch', 'blocks'];

/**
 * Has the browser's own command (Ctrl+P) print the maze alone, as sharp as paper is. Other views, and
 * mazes of which a picture takes long, print what the stage shows. Browsers print what is there when
 * `beforeprint` returns, so nothing may be loaded here.
 * @param {Store} store
 */
export function startPaper(store) {
  /** Draws doors and things. @type {typeof import('mazewright/formats').toSvg | null} */
  let toSvg = null;
  const load = async () => {
    if (!toSvg && isFurnished(store.state.maze)) ({ toSvg } = await import('mazewright/formats'));
  };
  store.on(['maze'], load);
  load();
  addEventListener('beforeprint', () => {
    const { view, maze } = store.state;
    const isQuick = maze.cellCount <= MAX_CELLS_AT_ONCE;
    if (document.getElementById('paper') || !PLANS.includes(view) || !isQuick) return;
    const svg = toSvg?.(maze) ?? maze.svg();
    const picture = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
    const paper = h('div', { id: 'paper' }, h('section', { class: 'sheet' }, picture));
    document.body.append(paper);
    addEventListener('afterprint', () => paper.remove(), { once: true });
  });
}
