/** @import { Living, Maze, Mazewright } from 'mazewright/dungeons' */

/** After each move all cells are drawn. */
const MAX_CELLS = 40_000;

/** The problem with moving the walls of a maze, null without one; the library for plain mazes moves none. @param {Mazewright} mw @param {Maze} maze */
function problemOf(mw, maze) {
  try {
    mw.living(maze);
    return null;
  } catch (error) {
    const problem = /** @type {import('mazewright/dungeons').MazeError} */ (error);
    if (problem.name !== 'MazeError') throw error;
    return problem;
  }
}

/** Whether the walls of mazes can move, by the library or another one. @type {WeakMap<Maze, boolean>} */
const known = new WeakMap();

/** Whether the walls of a maze can move in a game, which begins anew in every next maze: doors that were opened would be shut. @param {Mazewright} mw @param {Maze} maze */
export function canLive(mw, maze) {
  const isPlain = maze.end !== null && !maze.doors && !maze.things;
  if (!isPlain || maze.cellCount > MAX_CELLS) return false;
  let isAble = known.get(maze);
  if (isAble === undefined) {
    const field = problemOf(mw, maze)?.field;
    if (field === 'living') return true;
    isAble = field === undefined;
    known.set(maze, isAble);
  }
  return isAble;
}

/** The maze with walls that move; null if they cannot, or not yet. @param {Mazewright} mw @param {Maze} maze */
export const livingOf = (mw, maze) =>
  canLive(mw, maze) && problemOf(mw, maze) === null ? mw.living(maze) : null;

/** Moves walls after a step of the player, but none at the player and the end; the attempt goes on among them. @param {Living} living @param {import('./round.js').Round} round @param {Mazewright} mw */
export function moveAround(living, round, mw) {
  living.shift({ protect: [round.position, /** @type {number} */ (round.maze.end)] });
  round.continueIn(living.maze, mw);
}
