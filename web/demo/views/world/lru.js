/**
 * A cache that removes the least recently used values beyond a total weight.
 * @template Value
 */
export class Lru {
  #most;
  #weight = 0;
  /** The least recently used first. @type {Map<string, { value: Value, weight: number }>} */
  #kept = new Map();

  /** @param {number} most total weight, which a single value may exceed */
  constructor(most) {
    this.#most = most;
  }

  /** @param {string} key @returns {Value | undefined} */
  get(key) {
    const found = this.#kept.get(key);
    if (!found) return undefined;
    this.#kept.delete(key);
    this.#kept.set(key, found);
    return found.value;
  }

  /** @param {string} key @param {Value} value @param {number} weight */
  set(key, value, weight) {
    this.#weight += weight - (this.#kept.get(key)?.weight ?? 0);
    this.#kept.delete(key);
    this.#kept.set(key, { value, weight });
    for (const [oldest, { weight: freed }] of this.#kept) {
      if (this.#weight <= this.#most || oldest === key) break;
      this.#kept.delete(oldest);
      this.#weight -= freed;
    }
  }
}
