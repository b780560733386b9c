/** std::priority_queue of libstdc++ by lowest cost: its order of equal costs decides mazes. */
export class Heap {
  items = [];

  get size() {
    return this.items.length;
  }

  push(item) {
    this.items.push(item);
    this.rise(this.items.length - 1, item);
  }

  /** Moves the hole at `at` up past dearer parents and fills it with the item. */
  rise(at, item) {
    let hole = at;
    for (;;) {
      const parent = (hole - 1) >> 1;
      if (hole === 0 || this.items[parent].cost <= item.cost) break;
      this.items[hole] = this.items[parent];
      hole = parent;
    }
    this.items[hole] = item;
  }

  /** The hole of the root sinks to a leaf, right child on a tie; the last item rises from there. */
  pop() {
    const { items } = this;
    const top = items[0];
    const last = items.pop();
    if (items.length === 0) return top;
    let hole = 0;
    while (2 * hole + 1 < items.length) {
      const [left, right] = [2 * hole + 1, 2 * hole + 2];
      const child = right < items.length && items[right].cost <= items[left].cost ? right : left;
      items[hole] = items[child];
      hole = child;
    }
    this.rise(hole, last);
    return top;
  }
}
