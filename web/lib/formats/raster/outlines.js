/** @typedef {import('../picture/picture.js').Layer} Layer */

/** Turns of less than this are mitred, as along curves; sharper ones have a round joint. */
const SMALL_TURN = Math.cos(Math.PI / 4);

/**
 * The closed outlines of a layer in pixels, those of strokes included. They may overlap.
 * @param {Layer} layer
 * @param {(x: number) => number} toX
 * @param {(y: number) => number} toY
 * @param {number} cell
 * @param {(outline: number[]) => void} emit
 */
export function outlinesOf({ points, starts, fill, strokeWidth, cap }, toX, toY, cell, emit) {
  const half = (strokeWidth * cell) / 2;
  for (let line = 0; line + 1 < starts.length; ++line) {
    /** @type {number[]} */
    const path = [];
    for (let i = starts[line]; i < starts[line + 1]; ++i) {
      const [x, y] = [toX(points[2 * i]), toY(points[2 * i + 1])];
      const at = path.length;
      if (!fill && at > 0 && x === path[at - 2] && y === path[at - 1]) continue;
      path.push(x, y);
    }
    if (fill) emit(path);
    else strokePath(path, half, cap, emit);
  }
}

/** @param {number[]} path @param {number} half @param {'square' | 'round'} cap @param {(outline: number[]) => void} emit */
function strokePath(path, half, cap, emit) {
  const count = path.length / 2;
  if (count < 2) {
    if (cap === 'round') emit(circle(path[0], path[1], half));
    return;
  }
  const isRing = path[0] === path[2 * count - 2] && path[1] === path[2 * count - 1] && count > 2;
  /** Unit vectors of the segments. */
  const along = Array.from({ length: count - 1 }, (_, i) => {
    const [dx, dy] = [path[2 * i + 2] - path[2 * i], path[2 * i + 3] - path[2 * i + 1]];
    const length = Math.hypot(dx, dy);
    return [dx / length, dy / length];
  });
  let first = 0;
  for (let i = 0; i < count - 1; ++i) {
    const next = along[i + 1];
    const isEnd = i === count - 2;
    if (!isEnd && along[i][0] * next[0] + along[i][1] * next[1] > SMALL_TURN) continue;
    const square = cap === 'square' && !isRing ? half : 0;
    emit(band(path, along, first, i, half, first === 0 ? square : 0, isEnd ? square : 0));
    if (!isEnd || isRing || cap === 'round') emit(circle(path[2 * i + 2], path[2 * i + 3], half));
    first = i + 1;
  }
  if (cap === 'round' && !isRing) emit(circle(path[0], path[1], half));
}

/**
 * The outline of the segments `first` to `last`, longer by `before` and `after` at its ends.
 * @param {number[]} path @param {number[][]} along @param {number} first @param {number} last
 * @param {number} half @param {number} before @param {number} after
 */
function band(path, along, first, last, half, before, after) {
  /** @type {number[]} */
  const left = [];
  /** @type {number[]} */
  const right = [];
  for (let i = first; i <= last + 1; ++i) {
    const [a, b] = [along[Math.max(first, i - 1)], along[Math.min(last, i)]];
    const [mx, my] = [a[0] + b[0], a[1] + b[1]];
    const scale = (2 * half) / (mx * mx + my * my);
    const shift = i === first ? -before : i === last + 1 ? after : 0;
    const [x, y] = [path[2 * i] + shift * a[0], path[2 * i + 1] + shift * a[1]];
    left.push(x + my * scale, y - mx * scale);
    right.push(y + mx * scale, x - my * scale); // Reversed as a whole, so y comes first.
  }
  return [...left, ...right.reverse()];
}

/** @param {number} x @param {number} y @param {number} radius */
function circle(x, y, radius) {
  const count = Math.max(8, Math.ceil(4 * Math.sqrt(radius)) * 4);
  return Array.from({ length: 2 * count }, (_, i) => {
    const angle = (Math.PI * (i >> 1) * 2) / count;
    return i % 2 ? y + radius * Math.sin(angle) : x + radius * Math.cos(angle);
  });
}
