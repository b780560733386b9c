/**
 * One-way passages, from the definition: a depth-first search from the start in a random order. A
 * passage of its tree may become one-way, away from the start, if it lies on a loop or on the path of
 * the tree to the end; every other passage towards the start. Loops are found as the chains that begin
 * with a passage outside the tree and climb it (J. Schmidt, "A simple test on 2-vertex- and
 * 2-edge-connectivity", 2013). round(share * candidates) of the candidates become one-way, in the order
 * of a shuffle.
 */
import { inTurn } from './edges.js';

export function finish({ passages, start, end }, { share }, random, grid) {
  const oneWays = new Uint8Array(passages.length);
  const { parents, order, back } = search(passages, start, random, grid);
  if (!order.has(end)) return oneWays;
  const onLoop = new Set();
  for (const { to, from } of back) {
    for (let cell = from; cell !== to; cell = parents.get(cell).to) onLoop.add(cell);
  }
  const toEnd = new Set();
  for (let cell = end; cell !== start; cell = parents.get(cell).to) toEnd.add(cell);
  const candidates = [];
  for (const cell of [...order.keys()].sort((a, b) => a - b)) {
    for (const [direction, slot] of grid.slots[cell].entries()) {
      if (!slot || slot.to < cell || !((passages[cell] >> direction) & 1)) continue;
      const isChild = (a, side) => parents.get(a)?.direction === side;
      const child = isChild(cell, direction) ? cell : isChild(slot.to, slot.back) ? slot.to : null;
      if (child !== null && !onLoop.has(child) && !toEnd.has(child)) continue;
      const head = child ?? (order.get(cell) < order.get(slot.to) ? cell : slot.to);
      candidates.push({ head, bit: 1 << (head === cell ? direction : slot.back) });
    }
  }
  let left = Math.floor((candidates.length * Math.round(share * 1000) + 500) / 1000);
  if (left === 0) return oneWays;
  for (const { head, bit } of inTurn(candidates, random)) {
    oneWays[head] |= bit;
    if (--left === 0) break;
  }
  return oneWays;
}

/** The tree of the search, the order of its cells, and the passages outside the tree. */
function search(passages, start, random, grid) {
  const parents = new Map();
  const order = new Map([[start, 0]]);
  const back = [];
  const open = new Map();
  const edgesAt = (cell) => {
    if (!open.has(cell)) {
      const own = [...grid.slots[cell].keys()].filter((d) => (passages[cell] >> d) & 1);
      open.set(cell, new Set(own));
    }
    return open.get(cell);
  };
  for (const path = [start]; path.length > 0; ) {
    const cell = path.at(-1);
    const edges = edgesAt(cell);
    if (edges.size === 0) {
      path.pop();
      continue;
    }
    const direction = random.pick([...edges]);
    const slot = grid.slots[cell][direction];
    edges.delete(direction);
    edgesAt(slot.to).delete(slot.back);
    if (order.has(slot.to)) {
      back.push({ from: cell, to: slot.to });
      continue;
    }
    parents.set(slot.to, { to: cell, direction: slot.back });
    order.set(slot.to, order.size);
    path.push(slot.to);
  }
  return { parents, order, back };
}
