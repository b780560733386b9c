/** @import { AnyMaze, GenerateOptions, Maze } from '../library/public-types.js' */
/** @import { MazeError } from '../util/error.js' */

/**
 * What elements need of a library: that of every entry has it.
 * @typedef {object} MazeLibrary
 * @property {(options: any, more?: any) => any} generate
 * @property {(maze: any) => any} game
 * @property {(maze: any, solution?: any) => any} film
 */

/** The options of `generate` that are attributes: all but `steps`, which the attribute `film` asks for. @typedef {Omit<GenerateOptions, 'steps'>} MazeViewOptions */

/**
 * The properties of a `<maze-view>` that its attributes stand for, by the names of JavaScript; null without the
 * attribute. Objects are set as they are, and stand in attributes as JSON.
 * @typedef {{ [Name in keyof MazeViewOptions]-?: MazeViewOptions[Name] | null } & {
 *   code: string | null,
 *   play: boolean,
 *   solution: boolean,
 *   distances: boolean,
 *   film: boolean | '' | 'making' | 'solving' | null,
 *   solver: string | Record<string, unknown> | null,
 *   theme: 'auto' | 'light' | 'dark' | null,
 *   rock: 'hatched' | 'plain' | null,
 *   duration: number | null,
 * }} MazeViewProperties
 */

/**
 * The events of a `<maze-view>`.
 * @typedef {object} MazeViewEvents
 * @property {CustomEvent<{ maze: Maze }>} ready the maze is drawn
 * @property {CustomEvent<{ cell: number, moves: number }>} move the player has moved to a cell
 * @property {CustomEvent<{ moves: number, best: number, score: number }>} solved the player is at the end
 * @property {CustomEvent<MazeError>} error an attribute is wrong, or the library cannot be loaded; does not bubble
 */

/** Attributes that are words of a list. @typedef {'algorithm' | 'exits' | 'parts' | 'mode' | 'film' | 'theme' | 'rock'} MazeViewWord */

/**
 * What JSX and templates may give a `<maze-view>`: its attributes as values or, but for words of a list, as other
 * texts, and functions for its events.
 * @typedef {{ [Name in keyof MazeViewProperties]?: MazeViewProperties[Name] | undefined
 *   | (Name extends MazeViewWord ? never : string) }
 *   & { maze?: AnyMaze | null | undefined }
 *   & { [Name in keyof MazeViewEvents as `on${Name}`]?: ((event: MazeViewEvents[Name]) => void) | undefined }} MazeViewAttributes
 */

export {};
