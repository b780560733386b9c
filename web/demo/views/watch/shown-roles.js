import { HELD } from './lessons/held.js';
import { showsSets } from './sets.js';

/** @import { Maze } from 'mazewright/dungeons' */
/** @import { Role } from './holdings.js' */

/** Roles that a film of any size shows, as its marks. @type {readonly Role[]} */
const MARKED = ['walk', 'cut', 'visited', 'filled', 'discarded'];

/**
 * What the film of an algorithm shows of what it holds: nothing in large mazes, of which too much would
 * change at once. An algorithm that holds nothing shows the sets of connected cells, if colours are on.
 * @param {string} id
 * @param {Maze} maze
 * @param {boolean} hasColors
 * @returns {readonly Role[]}
 */
export function shownRoles(id, maze, hasColors) {
  const { shows = [], lacks } = HELD[id] ?? {};
  // Marks do not tell the two sides of a search apart.
  const fromMarks = shows
    .map((role) => (role === 'side' ? 'visited' : role))
    .filter((role) => MARKED.includes(role));
  if (!showsSets(maze)) return fromMarks;
  return shows.length === 0 && lacks && hasColors && !maze.dungeon ? ['sets'] : shows;
}
