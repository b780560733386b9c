import { neighbourAndBack } from './neighbours.js';
import { MARKS, OPERATIONS } from './operations.js';

/** Least number of steps from one keyframe to the next. */
const LEAST_INTERVAL = 2 ** 14;

/** The planes of a film: what every cell is at one position of a step log. */
export class FilmState {
  #steps;
  #neighbours;
  /** What each played step overwrote, so that going back is exact. */
  #before;
  /** The planes that the log changes. @type {Uint8Array[]} */
  #changing;
  #interval;
  /** Copies of those planes at every multiple of the interval, as far as was played. @type {Uint8Array[][]} */
  #keyframes = [];

  /**
   * @param {Uint32Array} steps
   * @param {import('./neighbours.js').Neighbours} neighbours
   * @param {{ passages: Uint8Array, kinds: Uint8Array | null }} begin the planes at position 0
   * @param {number} codes bit c set if the log has the operation of code c
   */
  constructor(steps, neighbours, { passages, kinds }, codes) {
    const cells = passages.length;
    this.#steps = steps;
    this.#neighbours = neighbours;
    this.#before = new Uint8Array(steps.length);
    this.#interval = Math.max(LEAST_INTERVAL, cells >> 3);
    this.passages = passages;
    this.kinds = kinds;
    this.marks = new Uint8Array(cells);
    this.position = 0;
    const { kind, visit } = OPERATIONS;
    this.#changing = codes & ((1 << kind) - 1) ? [passages] : [];
    if (kinds && (codes >>> kind) & 0xff) this.#changing.push(kinds);
    if (codes >>> visit) this.#changing.push(this.marks);
    this.#keep();
  }

  /**
   * Changes the planes to those of another position. Cost: O(steps between); where the log was
   * played before, at most a copy of the planes and one interval between keyframes.
   * @param {number} position
   */
  goTo(position) {
    this.#jump(position);
    if (position > this.position) this.#play(position);
    else this.#rewind(position);
  }

  /** Goes to the keyframe nearest to a position if it is much nearer. @param {number} position */
  #jump(position) {
    const nearest = Math.min(Math.round(position / this.#interval), this.#keyframes.length - 1);
    const distance = Math.abs(nearest * this.#interval - position);
    if (distance + this.#interval / 2 >= Math.abs(this.position - position)) return;
    for (const [i, plane] of this.#changing.entries()) plane.set(this.#keyframes[nearest][i]);
    this.position = nearest * this.#interval;
  }

  /** @param {number} end a later position */
  #play(end) {
    while (this.position < end) {
      const next = this.#interval * (Math.floor(this.position / this.#interval) + 1);
      this.#forward(Math.min(end, next));
      if (this.position === next) this.#keep();
    }
  }

  /** Keeps a keyframe of a position that has none yet. */
  #keep() {
    this.#keyframes[this.position / this.#interval] ??= this.#changing.map((plane) =>
      plane.slice(),
    );
  }

  /** @param {number} end a later position */
  #forward(end) {
    const [steps, before, passages, marks] = [this.#steps, this.#before, this.passages, this.marks];
    const kinds = /** @type {Uint8Array} */ (this.kinds);
    for (let at = this.position; at < end; ++at) {
      const cell = steps[at] >>> 5;
      const code = steps[at] & 31;
      if (code < OPERATIONS.kind) {
        before[at] = (passages[cell] >> (code & 7)) & 1;
        this.#link(cell, code & 7, code < OPERATIONS.fill);
      } else if (code < OPERATIONS.visit) {
        before[at] = kinds[cell];
        kinds[cell] = code - OPERATIONS.kind;
      } else {
        before[at] = marks[cell];
        if (code === OPERATIONS.leave) marks[cell] &= ~MARKS.walk;
        else if (code === OPERATIONS.discard) marks[cell] |= MARKS.discard;
        else marks[cell] |= 1 << (code - OPERATIONS.visit);
      }
    }
    this.position = end;
  }

  /** @param {number} end an earlier position */
  #rewind(end) {
    const [steps, before, marks] = [this.#steps, this.#before, this.marks];
    const kinds = /** @type {Uint8Array} */ (this.kinds);
    for (let at = this.position - 1; at >= end; --at) {
      const cell = steps[at] >>> 5;
      const code = steps[at] & 31;
      if (code < OPERATIONS.kind) this.#link(cell, code & 7, before[at] === 1);
      else if (code < OPERATIONS.visit) kinds[cell] = before[at];
      else marks[cell] = before[at];
    }
    this.position = end;
  }

  /** @param {number} cell @param {number} direction @param {boolean} isOpen */
  #link(cell, direction, isOpen) {
    const { passages } = this;
    const slot = neighbourAndBack(this.#neighbours, cell, direction);
    const [to, here, there] = [slot >>> 3, 1 << direction, 1 << (slot & 7)];
    if (isOpen) {
      passages[cell] |= here;
      passages[to] |= there;
    } else {
      passages[cell] &= ~here;
      passages[to] &= ~there;
    }
  }
}
