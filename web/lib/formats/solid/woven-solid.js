/** @typedef {import('./body-skin.js').Face} Face */
/** @typedef {import('./body-skin.js').Skin} Skin */
/** @typedef {import('./body-solid.js').BodyTriangle} BodyTriangle */
/** @typedef {import('../../util/vectors.js').Vector} Vector */

/**
 * The way below a bridge: the two cells that it joins, and whether there is a door where one comes from each.
 * @typedef {{ bridge: number, from: number, to: number, doors: [from: boolean, to: boolean] }} Tunnel
 */

/** How steep ramps are: 27 degrees. */
const SLOPE = 0.5;
/** How thick bridges are, of the way from the floor of other cells up to theirs. */
export const DECK = 0.4;
/** How high marks on floors are at most, of the same way: so low that beside a ramp none is cut by the other. */
const MARK = 0.3;
const WALL = 2;

/** In cells: the heights of walls above bridges and of marks above the floor; the thickness of the plate below tunnels; that of walls, halved. @typedef {{ walls: number, marks: number, sheet: number, half: number }} Lengths */

/** The ends of an edge across a tunnel, by points of the skin, as one sees them who walks through it. @typedef {[left: number, right: number]} Gate */

/**
 * A flat maze with tunnels as one closed body of triangles, in cells: the floor of a bridge lies higher, that of its
 * tunnel lower, and the cells beside them slope from their middle. The outer walls are as thick as the others. Every
 * side of a triangle is one of exactly one other, in the opposite direction. Cost: O(faces).
 * @param {Skin} skin of a flat floor, whose sides are straight
 * @param {readonly Tunnel[]} tunnels that are open
 * @param {number} rise see `riseOf`
 * @param {ReadonlySet<number>} full cells that are full up to the top of the walls
 * @param {Lengths} lengths
 * @returns {BodyTriangle[]}
 */
export function wovenTriangles(skin, tunnels, rise, full, { walls, marks, sheet, half }) {
  const { faces, sidesOf } = skin;
  const [below, level, above] = [sheet, sheet + rise, sheet + 2 * rise];
  const [roof, top] = [above - DECK * rise, above + walls];
  const bridges = new Set(tunnels.map(({ bridge }) => bridge));
  const mouths = mouthsOf(tunnels);
  const groundOf = (/** @type {number} */ cell) =>
    full.has(cell) ? top : bridges.has(cell) ? above : level;
  const isMouth = (/** @type {number} */ cell, /** @type {number} */ side) =>
    mouths.has(`${cell} ${sidesOf[cell][side].other}`);
  /** The height of the way over a side, null where there is none. @param {number} cell @param {number} side */
  const wayOver = (cell, side) => {
    const { other, level: wall } = sidesOf[cell][side];
    if (isMouth(cell, side)) return below;
    if (wall === WALL) return null;
    return other !== null && bridges.has(other) ? above : groundOf(cell);
  };
  /** The height of the floor at the beginning, 0, or the end, 1, of a side of a cell. @param {number} cell @param {number} side @param {number} end */
  const floorAt = (cell, side, end) => {
    const count = sidesOf[cell].length;
    const next = (side + (end === 1 ? 1 : count - 1)) % count;
    return wayOver(cell, side) ?? wayOver(cell, next) ?? groundOf(cell);
  };

  // Posts between floors of different heights are walls, whatever stands there.
  /** @type {Set<number>} */
  const raised = new Set();
  for (const { corners, cell, side, part } of faces) {
    if (part !== 'post') continue;
    const before = (side + sidesOf[cell].length - 1) % sidesOf[cell].length;
    const ways = [wayOver(cell, side), wayOver(cell, before)];
    if (ways.some((way) => (way ?? level) !== level)) raised.add(corners[0][0]);
  }
  const heightsOf = (/** @type {Face} */ { corners, level: stands, cell, side, part, spots }) => {
    if (stands === WALL || (part === 'post' && raised.has(corners[0][0]))) {
      return corners.map(() => top);
    }
    const most = part === 'floor' ? MARK * rise : marks;
    const mark = stands === 1 ? Math.min(marks, most) : 0;
    if (part === 'post') return corners.map(() => level + mark);
    if (part === 'strip') return corners.map(() => (wayOver(cell, side) ?? level) + mark);
    const ground = groundOf(cell);
    return spots.map(([share, end]) => ground + share * (floorAt(cell, side, end) - ground) + mark);
  };

  const places = withOuterWalls(skin, half);
  const builder = new Builder(places);
  /** By the side of a face: its number, and that of the side. */
  const sides = new Map();
  const tops = faces.map((face, number) => {
    face.corners.forEach(([point], i) => {
      const [next] = face.corners[(i + 1) % face.corners.length];
      sides.set(`${point} ${next}`, { number, i });
    });
    return heightsOf(face);
  });

  /** The points of strips at bridges, by their cell and the one beyond. @type {Map<string, number[]>} */
  const strips = new Map();
  for (const { corners, cell, side, part } of faces) {
    const { other } = sidesOf[cell][side];
    const name = `${cell} ${other}`;
    if (part !== 'strip' || other === null || strips.has(name)) continue;
    if (!bridges.has(cell) && !bridges.has(other)) continue;
    const points = corners.map(([point]) => point);
    strips.set(name, points);
  }
  /** The gates of every tunnel: beside it, in its side, and within the bridge; then the same on the other side. */
  const gates = tunnels.map(({ bridge, from, to }) => {
    const stripOf = (/** @type {number} */ cell, /** @type {number} */ other) =>
      /** @type {number[]} */ (strips.get(`${cell} ${other}`));
    const [near, entry, exit, far] = [
      stripOf(from, bridge),
      stripOf(bridge, from),
      stripOf(bridge, to),
      stripOf(to, bridge),
    ];
    // Corners of a strip: along the side, then back within the cell.
    return /** @type {Gate[]} */ ([
      [near[2], near[3]],
      [near[1], near[0]],
      [entry[3], entry[2]],
      [exit[2], exit[3]],
      [exit[1], exit[0]],
      [far[3], far[2]],
    ]);
  });
  for (const [i, heights] of tops.entries()) {
    faces[i].corners.forEach(([point], j) => {
      builder.uses(point, heights[j]);
    });
  }
  for (const gate of gates.flat(2)) {
    for (const height of [below, below + marks, roof]) builder.uses(gate, height);
  }

  faces.forEach(({ corners, level: stands, cell, side, part }, number) => {
    const points = corners.map(([point]) => point);
    const heights = tops[number];
    builder.face(points, heights, stands > 0 || heights[0] === top);
    // From the same corner: others may lie on one line.
    const under = [points[0], ...points.slice(1).reverse()];
    builder.face(
      under,
      under.map(() => 0),
      false,
    );
    points.forEach((point, i) => {
      const j = (i + 1) % points.length;
      const beside = sides.get(`${points[j]} ${point}`);
      if (beside === undefined) {
        const high = [heights[i], heights[j]];
        // The plate, and the walls on it.
        const plate = high.map((height) => Math.min(level, height));
        builder.wall(point, points[j], [0, 0], plate, false);
        builder.wall(point, points[j], plate, high, true);
        return;
      }
      const others = tops[beside.number];
      const count = others.length;
      const low = [others[(beside.i + 1) % count], others[beside.i]];
      const high = [heights[i], heights[j]];
      if (high[0] < low[0] || high[1] < low[1]) return;
      // Above the mouth of a tunnel a wall begins at its roof.
      const isLintel = part === 'strip' && i === 2 && isMouth(cell, side);
      builder.wall(point, points[j], isLintel ? [roof, roof] : low, high, true);
    });
  });
  gates.forEach((list, number) => {
    const [first, last] = tunnels[number].doors.map((isDoor) => below + (isDoor ? marks : 0));
    // Of the floor between gates, and of what lies before and behind them.
    const floors = [below, first, first, below, last, last, below];
    list.forEach(([left, right], i) => {
      const [low, high] = [floors[i], floors[i + 1]];
      if (low < high) builder.wall(left, right, [low, low], [high, high], true);
      else builder.wall(right, left, [high, high], [low, low], true);
      if (i === 0) return;
      const [nearLeft, nearRight] = list[i - 1];
      const outline = [nearRight, right, left, nearLeft];
      builder.face(
        outline,
        outline.map(() => low),
        low > below,
      );
      builder.face(
        outline.toReversed(),
        outline.map(() => roof),
        false,
      );
      builder.wall(nearLeft, left, [low, low], [roof, roof], false);
      builder.wall(right, nearRight, [low, low], [roof, roof], false);
    });
  });
  return builder.triangles;
}

/** The cells beside a bridge from which tunnels lead below it: 'cell bridge'. @param {readonly Tunnel[]} tunnels */
const mouthsOf = (tunnels) =>
  new Set(tunnels.flatMap(({ bridge, from, to }) => [`${from} ${bridge}`, `${to} ${bridge}`]));

/**
 * How far bridges lie above the floor of other cells, and tunnels below it: as far as the shortest ramp, from the
 * middle of a cell to its side, can climb.
 * @param {Skin} skin
 * @param {readonly Tunnel[]} tunnels
 */
export function riseOf({ points, faces, sidesOf }, tunnels) {
  const bridges = new Set(tunnels.map(({ bridge }) => bridge));
  const mouths = mouthsOf(tunnels);
  let least = Infinity;
  for (const { corners, cell, side, part, spots } of faces) {
    const { other, level } = sidesOf[cell][side];
    const isRamp = (level !== WALL && bridges.has(other ?? -1)) || mouths.has(`${cell} ${other}`);
    // Where a mark lies, the first face is a part of the ramp only.
    const isFirst = part === 'floor' && spots[0][0] === 0;
    if (!isFirst || !isRamp || bridges.has(cell)) continue;
    const [[x, y], [x0, y0], [x1, y1]] = corners.slice(0, 3).map(([point]) => points[point].at);
    const way =
      Math.abs((x1 - x0) * (y - y0) - (y1 - y0) * (x - x0)) / Math.hypot(x1 - x0, y1 - y0);
    least = Math.min(least, way / spots[1][0]);
  }
  return SLOPE * least;
}

/**
 * The places of points, those on the rim so far outside that the outer walls are as thick as the others.
 * @param {Skin} skin
 * @param {number} half
 * @returns {Vector[]}
 */
function withOuterWalls({ points, faces }, half) {
  const sides = new Set();
  const names = faces.map(({ corners }) =>
    corners.map(([point], i) => {
      const [next] = corners[(i + 1) % corners.length];
      sides.add(`${point} ${next}`);
      return [point, next];
    }),
  );
  /** The ways out of the rim at its points. @type {Map<number, Vector[]>} */
  const outs = new Map();
  for (const [from, to] of names.flat()) {
    if (sides.has(`${to} ${from}`)) continue;
    const [dx, dy] = [0, 1].map((axis) => points[to].at[axis] - points[from].at[axis]);
    const length = Math.hypot(dx, dy);
    for (const end of [from, to]) {
      outs.set(end, [...(outs.get(end) ?? []), [dy / length, -dx / length]]);
    }
  }
  return points.map(({ at: [x, y] }, point) => {
    const [one = [0, 0], other = one] = outs.get(point) ?? [];
    const by = half / Math.max(0.3, 1 + one[0] * other[0] + one[1] * other[1]);
    return [x + by * (one[0] + other[0]), y + by * (one[1] + other[1])];
  });
}

/** Triangles between points at heights. Upright faces have corners at all heights that their points have. */
class Builder {
  /** @type {BodyTriangle[]} */
  triangles = [];
  #places;
  /** @type {Map<number, Set<number>>} */
  #heights = new Map();

  /** @param {Vector[]} places */
  constructor(places) {
    this.#places = places;
  }

  /** @param {number} point @param {number} height */
  uses(point, height) {
    const heights = this.#heights.get(point);
    if (heights) heights.add(height);
    else this.#heights.set(point, new Set([height]));
  }

  /** @param {[point: number, height: number][]} corners @param {boolean} raised */
  #triangle(corners, raised) {
    const [a, b, c] = corners.map(([point, height]) => [...this.#places[point], height]);
    this.triangles.push({ corners: [a, b, c], raised });
  }

  /** A face that is no upright one, counter-clockwise as seen from outside. @param {number[]} points @param {number[]} heights @param {boolean} raised */
  face(points, heights, raised) {
    for (let i = 2; i < points.length; ++i) {
      const corners = [0, i - 1, i].map(
        (j) => /** @type {[number, number]} */ ([points[j], heights[j]]),
      );
      this.#triangle(corners, raised);
    }
  }

  /** An upright face, whose outside is to the right of the way from its first point to the second. @param {number} from @param {number} to @param {number[]} low of both @param {number[]} high @param {boolean} raised */
  wall(from, to, low, high, raised) {
    const [one, other] = [from, to].map((point, i) => {
      const own = [...(this.#heights.get(point) ?? [])];
      const between = own.filter((height) => height > low[i] && height < high[i]);
      const ends = low[i] === high[i] ? [low[i]] : [low[i], high[i]];
      const all = [...between, ...ends].sort((a, b) => a - b);
      return all.map((height) => /** @type {[number, number]} */ ([point, height]));
    });
    let [i, j] = [0, 0];
    while (i + 1 < one.length || j + 1 < other.length) {
      const isFirst =
        j + 1 === other.length || (i + 1 < one.length && one[i + 1][1] < other[j + 1][1]);
      const next = isFirst ? one[i + 1] : other[j + 1];
      this.#triangle([one[i], other[j], next], raised);
      if (isFirst) ++i;
      else ++j;
    }
  }
}
