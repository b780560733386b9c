/** @import { Pose, Terrain, Walker } from './terrain.js' */

/** Degrees that one can look up or down. */
const MAX_PITCH = 80;
/** What a walker does for one press: a step of `tap` looks up by so many degrees. */
const TAP_PITCH = MAX_PITCH / 4;

/** Units and degrees per second. @typedef {{ speed: number, turnSpeed: number, pitchSpeed: number }} Speeds */

/** @type {Speeds} */
export const SPEEDS = { speed: 2.6, turnSpeed: 130, pitchSpeed: 60 };

/**
 * Somebody who walks on a terrain, without a picture of it: where, and which way the eyes look.
 */
export class Walking {
  /** Null: nobody walks yet. @type {Terrain | null} */
  terrain = null;
  /** @type {Walker} */
  walker = { x: 0.5, y: 0.5, turn: 90 };
  /** Degrees above the horizon. */
  pitch = 0;
  #speeds;

  /** @param {Partial<Speeds>} [speeds] */
  constructor(speeds) {
    this.#speeds = { ...SPEEDS, ...speeds };
  }

  /** Goes to a place of the terrain, and looks ahead. @param {Walker} next */
  put(next) {
    this.walker = this.terrain?.settled(next) ?? next;
    this.pitch = 0;
  }

  /** Turns the eyes. @param {number} turn degrees to the right @param {number} up degrees */
  look(turn, up) {
    if (turn !== 0 && this.terrain) this.walker = this.terrain.turned(this.walker, turn);
    this.pitch = Math.max(-MAX_PITCH, Math.min(MAX_PITCH, this.pitch + up));
  }

  /**
   * Moves for some time, along walls and never through one.
   * @param {readonly number[]} controls ahead, right, turn to the right and look up, from -1 to 1 each
   * @param {number} seconds
   */
  advance([ahead, right, turn, up], seconds) {
    const { speed, turnSpeed, pitchSpeed } = this.#speeds;
    this.look(turn * turnSpeed * seconds, up * pitchSpeed * seconds);
    if (!this.terrain || (ahead === 0 && right === 0)) return;
    const length = Math.max(1, Math.hypot(ahead, right));
    const distance = (speed * seconds) / length;
    this.walker = this.terrain.move(this.walker, ahead * distance, right * distance);
  }

  /** One step to the next cell, a quarter turn, or a look up or down. @param {readonly number[]} controls */
  tap([ahead, right, turn, up]) {
    if (up !== 0) this.look(0, up * TAP_PITCH);
    else if (this.terrain) this.walker = this.terrain.tap(this.walker, ahead, right, turn);
  }

  /** Takes stairs, or what the terrain has to climb. @param {boolean} up */
  climb(up) {
    const climbed = this.terrain?.climbed?.(this.walker, up);
    if (climbed) this.walker = climbed;
  }

  /** Lets the eyes follow the feet. @param {number} seconds @returns {boolean} whether they are on their way */
  ease(seconds) {
    const eased = this.terrain?.eased?.(this.walker, seconds) ?? this.walker;
    const isEasing = eased !== this.walker;
    this.walker = eased;
    return isEasing;
  }

  /** The eyes. @returns {Pose} */
  get pose() {
    return /** @type {Terrain} */ (this.terrain).pose(this.walker);
  }

  /** The cell of the maze; null where there are no cells. @returns {number | null} */
  get cell() {
    return this.terrain?.cellOf?.(this.walker) ?? null;
  }
}
