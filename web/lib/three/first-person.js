import { EventDispatcher, Quaternion, Vector3 } from 'three';
import { geometryOf } from '../draw/geometry/geometry.js';
import { isGood } from '../draw/options.js';
import { angleOf, turn as turnBetween } from '../draw/pointing/directions.js';
import { entriesOf } from '../options/values.js';
import { describe } from '../util/describe.js';
import { fail } from '../util/error.js';
import { checkKeys } from '../util/suggest.js';
import { MazeObject } from './maze-object.js';
import { aimCamera } from './walk/aim-camera.js';
import { listenToWalker } from './walk/listen.js';
import { terrainOf } from './walk/terrain-of-object.js';
import { SPEEDS, Walking } from './walk/walking.js';

/** @import { Camera } from 'three' */
/** @import { Door } from '../library/public-types.js' */
/** @import { Game } from '../maze/game.js' */

/**
 * Options of `FirstPerson`.
 * @typedef {object} FirstPersonOptions
 * @property {number | null} [cell] where the walk begins; null: where the player of `game` is, at the start, or in the
 *   first cell with a passage; default: null
 * @property {Game | null} [game] of the same maze: its player moves with the walker, and doors open as for
 *   `game.move`; default: null
 * @property {((bump: Bump) => void) | null} [onBump] called once when the walker walks against a wall or a door that
 *   stays shut, as the event `bump`; default: null
 * @property {number} [speed] units per second; default: 2.6
 * @property {number} [turnSpeed] degrees per second of a key; default: 130
 * @property {number} [lookSpeed] degrees per CSS pixel of a drag or of a captured mouse; default: 0.25
 */

/** What the walker walks against: in a cell, the index of the direction, and the door there as it is now. @typedef {{ cell: number, direction: number, door: Door | null }} Bump */

/** @param {number} most @returns {(value: any) => boolean} */
const upTo = (most) => (value) => typeof value === 'number' && value > 0 && value <= most;

/** @type {Record<keyof FirstPersonOptions, [(value: any) => boolean, string]>} */
const CHECKS = {
  cell: [(value) => value === null || Number.isInteger(value), 'a cell or null'],
  game: [
    (value) => value === null || (typeof value.moveTo === 'function' && value.maze !== undefined),
    'a game of mw.game or null',
  ],
  onBump: [(value) => value === null || typeof value === 'function', 'a function or null'],
  speed: [upTo(100), 'a number above 0, at most 100'],
  turnSpeed: [upTo(1000), 'a number above 0, at most 1000'],
  lookSpeed: [upTo(10), 'a number above 0, at most 10'],
};
const DEFAULTS = {
  cell: /** @type {number | null} */ (null),
  game: /** @type {Game | null} */ (null),
  onBump: /** @type {((bump: Bump) => void) | null} */ (null),
  speed: SPEEDS.speed,
  turnSpeed: SPEEDS.turnSpeed,
  lookSpeed: 0.25,
};

/** Share of the way of a free walker: who moves less is held up. */
const LEAST_WAY = 0.1;
/** Longest time that one update moves the walker for, in seconds: a tab that slept does not run ahead. */
const MAX_STEP = 0.1;

/** Controls from -1 to 1: ahead, to the right, turning to the right, looking up. @typedef {{ forward: number, right: number, turn: number, look: number }} Controls */

/**
 * A camera that walks through a maze, along its walls and never through one, nor through a locked door or against
 * a one-way passage; with a game, it opens the doors that the player of the game can open. In mazes of plain squares
 * it goes freely; on other shapes from the middle of a cell to that of the next, with up where the surface faces.
 *
 * Events: `move` after each change, `enter` with the new `cell`, `arrive` when it enters the end, and `bump` with what
 * it walks against.
 * @extends {EventDispatcher<{ move: {}, enter: { cell: number }, arrive: { cell: number }, bump: Bump }>}
 */
export class FirstPerson extends EventDispatcher {
  /** @type {Camera} */
  camera;
  /** @type {MazeObject} */
  object;
  /** What is held: set them, or let `connect` do that. @type {Controls} */
  controls = { forward: 0, right: 0, turn: 0, look: 0 };
  #walking;
  #terrain;
  #lookSpeed;
  #speed;
  #cell;
  #game;
  #onBump;
  /** The cell and direction of the bump that was told last; empty after a move. */
  #met = '';
  /** @type {(() => void) | null} */
  #disconnect = null;

  /**
   * @param {Camera} camera a perspective camera whose near plane is at most 0.05
   * @param {MazeObject} object of `mazeObject`
   * @param {FirstPersonOptions} [options]
   */
  constructor(camera, object, options) {
    super();
    if (!isGood((value) => value.isCamera === true, camera)) {
      fail('camera', `camera must be a camera of three.js; got ${describe(camera)}`);
    }
    if (!isGood((value) => value instanceof MazeObject, object)) {
      fail('object', `object must be what mazeObject returns; got ${describe(object)}`);
    }
    const entries = options === undefined ? [] : entriesOf(options, 'options');
    checkKeys(entries, Object.keys(CHECKS), 'FirstPerson');
    for (const [id, value] of entries) {
      const [check, words] = CHECKS[/** @type {keyof FirstPersonOptions} */ (id)];
      if (!isGood(check, value)) fail(id, `${id} must be ${words}; got ${describe(value)}`);
    }
    const { cell, game, onBump, speed, turnSpeed, lookSpeed } = {
      ...DEFAULTS,
      .../** @type {FirstPersonOptions} */ (Object.fromEntries(entries)),
    };
    this.camera = camera;
    this.object = object;
    this.#lookSpeed = lookSpeed;
    this.#speed = speed;
    if (game && game.maze !== object.maze)
      fail('game', 'game must be a game of the maze of object');
    this.#game = game;
    this.#onBump = onBump;
    const isCalled = game?.maze.doors && game.toJSON().play?.opening === 'call';
    this.#terrain = terrainOf(
      object,
      game &&
        ((from, to) => {
          const door = this.#doorOn(from, to);
          if (!door || door.state === 'open') return true;
          if (isCalled || door.state === 'secret') return false;
          return door.state === 'closed' || game.keys.includes(door.lock ?? 0);
        }),
    );
    this.#walking = new Walking({ speed, turnSpeed });
    this.#walking.terrain = this.#terrain;
    const { maze } = object;
    const first = maze.passages.findIndex((open) => open !== 0);
    this.#cell = -1;
    // Whoever looks out of the eyes of a figure sees it from inside.
    object.update({ player: null });
    this.put(cell ?? game?.position ?? maze.start ?? Math.max(0, first));
  }

  /** The cell in which the walker is. @returns {number} */
  get cell() {
    return this.#cell;
  }

  /** Where the walker is on the flat drawing of the maze, in its units, and degrees clockwise from the north. @returns {{ x: number, y: number, turn: number }} */
  get place() {
    return this.#terrain.planOf(this.#walking.walker);
  }

  /** Degrees above the horizon. @returns {number} */
  get pitch() {
    return this.#walking.pitch;
  }

  /** Goes to the middle of a cell, and looks along a passage. @param {number} cell */
  put(cell) {
    this.object.placeOf(cell);
    this.#walking.put(this.#terrain.walkerIn(cell));
    this.#cell = cell;
    this.#aim();
  }

  /**
   * Moves by the controls that are held, and puts the camera there.
   * @param {number} seconds since the last call; more than 0.1 count as 0.1, and less than 0, as they may be
   *   in the first frame, as 0
   * @returns {boolean} whether the camera moved, so that the scene is to be drawn again
   */
  update(seconds) {
    if (typeof seconds !== 'number' || Number.isNaN(seconds)) {
      fail('seconds', `seconds must be a number; got ${describe(seconds)}`);
    }
    const { forward, right, turn, look } = this.controls;
    const controls = [forward, right, turn, look].map((value) =>
      Number.isFinite(value) ? Math.max(-1, Math.min(1, value)) : 0,
    );
    if (controls.every((value) => value === 0)) return false;
    const { x, y } = this.place;
    const time = Math.max(0, Math.min(MAX_STEP, seconds));
    this.#walking.advance(controls, time);
    const { place } = this;
    const isStill = Math.hypot(place.x - x, place.y - y) < LEAST_WAY * this.#speed * time;
    this.#moved(isStill ? controls : null);
    return true;
  }

  /** One step to the next cell ahead (1) or back (-1), to the right or left, or a quarter turn: for people who get sick of motion. @param {Partial<Pick<Controls, 'forward' | 'right' | 'turn'>>} controls */
  step({ forward = 0, right = 0, turn = 0 }) {
    const controls = [forward, right, turn, 0].map(Math.sign);
    const { cell } = this;
    this.#met = '';
    this.#walking.tap(controls);
    this.#moved(turn === 0 && this.#walking.cell === cell ? controls : null);
  }

  /** Turns the eyes by degrees. @param {number} turn to the right @param {number} [up] */
  look(turn, up = 0) {
    if (!Number.isFinite(turn) || !Number.isFinite(up)) {
      fail('turn', 'turn and up must be numbers of degrees');
    }
    this.#walking.look(turn, up);
    this.#moved();
  }

  /** Takes the stairs of a maze in levels, if there are any. @param {boolean} [up] default: true */
  climb(up = true) {
    this.#walking.climb(up);
    this.#moved();
  }

  /**
   * Listens to keys of the page (W A S D, Q and E, the arrows, R and F, page up and down) and to an element that
   * is dragged, or clicked to capture the mouse.
   * @param {HTMLElement} element as the canvas of the renderer
   */
  connect(element) {
    this.disconnect();
    this.#disconnect = listenToWalker(element, this, this.#lookSpeed);
  }

  /** Listens no more, and lets all controls go. */
  disconnect() {
    this.#disconnect?.();
    this.#disconnect = null;
    this.controls = { forward: 0, right: 0, turn: 0, look: 0 };
  }

  /** The same as `disconnect`: there is nothing else to free. */
  dispose() {
    this.disconnect();
  }

  /** The door of a step as it is now. @param {number} from @param {number} to @returns {Door | null} */
  #doorOn(from, to) {
    const door = this.object.doorOn(from, to);
    const state = door && this.#game?.doors.state(door.cell);
    return state ? { ...door, state } : door;
  }

  /** @param {readonly number[] | null} [held] the controls of who is held up */
  #moved(held = null) {
    this.#aim();
    const cell = this.#walking.cell ?? this.#cell;
    const isNew = cell !== this.#cell;
    this.#cell = cell;
    this.dispatchEvent({ type: 'move' });
    const isPushing = held !== null && (held[0] !== 0 || held[1] !== 0);
    if (isPushing && !isNew) this.#bump(held);
    else this.#met = '';
    if (!isNew) return;
    this.#play(cell);
    this.dispatchEvent({ type: 'enter', cell });
    if (cell === this.object.maze.end) this.dispatchEvent({ type: 'arrive', cell });
  }

  /** Moves the player of the game, and shows what that changes. @param {number} cell */
  #play(cell) {
    const game = this.#game;
    if (!game || game.moveTo(cell) === 'blocked') return;
    if (game.maze.doors || game.maze.things) {
      this.object.update({ doors: game.doors.list, things: game.things });
    }
  }

  /** Tells once what holds the walker up. @param {readonly number[]} controls */
  #bump([forward, right]) {
    const { maze } = this.object;
    const cell = this.#cell;
    const geometry = geometryOf(maze);
    const angle = this.place.turn - 90 + (Math.atan2(right, forward) * 180) / Math.PI;
    const offs = maze.directions.map((_, side) => {
      const other = angleOf(geometry, cell, side);
      return other === null ? 360 : turnBetween(other, angle);
    });
    const direction = offs.indexOf(Math.min(...offs));
    const met = `${cell} ${direction}`;
    if (met === this.#met) return;
    this.#met = met;
    const to = maze.isOpen(cell, direction) ? maze.neighbour(cell, direction) : null;
    const bump = { cell, direction, door: to === null ? null : this.#doorOn(cell, to) };
    this.#onBump?.(bump);
    this.dispatchEvent({ type: 'bump', ...bump });
  }

  /** Puts the camera at the eyes, wherever the object stands in the scene. */
  #aim() {
    const { camera, object } = this;
    aimCamera(camera, this.#walking.pose, this.#walking.pitch);
    object.updateWorldMatrix(true, false);
    const turned = new Quaternion();
    object.matrixWorld.decompose(new Vector3(), turned, new Vector3());
    camera.position.applyMatrix4(object.matrixWorld);
    camera.quaternion.premultiply(turned);
    camera.updateMatrixWorld();
  }
}
