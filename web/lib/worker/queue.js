/** Places that one step of priority is worth. */
const STEP = 16;

/**
 * A fair queue: first in, first out, except that an item of priority p is put before the last 16 p
 * items of priority 0. No item waits for ever, whatever comes after it.
 * @template Item
 */
export class Queue {
  /** In the order in which they leave. @type {{ item: Item, place: number }[]} */
  #waiting = [];
  #next = 0;

  get length() {
    return this.#waiting.length;
  }

  /**
   * Cost: O(items that it is put before).
   * @param {Item} item
   * @param {number} priority a whole number
   */
  add(item, priority) {
    const place = this.#next - STEP * priority;
    this.#next += 1;
    let at = this.#waiting.length;
    while (at > 0 && this.#waiting[at - 1].place > place) at -= 1;
    this.#waiting.splice(at, 0, { item, place });
  }

  /** Removes the first item. @returns {Item | undefined} undefined if there is none */
  shift() {
    return this.#waiting.shift()?.item;
  }

  /** @param {Item} item */
  remove(item) {
    this.#waiting = this.#waiting.filter((each) => each.item !== item);
  }
}
