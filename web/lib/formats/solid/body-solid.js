import { cross, dot } from '../../util/vectors.js';

/** @typedef {import('./body-skin.js').Skin} Skin */
/** @typedef {import('./body-skin.js').FaceCorner} FaceCorner */
/** @typedef {import('../../util/vectors.js').Vector} Vector */

/** The greatest height that an option can ask for, in cells: 200 mm on the least cells of a radius. */
const HIGHEST = 1e5;
/** Of a greatest height: how exactly it is found. */
const STEP = 2e-3;

/** How high faces lie above the floor, in cells, and how thick a sheet is. @typedef {{ walls: number, marks: number, sheet: number }} Heights */

/** A triangle by its corners, and whether it is of walls and marks. @typedef {{ corners: [Vector, Vector, Vector], raised: boolean }} BodyTriangle */

/**
 * A body as triangles in cells: what is closed is full; what has an edge is a sheet, with
 * walls outside, or on both sides where it has one side only. Every side of a triangle is one of exactly one other, in
 * the opposite direction. Cost: O(faces).
 * @param {Skin} skin
 * @param {Heights} heights
 * @returns {BodyTriangle[]}
 */
export function bodyTriangles({ points, faces, isOpen, isTwisted }, { walls, marks, sheet }) {
  const isSheet = isOpen || isTwisted;
  const outside = isTwisted ? sheet / 2 : 0;
  const within = isTwisted ? sheet / 2 : sheet;
  const heights = [0, marks, walls];
  const hasMarks = faces.some(({ level }) => level === 1);
  /** @type {BodyTriangle[]} */
  const triangles = [];
  const spot = (/** @type {FaceCorner} */ [point, sign], /** @type {number} */ level) => {
    const { at, out } = points[point];
    const by = sign * ((isTwisted || sign > 0 ? outside : within) + heights[level]);
    return at.map((place, axis) => place + by * out[axis]);
  };
  const addFace = (/** @type {Vector[]} */ corners, /** @type {boolean} */ raised) => {
    for (let i = 2; i < corners.length; i += 1) {
      triangles.push({ corners: [corners[0], corners[i - 1], corners[i]], raised });
    }
  };
  const nameOf = (/** @type {FaceCorner} */ a, /** @type {FaceCorner} */ b) => `${a} ${b}`;
  const turned = (/** @type {FaceCorner[]} */ corners) =>
    corners
      .map(([point, sign]) => /** @type {FaceCorner} */ ([point, sign > 0 ? -1 : 1]))
      .reverse();
  const skins = faces.map(({ corners, level }) => ({ corners, level, isBack: false }));
  if (isSheet) {
    for (const { corners, level } of faces) {
      skins.push({ corners: turned(corners), level: isTwisted ? level : 0, isBack: true });
    }
  }
  /** The levels of faces by their sides. @type {Map<string, number>} */
  const sides = new Map();
  for (const { corners, level } of skins) {
    corners.forEach((corner, i) => {
      sides.set(nameOf(corner, corners[(i + 1) % corners.length]), level);
    });
  }
  for (const { corners, level, isBack } of skins) {
    addFace(
      corners.map((corner) => spot(corner, level)),
      level > 0,
    );
    corners.forEach((a, i) => {
      const b = corners[(i + 1) % corners.length];
      const beside = sides.get(nameOf(b, a));
      let low = beside ?? 0;
      // Where some walls end at the height of marks, all have corners there.
      for (const high of hasMarks ? [1, 2] : [2]) {
        if (high > level || high <= low) continue;
        addFace([spot(a, low), spot(b, low), spot(b, high), spot(a, high)], true);
        low = high;
      }
      if (beside === undefined && !isBack) {
        const [c, d] = turned([a, b]);
        addFace([spot(b, 0), spot(a, 0), spot(d, 0), spot(c, 0)], false);
      }
    });
  }
  return triangles;
}

/** The directed area of a face at a distance from the surface. @param {Skin} skin @param {FaceCorner[]} corners @param {number} by */
function areaAt({ points }, corners, by) {
  const [a, b, c] = [0, 1, 2].map((i) => {
    const [point, sign] = corners[i];
    const { at, out } = points[point];
    return at.map((place, axis) => place + sign * by * out[axis]);
  });
  return cross(
    b.map((place, axis) => place - a[axis]),
    c.map((place, axis) => place - a[axis]),
  );
}

/** Whether a face looks the same way at a distance: where a surface bends inwards, it turns round far from it. @param {Skin} skin @param {FaceCorner[]} corners @param {number} by */
const isSame = (skin, corners, by) => dot(areaAt(skin, corners, 0), areaAt(skin, corners, by)) > 0;

/** Whether a sheet can be so thick. @param {Skin} skin @param {number} sheet in cells */
export const fitsSheet = (skin, sheet) =>
  !(skin.isOpen || skin.isTwisted) ||
  skin.faces.every(({ corners }) => isSame(skin, corners, skin.isTwisted ? -sheet / 2 : -sheet));

/** The greatest height of walls in cells that do not meet, as within a ring, to a few thousandths; at most `HIGHEST`. @param {Skin} skin @param {number} sheet */
export function mostWalls(skin, sheet) {
  const raised = skin.faces.filter(({ level }) => level > 0);
  const fits = (/** @type {number} */ height) => {
    const by = height + (skin.isTwisted ? sheet / 2 : 0);
    return raised.every(
      ({ corners }) => isSame(skin, corners, by) && (!skin.isTwisted || isSame(skin, corners, -by)),
    );
  };
  if (fits(HIGHEST)) return HIGHEST;
  let [low, high] = [0, HIGHEST];
  while (high - low > STEP * low + 1e-4) {
    const middle = (low + high) / 2;
    if (fits(middle)) low = middle;
    else high = middle;
  }
  return low;
}
