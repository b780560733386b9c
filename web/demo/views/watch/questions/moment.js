/** @import { Film, FilmStep } from 'mazewright/dungeons' */
/** @import { Question } from './forms.js' */
/** @import { NeighbourTable } from 'mazewright/draw' */

/** Cells that are looked at for wrong answers near the right one. */
const NEAR = 160;
/** Wrong answers of a question about cells. */
const WRONG = 2;

/**
 * A moment of a film before its next step, as questions see it.
 * @param {Film} film at that moment
 * @param {NeighbourTable} neighbours
 * @param {number} end steps of the algorithm
 */
export function momentOf(film, neighbours, end) {
  const { maze, passages, position } = film;

  /** The neighbours of a cell in the directions of some bits, by default in all. @param {number} cell @param {number} [bits] */
  const around = (cell, bits = ~0) => {
    /** @type {number[]} */
    const cells = [];
    for (let direction = 0; direction < neighbours.directions; direction += 1) {
      const to = neighbours.to(cell, direction);
      if (to >= 0 && ((bits >> direction) & 1) === 1) cells.push(to);
    }
    return cells;
  };
  /** The cells that a passage joins to a cell now. @param {number} cell */
  const linked = (cell) => around(cell, passages[cell]);

  return {
    film,
    end,
    position,
    /** @type {FilmStep} */
    next: film.step(position),
    /** @type {FilmStep | null} */
    last: position > 0 ? film.step(position - 1) : null,
    around,
    linked,
    isVisited: (/** @type {number} */ cell) => passages[cell] !== 0,
    /** Whether two cells are connected without the passage between them. @param {number} one @param {number} other */
    areConnected(one, other) {
      const reached = new Set([one]);
      for (const cell of reached) {
        for (const to of linked(cell)) {
          if (cell === one && to === other) continue;
          if (to === other) return true;
          reached.add(to);
        }
      }
      return false;
    },
    /**
     * Wrong answers near the right cell.
     * @param {number} right
     * @param {(cell: number) => boolean} isWrong
     */
    wrongCells(right, isWrong) {
      const seen = new Set([right]);
      /** @type {number[]} */
      const found = [];
      for (const cell of seen) {
        if (cell !== right && isWrong(cell)) found.push(cell);
        if (found.length === WRONG || seen.size > NEAR) break;
        for (const to of around(cell)) seen.add(to);
      }
      return found;
    },
    /**
     * A question with the right cell among wrong ones, in an order that the position decides.
     * @param {Pick<Question, 'ask' | 'why' | 'about'>} texts
     * @param {number} right
     * @param {readonly number[]} wrong
     * @returns {Question | null} null if there is no wrong answer
     */
    amongCells(texts, right, wrong) {
      if (wrong.length === 0) return null;
      const place = position % (wrong.length + 1);
      const cells = [...wrong.slice(0, place), right, ...wrong.slice(place)];
      return { ...texts, answers: cells.map((cell) => ({ cell })), right: place };
    },
    /** Passages from a cell to every cell of the finished maze. @param {number} cell */
    distances: (cell) => maze.distances(cell),
  };
}

/** @typedef {ReturnType<typeof momentOf>} Moment */
