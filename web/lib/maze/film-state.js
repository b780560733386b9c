import { neighbourAndBack } from './neighbours.js';
import { MARKS, OPERATIONS } from './operations.js';

/** Least number of steps from one keyframe to the next. */
const MIN_INTERVAL = 2 ** 14;

/** The operations that change kinds, as bits from `kind` on. */
const CHANGING_KINDS = (1 << (OPERATIONS.place - OPERATIONS.kind)) - 1;

/** The operations that change marks, as bits from `place` on. */
const MARKING = (1 << (OPERATIONS.oneWayFrom - OPERATIONS.place)) - 1;

/** The ends of a closed passage toward which it was one-way. */
const [HERE, THERE] = [2, 4];

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
   * @param {{ passages: Uint8Array, kinds: Uint8Array | null, oneWays: Uint8Array | null }} begin the
   *   planes at position 0
   * @param {number} codes as `codesOf` returns them: `reject` has the bits of `carve`, which does no harm
   */
  constructor(steps, neighbours, { passages, kinds, oneWays }, codes) {
    const cells = passages.length;
    this.#steps = steps;
    this.#neighbours = neighbours;
    this.#before = new Uint8Array(steps.length);
    this.#interval = Math.max(MIN_INTERVAL, cells >> 3);
    this.passages = passages;
    this.kinds = kinds;
    this.oneWays = oneWays;
    this.marks = new Uint8Array(cells);
    this.position = 0;
    const { kind, place } = OPERATIONS;
    this.#changing = codes & ((1 << kind) - 1) ? [passages] : [];
    if (kinds && (codes >>> kind) & CHANGING_KINDS) this.#changing.push(kinds);
    if ((codes >>> place) & MARKING) this.#changing.push(this.marks);
    if (oneWays && codes >>> OPERATIONS.oneWayFrom) this.#changing.push(oneWays);
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
    const { oneWays } = this;
    const kinds = /** @type {Uint8Array} */ (this.kinds);
    for (let at = this.position; at < end; ++at) {
      const cell = steps[at] >>> 6;
      const code = steps[at] & 63;
      if (code < OPERATIONS.kind) {
        before[at] = (passages[cell] >> (code & 7)) & 1;
        if (oneWays && code >= OPERATIONS.fill) before[at] |= this.#endOneWay(cell, code & 7);
        this.#link(cell, code & 7, code < OPERATIONS.fill);
      } else if (code >= OPERATIONS.reject) {
      } else if (code < OPERATIONS.place) {
        before[at] = kinds[cell];
        kinds[cell] = code - OPERATIONS.kind;
      } else if (code >= OPERATIONS.oneWayFrom) {
        this.#makeOneWay(at);
      } else {
        before[at] = marks[cell];
        if (code === OPERATIONS.leave) marks[cell] &= ~MARKS.walk;
        else if (code === OPERATIONS.discard) marks[cell] |= MARKS.discard;
        else if (code === OPERATIONS.place) marks[cell] |= MARKS.place;
        else marks[cell] |= 1 << (code - OPERATIONS.visit);
      }
    }
    this.position = end;
  }

  /** @param {number} end an earlier position */
  #rewind(end) {
    const [steps, before, marks] = [this.#steps, this.#before, this.marks];
    const kinds = /** @type {Uint8Array} */ (this.kinds);
    const oneWays = /** @type {Uint8Array} */ (this.oneWays);
    for (let at = this.position - 1; at >= end; --at) {
      const cell = steps[at] >>> 6;
      const code = steps[at] & 63;
      if (code < OPERATIONS.kind) this.#undoLink(cell, code & 7, before[at]);
      else if (code < OPERATIONS.place) kinds[cell] = before[at];
      else if (code < OPERATIONS.oneWayFrom) marks[cell] = before[at];
      else if (code === OPERATIONS.oneWayTo) oneWays[cell] = before[at];
    }
    this.position = end;
  }

  /**
   * A closed passage is no longer one-way.
   * @param {number} cell
   * @param {number} direction
   * @returns {number} HERE, THERE or 0: at which of its ends it was one-way
   */
  #endOneWay(cell, direction) {
    const oneWays = /** @type {Uint8Array} */ (this.oneWays);
    const slot = neighbourAndBack(this.#neighbours, cell, direction);
    const [to, here, there] = [slot >>> 3, 1 << direction, 1 << (slot & 7)];
    const found = (oneWays[cell] & here ? HERE : 0) | (oneWays[to] & there ? THERE : 0);
    oneWays[cell] &= ~here;
    oneWays[to] &= ~there;
    return found;
  }

  /** @param {number} cell @param {number} direction @param {number} before what was overwritten */
  #undoLink(cell, direction, before) {
    this.#link(cell, direction, (before & 1) === 1);
    if (before < HERE) return;
    const oneWays = /** @type {Uint8Array} */ (this.oneWays);
    const slot = neighbourAndBack(this.#neighbours, cell, direction);
    if (before & HERE) oneWays[cell] |= 1 << direction;
    if (before & THERE) oneWays[slot >>> 3] |= 1 << (slot & 7);
  }

  /** Of the two steps of a one-way passage the second changes the plane. @param {number} at */
  #makeOneWay(at) {
    const [steps, oneWays] = [this.#steps, /** @type {Uint8Array} */ (this.oneWays)];
    if ((steps[at] & 63) === OPERATIONS.oneWayFrom) return;
    const [from, to] = [steps[at - 1] >>> 6, steps[at] >>> 6];
    this.#before[at] = oneWays[to];
    for (let bits = this.passages[to]; bits !== 0; bits &= bits - 1) {
      const bit = bits & -bits;
      const slot = neighbourAndBack(this.#neighbours, to, 31 - Math.clz32(bit));
      if (slot >>> 3 === from) oneWays[to] |= bit;
    }
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
