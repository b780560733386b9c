const MASK = (1n << 64n) - 1n;

/**
 * Output number `index` of the SplitMix64 stream of a key: `splitMix` of cpp/mazewright/base/random.hpp.
 * @param {bigint} key
 * @param {bigint} index
 */
function splitMix(key, index) {
  let z = (key + (index + 1n) * 0x9e3779b97f4a7c15n) & MASK;
  z = ((z ^ (z >> 30n)) * 0xbf58476d1ce4e5b9n) & MASK;
  z = ((z ^ (z >> 27n)) * 0x94d049bb133111ebn) & MASK;
  return z ^ (z >> 31n);
}

/**
 * xoshiro256** as `Random` of cpp/mazewright/base/random.hpp has it, with the same draws. Its 64-bit
 * numbers are halves of 32 bits, because BigInts take 8 times as long. Source: D. Blackman,
 * S. Vigna, "Scrambled linear pseudorandom number generators", ACM TOMS 47, 2021.
 */
export class Xoshiro {
  /** The four numbers of the state, the high half of each before its low half. */
  #state;
  /** The halves of the number that was drawn last. */
  high = 0;
  low = 0;

  /** @param {Uint32Array} state eight numbers, not all 0 */
  constructor(state) {
    this.#state = state;
  }

  /** The stream of a key. @param {bigint} key of 64 bits */
  static ofKey(key) {
    const numbers = [0n, 1n, 2n, 3n].map((index) => splitMix(key, index));
    return new Xoshiro(
      Uint32Array.from(
        numbers.flatMap((z) => [z >> 32n, z & 0xffffffffn]),
        Number,
      ),
    );
  }

  /** The position in the stream, which the constructor takes. */
  get state() {
    return this.#state.slice();
  }

  /** Draws 64 bits: `high` and `low`. */
  next() {
    const s = this.#state;
    const [high1, low1] = [s[2], s[3]];
    // Times 5, rotated by 7, times 9.
    const low5 = low1 * 5;
    const high5 = high1 * 5 + Math.floor(low5 / 2 ** 32);
    const low9 = (((low5 << 7) | (high5 >>> 25)) >>> 0) * 9;
    this.high = ((((high5 << 7) | (low5 >>> 25)) >>> 0) * 9 + Math.floor(low9 / 2 ** 32)) >>> 0;
    this.low = low9 >>> 0;
    for (let half = 0; half < 2; ++half) {
      s[4 + half] ^= s[half];
      s[6 + half] ^= s[2 + half];
      s[2 + half] ^= s[4 + half];
      s[half] ^= s[6 + half];
    }
    s[4] ^= (high1 << 17) | (low1 >>> 15);
    s[5] ^= low1 << 17;
    const [high3, low3] = [s[6], s[7]];
    // Rotated by 45, which is 32 and 13.
    s[6] = (low3 << 13) | (high3 >>> 19);
    s[7] = (high3 << 13) | (low3 >>> 19);
  }

  /**
   * Exactly uniform in 0 .. bound - 1: `Random::below`, whose draws it makes. Source: D. Lemire, "Fast
   * random integer generation in an interval", ACM TOMACS 29, 2019.
   * @param {number} bound a whole number from 1 to 2^32; with 2^32 one draw
   * @returns {number}
   */
  below(bound) {
    let reject = -1;
    for (;;) {
      this.next();
      // high * bound in two halves of 32 bits.
      const upper = (this.high >>> 16) * bound;
      const sum = (upper % 2 ** 16) * 2 ** 16 + (this.high & 0xffff) * bound;
      const low = sum >>> 0;
      if (reject < 0 && low < bound) reject = (2 ** 32 - bound) % bound;
      if (low >= reject) return Math.floor(upper / 2 ** 16) + Math.floor(sum / 2 ** 32);
    }
  }
}
