import { neighboursOf } from './neighbours.js';

/** @import { Tunnel } from '../options/types.js' */
/** @import { OwnMaze } from './inside.js' */

/**
 * The cell at the end of the tunnel below a bridge, and its direction into the tunnel.
 * @param {OwnMaze} maze
 * @param {number} bridge
 * @param {number} direction of the tunnel
 */
export function tunnelEnd(maze, bridge, direction) {
  const { table, slots } = neighboursOf(maze);
  // The slots of a bridge keep the cells beside it.
  const slot = table[bridge * slots + direction];
  return { cell: slot >>> 3, direction: slot & 7 };
}

/**
 * Whether a passage leads into a tunnel.
 * @param {OwnMaze} maze
 * @param {{ cell: number, direction: number }} end
 */
export const isTunnelOpen = ({ passages }, { cell, direction }) =>
  ((passages[cell] >> direction) & 1) === 1;

/**
 * The tunnels of a woven maze; see `maze.tunnels`.
 * @param {OwnMaze} maze
 * @returns {Tunnel[]}
 */
export function tunnels(maze) {
  const { bridges } = maze;
  if (!bridges) return [];
  return Array.from({ length: bridges.length / 2 }, (_, i) => {
    const bridge = bridges[2 * i];
    const [from, to] = [0, 1].map((side) => tunnelEnd(maze, bridge, bridges[2 * i + 1] ^ side));
    return { bridge, from, to, open: isTunnelOpen(maze, from) };
  });
}
