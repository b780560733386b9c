import { drawing } from '../draw/draw.js';
import { geometryOf } from '../draw/geometry/geometry.js';

/** @import { Maze } from '../library/public-types.js' */
/** @import { Fit } from '../draw/geometry/fit.js' */
/** @import { DrawOptions } from '../draw/options.js' */

/** Milliseconds of a frame for drawing. */
const DRAW_MS = 10;

/** What the stage shows: a maze, how, and what changes with every move. @typedef {{ maze: Maze, look: DrawOptions, actors(pen: CanvasRenderingContext2D, at: Fit): void }} Scene */

/**
 * The two canvases of an element: the ground, which is drawn in slices of a frame, and the actors over it.
 * @param {HTMLCanvasElement} ground
 * @param {HTMLCanvasElement} actors
 * @param {() => void} drawn called when all of the ground is drawn
 */
export function createStage(ground, actors, drawn) {
  const [pen, actorsPen] = [ground, actors].map(
    (canvas) => /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d')),
  );
  /** @type {Scene | null} */
  let scene = null;
  /** @type {ReturnType<typeof drawing> | null} */
  let now = null;
  let isWhole = false;
  /** What changed of the film while its picture was drawn: cells; null: all; undefined: nothing. @type {Set<number> | null | undefined} */
  let late;
  let waiting = 0;
  let ratio = 1;

  const slice = () => {
    waiting = 0;
    if (!now) return;
    const end = performance.now() + DRAW_MS;
    while (!isWhole && performance.now() < end) isWhole = now.steps.next().done === true;
    if (!isWhole) {
      waiting = requestAnimationFrame(slice);
      return;
    }
    if (late !== undefined) now.redraw(late && Uint32Array.from(late));
    late = undefined;
    drawn();
  };
  const begin = () => {
    cancelAnimationFrame(waiting);
    waiting = 0;
    now = null;
    late = undefined;
    if (!scene || ground.width === 0 || ground.height === 0) return;
    now = drawing(pen, scene.maze, { ...scene.look, pixelRatio: ratio });
    isWhole = false;
    pen.clearRect(0, 0, ground.width, ground.height);
    slice();
  };
  const stage = {
    /** Where the drawing lies; null before it has a size. */
    get view() {
      return now?.view ?? null;
    },
    /** @param {Scene} next */
    show(next) {
      scene = next;
      begin();
      stage.drawActors();
    },
    /** @param {number} width CSS pixels @param {number} height @param {number} pixels device pixels per CSS pixel */
    resize(width, height, pixels) {
      const [wide, high] = [width, height].map((size) => Math.max(1, Math.round(size * pixels)));
      if (ground.width === wide && ground.height === high && ratio === pixels) return;
      ratio = Math.min(16, Math.max(1 / 16, pixels));
      for (const canvas of [ground, actors]) Object.assign(canvas, { width: wide, height: high });
      begin();
      stage.drawActors();
    },
    /**
     * Draws what changed of the film that the look has; after the picture, if that is not whole yet: begun
     * anew with every step, a picture of more than a slice would never be whole.
     * @param {Uint32Array | null} cells null: all of it
     */
    redraw(cells) {
      if (!now) return;
      if (isWhole) now.redraw(cells);
      else late = cells && late !== null ? new Set([...(late ?? []), ...cells]) : null;
    },
    drawActors() {
      actorsPen.clearRect(0, 0, actors.width, actors.height);
      if (scene && now) scene.actors(actorsPen, now.view);
    },
    stop() {
      cancelAnimationFrame(waiting);
      waiting = 0;
      scene = null;
      now = null;
    },
  };
  return stage;
}

/** @typedef {ReturnType<typeof createStage>} Stage */

/** Width by height of the drawing of a maze. @param {Maze} maze */
export function aspectOf(maze) {
  const { left, top, right, bottom } = geometryOf(maze).box;
  return (right - left) / (bottom - top);
}
