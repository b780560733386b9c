import { mazeObject } from 'mazewright/three';
import { componentDistances } from '../draw2d/component-distances.js';
import { solutionOf } from '../state/solution.js';
import { drawsInSoftware } from './fit-renderer.js';
import { PALETTE } from './palette.js';

/** @import { MazeObject, MazeObjectUpdate } from 'mazewright/three' */
/** @import { PageState } from '../state/store.js' */

/** Height of walls between cells per block of the block height, in cells, and at most. */
const THIN = { height: 0.32, most: 10 };

/**
 * What the page shows of its maze in space. The object is made once for all pictures in which maze, blocks and
 * theme are the same; what changes during a game is updated.
 * @returns {(state: PageState, isOfBlocks: boolean) => MazeObject}
 */
export function mazePictures() {
  /** @type {unknown[]} */
  let made = [];
  /** @type {MazeObject | null} */
  let object = null;
  /** @type {MazeObjectUpdate} */
  let last = {};
  return (state, isOfBlocks) => {
    const { maze, block, theme } = state;
    const of = [maze, block.height, block.color, theme, isOfBlocks];
    const shown = shownOf(state);
    if (!object || of.some((each, i) => each !== made[i])) {
      made = of;
      object = mazeObject(maze, {
        ...shown,
        walls: isOfBlocks ? 'blocks' : 'thin',
        height: isOfBlocks ? block.height : Math.min(THIN.most, THIN.height * block.height),
        wall: PALETTE[block.color],
        theme,
        spread: true,
        quality: drawsInSoftware() ? 'low' : 'high',
      });
    } else {
      const now = /** @type {Record<string, unknown>} */ (shown);
      const before = /** @type {Record<string, unknown>} */ (last);
      const changes = Object.entries(now).filter(([name, value]) => value !== before[name]);
      object.update(Object.fromEntries(changes));
    }
    last = shown;
    return object;
  };
}

/** @param {PageState} state @returns {Required<MazeObjectUpdate>} */
function shownOf({ mw, maze, solution, solver, distances, player, attempt }) {
  const found = solution && maze.start !== null ? solutionOf(mw, maze, solver) : null;
  return {
    solution: found ?? false,
    distances: (distances && componentDistances(mw, maze, null)?.distances) || false,
    player: player ?? maze.start,
    doors: attempt?.furniture?.doors ?? null,
    things: attempt?.furniture?.things ?? null,
  };
}
