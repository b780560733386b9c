import { MazeError } from './library.js';

/** @import { GenerateOptions, Maze, Mazewright } from 'mazewright/dungeons' */

/**
 * Walls that were changed by hand, if they are more than a code holds: each side of a cell where the maze
 * differs from what its algorithm made. Up to there they are the option `edits` of the library, a text.
 * @typedef {{ cell: number, direction: number }} Edit
 */

/** The edits that no code holds. @param {string | readonly Edit[]} [edits] @returns {readonly Edit[]} */
export const listOf = (edits) => (typeof edits === 'object' ? edits : []);

/** The options of a code without edits. @param {Mazewright} mw @param {string} code */
export function optionsBefore(mw, code) {
  const { edits, ...options } = mw.options(code);
  return /** @type {GenerateOptions} */ (options);
}

/** A code without its edits and its check digits, as a name of what they have in common. @param {string} code */
export const withoutEdits = (code) => code.replace(/(~edits\.[^~]*)?~[^~]*$/, '');

/** The sides at which two mazes of the same grid differ, each once. @param {Maze} one @param {Maze} other @returns {Generator<Edit>} */
export function* differences(one, other) {
  for (let cell = 0; cell < one.cellCount; cell += 1) {
    const bits = one.passages[cell] ^ other.passages[cell];
    for (let rest = bits; rest !== 0; rest &= rest - 1) {
      const direction = 31 - Math.clz32(rest & -rest);
      const to = /** @type {number} */ (one.neighbour(cell, direction));
      if (
        to > cell ||
        (to === cell && /** @type {number} */ (one.back(cell, direction)) > direction)
      ) {
        yield { cell, direction };
      }
    }
  }
}

/** Sides as the library takes them: each is to be open if it is closed. @param {Maze} maze @param {readonly Edit[]} edits */
const toggled = (maze, edits) =>
  edits.map((edit) => ({
    ...edit,
    open: ((maze.passages[edit.cell] >> edit.direction) & 1) === 0,
  }));

/**
 * A maze with some walls changed; the maze itself if the edits of a link do not fit it.
 * @param {Mazewright} mw
 * @param {Maze} maze made by its algorithm
 * @param {readonly Edit[]} edits
 */
export function withEdits(mw, maze, edits) {
  if (edits.length === 0) return maze;
  try {
    return mw.edit(maze, toggled(maze, edits));
  } catch (error) {
    if (error instanceof MazeError) return maze;
    throw error;
  }
}

/**
 * The option `edits` of the maze on the page after sides were opened or closed, each another one. Throws a
 * MazeError for passages that would cross.
 * @param {{ mw: Mazewright, maze: Maze, code: string, wanted: { edits?: string | Edit[] } }} state
 * @param {readonly Edit[]} changes
 * @returns {string | Edit[] | undefined}
 */
export function editsAfter({ mw, maze, code, wanted: { edits } }, changes) {
  const edited = mw.edit(maze, toggled(maze, changes));
  if (Array.isArray(edits)) return changes.reduce((list, edit) => toggle(maze, list, edit), edits);
  if (edited.code !== null) return mw.options(edited.code).edits;
  return [...differences(mw.generate(optionsBefore(mw, code)), edited)];
}

/**
 * The edits after a side was changed once more; a side that is as the algorithm made it is none.
 * @param {Maze} maze
 * @param {readonly Edit[]} edits
 * @param {Edit} edit
 * @returns {Edit[]}
 */
function toggle(maze, edits, { cell, direction }) {
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
