/**
 * A grid of boxes: cell (x, y, z) reaches from `edges[0][x]` to `edges[0][x + 1]` and so on, and lies
 * at `data[(y * depth + z) * width + x]`, with width, height, depth = `size`. 0: empty; other values
 * are kinds of cells, which are not merged with each other. y is up.
 * @typedef {{ size: [number, number, number], edges: [ArrayLike<number>, ArrayLike<number>,
 *   ArrayLike<number>], data: Uint8Array }} SolidGrid
 */

/** Numbers per face in the list of `mergedFaces`. */
export const FACE = 7;

/**
 * The visible faces of a grid, merged to rectangles: those between a filled and an empty cell. Seven
 * numbers per face, counted in edges of the grid: side (+x, -x, +y, -y, +z, -z), value of the cells,
 * the edge in which it lies, from u, from v, to u, to v. The axes u and v are the two after the face's
 * own, in the order x, y, z, x, y. Cost: linear in the cells. Rectangles grow along u first, then v:
 * the usual greedy method, at most twice the smallest number of them.
 * @param {SolidGrid} grid
 * @param {{ hasBottom?: boolean }} [options] without a bottom: nobody sees it
 * @returns {Int32Array}
 */
export function mergedFaces({ size, data }, { hasBottom = true } = {}) {
  const steps = [1, size[0] * size[2], size[0]];
  let faces = new Int32Array(FACE * Math.min(1_024, 6 * data.length));
  let end = 0;
  const add = (/** @type {number[]} */ face) => {
    if (end + FACE > faces.length) {
      const longer = new Int32Array(faces.length * 2);
      longer.set(faces);
      faces = longer;
    }
    faces.set(face, end);
    end += FACE;
  };

  for (let axis = 0; axis < 3; axis += 1) {
    const [u, v] = [(axis + 1) % 3, (axis + 2) % 3];
    const [wide, high] = [size[u], size[v]];
    const masks = [new Uint8Array(wide * high), new Uint8Array(wide * high)];
    for (let plane = 0; plane <= size[axis]; plane += 1) {
      let found = 0;
      for (let b = 0, i = 0; b < high; b += 1) {
        let cell = plane * steps[axis] + b * steps[v];
        for (let a = 0; a < wide; a += 1, i += 1, cell += steps[u]) {
          const before = plane > 0 ? data[cell - steps[axis]] : 0;
          const after = plane < size[axis] ? data[cell] : 0;
          if ((before === 0) === (after === 0)) continue;
          masks[before === 0 ? 1 : 0][i] = before || after;
          found += 1;
        }
      }
      if (found === 0) continue;
      for (const side of [0, 1]) {
        const isHidden = !hasBottom && axis === 1 && side === 1;
        if (isHidden) masks[side].fill(0);
        else
          mergeMask(masks[side], wide, high, (value, ...rectangle) => {
            add([2 * axis + side, value, plane, ...rectangle]);
          });
      }
    }
  }
  return faces.slice(0, end);
}

/** Takes the rectangles of equal values out of a mask, which is empty then. @param {Uint8Array} mask @param {number} wide @param {number} high @param {(value: number, u0: number, v0: number, u1: number, v1: number) => void} add */
function mergeMask(mask, wide, high, add) {
  for (let b = 0; b < high; b += 1) {
    for (let a = 0; a < wide; a += 1) {
      const value = mask[b * wide + a];
      if (value === 0) continue;
      let right = a + 1;
      while (right < wide && mask[b * wide + right] === value) right += 1;
      let top = b + 1;
      while (top < high && isRow(mask, top * wide + a, top * wide + right, value)) top += 1;
      for (let row = b; row < top; row += 1) mask.fill(0, row * wide + a, row * wide + right);
      add(value, a, b, right, top);
    }
  }
}

/** @param {Uint8Array} mask @param {number} from @param {number} to @param {number} value */
function isRow(mask, from, to, value) {
  for (let i = from; i < to; i += 1) if (mask[i] !== value) return false;
  return true;
}

/**
 * The four corners of a face in edges of the grid, x y z each, counter-clockwise from outside.
 * @param {Int32Array} faces
 * @param {number} at where its numbers begin
 * @returns {[number, number, number][]}
 */
export function cornersOfFace(faces, at) {
  const [side, , plane, u0, v0, u1, v1] = faces.subarray(at, at + FACE);
  const axis = side >> 1;
  const corner = (/** @type {number} */ u, /** @type {number} */ v) => {
    const place = /** @type {[number, number, number]} */ ([0, 0, 0]);
    place[axis] = plane;
    place[(axis + 1) % 3] = u;
    place[(axis + 2) % 3] = v;
    return place;
  };
  const corners = [corner(u0, v0), corner(u1, v0), corner(u1, v1), corner(u0, v1)];
  return side % 2 === 0 ? corners : corners.reverse();
}
