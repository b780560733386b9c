import { nextTask } from '../ui/next-task.js';
import { answerLater } from './answers.js';
import { optionsBefore } from './edits.js';

/** @import { AimFigure, Maze, Mazewright } from 'mazewright/dungeons' */

/** Mazes with other seeds, and milliseconds for all of them. */
const SAMPLES = 24;
const SAMPLE_MS = 600;
/** Larger mazes take too long for samples: the maze on the page alone counts. */
export const MAX_SAMPLED = 20_000;

/**
 * What the figures of mazes with the same options are as a rule: lowest and highest, without the few
 * that are unusual. A figure that cannot be measured is absent.
 * @typedef {{ cells: number, figures: Partial<Record<AimFigure, [number, number]>> }} Usual
 */

/** The figures of a maze; NaN for one that it does not have. @param {Maze} maze @param {import('mazewright/dungeons').Stats} stats @returns {Record<AimFigure, number>} */
export function aimFigures(maze, { solutionLength, deadEnds, turns, loops }) {
  const hasEnds = maze.start !== null && maze.end !== null;
  const isMeasured = hasEnds && maze.cellCount <= MAX_SAMPLED;
  const difficulty = isMeasured ? (maze.difficulty() ?? Number.NaN) : Number.NaN;
  return { solution: solutionLength ?? Number.NaN, deadEnds, turns, loops, difficulty };
}

/**
 * The usual figures of mazes like one, from it and from mazes with other seeds. Cost: up to 24 mazes, one
 * per task, for 0.6 s at most.
 * @param {Mazewright} mw
 * @param {Maze} maze
 * @param {string} code of the maze, or of the maze before its edits
 * @returns {Promise<Usual>}
 */
export async function usualFigures(mw, maze, code) {
  const samples = [aimFigures(maze, await answerLater(mw, maze, 'stats'))];
  const given = optionsBefore(mw, code);
  const end = performance.now() + SAMPLE_MS;
  for (let seed = 1; seed <= SAMPLES && performance.now() < end; seed += 1) {
    if (maze.cellCount > MAX_SAMPLED) break;
    const other = mw.generate({ ...given, seed });
    samples.push(aimFigures(other, other.stats()));
    await nextTask();
  }
  const ids = /** @type {AimFigure[]} */ (Object.keys(samples[0]));
  const figures = Object.fromEntries(
    ids.flatMap((id) => {
      const values = samples.map((each) => each[id]).filter((value) => !Number.isNaN(value));
      if (values.length === 0) return [];
      values.sort((a, b) => a - b);
      const at = (/** @type {number} */ share) => values[Math.round(share * (values.length - 1))];
      return [[id, [at(0.1), at(0.9)]]];
    }),
  );
  return { cells: maze.cellCount, figures };
}
