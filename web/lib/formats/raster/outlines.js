/** @typedef {import('../picture/picture.js').Layer} Layer */
/** @typedef {import('./shapes.js').Shapes} Shapes */

/** Turns of less than this are mitred, as along curves; sharper ones have a round joint. */
const SMALL_TURN = Math.cos(Math.PI / 4);

/**
 * Adds the figures of a layer, or an outline per segment of its strokes and a disc per round joint.
 * @param {Layer} layer
 * @param {(x: number) => number} toX
 * @param {(y: number) => number} toY
 * @param {number} cell
 * @param {Shapes} shapes
 */
export function addShapes({ points, starts, fill, strokeWidth, cap }, toX, toY, cell, shapes) {
  const half = (strokeWidth * cell) / 2;
  /** @type {number[]} */
  const path = [];
  for (let line = 0; line + 1 < starts.length; ++line) {
    path.length = 0;
    for (let i = starts[line]; i < starts[line + 1]; ++i) {
      const x = toX(points[2 * i]);
      const y = toY(points[2 * i + 1]);
      const at = path.length;
      if (!fill && at > 0 && x === path[at - 2] && y === path[at - 1]) continue;
      path.push(x, y);
    }
    if (fill) shapes.addOutline(path);
    else addStroke(path, half, cap, shapes);
  }
}

/** @param {number[]} path @param {number} half @param {'square' | 'round'} cap @param {Shapes} shapes */
function addStroke(path, half, cap, shapes) {
  const size = path.length;
  if (size < 4) {
    if (cap === 'round') shapes.addDisc(path[0], path[1], half);
    return;
  }
  const isRing = size > 4 && path[0] === path[size - 2] && path[1] === path[size - 1];
  const longer = cap === 'square' && !isRing ? half : 0;
  let [ux, uy] = unit(path, 0);
  // From the middle of the line to its left side, where a segment begins and where it ends.
  let [fromX, fromY] = [half * uy, -half * ux];
  let [x0, y0] = [path[0] - longer * ux, path[1] - longer * uy];
  if (cap === 'round' && !isRing) shapes.addDisc(path[0], path[1], half);
  for (let i = 2; i < size; i += 2) {
    const isEnd = i + 2 === size;
    const [nextX, nextY] = isEnd ? [ux, uy] : unit(path, i);
    const isSmooth = !isEnd && ux * nextX + uy * nextY > SMALL_TURN;
    let [toX, toY] = [half * uy, -half * ux];
    if (isSmooth) {
      const [mx, my] = [ux + nextX, uy + nextY];
      const scale = (2 * half) / (mx * mx + my * my);
      [toX, toY] = [my * scale, -mx * scale];
    } else if (!isEnd || isRing || cap === 'round') shapes.addDisc(path[i], path[i + 1], half);
    const x = path[i] + (isEnd ? longer * ux : 0);
    const y = path[i + 1] + (isEnd ? longer * uy : 0);
    shapes.addOutline([
      x0 + fromX,
      y0 + fromY,
      x + toX,
      y + toY,
      x - toX,
      y - toY,
      x0 - fromX,
      y0 - fromY,
    ]);
    [x0, y0] = [x, y];
    [fromX, fromY] = isSmooth ? [toX, toY] : [half * nextY, -half * nextX];
    [ux, uy] = [nextX, nextY];
  }
}

/** The direction from a point to the next one. @param {number[]} path @param {number} i the place of its x */
function unit(path, i) {
  const [dx, dy] = [path[i + 2] - path[i], path[i + 3] - path[i + 1]];
  const length = Math.sqrt(dx * dx + dy * dy);
  return [dx / length, dy / length];
}
