/** Brute-force walks over a maze's passages: distances, shortest paths, diameter, components. */
import { UNREACHED } from './grid.js';

const step = (maze, cell, direction) => cell + [-maze.width, maze.width, -1, 1][direction];

/** Cells one passage away. Trusts the bits: call `assertLinks` first. */
export function linked(maze, cell) {
  const result = [];
  for (let direction = 0; direction < 4; direction++) {
    if (maze.passages[cell] & (1 << direction)) result.push(step(maze, cell, direction));
  }
  return result;
}

export function distancesFrom(maze, from) {
  const distances = new Uint32Array(maze.width * maze.height).fill(UNREACHED);
  distances[from] = 0;
  let ring = [from];
  while (ring.length > 0) {
    const next = [];
    for (const cell of ring) {
      for (let direction = 0; direction < 4; direction++) {
        if (!(maze.passages[cell] & (1 << direction))) continue;
        const other = step(maze, cell, direction);
        if (distances[other] !== UNREACHED) continue;
        distances[other] = distances[cell] + 1;
        next.push(other);
      }
    }
    ring = next;
  }
  return distances;
}

/** The cells of a shortest path, ends included; empty when there is none. */
export function shortestPath(maze, from, to) {
  const distances = distancesFrom(maze, to);
  if (distances[from] === UNREACHED) return [];
  const path = [from];
  for (let cell = from; cell !== to; ) {
    cell = linked(maze, cell).find((other) => distances[other] === distances[cell] - 1);
    path.push(cell);
  }
  return path;
}

/** The longest of all shortest paths, found from every cell. */
export function diameter(maze, cells) {
  let longest = 0;
  for (const cell of cells) {
    for (const distance of distancesFrom(maze, cell)) {
      if (distance !== UNREACHED && distance > longest) longest = distance;
    }
  }
  return longest;
}

/** Least total cost of entering cells on the way, by relaxing until nothing changes. */
export function cheapest(maze, from, weights) {
  const costs = new Float64Array(maze.width * maze.height).fill(Number.POSITIVE_INFINITY);
  costs[from] = 0;
  for (let changed = true; changed; ) {
    changed = false;
    for (let cell = 0; cell < costs.length; cell++) {
      for (const other of linked(maze, cell)) {
        if (costs[cell] + weights[other] < costs[other]) {
          costs[other] = costs[cell] + weights[other];
          changed = true;
        }
      }
    }
  }
  return costs;
}

/** Union-find over cells, counting joins that closed a loop. */
export class Sets {
  constructor(size) {
    this.parent = Int32Array.from({ length: size }, (_, index) => index);
    this.loops = 0;
    this.joins = 0;
  }

  find(cell) {
    let root = cell;
    while (this.parent[root] !== root) {
      this.parent[root] = this.parent[this.parent[root]];
      root = this.parent[root];
    }
    return root;
  }

  join(a, b) {
    const [left, right] = [this.find(a), this.find(b)];
    if (left === right) {
      this.loops++;
      return false;
    }
    this.parent[left] = right;
    this.joins++;
    return true;
  }
}
