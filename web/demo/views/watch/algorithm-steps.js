import { isLarge } from '../../state/answers.js';
import { MazeError } from '../../state/library.js';
import { wantedOf } from '../../state/wanted.js';

/** @import { Maze, Mazewright } from 'mazewright/dungeons' */

/**
 * How many steps of a maze's log are those of its algorithm: as many as it takes without the passes that
 * run afterwards and without changes by hand. All of them in a large maze, which is not made again, and if
 * the passes change what the algorithm does.
 * @param {Mazewright} mw
 * @param {Maze} maze with steps
 * @param {string} code of its options
 * @returns {number}
 */
export function algorithmSteps(mw, maze, code) {
  const steps = /** @type {Uint32Array} */ (maze.steps);
  const { edits, passes = [], ...options } = wantedOf(mw, code);
  const before = passes.filter(({ id }) =>
    mw.catalog.passes.some((row) => row.id === id && row.when === 'grid'),
  );
  const isChanged = before.length < passes.length || maze.code !== code || edits !== undefined;
  if (isLarge(maze) || !isChanged) return steps.length;
  try {
    const given = /** @type {import('mazewright/dungeons').GenerateOptions} */ ({
      ...options,
      passes: before,
      steps: true,
    });
    const own = /** @type {Uint32Array} */ (mw.generate(given).steps);
    const isPart = own.length <= steps.length && own.every((entry, i) => entry === steps[i]);
    return isPart ? own.length : steps.length;
  } catch (error) {
    if (error instanceof MazeError) return steps.length;
    throw error;
  }
}
