import { geometryOf } from '../draw/geometry/geometry.js';
import { drawCube, drawHint, MIN_MARK } from '../draw/paint/marks.js';
import { drawPath } from '../draw/paint/path.js';
import { drawAll } from '../draw/paint/steps.js';
import { directionAt, stairsAt } from '../draw/pointing/directions.js';
import { walkTo } from '../draw/pointing/walk-path.js';
import { doorBetween } from '../util/door-between.js';

/** @import { Fit } from '../draw/geometry/fit.js' */
/** @import { Palette } from '../looks/palette.js' */
/** @import { Game } from '../maze/game.js' */
/** @import { MoveResult, Place } from '../library/public-types.js' */

const WALK_MS = 40;
const still = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * What a player does in a game: moves by angles on screen, walks to a cell, asks for a hint.
 * @param {Game} game
 * @param {{ before(): void, after(result: MoveResult, wall: number | null): void }} listener before and after
 *   every move; wall: the direction of the wall that blocked it
 */
export function createPlaying(game, { before, after }) {
  const { maze } = game;
  const geometry = geometryOf(maze);
  /** @type {number | null} */
  let hinted = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let walking;

  /** @param {() => MoveResult} run @param {number | null} wall @returns {MoveResult} */
  const move = (run, wall) => {
    hinted = null;
    before();
    const result = run();
    after(result, result === 'blocked' ? wall : null);
    return result;
  };
  /** The direction of an adjacent cell; null of another one. @param {Place} cell */
  const sideTo = (cell) => {
    const side = maze.directions.findIndex((_, i) => maze.neighbour(game.position, i) === cell);
    return side < 0 ? null : side;
  };
  /** Makes a move; whoever walks into a secret door has found it. @param {Place | null} to @param {number | null} side @param {() => MoveResult} run */
  const enter = (to, side, run) =>
    move(() => {
      const { position, done } = game;
      if (maze.doors && typeof to === 'number' && !done) {
        const door = doorBetween(maze, game.doors.list, position, to);
        if (door?.state === 'secret') game.search({ radius: 1 });
      }
      return run();
    }, side);
  const stop = () => clearTimeout(walking);
  const playing = {
    game,
    stop,
    /** @param {number | string} direction its index or name */
    move(direction) {
      stop();
      const index =
        typeof direction === 'number'
          ? direction
          : maze.directions.indexOf(/** @type {any} */ (direction));
      const to = maze.neighbour(game.position, /** @type {any} */ (direction));
      return enter(to, index, () => game.move(/** @type {any} */ (direction)));
    },
    /** @param {Place} cell */
    moveTo(cell) {
      stop();
      return enter(cell, sideTo(cell), () => game.moveTo(cell));
    },
    /** @param {number} angle on screen, in degrees clockwise from the right @param {number} [most] degrees off */
    point(angle, most) {
      const from = game.trail.length > 1 ? game.trail[game.trail.length - 2] : null;
      const direction = directionAt(maze, geometry, game.position, angle, { from, most });
      if (direction !== null) playing.move(direction);
    },
    /** @param {number} by 1 up, -1 down */
    climb(by) {
      const direction = stairsAt(maze, geometry, game.position, by);
      if (direction !== null) playing.move(direction);
    },
    /** Walks to a cell as far as the path can be known, a cell at a time. @param {number} target */
    walkTo(target) {
      stop();
      const { position, trail } = game;
      const cells = walkTo({ position, visited: new Set(trail), maze }, geometry, target);
      const step = () => {
        const next = cells.shift();
        if (next === undefined) return;
        if (enter(next, sideTo(next), () => game.moveTo(next)) !== 'moved') return;
        if (still()) step();
        else walking = setTimeout(step, WALK_MS);
      };
      step();
    },
    /** The direction of the next step, which an arrow shows until the next move. */
    hint() {
      const name = game.hint();
      hinted = name === null ? null : maze.directions.indexOf(name);
      return hinted;
    },
    again() {
      stop();
      game.reset();
      hinted = null;
    },
    /** Draws the trail, the player and the hint. @param {CanvasRenderingContext2D} pen @param {Fit} at @param {Palette} palette */
    draw(pen, at, palette) {
      const { ink, floor, accent } = palette;
      drawAll(drawPath(pen, at, maze, game.trail, floor, 0.32));
      drawAll(drawPath(pen, at, maze, game.trail, ink, 0.16));
      drawCube(pen, at, game.position, { fill: accent, ink }, undefined, MIN_MARK);
      if (hinted !== null) drawHint(pen, at, maze, game.position, hinted, accent);
    },
  };
  return playing;
}

/** @typedef {ReturnType<typeof createPlaying>} Playing */
