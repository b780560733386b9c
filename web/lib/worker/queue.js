/** So many places does one step of priority pass. */
const STEP = 16;

/**
 * Who waits, in a fair order: first come, first served, but that a priority p goes before the last
 * 16 p of priority 0. So nothing waits for ever, however much comes after it.
 * @template Item
 */
export class Queue {
  /** In order. @type {{ item: Item, place: number }[]} */
  #waiting = [];
  #next = 0;

  get length() {
    return this.#waiting.length;
  }

  /**
   * Cost: O(those that it passes).
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

  /** @returns {Item | undefined} the first, which is then gone */
  take() {
    return this.#waiting.shift()?.item;
  }

  /** @param {Item} item which is then gone if it was there */
  remove(item) {
    this.#waiting = this.#waiting.filter((each) => each.item !== item);
  }
}
