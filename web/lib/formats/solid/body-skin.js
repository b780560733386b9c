import { placesOf } from '../../util/body-sides.js';
import { add, cross, dot, times, unit } from '../../util/vectors.js';

/** @typedef {import('../options/maze.js').Maze} Maze */
/** @typedef {import('../../options/types.js').Floor} Floor */
/** @typedef {import('../../util/vectors.js').Vector} Vector */

/**
 * A point of a surface: where it is, and the way out of the surface there, so long that a step along it is a step
 * of length 1 away from each of the faces that meet there.
 * @typedef {{ at: Vector, out: Vector }} SkinPoint
 */
/** A corner of a face: its point, and 1, or -1 where the face looks against `out`. @typedef {[number, 1 | -1]} FaceCorner */
/**
 * A triangle or quadrangle, counter-clockwise as seen from outside, and how high it lies: 0 floor, 1 marks, 2 walls. It
 * lies along a side of a cell, from the beginning to the end of the side and back within the cell; or at the
 * beginning of the side, from there on; or on the floor between the side and the middle of the cell. `spots`: of
 * corners there, their share of the way from the middle, and the end of the side to which it leads, 0 or 1.
 * @typedef {{ corners: FaceCorner[], level: number, cell: number, side: number, part: 'strip' | 'post' | 'floor',
 *   spots: [share: number, end: number][] }} Face
 */
/** A side of a cell: the cell beyond, null at the edge of the surface, and its level. @typedef {{ other: number | null, level: number }} CellSide */
/**
 * A surface in faces. `sidesOf`: the sides of every cell, in the order of its faces; `isOpen`: it has an edge;
 * `isTwisted`: it has one side only; `narrowest`: of its passages, in cells.
 * @typedef {{ points: SkinPoint[], faces: Face[], sidesOf: CellSide[][], isOpen: boolean, isTwisted: boolean,
 *   narrowest: number }} Skin
 */
/**
 * What stands on a surface. `side`: the level of the side between two cells, or of one on the edge of the surface
 * by its number among those of the cell; `mark`: of a cell, 'ring', 'plate' or none; `entry`: whether an arrow shows the
 * way into a cell from another.
 * @typedef {object} OnSkin
 * @property {(cell: number, other: number | null, edge: number) => number} side
 * @property {(cell: number) => 'ring' | 'plate' | null} mark
 * @property {(cell: number, other: number | null) => boolean} entry
 */

/** Normals of one side of a surface differ by less than this cosine tells; those of its two sides are opposite. */
const SAME_SIDE = -0.5;
/** Normals that are as near as this count as one. */
const SAME = 0.999;
/** Of a side of a cell: how far the corner of walls reaches at most. */
const MOST_CORNER = 1 / 3;
/** Of the way from a corner to the middle of its cell: how far the inner corner of walls lies at most. */
const MOST_INNER = 0.6;
/** Distances from the centre that differ by less are those of a ball. */
const BALL = 1e-3;
/** Of the way from the middle of a cell to its walls: the rings between which marks lie. */
const RINGS = [0.35, 0.7];

/** @param {Vector} a @param {Vector} b @param {number} share */
const mix = (a, b, share) => add(times(a, 1 - share), b, share);

/**
 * The radius of a body in cells: the greatest distance of a plane that touches its floor from its centre. Of a cube that is
 * half a side, of a ring that of its outer rim, of a Möbius strip that of its middle line.
 * @param {Floor} floor
 */
export function radiusOf({ positions, normals }) {
  let radius = 0;
  for (let i = 0; i < positions.length; i += 3) {
    const [x, y, z] = [0, 1, 2].map((axis) => positions[i + axis] * normals[i + axis]);
    radius = Math.max(radius, x + y + z);
  }
  return radius;
}

/** Whether a floor is that of a body: no plane, and no planes above each other. @param {Floor} floor @param {number} up the axis that points up, 1 or 2 */
export const isBody = ({ normals }, up) => normals.some((part, i) => i % 3 === up && part < 0.99);

/**
 * The surface of a body, divided so that walls of a thickness are faces of their own: the strip along each
 * side of a cell, the corner where strips meet, and the rest of the floor. Lengths are in cells. Cost: linear in the
 * corners of the floor.
 * @param {Floor} floor of all cells, with z up
 * @param {number} thickness of the walls
 * @param {OnSkin} on
 * @returns {Skin}
 */
export function skinOf(floor, thickness, on) {
  const { positions, normals, starts } = floor;
  const half = thickness / 2;
  const places = placesOf(positions);
  const at = (/** @type {number} */ vertex) => [...positions.subarray(3 * vertex, 3 * vertex + 3)];
  const outAt = (/** @type {number} */ vertex) =>
    unit([...normals.subarray(3 * vertex, 3 * vertex + 3)]);
  const centreDistances = Array.from(places, (_, vertex) => Math.hypot(...at(vertex)));
  const ball = centreDistances.reduce((least, one) => Math.min(least, one), Infinity);
  const isBall = centreDistances.every((one) => one - ball < BALL);

  /** The corners of the floor of each cell, counter-clockwise, no two at one place after each other. @type {number[][]} */
  const rims = [];
  for (let cell = 0; cell + 1 < starts.length; cell += 1) {
    /** @type {number[]} */
    const rim = [];
    for (let vertex = starts[cell + 1] - 1; vertex > starts[cell]; vertex -= 1) rim.push(vertex);
    rims.push(rim.filter((vertex, i) => places[vertex] !== places[rim[(i + 1) % rim.length]]));
  }
  const keyOf = (/** @type {number} */ from, /** @type {number} */ to) =>
    [places[from], places[to]].sort((a, b) => a - b).join();
  /** How often each side is there, and in which directions. @type {Map<string, number[]>} */
  const sides = new Map();
  /** @type {Map<number, number>} */
  const counts = new Map();
  const eachSide = (/** @type {(cell: number, from: number, to: number) => void} */ use) => {
    rims.forEach((rim, cell) => {
      rim.forEach((from, i) => {
        use(cell, from, rim[(i + 1) % rim.length]);
      });
    });
  };
  eachSide((_, from, to) => {
    counts.set(places[from], (counts.get(places[from]) ?? 0) + 1);
    const key = keyOf(from, to);
    sides.set(key, [...(sides.get(key) ?? []), places[from]]);
  });
  const isEdge = (/** @type {number} */ from, /** @type {number} */ to) =>
    sides.get(keyOf(from, to))?.length === 1;
  // A side that two cells have in the same direction: there the surface turns over.
  const isTwisted = [...sides.values()].some(([one, other]) => one === other);

  // Where three cells meet, or two on an edge, is a corner; other places lie within a curved side.
  const corners = new Set([...counts].filter(([, count]) => count > 2).map(([place]) => place));
  let isOpen = false;
  eachSide((_, from, to) => {
    if (!isEdge(from, to)) return;
    isOpen = true;
    for (const end of [from, to]) if ((counts.get(places[end]) ?? 0) > 1) corners.add(places[end]);
  });
  for (const rim of rims) {
    const has = rim.filter((vertex) => corners.has(places[vertex])).length;
    if (has > 2) continue;
    for (const share of [0, 1 / 3, 2 / 3]) {
      if (rim.length > 0) corners.add(places[rim[Math.floor(share * rim.length)]]);
    }
  }

  /** @type {{ at: Vector, first: Vector, outs: Vector[] }[]} */
  const found = [];
  /** @type {Map<string, number>} */
  const numbers = new Map();
  /** @param {string} key @param {Vector} where @param {Vector} out @returns {FaceCorner} */
  const corner = (key, where, out) => {
    let number = numbers.get(key);
    if (number === undefined) {
      number = found.length;
      numbers.set(key, number);
      found.push({ at: isBall ? times(unit(where), ball) : where, first: out, outs: [] });
    }
    const point = found[number];
    const sign = dot(out, point.first) > SAME_SIDE ? 1 : -1;
    const turned = times(out, sign);
    if (!point.outs.some((one) => dot(one, turned) > SAME)) point.outs.push(turned);
    return [number, sign];
  };

  /** The parts of a cell's rim from corner to corner. @type {{ cell: number, chain: number[], key: string, isBack: boolean }[][]} */
  const chainsOf = rims.map((rim, cell) => {
    const first = rim.findIndex((vertex) => corners.has(places[vertex]));
    /** @type {number[][]} */
    const chains = [];
    rim.forEach((_, i) => {
      const from = rim[(first + i) % rim.length];
      if (corners.has(places[from])) chains.push([from]);
      chains[chains.length - 1].push(rim[(first + i + 1) % rim.length]);
    });
    return chains.map((chain) => {
      const names = chain.map((vertex) => places[vertex]);
      const back = [...names].reverse();
      const isBack = back.join() < names.join();
      return { cell, chain, key: (isBack ? back : names).join(), isBack };
    });
  });
  /** The cells that have a side. @type {Map<string, number[]>} */
  const owners = new Map();
  for (const { cell, key } of chainsOf.flat()) owners.set(key, [...(owners.get(key) ?? []), cell]);
  const besides = (/** @type {number} */ cell, /** @type {string} */ key) => {
    const [one, other] = /** @type {number[]} */ (owners.get(key));
    return other === undefined ? null : one === cell ? other : one;
  };
  /** The levels of the places where sides end: that of the highest. @type {Map<number, number>} */
  const posts = new Map();
  const walled = chainsOf.map((chains) => {
    let edges = 0;
    return chains.map((side) => {
      const { cell, chain, key } = side;
      const other = besides(cell, key);
      const level = on.side(cell, other, other === null ? edges++ : -1);
      for (const vertex of [chain[0], chain[chain.length - 1]]) {
        posts.set(places[vertex], Math.max(level, posts.get(places[vertex]) ?? 0));
      }
      return { ...side, other, level };
    });
  });

  /** @type {Face[]} */
  const faces = [];
  let narrowest = Infinity;
  for (const chains of walled) {
    if (chains.length < 2) continue;
    const [{ cell }] = chains;
    const middle = starts[cell];
    const [heart, up] = [at(middle), outAt(middle)];
    const drawn = chains.map((side) => {
      const { chain, level } = side;
      const spots = chain.map(at);
      const lengths = spots.slice(1).map((spot, i) => Math.hypot(...add(spot, spots[i], -1)));
      const length = lengths.reduce((sum, one) => sum + one, 0);
      if (level < 2) narrowest = Math.min(narrowest, length);
      const along = (/** @type {number} */ way) => {
        let [i, left] = [0, way];
        while (i < lengths.length - 1 && left > lengths[i]) {
          left -= lengths[i];
          i += 1;
        }
        const share = left / lengths[i];
        const [a, b] = [chain[i], chain[i + 1]];
        return {
          at: mix(spots[i], spots[i + 1], share),
          out: unit(mix(outAt(a), outAt(b), share)),
          ahead: unit(add(spots[i + 1], spots[i], -1)),
        };
      };
      return { ...side, length, along, cut: Math.min(half, length * MOST_CORNER) };
    });

    /** Into the cell from a side. @param {{ out: Vector, ahead: Vector }} spot */
    const inwards = ({ out, ahead }) => unit(cross(out, ahead));
    // The inner corner at the beginning of each side, by the directions of both sides there.
    const inner = drawn.map(({ chain, along }, i) => {
      const before = drawn[(i + drawn.length - 1) % drawn.length];
      const [p, q] = [inwards(before.along(before.length)), inwards(along(0))];
      const from = at(chain[0]);
      const step = times(add(p, q), half / Math.max(1e-3, 1 + dot(p, q)));
      const most = MOST_INNER * Math.hypot(...add(heart, from, -1));
      const length = Math.hypot(...step);
      const by = length > most ? times(step, most / length) : step;
      const share = Math.min(1, Math.hypot(...by) / Math.hypot(...add(heart, from, -1)));
      return {
        corner: corner(`${cell}:${i}`, add(from, by), unit(mix(outAt(chain[0]), up, share))),
        wide: [dot(by, p), dot(by, q)],
      };
    });
    const strips = drawn.map(({ chain, along, length, key, isBack, cut, level }, i) => {
      const next = inner[(i + 1) % drawn.length];
      const pieces = chain.length - 1;
      const outer = [];
      const within = [];
      for (let j = 0; j <= pieces; j += 1) {
        const spot = along(cut + ((length - 2 * cut) * j) / pieces);
        outer.push(corner(`${key}/${isBack ? pieces - j : j}`, spot.at, spot.out));
        if (j === 0) within.push(inner[i].corner);
        else if (j === pieces) within.push(next.corner);
        else {
          const wide = mix([inner[i].wide[1]], [next.wide[0]], j / pieces)[0];
          const share = Math.min(1, wide / Math.hypot(...add(heart, spot.at, -1)));
          const where = add(spot.at, inwards(spot), wide);
          within.push(corner(`${cell}:${i}/${j}`, where, unit(mix(spot.out, up, share))));
        }
      }
      for (let j = 0; j < pieces; j += 1) {
        const corners = [outer[j], outer[j + 1], within[j + 1], within[j]];
        faces.push({ corners, level, cell, side: i, part: 'strip', spots: [] });
      }
      return { outer, within };
    });
    const centre = corner(`${cell}`, heart, up);
    const mark = on.mark(cell);
    const entries = drawn.map(({ other }) => on.entry(cell, other));
    const isMarked = mark !== null || entries.includes(true);
    strips.forEach(({ outer, within }, i) => {
      const { outer: before } = strips[(i + strips.length - 1) % strips.length];
      const vertex = drawn[i].chain[0];
      const own = corner(`p${places[vertex]}`, at(vertex), outAt(vertex));
      const kite = [own, outer[0], within[0], before[before.length - 1]];
      const level = posts.get(places[vertex]) ?? 0;
      faces.push({ corners: kite, level, cell, side: i, part: 'post', spots: [] });
      for (let j = 0; j + 1 < within.length; j += 1) {
        const [a, b] = [within[j], within[j + 1]];
        const ends = [j, j + 1].map((piece) => piece / (within.length - 1));
        /** @param {number} level @param {[FaceCorner, number, number][]} corners each with its share and its end */
        const addFloor = (level, ...corners) => {
          faces.push({
            corners: corners.map(([at]) => at),
            ...{ level, cell, side: i, part: 'floor' },
            spots: corners.map(([, share, end]) => [share, ends[end]]),
          });
        };
        if (!isMarked) {
          addFloor(0, [centre, 0, 0], [a, 1, 0], [b, 1, 1]);
          continue;
        }
        const [[p, q], [r, s]] = [a, b].map(([point, sign]) =>
          RINGS.map((share) => {
            const { at: where, outs } = found[point];
            const out = unit(mix(up, times(outs[0], sign), share));
            return corner(`${point}:${share}`, mix(heart, where, share), out);
          }),
        );
        const isRaised = mark !== null || entries[i];
        const [inner, outer] = RINGS;
        addFloor(mark === 'plate' ? 1 : 0, [centre, 0, 0], [p, inner, 0], [r, inner, 1]);
        addFloor(isRaised ? 1 : 0, [p, inner, 0], [q, outer, 0], [s, outer, 1], [r, inner, 1]);
        addFloor(0, [q, outer, 0], [a, 1, 0], [b, 1, 1], [s, outer, 1]);
      }
    });
  }
  const points = found.map(({ at: where, outs }) => {
    const sum = unit(outs.reduce((total, out) => add(total, out), [0, 0, 0]));
    const least = Math.min(...outs.map((out) => dot(sum, out)));
    return { at: where, out: times(sum, 1 / least) };
  });
  const sidesOf = walled.map((chains) => chains.map(({ other, level }) => ({ other, level })));
  return { points, faces, sidesOf, isOpen, isTwisted, narrowest };
}
