/** @typedef {import('../../../maze/maze.js').AnyMaze} AnyMaze */
/** @typedef {import('../../../util/error.js').Problem} Problem */

/**
 * What makes the mazes of a book: what `createMazewright` returns, of any entry that has `aim`.
 * @typedef {object} MazeMaker
 * @property {{ readonly generators: readonly MakerRow[] }} catalog
 * @property {(options: any) => AnyMaze} generate
 * @property {(options: any) => AnyMaze} blank
 * @property {(options: any) => Problem | null} check
 * @property {(code: string) => { edits?: unknown }} options
 * @property {(options: any, targets: any, more?: any) => { maze: AnyMaze, met: boolean, reached: any }} aim
 */

/**
 * What a book needs to know of an algorithm.
 * @typedef {Readonly<{ id: string, kind: string, perfect: boolean, uniform: boolean, masks: boolean,
 *   shapes: readonly string[] }>} MakerRow
 */

export {};
