import { checkMaze, noProblem } from '../formats/options/maze.js';
import { checkContext } from './context.js';
import { checkOnMaze, clipped, pictureOf, viewOn } from './draw.js';
import { LOOKS, readDrawOptions } from './options.js';
import { paintMaze } from './paint/maze.js';
import { moved, wholeOf } from './paint/part.js';
import { drawAll } from './paint/steps.js';

/** @import { Context } from './context.js' */
/** @import { AnyMaze } from '../library/public-types.js' */
/** @import { Fit } from './geometry/fit.js' */
/** @import { DrawOptions } from './options.js' */

/** What a maze looks like, wherever the camera is. @typedef {Omit<DrawOptions, 'camera' | 'film' | 'part'>} PanningOptions */

/**
 * Draws a maze for a camera that moves over it: the function that it returns draws what one camera shows. After
 * a move without zoom it draws what came into view only, some milliseconds instead of those of all pixels. The
 * solution and the distances are asked for once. What is drawn over the maze belongs onto the same canvas
 * afterwards, frame by frame, or onto another one: the last picture is kept apart, in as many bytes as the canvas
 * has. Without OffscreenCanvas every picture is drawn as a whole. Throws a MazeError for what `draw` refuses.
 * @param {Context} context
 * @param {AnyMaze} of the maze, of every entry
 * @param {PanningOptions} [options]
 * @returns {(camera?: DrawOptions['camera']) => Fit} default: the whole maze
 * @example
 * const show = panning(context, maze, { solution: true });
 * canvas.onpointermove = ({ movementX, movementY }) => {
 *   camera.x -= movementX / camera.scale;
 *   camera.y -= movementY / camera.scale;
 *   show(camera);
 * };
 */
export function panning(context, of, options) {
  const read = readDrawOptions(options, 'panning', LOOKS);
  const pen = checkContext(context);
  const maze = checkMaze(of, noProblem);
  for (const list of [read.doors, read.things]) checkOnMaze(maze, list);
  const picture = pictureOf(maze, read);
  /** The last picture. @type {{ pen: Context, view: Fit } | null} */
  let last = null;
  return (camera = null) => {
    readDrawOptions({ camera });
    checkContext(pen);
    const { width, height } = pen.canvas;
    const view = viewOn(pen.canvas, maze, camera, read.pixelRatio, read.margin);
    const draft =
      last?.view.width === width && last.view.height === height ? last.pen : draftOf(pen);
    const kept = last && draft === last.pen ? moved(draft, draft.canvas, last.view, view) : null;
    // A drawing that throws leaves no picture.
    last = null;
    for (const part of kept ?? [wholeOf(view)]) {
      drawAll(clipped(draft, part, () => paintMaze(draft, view, picture, part)));
    }
    if (draft === pen) return view;
    pen.save();
    pen.globalCompositeOperation = 'copy';
    pen.drawImage(draft.canvas, 0, 0);
    pen.restore();
    last = { pen: draft, view };
    return view;
  };
}

/** A canvas of the same size that is not shown; the same one where there is no other. @param {Context} pen @returns {Context} */
function draftOf(pen) {
  const { OffscreenCanvas: Canvas } = /** @type {any} */ (globalThis);
  if (!Canvas) return pen;
  const { width, height } = pen.canvas;
  return new Canvas(width, height).getContext('2d', { willReadFrequently: true });
}
