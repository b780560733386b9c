import { checkMaze, noProblem } from '../formats/options/maze.js';
import { withLibrary } from './libraries.js';
import { mazeOf } from './made.js';

/** @import { Maze, Solution } from '../library/public-types.js' */
/** @import { Film } from '../maze/film.js' */
/** @import { Game } from '../maze/game.js' */
/** @import { Wanted } from './attributes.js' */

/**
 * What an element shows.
 * @typedef {object} Prepared
 * @property {Maze} maze
 * @property {Game | null} game
 * @property {Film | null} film
 * @property {string} filmed what the film shows, to tell whether it is the same one
 * @property {Solution | null} solution
 */

/** The entry that plays doors and things. @param {Maze | null} maze */
const entryFor = (maze) =>
  maze && (maze.dungeon || maze.doors || maze.things) ? 'mazewright/dungeons' : undefined;

/**
 * Makes what an element asks for: its maze, unless it has it already, its game, film and solution.
 * @param {Wanted} wanted
 * @param {Maze | null} given the maze that it shows in place of one of its options
 * @param {Prepared | null} last what was shown before, of the same options: its maze and game stay
 * @returns {Promise<Prepared>}
 */
export async function prepare(wanted, given, last) {
  if (given !== null) checkMaze(given, noProblem);
  const known = given ?? last?.maze ?? null;
  return withLibrary((mw) => {
    const steps = wanted.film === 'making';
    const isKnown = known !== null && (given !== null || !steps || known.steps !== null);
    const from = known?.code ?? wanted.maze;
    const maze = isKnown ? known : mazeOf(mw, from, { ...wanted.more, steps });
    const same = last?.maze === maze ? last : null;
    const hasEnds = maze.start !== null && maze.end !== null;
    const isSolved = wanted.solution || wanted.film === 'solving';
    const solution = isSolved
      ? maze.solve(/** @type {any} */ ({ ...wanted.solver, steps: wanted.film === 'solving' }))
      : null;
    const filmed = JSON.stringify([wanted.film, wanted.film === 'solving' && wanted.solver]);
    const newFilm = () =>
      mw.film(maze, wanted.film === 'solving' ? (solution ?? undefined) : undefined);
    return {
      maze,
      game: wanted.play && hasEnds ? (same?.game ?? mw.game(maze)) : null,
      film: wanted.film && (same?.filmed === filmed ? same.film : newFilm()),
      filmed,
      solution,
    };
  }, entryFor(known));
}
