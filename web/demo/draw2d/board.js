import { createControl } from '../camera/control.js';
import { listenToView } from '../camera/input.js';
import { limitsOf, middle, unpixel, viewOf } from '../geometry/fit.js';
import { placeText } from '../geometry/spoken.js';
import { isLarge, onAnswer } from '../state/answers.js';
import { byId } from '../ui/dom.js';
import { count, rowText, t } from '../ui/language.js';
import { changedParts } from './changed-parts.js';
import { gapsAfter, wholeOf } from './part.js';

/** @import { Fit } from '../geometry/fit.js' */
/** @import { Part } from './part.js' */

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
 * @typedef {{ ground(pen: CanvasRenderingContext2D, at: Fit, part: Part): Iterable<unknown>,
 *   actors(): void, isPatient?: boolean,
 *   tapped?(x: number, y: number): void, swiped?(right: number, down: number): void,
 *   pressed?(): void, maze?(): any, keepsCamera?: boolean }} Painter
 */

/**
 * The two canvases of the flat maze, as large as the stage: the ground, which changes rarely, and the
 * actors, which change with every move. A camera shows all of the maze or a part of it. What takes
 * longer than a frame is drawn in slices, into a canvas that is not shown; until it is done, the
 * last picture of the ground is moved and scaled. After a move of the camera without zoom, the last
 * picture is kept and only what came into view is drawn.
 * @param {any} store
 */
export function startBoard(store) {
  const flat = byId('flat');
  /** @type {HTMLCanvasElement[]} */
  const [ground, actors] = [byId('ground'), byId('actors')];
  const groundPen = /** @type {CanvasRenderingContext2D} */ (ground.getContext('2d'));
  const actorsPen = /** @type {CanvasRenderingContext2D} */ (actors.getContext('2d'));
  const draft = document.createElement('canvas');
  const draftPen = /** @type {CanvasRenderingContext2D} */ (
    draft.getContext('2d', { willReadFrequently: true })
  );
  /** @type {Painter | null} */
  let painter = null;
  /** What the camera shows. @type {Fit} */
  let at;
  /** What the ground on the screen shows. @type {Fit | null} */
  let shownAt = null;
  /** The drawing of the ground that is not done. @type {{ at: Fit, steps: Iterator<unknown> } | null} */
  let job = null;
  /** Whether the ground shows something else than it should, wherever the camera is. */
  let isChanged = true;
  /** Parts of the ground that show something else than they should. @type {Part[]} */
  let changed = [];
  let waiting = 0;
  /** Whether all of the maze is to be visible, whatever the size of the stage. */
  let isWhole = true;
  /** The maze of the last layout: another one is shown as a whole. @type {any} */
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
    const end = performance.now() + DRAW_MS;
    const isObsolete = job && (job.at.cell !== at.cell || (isChanged && !painter.isPatient));
    if (isObsolete) job = null;
    if (!job && (isChanged || changed.length > 0 || shownAt !== at)) {
      const isMoved = shownAt !== at && changed.length > 0;
      const kept = isChanged || isMoved ? null : keptParts(at);
      const parts = kept ? [...kept, ...changedParts(at, changed)] : [wholeOf(at)];
      job = { at, steps: paint(painter, at, parts) };
      isChanged = false;
      changed = [];
    }
    while (job) {
      if (job.steps.next().done) finish(job.at);
      else if (performance.now() > end) break;
    }
    placeGround();
    painter.actors();
    if (job || isChanged || changed.length > 0 || shownAt !== at || control.isFlying) request();
    else if (waiting === 0) flat.removeAttribute('data-drawing');
  };
  /** Draws parts of the ground in steps. @param {Painter} by @param {Fit} next @param {Part[]} parts */
  function* paint(by, next, parts) {
    for (const part of parts) {
      // Without the clip of a drawing that was not ended.
      draftPen.restore();
      draftPen.save();
      draftPen.beginPath();
      draftPen.rect(part.left, part.top, part.right - part.left, part.bottom - part.top);
      draftPen.clip();
      yield* by.ground(draftPen, next, part);
    }
  }
  /** Keeps in the draft what the last picture shows of a view. Returns the other parts; null: all. @param {Fit} next @returns {Part[] | null} */
  const keptParts = (next) => {
    if (!shownAt || shownAt.cell !== next.cell || shownAt.geometry !== next.geometry) return null;
    const [right, down] = [next.left - shownAt.left, next.top - shownAt.top];
    if (Math.abs(right) >= next.width || Math.abs(down) >= next.height) return null;
    draftPen.restore();
    draftPen.globalCompositeOperation = 'copy';
    draftPen.drawImage(ground, right, down);
    draftPen.globalCompositeOperation = 'source-over';
    return gapsAfter(next, right, down);
  };
  const finish = (/** @type {Fit} */ drawn) => {
    groundPen.globalCompositeOperation = 'copy';
    groundPen.drawImage(draft, 0, 0);
    groundPen.globalCompositeOperation = 'source-over';
    shownAt = drawn;
    job = null;
  };
  /** Moves and scales the picture of the ground to where the camera shows it. */
  const placeGround = () => {
    if (!shownAt || shownAt === at) {
      ground.style.transform = '';
      return;
    }
    const scale = at.cell / shownAt.cell;
    const x = (at.left - shownAt.left * scale) / at.ratio;
    const y = (at.top - shownAt.top * scale) / at.ratio;
    ground.style.transform = `translate(${x}px, ${y}px) scale(${scale})`;
  };

  const board = {
    ground: groundPen,
    actors: actorsPen,
    canvas: actors,
    get at() {
      return at;
    },
    /** Whether the ground shows what the camera does, so that a part of it can be drawn again. */
    get isDrawn() {
      return !job && !isChanged && changed.length === 0 && shownAt === at;
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
      board.layout();
    },
    /** Fits the canvases to the stage and the camera to the maze, and draws both. */
    layout() {
      const { clientWidth: width, clientHeight: height } = flat;
      if (width <= 0 || height <= 0 || !painter) return;
      const [wide, high] = [width, height].map((size) => Math.round(size * devicePixelRatio));
      if (ground.width !== wide || ground.height !== high) {
        for (const canvas of [ground, actors, draft]) {
          canvas.width = wide;
          canvas.height = high;
        }
        shownAt = null;
      }
      isChanged = true;
      const isOther = lastMaze !== store.state.maze && !painter.keepsCamera;
      lastMaze = store.state.maze;
      if (isOther) {
        control.halt();
        isWhole = true;
        shownAt = null;
        groundPen.clearRect(0, 0, wide, high);
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
    /** Draws the ground again: that of a large maze from the next frame on, others at once. */
    drawGround() {
      if (!at) return;
      isChanged = true;
      if (isLarge(drawnMaze())) request();
      else board.drawNow();
    },
    /** Draws parts of the ground again, frame by frame. @param {Part[]} parts */
    drawParts(parts) {
      changed.push(...parts);
      request();
    },
    drawActors() {
      if (at) painter?.actors();
    },
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
    const row = mw.catalog.generators.find(
      (/** @type {any} */ each) => each.id === wanted.algorithm,
    );
    const { width, height } = maze;
    const size = maze.graph
      ? t('board.label.graph', { title: rowText(row), count: count(maze.cellCount) })
      : t('board.label', { title: rowText(row), width, height });
    const hasEnds = maze.start !== null && maze.end !== null;
    const ends = hasEnds
      ? t('board.ends', { start: placeText(maze, maze.start), end: placeText(maze, maze.end) })
      : '';
    actors.setAttribute('aria-label', `${size} ${ends}`.trim());
  };
  new ResizeObserver(() => board.layout()).observe(flat);
  onAnswer(() => board.drawGround());
  store.on(['maze', 'language'], label);
  // Screen readers leave the arrow keys to the maze.
  actors.setAttribute('role', 'application');
  label();
  return board;
}
