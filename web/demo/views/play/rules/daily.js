import { DAILY_MAZE } from '../../../config.js';

/** @import { Maze } from 'mazewright/dungeons' */

const NAME = /^daily (\d{4}-\d\d-\d\d)$/;

/** The date in UTC, which is the same for everybody. @param {Date} [now] */
export const dateOf = (now = new Date()) => now.toISOString().slice(0, 10);

/** The options of the maze of a day: everybody gets the same one. @param {string} [date] */
export const dailyOptions = (date = dateOf()) => ({ ...DAILY_MAZE, seed: `daily ${date}` });

/** The date whose daily maze this is; null for any other maze. @param {Maze} maze @returns {string | null} */
export function dateOfMaze(maze) {
  const date = NAME.exec(String(maze.seed))?.[1];
  if (!date) return null;
  const options = dailyOptions(date);
  const keys = /** @type {(keyof typeof options)[]} */ (Object.keys(options));
  const isDaily = keys.every((key) => maze[key] === options[key]);
  return isDaily && maze.passes?.length === 0 ? date : null;
}
