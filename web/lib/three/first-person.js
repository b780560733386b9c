import { EventDispatcher, Quaternion, Vector3 } from 'three';
import { isGood } from '../draw/options.js';
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

/**
 * Options of `FirstPerson`.
 * @typedef {object} FirstPersonOptions
 * @property {number | null} [cell] where the walk begins; null: at the start, or in the first cell with a passage;
 *   default: null
 * @property {number} [speed] units per second; default: 2.6
 * @property {number} [turnSpeed] degrees per second of a key; default: 130
 * @property {number} [lookSpeed] degrees per CSS pixel of a drag or of a captured mouse; default: 0.25
 */

/** @param {number} most @returns {(value: any) => boolean} */
const upTo = (most) => (value) => typeof value === 'number' && value > 0 && value <= most;

/** @type {Record<keyof FirstPersonOptions, [(value: any) => boolean, string]>} */
const CHECKS = {
  cell: [(value) => value === null || Number.isInteger(value), 'a cell or null'],
  speed: [upTo(100), 'a number above 0, at most 100'],
  turnSpeed: [upTo(1000), 'a number above 0, at most 1000'],
  lookSpeed: [upTo(10), 'a number above 0, at most 10'],
};
const DEFAULTS = {
  cell: /** @type {number | null} */ (null),
  speed: SPEEDS.speed,
  turnSpeed: SPEEDS.turnSpeed,
  lookSpeed: 0.25,
};

/** Longest time that one update moves the walker for, in seconds: a tab that slept does not run ahead. */
const MAX_STEP = 0.1;

/** Controls from -1 to 1: ahead, to the right, turning to the right, looking up. @typedef {{ forward: number, right: number, turn: number, look: number }} Controls */

/**
 * A camera that walks through a maze, along its walls and never through one, nor through a locked door or against
 * a one-way passage. In mazes of plain squares it goes freely; on other shapes from the middle of a cell to that
 * of the next, with up where the surface faces.
 *
 * Events: `move` after each change, `enter` with the new `cell`, and `arrive` when it enters the end.
 * @extends {EventDispatcher<{ move: {}, enter: { cell: number }, arrive: { cell: number } }>}
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
  #cell;
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
    const { cell, speed, turnSpeed, lookSpeed } = {
      ...DEFAULTS,
      .../** @type {FirstPersonOptions} */ (Object.fromEntries(entries)),
    };
    this.camera = camera;
    this.object = object;
    this.#lookSpeed = lookSpeed;
    this.#terrain = terrainOf(object);
    this.#walking = new Walking({ speed, turnSpeed });
    this.#walking.terrain = this.#terrain;
    const { maze } = object;
    const first = maze.passages.findIndex((open) => open !== 0);
    this.#cell = -1;
    // Whoever looks out of the eyes of a figure sees it from inside.
    object.update({ player: null });
    this.put(cell ?? maze.start ?? Math.max(0, first));
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
    this.#walking.advance(controls, Math.max(0, Math.min(MAX_STEP, seconds)));
    this.#moved();
    return true;
  }

  /** One step to the next cell ahead (1) or back (-1), to the right or left, or a quarter turn: for people who get sick of motion. @param {Partial<Pick<Controls, 'forward' | 'right' | 'turn'>>} controls */
  step({ forward = 0, right = 0, turn = 0 }) {
    this.#walking.tap([forward, right, turn, 0].map(Math.sign));
    this.#moved();
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

  #moved() {
    this.#aim();
    const cell = this.#walking.cell ?? this.#cell;
    const isNew = cell !== this.#cell;
    this.#cell = cell;
    this.dispatchEvent({ type: 'move' });
    if (!isNew) return;
    this.dispatchEvent({ type: 'enter', cell });
    if (cell === this.object.maze.end) this.dispatchEvent({ type: 'arrive', cell });
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
