import { keyOf, Random } from '../random.js';
import { passagesOf } from './floor.js';
import { kindsOf, latticeOf, placeRooms, roomMap } from './lattice.js';

/** Twice the signed area of a triangle. */
const turn = (p, q, r) => (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x);

/** Whether p is in the circle of a triangle; on it, the point of lowest number is lifted. */
function isInCircle(corners, p) {
  const sum = [0, 1, 2].reduce((total, i) => {
    const [x, y] = [corners[i].x - p.x, corners[i].y - p.y];
    const area = turn(p, corners[(i + 1) % 3], corners[(i + 2) % 3]);
    return total + BigInt(x * x + y * y) * BigInt(area);
  }, 0n);
  if (sum !== 0n) return sum > 0n;
  const low = [0, 1, 2].reduce((best, i) => (corners[i].number < corners[best].number ? i : best));
  return turn(p, corners[(low + 1) % 3], corners[(low + 2) % 3]) > 0;
}

/** Delaunay edges: every point replaces all triangles in whose circles it lies. */
function edgesOf(points) {
  const far = Math.max(1, ...points.flatMap(({ x, y }) => [x, y]));
  const own = points.map((point, number) => ({ ...point, number }));
  const outer = [
    { x: -4 * far, y: -2 * far },
    { x: 5 * far, y: -2 * far },
    { x: 0, y: 6 * far },
  ].map((point, i) => ({ ...point, number: points.length + i }));
  let triangles = [outer];
  for (const point of own) {
    const hit = new Set(triangles.filter((corners) => isInCircle(corners, point)));
    const sides = [...hit].flatMap((corners) =>
      corners.map((from, i) => ({ from, to: corners[(i + 1) % 3] })),
    );
    const isShared = ({ from, to }) =>
      sides.some((other) => other.from === to && other.to === from);
    triangles = triangles.filter((corners) => !hit.has(corners));
    for (const side of sides) if (!isShared(side)) triangles.push([side.from, side.to, point]);
  }
  const edges = new Map();
  for (const corners of triangles) {
    for (const [i, { number }] of corners.entries()) {
      const other = corners[(i + 1) % 3].number;
      const [a, b] = [Math.min(number, other), Math.max(number, other)];
      if (b < points.length) edges.set(a * points.length + b, [a, b]);
    }
  }
  return [...edges].sort(([a], [b]) => a - b).map(([, edge]) => edge);
}

export function standard(options) {
  const { width, height, params, grid, seed } = options;
  const random = options.random ?? new Random(keyOf(seed));
  const lattice = latticeOf(options);
  const { columns } = lattice;
  const placed = placeRooms(lattice, params, params.gap, random);
  const map = roomMap(lattice, placed);
  const group = placed.map((_, index) => index);
  const unite = (a, b) => {
    const [from, to] = [group[a], group[b]];
    if (from === to) return false;
    for (const [index, one] of group.entries()) if (one === from) group[index] = to;
    return true;
  };
  /** By cell a room that it belongs to or is joined with. */
  const part = [...map];
  const floor = new Set();
  const open = new Set();

  function dig([a, b], isLoop) {
    const middle = ({ x, y, w, h }) => [x + ((w - 1) >> 1), y + ((h - 1) >> 1)];
    const [[x1, y1], [x2, y2]] = [middle(placed[a]), middle(placed[b])];
    const isRowFirst = random.below(2) === 0;
    const bend = isRowFirst ? [x2, y1] : [x1, y2];
    const course = [[x1, y1]];
    for (const [x, y] of [bend, [x2, y2]]) {
      for (;;) {
        const [atX, atY] = course.at(-1);
        if (atX === x && atY === y) break;
        course.push([atX + Math.sign(x - atX), atY + Math.sign(y - atY)]);
      }
    }
    const cells = course.map(([x, y]) => y * columns + x);
    let last = 0;
    for (let i = 1; i < cells.length; i++) {
      if (part[cells[i]] === -1) continue;
      const [room, other] = [map[cells[last]], map[cells[i]]];
      const isWall = room !== -1 && other !== -1 && room !== other;
      const isNew = unite(part[cells[last]], part[cells[i]]);
      if (isNew || (isLoop && (i - last > 1 || isWall))) {
        for (let k = last; k < i; k++) {
          const [[fromX, fromY], [toX, toY]] = [course[k], course[k + 1]];
          const direction = fromX === toX ? 1 : 3;
          open.add(`${Math.min(fromX, toX)},${Math.min(fromY, toY)},${direction}`);
          if (k === last) continue;
          floor.add(cells[k]);
          part[cells[k]] = part[cells[last]];
        }
      }
      last = i;
    }
  }

  const doubled = placed.map(({ x, y, w, h }) => ({ x: 2 * x + w, y: 2 * y + h }));
  const length = ([a, b]) =>
    (doubled[a].x - doubled[b].x) ** 2 + (doubled[a].y - doubled[b].y) ** 2;
  const tree = placed.map((_, index) => index);
  const others = [];
  for (const edge of edgesOf(doubled).sort((one, other) => length(one) - length(other))) {
    const [from, to] = edge.map((room) => tree[room]);
    if (from === to) {
      others.push(edge);
      continue;
    }
    for (const [index, one] of tree.entries()) if (one === from) tree[index] = to;
    dig(edge, false);
  }
  const loops = Math.floor((others.length * Math.round(params.loops * 1000) + 500) / 1000);
  for (let i = 0; i < loops; i++) {
    const at = random.below(others.length);
    const edge = others[at];
    others[at] = others[others.length - 1];
    others.pop();
    dig(edge, true);
  }
  const made = kindsOf({ width, height }, lattice, placed, floor, open);
  return { ...made, passages: passagesOf(grid, made.kinds) };
}
