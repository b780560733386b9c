import { geometryOf, hasSlants, hasStairs } from 'mazewright/draw';
import { livingOf } from './living-maze.js';
import { Round } from './round.js';

/** @import { PageState } from '../../../state/store.js' */

/**
 * A new attempt at the maze on the page.
 * @param {PageState} state of the page
 * @param {boolean} isFlat whether walls may move: only the flat maze shows it
 * @returns {{ round: Round | null, living: import('mazewright/dungeons').Living | null,
 *   keys: { slants: boolean, stairs: boolean } }} round: null if the maze has no start and end, or if
 *   they are the same cell; keys: extra ones that this maze needs
 */
export function startRound({ mw, maze, rules }, isFlat) {
  const isGame = maze.start !== null && maze.end !== null && maze.start !== maze.end;
  const geometry = geometryOf(maze);
  const isLiving = isGame && isFlat && rules.living;
  return {
    round: isGame ? new Round(mw, maze) : null,
    living: isLiving ? livingOf(mw, maze) : null,
    keys: { slants: hasSlants(maze, geometry), stairs: hasStairs(maze, geometry) },
  };
}
