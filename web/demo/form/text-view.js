import { hasTiles } from 'mazewright/draw';
import { words } from '../geometry/spoken.js';
import { h } from '../ui/dom.js';
import { count, t } from '../ui/language.js';

/** @import { Maze } from 'mazewright/dungeons' */
/** @import { Store } from '../state/store.js' */

/** A larger maze is too long to be read. */
const MAX_CELLS = 10_000;

/** Refreshes the latest view; one watcher serves all that have been drawn. @type {(() => void) | null} */
let refresh = null;

/** The maze as text: a drawing of letters of plain squares, the passages and things of every cell of other shapes. @param {Store} store */
export function textView(store) {
  const text = h('pre', {
    class: 'text-view',
    id: 'text',
    tabIndex: 0,
    'aria-label': t('text.title'),
  });
  const element = h(
    'details',
    { class: 'more', id: 'text-view' },
    h('summary', {}, t('text.title')),
    text,
  );
  const fill = () => {
    if (element.open) text.textContent = textOf(store.state.maze);
  };
  element.addEventListener('toggle', fill);
  if (refresh === null) store.on(['maze'], () => refresh?.());
  refresh = fill;
  return element;
}

/** @param {Maze} maze @returns {string} */
function textOf(maze) {
  if (maze.cellCount > MAX_CELLS) return t('text.large', { most: count(MAX_CELLS) });
  if (hasTiles(maze)) return maze.text({ style: 'ascii' });
  const { cell: placeOf, ways, here } = words();
  const now = { doors: maze.doors ?? [], things: maze.things ?? [], keys: [] };
  const kept = maze.kinds ?? maze.mask;
  return Array.from({ length: maze.cellCount }, (_, cell) => cell)
    .filter((cell) => kept?.[cell] !== 0)
    .map((cell) =>
      `${placeOf(maze, cell)}: ${ways(maze, cell, now).join(', ')}. ${here(cell, now)}`.trimEnd(),
    )
    .join('\n');
}
