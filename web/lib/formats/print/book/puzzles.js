import { MazeError } from '../../../util/error.js';
import { algorithmsFor } from './algorithms.js';
import { gridWith, UPRIGHT } from './grid-size.js';

/** @typedef {import('../../options/maze.js').Maze} Maze */
/** @typedef {import('./maze-maker.js').MazeMaker} MazeMaker */

/** A maze of a book: its number, and how hard it is from 1 to 5. @typedef {{ number: number, stars: number, maze: Maze }} Puzzle */

/**
 * @typedef {object} PuzzleChoices
 * @property {number} count
 * @property {string} seed
 * @property {readonly string[]} shapes
 * @property {readonly string[]} outlines
 * @property {readonly string[]} algorithms
 * @property {boolean} bridges
 * @property {number} smallest
 * @property {number} largest
 * @property {number} easiest
 * @property {number} hardest
 * @property {((done: number, total: number) => void) | undefined} onProgress
 * @property {import('../../../options/types.js').SignalLike | undefined} signal
 */

/** The most mazes of an algorithm that are tried for one of the book. */
const TRIES = 400;
/** The most algorithms that are tried for one of the book. */
const ALGORITHMS = 6;
/** The side of a grid on which it is tried whether an algorithm makes bridges. */
const SAMPLE = 6;
export const MOST_STARS = 5;

/** Shapes without the parameter `outline`. */
const WHOLE = new Set(['sphere', 'cubeSurface']);

/** Lets other work of the program happen, so that it can show progress and cancel. */
const breathe = () => new Promise((done) => setTimeout(done));

/**
 * The mazes of a book, from easy to hard: of shapes, outlines and algorithms in turn, each larger than those
 * before, with a difficulty (`maze.difficulty`) from a range of its own above theirs. Where `mw.aim` finds none
 * in that range by the seeds of an algorithm, the next algorithms have their turn; then it is one that was edited,
 * or the nearest. The mazes are put in order at the end. The same choices give the same mazes. Throws a
 * MazeError when the signal aborts. Cost: that of `mw.aim`, once per maze as a rule and six times at most.
 * @param {MazeMaker} mw
 * @param {PuzzleChoices} choices
 * @returns {Promise<Puzzle[]>}
 */
export async function makePuzzles(mw, choices) {
  const { count, onProgress, signal, shapes, outlines } = choices;
  const isWhole = outlines.every((outline) => outline === 'rectangle');
  const algorithms = algorithmsFor(mw, choices.algorithms, shapes, isWhole);
  /** @type {{ maze: Maze, difficulty: number }[]} */
  const made = [];
  for (let i = 0; i < count; i += 1) {
    if (i > 0) await breathe();
    if (signal?.aborted) {
      const problem = { code: /** @type {const} */ ('cancelled'), field: 'signal' };
      throw new MazeError(
        { ...problem, message: 'the call was cancelled' },
        { cause: signal.reason },
      );
    }
    made.push(makePuzzle(mw, { ...choices, algorithms }, i));
    onProgress?.(i + 1, count);
  }
  made.sort((a, b) => a.difficulty - b.difficulty);
  return made.map(({ maze }, i) => ({
    number: i + 1,
    stars: 1 + Math.floor((i * MOST_STARS) / count),
    maze,
  }));
}

/**
 * The place in a list for a place in the book, where another list of so many items is gone through as well:
 * each item meets each of the others.
 * @param {number} items @param {number} others @param {number} i
 */
function inTurn(items, others, i) {
  let [divisor, rest] = [items, others];
  while (rest > 0) [divisor, rest] = [rest, divisor % rest];
  const again = (items * others) / divisor;
  return (i + Math.floor(i / again)) % items;
}

/**
 * Whether passages of a maze were moved until it had its difficulty: then it no longer looks as its algorithm
 * makes mazes, and its code is long.
 * @param {MazeMaker} mw @param {import('./maze-maker.js').AnyMaze} maze
 */
const isEdited = (mw, { code }) => code === null || mw.options(code).edits !== undefined;

/**
 * @param {MazeMaker} mw @param {PuzzleChoices} choices @param {number} i place in the book
 * @returns {{ maze: Maze, difficulty: number }}
 */
function makePuzzle(mw, choices, i) {
  const { count, shapes, outlines, algorithms, smallest, largest, easiest, hardest } = choices;
  const shape = shapes[i % shapes.length];
  const outline = WHOLE.has(shape)
    ? 'rectangle'
    : outlines[inTurn(outlines.length, shapes.length, i)];
  const side = smallest + (largest - smallest) * (count > 1 ? i / (count - 1) : 0);
  const part = (hardest - easiest) / count;
  const [low, high] = [easiest + part * i, easiest + part * (i + 1)];
  const wantsBridges = choices.bridges && Math.floor(i / shapes.length) % 2 === 0;

  /** @type {{ maze: Maze, difficulty: number } | null} */
  let best = null;
  let least = Infinity;
  const first = inTurn(algorithms.length, shapes.length, i);
  for (let more = 0; more < Math.min(ALGORITHMS, algorithms.length) && least > 0; more += 1) {
    const algorithm = algorithms[(first + more) % algorithms.length];
    const options = { algorithm, seed: `${choices.seed}-${i + 1}` };
    const woven = { ...options, passes: [{ id: 'weave' }] };
    const plain = { shape, width: SAMPLE, height: SAMPLE };
    const chosen = wantsBridges && mw.check({ ...woven, ...plain }) === null ? woven : options;
    const grid = gridWith(
      mw,
      shape,
      outline,
      side * side * UPRIGHT,
      (each) => mw.check({ ...chosen, ...each }) === null,
    );
    const { maze, reached } = mw.aim(
      { ...chosen, ...grid },
      { difficulty: [low, high] },
      { tries: TRIES },
    );
    const difficulty = reached.difficulty ?? 0;
    const off = Math.max(0, low - difficulty, difficulty - high);
    const flaw = off > 0 ? 1 + off : isEdited(mw, maze) ? 1 : 0;
    if (flaw >= least) continue;
    least = flaw;
    best = { maze: /** @type {Maze} */ (maze), difficulty };
  }
  return /** @type {NonNullable<typeof best>} */ (best);
}

/** What is round on every page: the cover has it where the book does. */
const ROUND = 'polar';
/** Rings of a round cover, and the cells of another. */
const [COVER_RINGS, COVER_CELLS] = [12, 400];

/**
 * The maze on the title page: of a shape of the book, round if one is.
 * @param {MazeMaker} mw @param {Pick<PuzzleChoices, 'seed' | 'shapes' | 'outlines'>} choices
 */
export function makeCover(mw, { seed, shapes, outlines }) {
  const algorithm = mw.catalog.generators.find(({ uniform, perfect }) => uniform && perfect)?.id;
  const options = { algorithm, seed: `${seed}-0` };
  const isRound = shapes.includes(ROUND);
  const outline = WHOLE.has(shapes[0]) ? 'rectangle' : outlines[0];
  const grid = isRound
    ? { shape: ROUND, width: 1, height: COVER_RINGS }
    : gridWith(
        mw,
        shapes[0],
        outline,
        COVER_CELLS,
        (each) => mw.check({ ...options, ...each }) === null,
      );
  return /** @type {Maze} */ (mw.generate({ ...options, ...grid }));
}
