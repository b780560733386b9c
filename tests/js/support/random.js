/**
 * The library's random source written again from its published definitions: SplitMix64
 * (Steele, Lea, Flood 2014), xoshiro256** (Blackman, Vigna 2018), FNV-1a (Fowler, Noll, Vo)
 * and Lemire's bounded draw. BigInt throughout: slow and plainly right.
 */

const MASK = (1n << 64n) - 1n;
const GOLDEN = 0x9e3779b97f4a7c15n;

/** The SplitMix64 finalizer. */
export function mix(value) {
  let z = value & MASK;
  z = ((z ^ (z >> 30n)) * 0xbf58476d1ce4e5b9n) & MASK;
  z = ((z ^ (z >> 27n)) * 0x94d049bb133111ebn) & MASK;
  return z ^ (z >> 31n);
}

/** Output number `index` (from 0) of a SplitMix64 stream started at `key`. */
export function splitMixAt(key, index) {
  return mix(key + (BigInt(index) + 1n) * GOLDEN);
}

export function fnv1a(bytes) {
  let hash = 0xcbf29ce484222325n;
  for (const byte of bytes) hash = ((hash ^ BigInt(byte)) * 0x100000001b3n) & MASK;
  return hash;
}

/** The 64-bit key of a seed: a number's two's complement, or the hash of a text's UTF-8. */
export function keyOf(seed) {
  if (typeof seed === 'string') return fnv1a(new TextEncoder().encode(seed));
  return BigInt.asUintN(64, BigInt(seed));
}

function rotl(value, by) {
  return ((value << by) | (value >> (64n - by))) & MASK;
}

export class Random {
  constructor(key) {
    this.state = [0, 1, 2, 3].map((index) => splitMixAt(key, index));
  }

  next() {
    const [s0, s1, s2, s3] = this.state;
    const result = (rotl((s1 * 5n) & MASK, 7n) * 9n) & MASK;
    const third = s2 ^ s0;
    const fourth = s3 ^ s1;
    this.state = [s0 ^ fourth, s1 ^ third, third ^ ((s1 << 17n) & MASK), rotl(fourth, 45n)];
    return result;
  }

  /** An unbiased integer in 0..n-1, by multiplication and rejection. */
  below(n) {
    const bound = BigInt(n);
    const threshold = ((1n << 32n) - bound) % bound;
    for (;;) {
      const product = (this.next() >> 32n) * bound;
      if ((product & 0xffffffffn) >= threshold) return Number(product >> 32n);
    }
  }

  /** One of `choices`, by a draw that is the same whatever their number. */
  pick(choices) {
    return choices[this.below(840) % choices.length];
  }
}

/** A random source whose `below` is `rand() % n`, as the C and C++ original programs draw. */
export function moduloSource(rand) {
  return { below: (n) => rand() % n };
}

/**
 * glibc's rand() of TYPE_3: r[i] = r[i-3] + r[i-31] over 32 bits, the lowest bit dropped,
 * 310 values thrown away, the table filled by 16807 modulo 2^31-1.
 */
export function glibcRand(seed) {
  const table = [seed];
  for (let i = 1; i < 31; i++) {
    table.push(Number((16807n * BigInt(table[i - 1])) % 2147483647n));
  }
  for (let i = 31; i < 34; i++) table.push(table[i - 31]);
  const advance = () => {
    const length = table.length;
    const value = (table[length - 31] + table[length - 3]) >>> 0;
    table.push(value);
    return value;
  };
  for (let i = 34; i < 344; i++) advance();
  return () => advance() >>> 1;
}
