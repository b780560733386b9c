/**
 * The fuzzer's own random numbers, so that a case is the same on every machine and whatever becomes of
 * the library's: SplitMix with 32 bits. The state grows by 0x9e3779b9; a draw is the state after the
 * finalizer of MurmurHash3.
 */
export class Draws {
  #state;

  /** @param {number} seed @param {number} stream */
  constructor(seed, stream) {
    this.#state = mix(mix(seed >>> 0) ^ (stream >>> 0));
  }

  /** 0 to 2^32 - 1. */
  next() {
    this.#state = (this.#state + 0x9e3779b9) >>> 0;
    return mix(this.#state);
  }

  /** A whole number from 0 to n - 1; n is at most 2^32. @param {number} n */
  below(n) {
    return Math.floor((this.next() / 2 ** 32) * n);
  }

  /** Whether one of n draws comes true. @param {number} n */
  oneIn(n) {
    return this.below(n) === 0;
  }

  /** @template T @param {readonly T[]} list @returns {T} */
  pick(list) {
    return list[this.below(list.length)];
  }

  /** @template T @param {number} count @param {(index: number) => T} draw @returns {T[]} */
  list(count, draw) {
    return Array.from({ length: count }, (_, index) => draw(index));
  }
}

/** @param {number} value */
function mix(value) {
  let bits = value;
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
}
