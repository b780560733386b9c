import { hasThing } from '../picture/contents.js';

/** @typedef {import('../options/maze.js').Maze} Maze */
/** @typedef {import('./words.js').Words} Words */

/**
 * What somebody with a pencil has to know about a maze: marks of start and end, bridges, one-way passages, stairs, edges of the
 * drawing that are joined.
 * @param {Maze} maze
 * @param {ReturnType<typeof import('./openings.js').openingsOf>} openings
 * @param {Words} words
 * @returns {string[]}
 */
export function notesOf(maze, openings, { notes }) {
  const wrap = String(maze.shapeParams.wrap);
  const hasSquare = (/** @type {number | null} */ cell, /** @type {object | null} */ opening) =>
    cell !== null && !opening && !hasThing(maze, cell);
  const start = hasSquare(maze.start, openings.start);
  const end = hasSquare(maze.end, openings.end);
  return [
    start && end ? notes.marks : start ? notes.startMark : end ? notes.endMark : '',
    maze.bridges ? notes.bridges : '',
    maze.oneWays ? notes.oneWays : '',
    maze.shape === 'cube' && maze.levels > 1 ? notes.storeys : '',
    maze.shape === 'sphere' ? notes.globe : '',
    maze.shape === 'cubeSurface' ? notes.cube : '',
    wrap === 'cylinder' || wrap === 'torus' || wrap === 'moebius' ? notes[wrap] : '',
  ].filter((note) => note !== '');
}
