import { doorBetween } from '../../util/door-between.js';
import { fillText } from '../../util/fill-text.js';
import { failUnknown } from '../../util/suggest.js';
import { geometryOf } from '../geometry/geometry.js';
import { waysOnScreen, wordOf } from '../pointing/directions.js';
import { TEXTS } from './texts.js';

/** @import { Door, Maze, Thing } from '../../library/public-types.js' */
/** @import { Game } from '../../maze/game.js' */
/** @import { SpeechKey } from './texts.js' */

/** @typedef {(key: SpeechKey, values?: Readonly<Record<string, string | number>>) => string} Say */

/**
 * The doors, things and keys in hand of a game as they are now.
 * @typedef {object} Furniture
 * @property {readonly Door[]} doors
 * @property {readonly Thing[]} things
 * @property {readonly number[]} keys the locks that they open
 */

/**
 * A game, or what is spoken of it.
 * @typedef {object} Spoken
 * @property {Maze} maze
 * @property {number} position the cell of the player
 * @property {ArrayLike<number>} trail the cells of the player in order
 */

/**
 * Words for mazes and games.
 * @typedef {object} Speech
 * @property {(maze: Maze, cell: number) => string} cell the place of a cell, counted from 1
 * @property {(maze: Maze, cell: number, direction: number) => string} direction as it appears on screen, by its index
 * @property {(maze: Maze, cell: number, now?: Furniture) => string[]} ways from a cell, with the doors in them and the
 *   things beyond; without `now` as they were made
 * @property {(cell: number, now: Furniture) => string} here the things in a cell, in a sentence; '' without any
 * @property {(game: Spoken, blocked: number | null, now: Furniture) => string} place what is read after a move: what
 *   blocked it (a direction), the place and what is there, and the ways on
 * @property {(before: Furniture, now: Furniture) => string[]} news what has changed of doors and things, a sentence each
 * @property {(maze: Maze, now?: Furniture) => string} holds how many doors and things of each kind there are, in a
 *   sentence; '' without any
 * @property {(game: Pick<Spoken, 'maze' | 'position'>, direction: number) => string} hint the direction of a hint
 */

/** @type {Furniture} */
const NONE = { doors: [], things: [], keys: [] };

/**
 * The doors, things and keys of a game as they are now, for `speech`; none of a maze without doors and things.
 * Cost: O(doors + things).
 * @param {Game} game
 * @returns {Furniture}
 */
export function furnitureNow(game) {
  // Entries without doors and things refuse to tell them.
  if (!game.maze.doors && !game.maze.things) return NONE;
  return { doors: game.doors.list, things: game.things, keys: game.keys };
}

/** Those of a maze as it was made. @param {Maze} maze @returns {Furniture} */
const furnitureAtFirst = ({ doors, things }) => ({
  ...NONE,
  doors: doors ?? [],
  things: things ?? [],
});

/** @param {string} text */
const capital = (text) => text[0].toUpperCase() + text.slice(1);

/**
 * What screen readers read of mazes and games: the words of `<maze-view>`, for programs that draw by themselves.
 * Everything that the drawing shows is told: doors and their locks, the missing key, things, stairs and one-way
 * passages. Throws a MazeError for an unknown language. Cost of a text: O(doors + things).
 * @param {'en' | 'ko'} language
 * @returns {Speech}
 */
export function speech(language) {
  if (!Object.hasOwn(TEXTS, language)) failUnknown('language', language, Object.keys(TEXTS));
  /** @type {Say} */
  const say = (key, values = {}) => fillText(TEXTS[language][key], values);

  /** A door in words, and of a locked one whether its key is missing. @param {Door} door @param {readonly number[]} keys */
  const doorText = ({ state, lock }, keys) => {
    const what = say(state);
    if (state !== 'locked' || lock === undefined) return what;
    return say(keys.includes(lock) ? 'owned' : 'missing', { what, lock });
  };
  /** @param {readonly Thing[]} things */
  const thingTexts = (things) => things.map(({ role, lock = '' }) => say(role, { lock }).trim());
  /** What blocks a step: a wall, a door, or a passage that leads one way only. @param {Spoken} place @param {number} side @param {Furniture} now */
  const blockText = ({ maze, position }, side, { doors, keys }) => {
    const direction = own.direction(maze, position, side);
    const to = maze.neighbour(position, side);
    const door =
      to !== null && maze.isOpen(position, side) && doorBetween(maze, doors, position, to);
    if (door) return capital(say('blocked', { what: doorText(door, keys), direction }));
    const isAgainst = ((maze.oneWays?.[position] ?? 0) >> side) & 1;
    return say(isAgainst ? 'against' : 'wall', { direction });
  };

  /** @type {Speech} */
  const own = {
    cell(maze, cell) {
      const { x, y, level } = maze.positionOf(cell);
      const place = say('place', { x: x + 1, y: y + 1 });
      return maze.levels > 1 ? say('level', { place, level: level + 1 }) : place;
    },
    direction: (maze, cell, direction) =>
      say(/** @type {SpeechKey} */ (wordOf(maze, geometryOf(maze), cell, direction))),
    ways(maze, cell, now = furnitureAtFirst(maze)) {
      const ways = waysOnScreen(maze, geometryOf(maze), cell, now);
      const texts = ways.map(({ word, door, things }) => {
        const what = say(/** @type {SpeechKey} */ (word));
        const more = [...(door ? [doorText(door, now.keys)] : []), ...thingTexts(things)];
        return more.length > 0 ? say('with', { what, more: more.join(', ') }) : what;
      });
      return [...new Set(texts)];
    },
    here(cell, now) {
      const here = thingTexts(now.things.filter((thing) => thing.cell === cell));
      return here.length > 0 ? say('here', { things: here.join(', ') }) : '';
    },
    place(game, side, now) {
      const { maze, position, trail } = game;
      const exits = own.ways(maze, position, now);
      const parts = [
        side === null ? '' : blockText(game, side, now),
        `${own.cell(maze, position)}.`,
        own.here(position, now),
        trail.length > 1 && exits.length < 2 ? say('dead') : '',
        say('exits', { exits: exits.join(', ') }),
      ];
      return parts.filter(Boolean).join(' ');
    },
    news(before, now) {
      const doors = now.doors.flatMap(({ state, lock = 0 }, i) => {
        const was = before.doors[i]?.state ?? state;
        if (was === state) return [];
        return [
          was === 'secret' ? say('found') : '',
          state !== 'open'
            ? ''
            : lock > 0 && was !== 'closed'
              ? say('unlocked', { lock })
              : say('opened'),
        ];
      });
      const left = new Set(now.things);
      const taken = thingTexts(before.things.filter((thing) => !left.has(thing)));
      if (taken.length > 0) doors.push(say('taken', { things: taken.join(', ') }));
      return doors.filter(Boolean);
    },
    holds(maze, { doors, things } = furnitureAtFirst(maze)) {
      /** @type {Map<string, number>} */
      const counts = new Map();
      const names = [...doors.map(({ state }) => say(state)), ...thingTexts(things)];
      for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
      const list = Array.from(counts, ([what, count]) => say('count', { what, count }));
      return list.length > 0 ? say('holds', { things: list.join(', ') }) : '';
    },
    hint: ({ maze, position }, direction) =>
      say('hinted', { direction: own.direction(maze, position, direction) }),
  };
  return own;
}
