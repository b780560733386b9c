import { drawMaze } from '../../draw2d/maze.js';
import { tracePolygon } from '../../draw2d/polygons.js';
import { directionAt, wordOf } from '../../geometry/directions-on-screen.js';
import { cellUnder, middle, unpixel } from '../../geometry/fit.js';
import { geometryOf, radiusOf } from '../../geometry/geometry.js';
import { editEn } from '../../strings/edit-en.js';
import { editKo } from '../../strings/edit-ko.js';
import { announce, showNotice } from '../../ui/announce.js';
import { h } from '../../ui/dom.js';
import { addTexts, count, t } from '../../ui/language.js';
import { color } from '../../ui/theme.js';
import { editDock } from './dock.js';
import { sideUnder } from './side-under.js';
import { createTools } from './tools.js';

/** Larger mazes take too long to be made again after each change. */
const MOST_CELLS = 40_000;
/** CSS pixels between two points of a stroke: less than any cell that one can point at. */
const STROKE_STEP = 3;
const ANGLES = /** @type {Record<string, number>} */ ({
  ArrowUp: -90,
  ArrowDown: 90,
  ArrowLeft: 180,
  ArrowRight: 0,
});

/** @typedef {'start' | 'end' | 'cells' | 'walls'} Tool */

/** The view in which a maze is changed by hand: start and end, cells, walls. @param {any} store @param {any} board */
export function createEdit(store, board) {
  const element = h('div', { class: 'edit-dock' });
  addTexts({ en: editEn, ko: editKo });
  const tools = createTools(store);
  /** @type {Tool} */
  let tool = 'start';
  /** The cell of the keyboard's marker. */
  let cursor = 0;
  /** What a drag does to the cells that it passes: keeps them, or leaves them out. @type {boolean | null} */
  let stroke = null;

  const isShown = () => store.state.view === 'edit';
  const isLarge = () => store.state.maze.cellCount > MOST_CELLS;
  const painter = {
    keepsCamera: true,
    maze: () => tools.whole,
    *ground(
      /** @type {CanvasRenderingContext2D} */ pen,
      /** @type {any} */ at,
      /** @type {import('../../draw2d/part.js').Part} */ part,
    ) {
      yield* drawMaze(pen, at, { ...store.state, solution: false }, part);
      drawLeftOut(pen, at);
    },
    actors() {
      const { actors: pen, at } = board;
      pen.clearRect(0, 0, at.width, at.height);
      drawCursor(pen, at);
    },
    tapped(/** @type {number} */ x, /** @type {number} */ y) {
      const cell = cellUnder(board.at, x, y);
      if (cell === null || tool === 'cells') return;
      cursor = cell;
      if (tool !== 'walls') act(cell);
      else
        openSide(
          cell,
          sideUnder(tools.whole, geometryOf(tools.whole), cell, unpixel(board.at, x, y)),
        );
    },
  };

  /** Cells that are left out have a thin outline, so that one sees where to take them back. */
  function drawLeftOut(/** @type {CanvasRenderingContext2D} */ pen, /** @type {any} */ at) {
    pen.beginPath();
    for (let cell = 0; cell < tools.whole.cellCount; cell += 1) {
      if (!tools.isKept(cell)) tracePolygon(pen, at, cell);
    }
    pen.strokeStyle = color('line');
    pen.lineWidth = Math.max(1, at.ratio);
    pen.globalCompositeOperation = 'destination-over';
    pen.stroke();
    pen.globalCompositeOperation = 'source-over';
  }

  function drawCursor(/** @type {CanvasRenderingContext2D} */ pen, /** @type {any} */ at) {
    if (document.activeElement !== board.canvas) return;
    const { x, y } = middle(at, cursor);
    const half = radiusOf(at.geometry, cursor) * at.cell * 0.8;
    pen.strokeStyle = color('accent');
    pen.lineWidth = Math.max(2, 2 * at.ratio);
    pen.strokeRect(x - half, y - half, 2 * half, 2 * half);
  }

  /** Does what the tool does to a cell. @param {number} cell */
  function act(cell) {
    if (tool === 'walls') return;
    if (tool === 'cells') {
      tools.paint(!tools.isKept(cell), [cell]);
      tools.finishStroke();
    } else tools.setEnd(tool, cell);
    say();
  }

  /** @param {number} cell @param {number | null} direction */
  function openSide(cell, direction) {
    if (direction === null) return;
    tools.toggle(cell, direction);
    say();
  }

  /** Has a screen reader read where the marker is, and which sides are open. */
  function say() {
    const { maze } = store.state;
    const { x, y } = maze.positionOf(cursor);
    const where = t('edit.at', { x: count(x + 1), y: count(y + 1) });
    if (!tools.isKept(cursor)) {
      announce(`${where} ${t('edit.out')}`);
      return;
    }
    const sides = maze.directions
      .map((/** @type {string} */ _, /** @type {number} */ direction) => direction)
      .filter((/** @type {number} */ direction) => maze.isOpen(cursor, direction))
      .map((/** @type {number} */ direction) =>
        t(
          /** @type {any} */ (
            `direction.${wordOf(tools.whole, geometryOf(tools.whole), cursor, direction)}`
          ),
        ),
      );
    const open = sides.length > 0 ? t('edit.sides', { sides: sides.join(', ') }) : t('edit.closed');
    announce(`${where} ${open}`);
  }

  const dock = editDock(store, element, {
    choose(/** @type {Tool} */ next) {
      tool = next;
      dock.update(tool);
    },
    done: () => store.set({ view: 'play' }),
  });

  board.canvas.addEventListener('keydown', (/** @type {KeyboardEvent} */ event) => {
    if (!isShown() || isLarge() || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.code in ANGLES) {
      const { whole } = tools;
      const direction = directionAt(whole, geometryOf(whole), cursor, ANGLES[event.code]);
      if (direction !== null && event.shiftKey && tool === 'walls') openSide(cursor, direction);
      else if (direction !== null) {
        cursor = whole.neighbour(cursor, direction) ?? cursor;
        say();
      }
    } else if (event.code === 'Enter' || event.code === 'Space') act(cursor);
    else return;
    event.preventDefault();
    // Shift with an arrow moves the camera elsewhere.
    event.stopPropagation();
    board.drawActors();
  });
  for (const type of ['focus', 'blur']) {
    board.canvas.addEventListener(type, () => isShown() && board.drawActors());
  }

  /** The last point of the stroke, in CSS pixels of the board. @type {{ x: number, y: number } | null} */
  let last = null;

  /** Paints the cells between the last point of the stroke and the pointer. @param {PointerEvent} event */
  const paintTo = (event) => {
    const box = board.canvas.getBoundingClientRect();
    const [x, y] = [event.clientX - box.left, event.clientY - box.top];
    const from = last ?? { x, y };
    const steps = Math.ceil(Math.hypot(x - from.x, y - from.y) / STROKE_STEP) || 1;
    const cells = Array.from({ length: steps }, (_, i) => {
      const share = (i + 1) / steps;
      return cellUnder(board.at, from.x + share * (x - from.x), from.y + share * (y - from.y));
    }).filter((cell) => cell !== null);
    last = { x, y };
    if (cells.length === 0) return;
    cursor = /** @type {number} */ (cells.at(-1));
    stroke ??= !tools.isKept(cells[0]);
    tools.paint(stroke, cells);
    board.drawGround();
  };
  const endStroke = () => {
    stroke = null;
    last = null;
    tools.finishStroke();
  };

  /** @type {Record<string, (event: PointerEvent) => void>} */
  const strokes = {
    pointerdown(event) {
      if (event.button !== 0) return;
      board.canvas.setPointerCapture(event.pointerId);
      paintTo(event);
    },
    pointermove: (event) => last && paintTo(event),
    pointerup: endStroke,
    pointercancel: endStroke,
  };
  for (const [type, run] of Object.entries(strokes)) {
    const listener = (/** @type {PointerEvent} */ event) => {
      if (!isShown() || tool !== 'cells' || isLarge()) return;
      // The camera, which listens to the same canvas, must not move.
      event.stopImmediatePropagation();
      run(event);
    };
    board.canvas.addEventListener(type, listener, { capture: true });
  }

  const refresh = () => {
    if (!isShown()) return;
    tools.refresh();
    cursor = Math.min(cursor, store.state.maze.cellCount - 1);
    dock.update(tool);
    board.layout();
    board.drawGround();
  };
  store.on(['maze', 'theme', 'distances'], refresh);
  store.on(['language'], () => dock.draw(tool));

  return {
    dock: element,
    enter() {
      if (isLarge()) {
        showNotice(() => t('edit.large', { most: count(MOST_CELLS) }));
        store.set({ view: 'play' });
        return;
      }
      tools.refresh();
      cursor = store.state.maze.start ?? 0;
      dock.draw(tool);
      board.use(painter);
    },
    leave() {
      stroke = null;
      last = null;
    },
  };
}
