import { isQuicklyMade, mazeOf } from '../state/wanted.js';
import { closeBeside, dialogBody } from '../ui/dialog.js';
import { h } from '../ui/dom.js';
import { rowText } from '../ui/language.js';

/** @import { Given, Store } from '../state/store.js' */
/** @import { GeneratorRow, Maze, ShapeRow } from 'mazewright/dungeons' */

/** CSS pixels of a picture. */
const SIZE = 120;
/** Cells per side; of rings, and of the parts of a solid, fewer fit. */
const SIDES = [12, 8, 6, 4];
/** The same of dungeons, whose rooms and corridors are several cells wide. */
const DUNGEON_SIDES = [32];

/**
 * Shows a picture of every row of a catalog's table, to choose one.
 * @template {GeneratorRow | ShapeRow} Row
 * @param {Store} store
 * @param {{ title: string, rows: readonly Row[], chosen: string,
 *   optionsOf(row: Row, side: number): Given, choose(id: string): void,
 *   draw(canvas: HTMLCanvasElement, maze: Maze): void }} what optionsOf: of the maze in the picture
 */
export function openGallery(store, { title, rows, chosen, optionsOf, choose, draw }) {
  const { mw } = store.state;
  const close = () => dialog.close();
  const tiles = rows.map((row) => {
    const canvas = h('canvas', { width: SIZE, height: SIZE, 'aria-hidden': 'true' });
    const button = h(
      'button',
      {
        type: 'button',
        class: 'tile',
        id: `tile-${row.id}`,
        'aria-pressed': String(row.id === chosen),
        onclick: () => {
          close();
          choose(row.id);
        },
      },
      canvas,
      h('span', {}, rowText(row)),
    );
    return { row, canvas, button };
  });
  const dialog = h(
    'dialog',
    { class: 'share gallery', 'aria-labelledby': 'gallery-title' },
    dialogBody('gallery-title', title, close, [
      h('div', { class: 'tiles' }, ...tiles.map(({ button }) => button)),
    ]),
  );
  dialog.addEventListener('close', () => dialog.remove());
  closeBeside(dialog);
  // Escape closes the dialog, not the panel under it as well.
  dialog.addEventListener('keydown', (/** @type {KeyboardEvent} */ event) => {
    if (event.key === 'Escape') event.stopPropagation();
  });
  document.body.append(dialog);
  dialog.showModal();
  tiles.find(({ row }) => row.id === chosen)?.button.focus();

  /** One picture a frame, so that the dialog can be used at once. @param {number} i */
  const drawFrom = (i) => {
    if (i === tiles.length || !dialog.isConnected) return;
    const { row, canvas } = tiles[i];
    const sides = 'kind' in row && row.kind === 'dungeon' ? DUNGEON_SIDES : SIDES;
    const options = sides
      .map((side) => optionsOf(row, side))
      .find((each) => isQuicklyMade(mw, each));
    if (options) draw(canvas, mazeOf(mw, options));
    canvas.dataset.drawn = 'true';
    requestAnimationFrame(() => drawFrom(i + 1));
  };
  drawFrom(0);
}
