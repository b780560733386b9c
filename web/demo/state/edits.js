import { MazeError } from 'mazewright/dungeons';

/** @import { Maze, Mazewright } from 'mazewright/dungeons' */

/**
 * Walls that were changed by hand: each side of a cell where the maze differs from what its algorithm
 * made.
 * @typedef {{ cell: number, direction: number }} Edit
 */

/**
 * A maze with some walls changed; the maze itself if the edits of a link do not fit it.
 * @param {Mazewright} mw
 * @param {Maze} maze made by its algorithm
 * @param {readonly Edit[]} edits
 */
export function withEdits(mw, maze, edits) {
  if (edits.length === 0) return maze;
  try {
    const toggled = edits.map((edit) => ({
      ...edit,
      open: ((maze.passages[edit.cell] >> edit.direction) & 1) === 0,
    }));
    return mw.edit(maze, toggled);
  } catch (error) {
    if (error instanceof MazeError) return maze;
    throw error;
  }
}

/**
 * The edits after a side was changed once more; a side that is as the algorithm made it is none.
 * @param {Maze} maze
 * @param {readonly Edit[]} edits
 * @param {Edit} edit
 * @returns {Edit[]}
 */
export function toggle(maze, edits, { cell, direction }) {
  const [to, back] = [maze.neighbour(cell, direction), maze.back(cell, direction)];
  const isSame = (/** @type {Edit} */ each) =>
    (each.cell === cell && each.direction === direction) ||
    (each.cell === to && each.direction === back);
  const others = edits.filter((each) => !isSame(each));
  return others.length < edits.length ? others : [...edits, { cell, direction }];
}

/** Edits as text for a link, such as `1a.3_2f.0`. @param {readonly Edit[]} edits */
export const writeEdits = (edits) =>
  edits.map(({ cell, direction }) => `${cell.toString(36)}.${direction}`).join('_');

/** The edits of a text; none if it is damaged. @param {string} text @returns {Edit[]} */
export function readEdits(text) {
  const words = text.split('_').map((word) => /^([0-9a-z]{1,6})\.([0-7])$/.exec(word));
  if (words.includes(null)) return [];
  return words.map((match) => {
    const [, cell, direction] = /** @type {RegExpExecArray} */ (match);
    return { cell: Number.parseInt(cell, 36), direction: Number(direction) };
  });
}
