import { limitsOf, middle, middleOf, unpixel, viewOf } from 'mazewright/draw';
import { createControl } from '../camera/control.js';
import { listenToView } from '../camera/input.js';
import { words } from '../geometry/spoken.js';
import { isLarge, onAnswer } from '../state/answers.js';
import { rowOf } from '../state/row-of.js';
import { byId } from '../ui/dom.js';
import { count, rowText, t } from '../ui/language.js';
import { createGround } from './ground.js';

/** @import { Store } from '../state/store.js' */
/** @import { Maze } from 'mazewright/dungeons' */

/** @import { Fit } from 'mazewright/draw' */
/** @import { Part } from 'mazewright/draw' */

/** Milliseconds of a frame for drawing. */
const DRAW_MS = 12;
/** Part of the view, at each edge, that a player who is followed does not enter. */
const EDGE = 0.25;
const FOLLOW_MS = 140;

/**
 * What a view shows on the board. `ground` draws a part in steps, into the canvas that it gets, which is
 * clipped to the part; `actors` draws at once. With `isPatient` a drawing of the ground goes on if the
 * ground changes meanwhile, and another one follows. Pointers of the view: a click or tap at CSS pixels, and a drag of a finger while the whole
 * maze is visible, which begins with `pressed`. `maze` is the maze whose cells are drawn if that is not
 * the one of the page; with `keepsCamera` another maze is shown where the last one was.
 * `label` says what the board shows and what its keys do, if that is not a maze and its player; `said` what was told
 * last of a game, and `furniture` its doors and things.
 * @typedef {{ ground(pen: CanvasRenderingContext2D, at: Fit, part: Part): Iterable<unknown>,
 *   actors(): void, isPatient?: boolean,
 *   tapped?(x: number, y: number): void, swiped?(right: number, down: number): void,
 *   pressed?(): void, maze?(): Maze, keepsCamera?: boolean, label?(): string,
 *   said?(): string, furniture?(): import('mazewright/draw').Furniture | undefined }} Painter
 */

/** What says whether another maze is shown where the last one was: not what is changed by hand. */
const ALIKE = /** @type {const} */ (['algorithm', 'shape', 'cellCount', 'width', 'height', 'seed']);

/** @param {Maze | null} one @param {Maze | null} other */
const isAlike = (one, other) => one === other || ALIKE.every((key) => one?.[key] === other?.[key]);

/** @typedef {ReturnType<typeof startBoard>} Board */

/**
 * The two canvases of the flat maze, as large as the stage: the ground, which changes rarely, and the
 * actors, which change with every move. A camera shows all of the maze or a part of it.
 * @param {Store} store
 */
export function startBoard(store) {
  const flat = byId('flat');
  /** @type {HTMLCanvasElement} */
  const actors = byId('actors');
  const actorsPen = /** @type {CanvasRenderingContext2D} */ (actors.getContext('2d'));
  const ground = createGround(byId('ground'));
  /** @type {Painter | null} */
  let painter = null;
  /** What the camera shows. @type {Fit} */
  let at;
  let waiting = 0;
  /** Whether all of the maze is to be visible, whatever the size of the stage. */
  let isWhole = true;
  /** The maze of the last layout: another one is shown as a whole. @type {Maze | null} */
  let lastMaze = null;
  /** @type {(() => void)[]} */
  const watchers = [];

  const drawnMaze = () => painter?.maze?.() ?? store.state.maze;
  const limits = () => (painter ? limitsOf(drawnMaze(), devicePixelRatio) : null);
  const control = createControl({
    limits,
    moved() {
      const now = limits();
      if (!now) return;
      const { camera } = control;
      at = viewOf(drawnMaze(), camera, devicePixelRatio);
      isWhole = camera.scale <= 1.001 * now.scales(camera)[0];
      request();
      for (const run of watchers) run();
    },
  });

  const request = () => {
    flat.setAttribute('data-drawing', '');
    waiting ||= requestAnimationFrame(draw);
  };

  const draw = (/** @type {number} */ time) => {
    waiting = 0;
    if (!painter || !at) return;
    control.advance(time);
    ground.draw(painter, at, DRAW_MS);
    ground.place(at);
    painter.actors();
    if (!ground.isDrawn(at) || control.isFlying) request();
    else if (waiting === 0) flat.removeAttribute('data-drawing');
  };

  const board = {
    ground: ground.pen,
    actors: actorsPen,
    canvas: actors,
    get at() {
      return at;
    },
    /** Whether the ground shows what the camera does, so that a part of it can be drawn again. */
    get isDrawn() {
      return ground.isDrawn(at);
    },
    get isWhole() {
      return isWhole;
    },
    get scale() {
      return control.camera.scale;
    },
    /** Draws with another painter from now on. @param {Painter} next */
    use(next) {
      painter = next;
      label();
      board.layout();
    },
    /** Fits the canvases to the stage and the camera to the maze, and draws both. */
    layout() {
      const { clientWidth: width, clientHeight: height } = flat;
      if (width <= 0 || height <= 0 || !painter) return;
      const [wide, high] = [width, height].map((size) => Math.round(size * devicePixelRatio));
      ground.resize(wide, high);
      if (actors.width !== wide || actors.height !== high) {
        actors.width = wide;
        actors.height = high;
      }
      ground.change();
      const isOther = !painter.keepsCamera && !isAlike(lastMaze, store.state.maze);
      lastMaze = store.state.maze;
      if (isOther) {
        control.halt();
        isWhole = true;
        ground.clear();
      }
      const wasWhole = isWhole;
      control.resize(width, height);
      if (wasWhole) control.jump({ scale: 0 });
      // A large maze is drawn in a task of its own.
      if (!isLarge(store.state.maze)) board.drawNow();
    },
    /** Draws for the time of a frame at once, then frame by frame. */
    drawNow() {
      cancelAnimationFrame(waiting);
      waiting = 0;
      draw(performance.now());
    },
    /** Moves the camera so that a cell is not near the edge of the view. @param {number} cell */
    show(cell) {
      if (!at || isWhole) return;
      const { camera } = control;
      const { x, y } = middle(at, cell);
      const place = unpixel(at, x / at.ratio, y / at.ratio);
      const near = (
        /** @type {number} */ now,
        /** @type {number} */ wanted,
        /** @type {number} */ size,
      ) => {
        const most = ((0.5 - EDGE) * size) / camera.scale;
        return Math.min(wanted + most, Math.max(wanted - most, now));
      };
      const to = {
        x: near(camera.x, place.x, camera.width),
        y: near(camera.y, place.y, camera.height),
      };
      if (to.x !== camera.x || to.y !== camera.y) control.fly(to, FOLLOW_MS);
    },
    /** Flies to a cell, in whose surroundings a cell has so many CSS pixels at least. @param {number} cell @param {number} pixels */
    near(cell, pixels) {
      if (!at) return;
      const [x, y] = middleOf(at.geometry, cell);
      const scale = Math.max(control.camera.scale, pixels / at.geometry.unit);
      control.fly({ x, y, scale }, FOLLOW_MS);
    },
    /** Draws the ground again: that of a large maze from the next frame on, others at once. */
    drawGround() {
      if (!at) return;
      ground.change();
      if (isLarge(drawnMaze())) request();
      else board.drawNow();
    },
    /** Draws parts of the ground again, frame by frame. @param {Part[]} parts */
    drawParts(parts) {
      ground.changeParts(parts);
      request();
    },
    drawActors() {
      if (at) painter?.actors();
    },
    /** Names the board anew, as after a move. */
    name: () => label(),
    zoom: (/** @type {number} */ factor) => control.zoom(factor),
    step: control.step,
    /** Shows the whole maze with a flight. */
    whole: () => control.fly({ scale: 0 }, FOLLOW_MS),
    /** Calls a function when the camera moves. @param {() => void} run */
    onMove: (run) => watchers.push(run),
  };

  listenToView(actors, {
    pan(right, down, isTouch) {
      if (isWhole && isTouch) painter?.swiped?.(-right, -down);
      else control.pan(right, down);
    },
    zoom: control.zoom,
    begin: () => painter?.pressed?.(),
    pick: (x, y) => painter?.tapped?.(x, y),
    point() {},
  });

  const label = () => {
    const { maze, mw, wanted } = store.state;
    const row = rowOf(mw.catalog.generators, wanted.algorithm);
    const { width, height } = maze;
    const { cell, holds } = words();
    const size = maze.graph
      ? t('board.label.graph', { title: rowText(row), count: count(maze.cellCount) })
      : t('board.label', { title: rowText(row), width, height });
    const hasEnds = maze.start !== null && maze.end !== null;
    const ends = hasEnds
      ? t('board.ends', { start: cell(maze, maze.start), end: cell(maze, maze.end) })
      : '';
    const parts = [size, ends, holds(maze, painter?.furniture?.())];
    const text = painter?.label?.() ?? parts.filter(Boolean).join(' ');
    const said = painter?.said?.() ?? '';
    // Braille displays show the name.
    actors.setAttribute('aria-label', said || text);
    if (said) actors.setAttribute('aria-description', text);
    else actors.removeAttribute('aria-description');
  };
  new ResizeObserver(() => board.layout()).observe(flat);
  onAnswer(() => board.drawGround());
  store.on(['maze', 'language'], label);
  // Screen readers leave the arrow keys to the maze.
  actors.setAttribute('role', 'application');
  label();
  return board;
}
