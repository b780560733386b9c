import { packed } from '../../draw2d/cells.js';
import { drawCube } from '../../draw2d/marks.js';
import { drawGround, floorColors } from '../../draw2d/maze.js';
import { color } from '../../ui/theme.js';
import { shapesDrawing } from './draw-replay-shapes.js';
import { squaresDrawing } from './draw-replay-squares.js';

/** @typedef {ReturnType<typeof lookOf>} Look */

/**
 * Draws a replay: all of it, or only the cells that a step touched. Its last picture is the maze.
 * @param {CanvasRenderingContext2D} context
 * @param {import('../../geometry/fit.js').Fit} at
 * @param {any} maze
 * @param {ReturnType<typeof import('./replay.js').createReplay>} replay
 * @param {Record<string, any>} state of the page
 */
export function replayDrawing(context, at, maze, replay, state) {
  const look = lookOf(maze, replay, state);
  const drawing = (at.squares ? squaresDrawing : shapesDrawing)(context, at, look);
  let head = -1;

  /** The cell of the last step, in the accent colour. */
  const drawHead = () => {
    const inside = replay.head !== null && replay.at < replay.length;
    head = inside ? /** @type {number} */ (replay.head) : -1;
    if (head >= 0) drawCube(context, at, head, 'accent', 0.7);
  };

  return {
    all() {
      if (replay.at === replay.length) {
        drawGround(context, at, { ...state, maze, solution: false });
        head = -1;
        return;
      }
      context.clearRect(0, 0, at.width, at.height);
      drawing.all();
      drawHead();
    },
    /** @param {Set<number>} touched */
    some(touched) {
      if (head >= 0) touched.add(head);
      drawing.some(touched);
      drawHead();
    },
  };
}

/** What a replay looks like just now. @param {any} maze @param {any} replay @param {Record<string, any>} state */
function lookOf(maze, replay, state) {
  const [rock, floor, hall, mark] = ['rock', 'floor', 'hall', 'mark'].map((name) =>
    packed(color(name)),
  );
  const [ink, line] = ['ink', 'line'].map(color);
  const finished = floorColors({ ...state, maze });
  const dungeon = maze.kinds !== null;
  const { ways } = replay;

  const isIn = (/** @type {number} */ cell) => maze.mask?.[cell] !== 0;
  const isFloor = (/** @type {number} */ cell) =>
    dungeon ? replay.kinds[cell] !== 0 : replay.passages[cell] !== 0;
  const plain = (/** @type {number} */ cell) => (replay.kinds[cell] > 1 ? hall : floor);

  return {
    maze,
    ways,
    ink,
    line,
    dungeon,
    isIn,
    isFloor,
    passages: replay.passages,
    fillOf(/** @type {number} */ cell) {
      if (!isIn(cell)) return 0;
      if (isFloor(cell)) return state.distances ? finished(cell) : plain(cell);
      return replay.cut[cell] && replay.at < replay.length ? mark : rock;
    },
    /** A dungeon's walls stand where floor meets rock, a maze's where nothing was carved. */
    isShut(/** @type {number} */ cell, /** @type {number} */ direction) {
      if (!dungeon) return ((replay.passages[cell] >> direction) & 1) === 0;
      const beside = ways.to(cell, direction);
      return beside < 0 || replay.kinds[beside] === 0;
    },
  };
}
