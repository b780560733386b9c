import { packed } from '../../looks/pixels.js';
import { clusterAt, hasStrokes, hatchingAt } from '../../looks/rock.js';

/** @import { Context } from '../context.js' */
/** @import { Fit } from '../geometry/fit.js' */
/** @import { Part } from '../paint/part.js' */

/** Clusters between two yields. */
const CLUSTERS = 2_000;
/** Pixels between two yields: some milliseconds. */
const SLICE = 60_000;

/** CSS pixels of a cell. @param {Fit} at */
const cellOf = (at) => (at.cell * at.geometry.unit) / at.ratio;

/** Whether cells are large enough for hatched rock. @param {Fit} at */
export function isHatched(at) {
  return hasStrokes(cellOf(at));
}

/**
 * Hatches the rock around the floor, in steps: clusters of parallel strokes on a shade. A cluster is what
 * is nearer to its middle than to that of any other. Fills pixels that are transparent, so that of rock
 * must be. A pixel depends on its place alone: parts of a canvas that are drawn one by one fit together.
 * Cost: O(pixels of the part); 1100 x 700 of rock take about 60 ms.
 * @param {Context} pen
 * @param {Fit} at
 * @param {(x: number, y: number, reach: number) => boolean} isNear whether a cell of floor is within reach
 *   of a point of the drawing, and one of rock as well
 * @param {{ line: string, shade: string }} colors
 * @param {Part} part
 */
export function* drawHatching(pen, at, isNear, colors, part) {
  const { box, unit: ofCell } = at.geometry;
  const unit = ofCell * at.cell;
  const look = hatchingAt(cellOf(at));
  const [side, gap, end] = [unit * look.side, unit * look.gap, unit * look.end];
  const half = (unit * look.stroke) / 2 + 0.5;
  const margin = Math.ceil(unit * look.margin);
  const left = Math.max(part.left, at.left - margin);
  const top = Math.max(part.top, at.top - margin);
  const right = Math.min(
    part.right,
    Math.ceil(at.left + (box.right - box.left) * at.cell) + margin,
  );
  const bottom = Math.min(
    part.bottom,
    Math.ceil(at.top + (box.bottom - box.top) * at.cell) + margin,
  );
  if (left >= right || top >= bottom) return;

  const firstColumn = Math.floor((left - at.left) / side) - 2;
  const firstRow = Math.floor((top - at.top) / side) - 2;
  const columns = Math.ceil((right - at.left) / side) + 2 - firstColumn;
  const rows = Math.ceil((bottom - at.top) / side) + 2 - firstRow;
  /** Of each cluster: its middle in device pixels, the direction across its strokes, whether it is drawn. */
  const [middleX, middleY, acrossX, acrossY] = [0, 1, 2, 3].map(
    () => new Float64Array(columns * rows),
  );
  const isDrawn = new Uint8Array(columns * rows);
  for (let i = 0; i < isDrawn.length; i += 1) {
    const [column, row] = [firstColumn + (i % columns), firstRow + Math.floor(i / columns)];
    const cluster = clusterAt(column, row);
    middleX[i] = at.left + cluster.x * side;
    middleY[i] = at.top + cluster.y * side;
    [acrossX[i], acrossY[i]] = [-Math.sin(cluster.angle), Math.cos(cluster.angle)];
    const reach = ofCell * cluster.reach;
    const x = box.left + (middleX[i] - at.left) / at.cell;
    const y = box.top + (middleY[i] - at.top) / at.cell;
    isDrawn[i] = isNear(x, y, reach) ? 1 : 0;
    if (i % CLUSTERS === CLUSTERS - 1) yield;
  }

  const image = pen.getImageData(left, top, right - left, bottom - top);
  const { data } = image;
  const [line, shade] = [colors.line, colors.shade].map((css) => bytesOf(packed(css)));
  for (let y = top, to = 0; y < bottom; y += 1) {
    const row = Math.floor((y + 0.5 - at.top) / side) - firstRow;
    for (let x = left; x < right; x += 1, to += 4) {
      if (data[to + 3] === 255) continue;
      const column = Math.floor((x + 0.5 - at.left) / side) - firstColumn;
      // The two nearest of the nine middles around.
      let [first, second, near, next] = [0, 0, Infinity, Infinity];
      for (let i = row - 1; i <= row + 1; i += 1) {
        for (let j = i * columns + column - 1; j <= i * columns + column + 1; j += 1) {
          const far = (middleX[j] - x - 0.5) ** 2 + (middleY[j] - y - 0.5) ** 2;
          if (far < near) {
            second = first;
            next = near;
            first = j;
            near = far;
          } else if (far < next) {
            second = j;
            next = far;
          }
        }
      }
      if (!isDrawn[first] && !isDrawn[second]) continue;
      const apart = Math.hypot(middleX[first] - middleX[second], middleY[first] - middleY[second]);
      const toEdge = (next - near) / (2 * apart);
      let cover = 1;
      if (!isDrawn[first]) cover = share(0.5 - toEdge);
      else if (!isDrawn[second]) cover = share(0.5 + toEdge);
      if (cover === 0) continue;
      const across =
        ((x + 0.5 - middleX[first]) * acrossX[first] +
          (y + 0.5 - middleY[first]) * acrossY[first]) /
        gap;
      const off = Math.abs(across - Math.round(across)) * gap;
      const ink = isDrawn[first] ? share(half - off) * share(toEdge - end + 0.5) : 0;
      // Under what is there already: the edge of a cell that is no square.
      const over = data[to + 3] / 255;
      const alpha = over + cover * (1 - over);
      for (let i = 0; i < 3; i += 1) {
        const own = shade[i] + (line[i] - shade[i]) * ink;
        data[to + i] = (data[to + i] * over + own * cover * (1 - over)) / alpha;
      }
      data[to + 3] = 255 * alpha;
    }
    if (((y - top) * (right - left)) % SLICE < right - left) yield;
  }
  pen.putImageData(image, left, top);
}

/** @param {number} value */
const share = (value) => Math.min(1, Math.max(0, value));

/** Red, green and blue of a packed pixel. @param {number} pixel */
const bytesOf = (pixel) => [pixel & 255, (pixel >> 8) & 255, (pixel >> 16) & 255];
