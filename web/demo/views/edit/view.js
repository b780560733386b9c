import { ARROW_ANGLES, cellUnder, directionAt, geometryOf, unpixel } from 'mazewright/draw';
import { MAX_CELLS_BY_HAND } from '../../config.js';
import { drawMaze } from '../../draw2d/maze.js';
import { nearestSide } from '../../geometry/nearest-side.js';
import { editEn } from '../../strings/edit-en.js';
import { editKo } from '../../strings/edit-ko.js';
import { showNotice } from '../../ui/announce.js';
import { h } from '../../ui/dom.js';
import { addTexts, count, t } from '../../ui/language.js';
import { editDock } from './dock.js';
import { drawCursor, drawLeftOut } from './marks.js';
import { sayPlace } from './spoken.js';
import { createTools } from './tools.js';
import { createWishTool } from './wish-tool.js';

/** @import { Store } from '../../state/store.js' */
/** @import { Fit } from 'mazewright/draw' */
/** @import { Board } from '../../draw2d/board.js' */

/** CSS pixels between two points of a stroke: less than any cell that one can point at. */
const STROKE_STEP = 3;

/** What is changed: an id of dock.js, or that of a wish. @typedef {string} Tool */

/** The view in which a maze is changed by hand: start and end, cells, walls. @param {Store} store @param {Board} board */
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
  const wish = createWishTool(store, {
    maze: () => tools.whole,
    tool: () => tool,
    drawn: () => board.drawActors(),
  });

  const isShown = () => store.state.view === 'edit';
  const isLarge = () => store.state.maze.cellCount > MAX_CELLS_BY_HAND;
  const painter = {
    keepsCamera: true,
    maze: () => tools.whole,
    *ground(
      /** @type {CanvasRenderingContext2D} */ pen,
      /** @type {Fit} */ at,
      /** @type {import('mazewright/draw').Part} */ part,
    ) {
      yield* drawMaze(pen, at, { ...store.state, solution: false }, part);
      drawLeftOut(pen, at, tools);
    },
    actors() {
      const { actors: pen, at } = board;
      pen.clearRect(0, 0, at.width, at.height);
      if (!tools.isMoved) wish.draw(pen, at);
      if (document.activeElement === board.canvas) drawCursor(pen, at, cursor);
    },
    tapped(/** @type {number} */ x, /** @type {number} */ y) {
      const cell = cellUnder(board.at, x, y);
      if (cell === null || tool === 'cells' || wish.isPath()) return;
      cursor = cell;
      if (tool !== 'walls' && !wish.now()) act(cell);
      else {
        const { whole } = tools;
        const side = nearestSide(whole, geometryOf(whole), cell, unpixel(board.at, x, y));
        openSide(cell, side?.direction ?? null);
      }
    },
  };

  /** Does what the tool does to a cell. @param {number} cell */
  function act(cell) {
    if (tool === 'walls' || wish.now()?.pairs || refused()) return;
    if (wish.isPath()) wish.begin(cell);
    else if (tool === 'cells') {
      tools.paint(!tools.isKept(cell), [cell]);
      tools.finishStroke();
    } else tools.setEnd(/** @type {'start' | 'end'} */ (tool), cell);
    say();
  }

  /** Whether the tool cannot be used on this maze, which the page says. */
  function refused() {
    if (!tools.isMoved || !(tool === 'cells' || wish.now())) return false;
    showNotice(() => t('edit.moved'));
    return true;
  }

  /** @param {number} cell @param {number | null} direction */
  function openSide(cell, direction) {
    if (direction === null || refused()) return;
    if (wish.now()) {
      const to = tools.whole.neighbour(cell, direction);
      if (to === null) return;
      if (wish.isPath()) cursor = to;
      wish.join(cell, to);
    } else tools.toggle(cell, direction);
    board.drawActors();
    say();
  }

  const say = () => sayPlace(store.state.maze, tools, cursor);

  const dock = editDock(store, element, {
    choose(/** @type {Tool} */ next) {
      tool = next;
      wish.drop();
      dock.update(tool);
      refused();
    },
    wishes: wish.all,
    done: () => store.set({ view: 'play' }),
  });

  board.canvas.addEventListener('keydown', (/** @type {KeyboardEvent} */ event) => {
    if (!isShown() || isLarge() || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.code in ARROW_ANGLES) {
      const { whole } = tools;
      const direction = directionAt(whole, geometryOf(whole), cursor, ARROW_ANGLES[event.code]);
      if (direction !== null && event.shiftKey && (tool === 'walls' || wish.now()))
        openSide(cursor, direction);
      else if (direction !== null) {
        cursor = whole.neighbour(cursor, direction) ?? cursor;
        say();
      }
    } else if (event.code === 'Enter' || event.code === 'Space') act(cursor);
    else if (event.code === 'Delete' && wish.now()) wish.clear();
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
    if (wish.isPath()) {
      wish.stroke(cells);
      return;
    }
    stroke ??= !tools.isKept(cells[0]);
    tools.paint(stroke, cells);
    board.drawGround();
  };
  const endStroke = () => {
    stroke = null;
    last = null;
    if (wish.isPath()) wish.finish();
    else tools.finishStroke();
  };

  /** @type {Record<string, (event: PointerEvent) => void>} */
  const strokes = {
    pointerdown(event) {
      if (event.button !== 0 || refused()) return;
      wish.drop();
      board.canvas.setPointerCapture(event.pointerId);
      paintTo(event);
    },
    pointermove: (event) => last && paintTo(event),
    pointerup: endStroke,
    pointercancel: endStroke,
  };
  for (const [type, run] of Object.entries(strokes)) {
    const listener = (/** @type {PointerEvent} */ event) => {
      if (!isShown() || !(tool === 'cells' || wish.isPath()) || isLarge()) return;
      // The camera, which listens to the same canvas, must not move.
      event.stopImmediatePropagation();
      run(event);
    };
    board.canvas.addEventListener(type, /** @type {EventListener} */ (listener), { capture: true });
  }

  const refresh = () => {
    if (!isShown()) return;
    tools.refresh();
    cursor = Math.min(cursor, store.state.maze.cellCount - 1);
    if (tool.startsWith('wish-') && !wish.now()) tool = 'start';
    dock.update(tool);
    board.layout();
    board.drawGround();
  };
  store.on(['maze', 'theme', 'distances', 'problem'], refresh);
  store.on(['language'], () => dock.draw(tool));

  return {
    dock: element,
    enter() {
      if (isLarge()) {
        showNotice(() => t('edit.large', { most: count(MAX_CELLS_BY_HAND) }));
        store.set({ view: 'play' });
        return;
      }
      tools.refresh();
      cursor = store.state.maze.start ?? 0;
      const { drawing } = store.state;
      const wishes = wish.all();
      const wanted = wishes.find(
        ({ key, param }) => key === drawing?.key && param === drawing?.param,
      );
      if (wanted) tool = wanted.id;
      else if (tool.startsWith('wish-') && !wishes.some(({ id }) => id === tool)) tool = 'start';
      store.set({ drawing: null });
      dock.draw(tool);
      board.use(painter);
    },
    leave() {
      stroke = null;
      wish.drop();
      last = null;
    },
  };
}
