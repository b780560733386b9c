import {
  ARROW_ANGLES,
  cellUnder,
  directionAt,
  drawAll,
  drawCube,
  drawPath,
  geometryOf,
  MIN_MARK,
  stairsAt,
  UNREACHED,
} from 'mazewright/draw';
import { componentDistances, isFloor } from '../../draw2d/component-distances.js';
import { drawMaze } from '../../draw2d/maze.js';
import { words } from '../../geometry/spoken.js';
import { isLarge, onAnswer } from '../../state/answers.js';
import { distancesEn } from '../../strings/distances-en.js';
import { distancesKo } from '../../strings/distances-ko.js';
import { announce } from '../../ui/announce.js';
import { addTexts, count, t } from '../../ui/language.js';
import { color, paletteNow } from '../../ui/theme.js';
import { distancesDock } from './dock.js';

/** @import { Store } from '../../state/store.js' */
/** @import { Fit } from 'mazewright/draw' */
/** @import { Board } from '../../draw2d/board.js' */

addTexts({ en: distancesEn, ko: distancesKo });

const STAIRS = /** @type {Record<string, number>} */ ({ PageUp: 1, PageDown: -1 });

/**
 * The view of distances from a cell that a click or the arrow keys choose: the colours, the farthest cell
 * and the way there.
 * @param {Store} store
 * @param {Board} board
 */
export function createDistances(store, board) {
  const dock = distancesDock(() => store.set({ view: 'play' }));
  const isHere = () => store.state.view === 'distances';
  /** The cell that distances are measured from: that of the page, else where the player is. */
  const origin = () => {
    const { maze, origin: chosen, player } = store.state;
    const found = [chosen, player, maze.start].find((cell) => isCell(cell));
    return found ?? Array.from({ length: maze.cellCount }, (_, cell) => cell).find(isCell) ?? 0;
  };
  /** @param {number | null | undefined} cell @returns {cell is number} */
  const isCell = (cell) => {
    const { maze } = store.state;
    return typeof cell === 'number' && cell < maze.cellCount && isFloor(maze, cell);
  };
  /** Null while a worker computes them. */
  const measured = () => componentDistances(store.state.mw, store.state.maze, origin());
  /** The way to the farthest cell, which is computed once. @type {{ maze: object, from: number, path: Uint32Array } | null} */
  let way = null;
  const pathTo = (/** @type {number} */ to) => {
    const { maze } = store.state;
    const from = origin();
    if (way?.maze !== maze || way.from !== from)
      way = { maze, from, path: isLarge(maze) ? new Uint32Array() : maze.solve({ from, to }).path };
    return way.path;
  };

  const painter = {
    label: () => t('distances.label'),
    ground(
      /** @type {CanvasRenderingContext2D} */ pen,
      /** @type {Fit} */ at,
      /** @type {import('mazewright/draw').Part} */ part,
    ) {
      const own = { solution: false, distances: true, distancesFrom: origin() };
      return drawMaze(pen, at, { ...store.state, ...own }, part);
    },
    actors() {
      const { actors: pen, at } = board;
      const { maze } = store.state;
      pen.clearRect(0, 0, at.width, at.height);
      const { accent, ink, second } = paletteNow();
      const known = measured();
      if (known) {
        const path = pathTo(known.farthest);
        drawAll(drawPath(pen, at, maze, path, color('trail-rim'), 0.24));
        drawAll(drawPath(pen, at, maze, path, color('trail'), 0.1));
        drawCube(pen, at, known.farthest, { fill: second, ink }, undefined, MIN_MARK);
      }
      drawCube(pen, at, origin(), { fill: accent, ink }, undefined, MIN_MARK);
    },
    tapped(/** @type {number} */ x, /** @type {number} */ y) {
      const cell = cellUnder(board.at, x, y);
      if (isCell(cell)) measureFrom(cell);
    },
  };

  /** Whether the place is still to be said: a large maze is measured by a worker. */
  let isUnsaid = false;
  const show = () => {
    const known = measured();
    const far = known ? known.distances[known.farthest] : null;
    const { maze } = store.state;
    dock.show({ place: words().cell(maze, origin()), far });
    if (!isUnsaid || far === null) return;
    isUnsaid = false;
    announce(t('distances.said', { place: words().cell(maze, origin()), far: count(far) }));
  };
  /** @param {number} cell */
  const measureFrom = (cell) => {
    isUnsaid = true;
    store.set({ origin: cell });
  };
  const redraw = () => {
    if (!isHere()) return;
    show();
    board.drawGround();
    board.drawActors();
  };
  /** What the cells of the last maze belong to: in another grid the same number is another place. */
  let grid = '';
  const gridOf = () => {
    const { shape, width, height, levels } = store.state.maze;
    return `${shape} ${width} ${height} ${levels}`;
  };

  board.canvas.addEventListener('keydown', (event) => {
    const { code, altKey, ctrlKey, metaKey, shiftKey } = event;
    const isKey = code in ARROW_ANGLES || code in STAIRS;
    if (!isHere() || altKey || ctrlKey || metaKey || shiftKey || !isKey) return;
    const { maze } = store.state;
    const geometry = geometryOf(maze);
    const direction =
      code in STAIRS
        ? stairsAt(maze, geometry, origin(), STAIRS[code])
        : directionAt(maze, geometry, origin(), ARROW_ANGLES[code]);
    const to = direction === null ? null : maze.neighbour(origin(), direction);
    if (isCell(to)) measureFrom(to);
    event.preventDefault();
    event.stopPropagation();
  });
  board.canvas.addEventListener('pointermove', (event) => {
    if (!isHere() || event.pointerType !== 'mouse') return;
    const box = board.canvas.getBoundingClientRect();
    const cell = cellUnder(board.at, event.clientX - box.left, event.clientY - box.top);
    const distance = isCell(cell) ? measured()?.distances[cell] : undefined;
    dock.point(distance === undefined || distance === UNREACHED ? null : distance);
  });
  board.canvas.addEventListener('pointerleave', () => dock.point(null));

  store.on(['origin', 'theme', 'language'], redraw);
  store.on(['maze'], () => {
    if (!isHere()) return;
    const isOther = grid !== gridOf();
    grid = gridOf();
    if (isOther || !isCell(store.state.origin)) {
      store.set({ origin: null });
      store.set({ origin: origin() });
    }
    isUnsaid = true;
    board.layout();
    redraw();
  });
  store.on(['distances'], () => {
    if (isHere() && !store.state.distances) store.set({ view: 'play' });
  });
  onAnswer(redraw);

  return {
    dock: dock.element,
    enter() {
      grid = gridOf();
      store.set({ distances: true, origin: origin() });
      board.use(painter);
      isUnsaid = true;
      show();
    },
    leave() {
      store.set({ origin: null });
    },
  };
}
