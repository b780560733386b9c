import { geometryOf } from '../draw/geometry/geometry.js';
import { waysOnScreen, wordOf } from '../draw/pointing/directions.js';
import { doorBetween } from '../util/door-between.js';

/** @import { Door, Maze, Thing } from '../library/public-types.js' */
/** @import { Game } from '../maze/game.js' */
/** @import { translator } from './texts.js' */
/** @typedef {ReturnType<typeof translator>} Say */

/** The place of a cell in words, counted from 1. @param {Maze} maze @param {number} cell @param {Say} say */
function placeText(maze, cell, say) {
  const { x, y, level } = maze.positionOf(cell);
  const place = say('place', { x: x + 1, y: y + 1 });
  return maze.levels > 1 ? say('level', { place, level: level + 1 }) : place;
}

/** @param {Maze} maze @param {number} cell @param {number} direction @param {Say} say */
const directionText = (maze, cell, direction, say) =>
  say(/** @type {any} */ (wordOf(maze, geometryOf(maze), cell, direction)));

/** @typedef {{ doors: readonly Door[], things: readonly Thing[], keys: readonly number[] }} Furniture doors, things and keys in hand as they are now */

/** What is spoken of: a game, or a part of one. @typedef {{ maze: Maze, position: number, trail: ArrayLike<number> }} Place */

/** @type {Furniture} */
const NONE = { doors: [], things: [], keys: [] };

/** Doors and things of a game as they are now; nothing of a maze without any. @param {Game} game @returns {Furniture} */
export const furnitureNow = (game) =>
  game.maze.doors || game.maze.things
    ? { doors: game.doors.list, things: game.things, keys: game.keys }
    : NONE;

/** A door in words, and of a locked one whether its key is missing. @param {Door} door @param {readonly number[]} keys @param {Say} say */
function doorText({ state, lock }, keys, say) {
  const what = say(state);
  if (state !== 'locked' || lock === undefined) return what;
  return say(keys.includes(lock) ? 'owned' : 'missing', { what, lock });
}

/** @param {readonly Thing[]} things @param {Say} say */
const thingTexts = (things, say) => things.map(({ role, lock = '' }) => say(role, { lock }).trim());

/**
 * The ways on from a cell, with the doors in them and the things beyond.
 * @param {Place} place
 * @param {Furniture} now
 * @param {Say} say
 */
function waysText({ maze, position }, now, say) {
  const ways = waysOnScreen(maze, geometryOf(maze), position, now).map(({ word, door, things }) => {
    const what = say(/** @type {any} */ (word));
    const more = [...(door ? [doorText(door, now.keys, say)] : []), ...thingTexts(things, say)];
    return more.length > 0 ? say('with', { what, more: more.join(', ') }) : what;
  });
  return [...new Set(ways)];
}

/**
 * What blocks a step: a wall, a door, or a passage that leads one way only.
 * @param {Place} place
 * @param {number} side a direction
 * @param {Furniture} now
 * @param {Say} say
 */
function blockText({ maze, position }, side, { doors, keys }, say) {
  const direction = directionText(maze, position, side, say);
  const to = maze.neighbour(position, side);
  const door = to !== null && maze.isOpen(position, side) && doorBetween(maze, doors, position, to);
  if (door) return capital(say('blocked', { what: doorText(door, keys, say), direction }));
  const isAgainst = ((maze.oneWays?.[position] ?? 0) >> side) & 1;
  return say(isAgainst ? 'against' : 'wall', { direction });
}

/** @param {string} text */
const capital = (text) => text[0].toUpperCase() + text.slice(1);

/**
 * What a screen reader reads after a move: what was met, the place and what is there, and the ways on.
 * @param {Place} place
 * @param {number | null} side the direction of what blocked the move
 * @param {Furniture} now
 * @param {Say} say
 */
export function placeSpoken(place, side, now, say) {
  const { maze, position, trail } = place;
  const exits = waysText(place, now, say);
  const here = thingTexts(
    now.things.filter(({ cell }) => cell === position),
    say,
  );
  return [
    side === null ? '' : blockText(place, side, now, say),
    `${placeText(maze, position, say)}.`,
    here.length > 0 ? say('here', { things: here.join(', ') }) : '',
    trail.length > 1 && exits.length < 2 ? say('dead') : '',
    say('exits', { exits: exits.join(', ') }),
  ]
    .filter(Boolean)
    .join(' ');
}

/**
 * What has changed of doors and things, a sentence each.
 * @param {Furniture} before
 * @param {Furniture} now
 * @param {Say} say
 */
export function newsSpoken(before, now, say) {
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
  const taken = thingTexts(
    before.things.filter((thing) => !left.has(thing)),
    say,
  );
  if (taken.length > 0) doors.push(say('taken', { things: taken.join(', ') }));
  return doors.filter(Boolean);
}

/** How many doors and things of each kind there are. @param {Furniture} now @param {Say} say */
function holdsText({ doors, things }, say) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  const names = [...doors.map(({ state }) => say(state)), ...thingTexts(things, say)];
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  const list = Array.from(counts, ([what, count]) => say('count', { what, count }));
  return list.length > 0 ? say('holds', { things: list.join(', ') }) : '';
}

/** @param {{ maze: Maze, position: number }} game @param {number} direction @param {Say} say */
export const hintSpoken = ({ maze, position }, direction, say) =>
  say('hinted', { direction: directionText(maze, position, direction, say) });

/** What the picture is called, and what it shows. @param {Maze} maze @param {Furniture | null} now null: it is not played @param {Say} say */
export function labelOf(maze, now, say) {
  const { width, height, cellCount: count, start, end } = maze;
  const name = maze.dungeon ? 'dungeon' : maze.shape === 'graph' ? 'graph' : 'label';
  const ends =
    start === null || end === null
      ? ''
      : say('ends', { start: placeText(maze, start, say), end: placeText(maze, end, say) });
  const { doors, things } = maze;
  const holds = holdsText(now ?? { doors: doors ?? [], things: things ?? [], keys: [] }, say);
  return [say(name, { width, height, count }), ends, holds, now ? say('keys') : '']
    .filter(Boolean)
    .join(' ');
}
