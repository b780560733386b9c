/** @import { Furniture, Speech } from '../draw/speech/speech.js' */
/** @import { Maze } from '../library/public-types.js' */
/** @import { Say } from './texts.js' */

/** What the picture is called, and what it shows. @param {Maze} maze @param {Furniture | null} now null: it is not played @param {{ say: Say, speak: Speech }} words */
export function labelOf(maze, now, { say, speak }) {
  const { width, height, cellCount: count, start, end } = maze;
  const name = maze.dungeon ? 'dungeon' : maze.shape === 'graph' ? 'graph' : 'label';
  const ends =
    start === null || end === null
      ? ''
      : say('ends', { start: speak.cell(maze, start), end: speak.cell(maze, end) });
  const holds = speak.holds(maze, now ?? undefined);
  return [say(name, { width, height, count }), ends, holds, now ? say('keys') : '']
    .filter(Boolean)
    .join(' ');
}
