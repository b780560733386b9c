import { cellUnder, geometryOf, middleOf, shareGeometry } from 'mazewright/draw';
import { barCells } from '../../camera/scale-bar.js';
import { MAX_TABLE_CELLS } from '../../config.js';
import { drawMaze } from '../../draw2d/maze.js';
import { numberPlaces } from '../../draw2d/plan/number-places.js';
import { obstaclesOf } from '../../draw2d/plan/obstacles.js';
import { tableEn } from '../../strings/table-en.js';
import { tableKo } from '../../strings/table-ko.js';
import { announce } from '../../ui/announce.js';
import { byId, h } from '../../ui/dom.js';
import { addTexts, t } from '../../ui/language.js';
import { tableDock } from './dock.js';
import { drawChosen, drawNumbers } from './draw-numbers.js';
import { createRoomList } from './room-list.js';
import { roomsOf } from './rooms.js';
import { shownMaze } from './shown-maze.js';
import { lengthText, sizeText, thingsText } from './texts.js';

/** @import { Maze } from 'mazewright/dungeons' */
/** @import { Store } from '../../state/store.js' */
/** @import { Board } from '../../draw2d/board.js' */
/** @import { Point } from '../../draw2d/plan/number-places.js' */
/** @import { Fit } from 'mazewright/draw' */
/** @import { Rooms } from './rooms.js' */

addTexts({ en: tableEn, ko: tableKo });

/** CSS pixels of the scale bar at most: in a small window it stands beside buttons. */
const MAX_BAR = 76;
/** CSS pixels of a square of the chosen room at least. */
const ROOM_CELL = 12;
/** Right and down by key. */
const ARROWS = /** @type {Record<string, [number, number]>} */ ({
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
});

/** By how much a very large screen enlarges what stands around the map. */
const zoomAround = () => Number(getComputedStyle(byId('dock')).zoom) || 1;

/** The view of a dungeon as a map for the table, with the list of its rooms. @param {Store} store @param {Board} board */
export function createTable(store, board) {
  /** The dungeon, as the map shows it, and its rooms. @type {{ whole: Maze, maze: Maze, rooms: Rooms } | null} */
  let shown = null;
  /** The number of the chosen room. @type {number | null} */
  let chosen = null;
  /** Where the numbers stand at a scale. @type {{ scale: number, places: Map<number, Point> } | null} */
  let numbers = null;
  const isHere = () => store.state.view === 'table';
  const placeOf = (/** @type {number | null} */ number) =>
    shown?.rooms.places.find((place) => place.number === number) ?? null;

  const bar = h('span', { class: 'table-bar' });
  const length = h('span', { id: 'table-length' });
  const square = h('span', { class: 'of-square' });
  const scale = h('div', { class: 'table-scale', id: 'table-scale' }, bar, length, square);

  const list = createRoomList((number) => choose(number));
  const dock = tableDock(store);

  /** The places of the numbers at the scale of the board. @param {number} zoom of texts on this screen */
  const placed = (zoom) => {
    const cssScale = board.at.cell / board.at.ratio;
    if (shown && numbers?.scale !== cssScale) {
      const { maze, rooms } = shown;
      const kinds = /** @type {Uint8Array} */ (maze.kinds);
      const map = {
        geometry: geometryOf(maze),
        isFloor: (/** @type {number} */ cell) => kinds[cell] !== 0,
        obstacles: obstaclesOf(maze),
      };
      const places = numberPlaces(rooms.places, map, cssScale / zoom);
      numbers = { scale: cssScale, places };
    }
    return numbers?.places ?? new Map();
  };

  const painter = {
    maze: () => shown?.maze ?? store.state.maze,
    label: () => t('table.label'),
    ground(
      /** @type {CanvasRenderingContext2D} */ pen,
      /** @type {Fit} */ at,
      /** @type {import('mazewright/draw').Part} */ part,
    ) {
      const own = { maze: painter.maze(), distances: false, solution: false };
      const grid = store.state.table.grid
        ? /** @type {const} */ ('clear')
        : /** @type {const} */ ('none');
      return drawMaze(pen, at, { ...store.state, ...own, grid }, part);
    },
    actors() {
      const { actors: pen, at } = board;
      pen.clearRect(0, 0, at.width, at.height);
      const place = placeOf(chosen);
      if (place) drawChosen(pen, at, place.cells);
      const zoom = zoomAround();
      if (store.state.table.numbers) drawNumbers(pen, at, placed(zoom), { chosen, zoom });
      showScale(at, zoom);
    },
    tapped(/** @type {number} */ x, /** @type {number} */ y) {
      const cell = cellUnder(board.at, x, y);
      const place = shown?.rooms.places.find(({ cells }) => cell !== null && cells.includes(cell));
      choose(place?.number ?? null, false);
    },
  };

  const showScale = (/** @type {Fit} */ at, /** @type {number} */ zoom) => {
    const css = (at.cell * at.geometry.unit) / at.ratio;
    const cells = barCells(css, MAX_BAR) ?? 1;
    bar.style.width = `${(cells * css) / (bar.closest('#dock') ? zoom : 1)}px`;
    length.textContent = lengthText(cells);
  };

  /** Chooses a room, or none. @param {number | null} number @param {boolean} [flies] whether the map shows it */
  function choose(number, flies = true) {
    chosen = number;
    list.mark(number);
    const place = placeOf(number);
    if (place) {
      const text = [t('table.room', { number }), sizeText(place), thingsText(place.things)];
      announce(text.filter((each) => each !== '').join(', '));
      if (flies) board.near(place.cells[place.cells.length >> 1], ROOM_CELL);
    }
    board.drawActors();
  }

  /** Prepares the dungeon of the page, or leaves the view if that has none. */
  const prepare = () => {
    const { mw, maze, table } = store.state;
    if (!maze.dungeon || maze.cellCount > MAX_TABLE_CELLS) {
      store.set({ view: 'play' });
      return;
    }
    const own = shownMaze(mw, maze, table);
    shareGeometry(own, maze);
    if (shown?.whole !== maze) chosen = null;
    shown = { whole: maze, maze: own, rooms: roomsOf(maze, own) };
    numbers = null;
    dock.update();
    list.show(shown.rooms);
    list.mark(chosen);
    square.textContent = t('table.scale');
  };

  /** Chooses the room that lies in a direction, at first the nearest to the entrance. @param {[number, number]} direction right and down */
  const step = ([right, down]) => {
    const places = shown?.rooms.places ?? [];
    const from = placeOf(chosen);
    if (!shown || !from) {
      choose(places[0]?.number ?? null);
      return;
    }
    const geometry = geometryOf(shown.maze);
    const middle = (/** @type {{ cells: readonly number[] }} */ { cells }) =>
      middleOf(geometry, cells[cells.length >> 1]);
    const [x, y] = middle(from);
    let [best, least] = [from, Infinity];
    for (const place of places) {
      const [toX, toY] = middle(place);
      const along = (toX - x) * right + (toY - y) * down;
      const across = Math.abs((toX - x) * down) + Math.abs((toY - y) * right);
      // What lies rather beside than ahead is not meant.
      if (along <= 0 || across > 2 * along || along + 2 * across >= least) continue;
      [best, least] = [place, along + 2 * across];
    }
    choose(best.number);
  };

  board.canvas.addEventListener('keydown', (/** @type {KeyboardEvent} */ event) => {
    const { code, altKey, ctrlKey, metaKey, shiftKey } = event;
    if (!isHere() || altKey || ctrlKey || metaKey || shiftKey) return;
    if (code in ARROWS) step(ARROWS[code]);
    else if ((code === 'Enter' || code === 'Space') && chosen !== null) list.focus(chosen);
    else return;
    event.preventDefault();
    event.stopPropagation();
  });

  store.on(['maze', 'table', 'language'], () => {
    if (isHere()) prepare();
    if (!isHere()) return;
    board.layout();
    board.drawGround();
  });
  store.on(['theme'], () => {
    if (!isHere()) return;
    board.drawGround();
    board.drawActors();
  });

  return {
    dock: dock.element,
    enter() {
      (store.state.bare ? byId('flat') : dock.element).append(scale);
      byId('panel').append(list.element);
      prepare();
      if (isHere()) board.use(painter);
    },
    leave() {
      scale.remove();
      list.element.remove();
    },
  };
}
