import { ClampToEdgeWrapping, LinearFilter } from 'three';
import { dataTexture } from '../look/data-texture.js';

/** Shares of the light of the sky that is lost far from and close to what stands there. */
const WIDE = 0.42;
const TIGHT = 0.4;
/** Units of length from which walls take that light. */
const REACH = { wide: 1.1, tight: 0.22 };
/** Softness of the edges of what stands there, for edges that catch the light, in units. */
const RIM = 0.07;
/** Where the sun stands: on the left, on the side of whoever looks, who sees the light sides of walls. */
export const SUN = [-0.38, 0.88, 0.27];
/** Directions from which the sun shines, in parts of its direction: it is no point. */
const SPREAD = [-0.12, -0.04, 0.04, 0.12];
/** Shadows are told apart down to so far below the ground, in heights of the walls. */
export const BELOW = 0.25;
/** Where the edge of a shadow is soft, in heights of the walls. */
const EDGE = 0.24;

/**
 * What stands on flat ground, as heights of a raster in rows.
 * @typedef {{ left: number, top: number, width: number, height: number, texels: number,
 *   heights: Float32Array }} Relief place and size in units of length, texels per unit, and a height per texel
 */

/**
 * The light on flat ground and on what stands on it, baked: the share of the sky that is seen from the
 * ground, how high the shadow of the sun reaches, from BELOW the ground (0) to the top of the walls (1), how much
 * of it falls on the ground, and softly what stands there. Cost: linear in the texels, 60 ns each.
 * @param {Relief} relief
 * @param {number} wallHeight in units, the height of the walls
 * @returns {Record<'sky' | 'shadow' | 'shade' | 'standing', Float32Array>} numbers from 0 to 1 per texel
 */
export function bakedLight({ width, height, texels, heights }, wallHeight) {
  const [columns, rows] = [Math.round(width * texels), Math.round(height * texels)];
  const standing = heights.map((each) => Math.min(1, each / wallHeight));
  const wide = standing.slice();
  const tight = standing.slice();
  for (let round = 0; round < 2; round += 1) {
    blur(wide, columns, rows, Math.max(1, Math.round((REACH.wide * texels) / 2)));
    blur(tight, columns, rows, Math.max(1, Math.round((REACH.tight * texels) / 2)));
  }
  const sky = wide.map((share, i) => (1 - WIDE * share) * (1 - TIGHT * tight[i]));
  const shadow = shadowOf(heights, columns, rows, { texels, wallHeight });
  blur(standing, columns, rows, Math.max(1, Math.round(RIM * texels)));
  const shade = shadow.map((reach) => {
    const share = Math.min(1, Math.max(0, (reach * (1 + BELOW) - BELOW) / EDGE));
    return share * share * (3 - 2 * share);
  });
  // Sums of rounded numbers leave the range by their last digits.
  for (const list of [sky, shadow, standing]) {
    for (let i = 0; i < list.length; i += 1) list[i] = Math.max(0, Math.min(1, list[i]));
  }
  return { sky, shadow, shade, standing };
}

/**
 * How high the shadow reaches, as parts of the walls' height from -BELOW to 1 on 0 to 1: the mean of several
 * directions, as the sun is no point.
 * @param {Float32Array} heights
 * @param {number} columns
 * @param {number} rows
 * @param {{ texels: number, wallHeight: number }} scale
 */
function shadowOf(heights, columns, rows, { texels, wallHeight }) {
  // The shadow goes from column to column: these lie in memory one after the other.
  const upright = transposed(heights, columns, rows);
  const reached = new Float32Array(heights.length);
  for (const turn of SPREAD) {
    addShadow(reached, upright, columns, rows, { texels, wallHeight, turn });
  }
  return transposed(reached, rows, columns);
}

/**
 * Adds the shadow in one direction: it goes down from column to column away from the sun, and blurs on its way as
 * that of a wide light does.
 * @param {Float32Array} reached in columns
 * @param {Float32Array} heights in columns
 * @param {number} columns
 * @param {number} rows
 * @param {{ texels: number, wallHeight: number, turn: number }} sun
 */
function addShadow(reached, heights, columns, rows, { texels, wallHeight, turn }) {
  const [x, y] = [-SUN[0], -SUN[2] + turn * SUN[0]];
  const slope = Math.abs(y / x);
  const side = Math.sign(y);
  const drop = (Math.hypot(1, slope) * SUN[1]) / Math.hypot(x, y) / texels;
  const least = -BELOW * wallHeight;
  const share = 1 / (SPREAD.length * (1 + BELOW) * wallHeight);
  // A texel more at both ends, in which no shadow is.
  let before = new Float32Array(rows + 2).fill(least);
  let now = new Float32Array(rows + 2).fill(least);
  for (let column = 0, at = 0; column < columns; column += 1) {
    for (let row = 1; row <= rows; row += 1, at += 1) {
      const straight = before[row];
      const from = straight + (before[row - side] - straight) * slope - drop;
      const own = heights[at] > 0 ? heights[at] : least;
      const reach = Math.max(own, from);
      now[row] = reach;
      reached[at] += (reach - least) * share;
    }
    [before, now] = [now, before];
  }
}

/** An image with rows and columns exchanged, in blocks that fit a cache. @param {Float32Array} image @param {number} columns @param {number} rows */
function transposed(image, columns, rows) {
  const block = 32;
  const result = new Float32Array(image.length);
  for (let top = 0; top < rows; top += block) {
    for (let left = 0; left < columns; left += block) {
      const [bottom, right] = [Math.min(rows, top + block), Math.min(columns, left + block)];
      for (let y = top; y < bottom; y += 1) {
        for (let x = left; x < right; x += 1) result[x * rows + y] = image[y * columns + x];
      }
    }
  }
  return result;
}

/**
 * The baked light as a texture: red is the sky, green the shadow, blue what stands there.
 * @param {Relief} relief
 * @param {number} wallHeight
 */
function lightTexture(relief, wallHeight) {
  const { sky, shadow, standing } = bakedLight(relief, wallHeight);
  const pixels = new Uint8Array(4 * sky.length);
  for (let i = 0; i < sky.length; i += 1) {
    pixels[4 * i] = 255 * sky[i];
    pixels[4 * i + 1] = 255 * Math.min(1, shadow[i]);
    pixels[4 * i + 2] = 255 * standing[i];
    pixels[4 * i + 3] = 255;
  }
  const columns = Math.round(relief.width * relief.texels);
  return dataTexture(pixels, columns, sky.length / columns, ClampToEdgeWrapping, LinearFilter);
}
/**
 * The baked light of a relief, as materials take it.
 * @param {Relief} relief
 * @param {number} wallHeight
 */
export function fieldOf(relief, wallHeight) {
  const { left, top, width, height, texels } = relief;
  const map = lightTexture(relief, wallHeight);
  return { map, box: [left, top, width, height], texels, wallHeight };
}

/** Shows the light of a field in another one of the same size. @param {ReturnType<typeof fieldOf>} to @param {ReturnType<typeof fieldOf>} from */
export function copyLight({ map }, from) {
  /** @type {Uint8Array} */ (map.image.data).set(/** @type {Uint8Array} */ (from.map.image.data));
  map.needsUpdate = true;
}

/** Blurs an image in place: each value becomes the mean of a square around it. @param {Float32Array} image @param {number} columns @param {number} rows @param {number} radius */
function blur(image, columns, rows, radius) {
  const line = new Float32Array(columns + 2 * radius + 1);
  const share = 1 / (2 * radius + 1);
  for (let row = 0; row < rows; row += 1) {
    const from = row * columns;
    line.fill(image[from], 0, radius);
    line.set(image.subarray(from, from + columns), radius);
    line.fill(image[from + columns - 1], radius + columns);
    let sum = 0;
    for (let i = 0; i < 2 * radius + 1; i += 1) sum += line[i];
    for (let i = 0; i < columns; i += 1) {
      image[from + i] = sum * share;
      sum += line[i + 2 * radius + 1] - line[i];
    }
  }
  // Row by row here too, with a sum per column.
  const source = image.slice();
  const sums = new Float64Array(columns);
  const rowAt = (/** @type {number} */ row) => Math.min(rows - 1, Math.max(0, row)) * columns;
  for (let row = -radius; row <= radius; row += 1) {
    const from = rowAt(row);
    for (let i = 0; i < columns; i += 1) sums[i] += source[from + i];
  }
  for (let row = 0; row < rows; row += 1) {
    const [to, leaves, enters] = [row * columns, rowAt(row - radius), rowAt(row + radius + 1)];
    for (let i = 0; i < columns; i += 1) {
      image[to + i] = sums[i] * share;
      sums[i] += source[enters + i] - source[leaves + i];
    }
  }
}
