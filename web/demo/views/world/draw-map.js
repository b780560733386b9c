import { color, themeNow } from '../../ui/theme.js';
import { drawPatch } from './draw-patch.js';
import { PATCH } from './patches.js';
import { drawRegions } from './regions.js';
import { drawSeams } from './seams.js';

/** CSS pixels per cell at which cells begin to appear, and at which they are fully visible. */
const FAINT = 2;
const FULL = 4;
/** Device pixels per cell from which walls are drawn one by one; below, patches are images. */
const SINGLE = 12;
/** Pixels per cell of these images. */
const IMAGE_SCALES = [4, 8, 12];
const MAX_WALL = 8;

/** @typedef {import('../../camera/camera.js').Camera} Camera */

/** Opacity of the cells, from 0 to 1. @param {number} scale CSS pixels per cell */
export const nearness = (scale) => Math.min(1, Math.max(0, (scale - FAINT) / (FULL - FAINT)));

/** Device pixels of a wall. @param {number} cell device pixels @param {number} ratio */
export const wallWidth = (cell, ratio) =>
  Math.max(1, Math.round(Math.min(cell * 0.12, MAX_WALL * ratio)));

/** The colours of the current theme. */
export const colorsNow = () =>
  Object.fromEntries(
    ['paper', 'floor', 'rock', 'hall', 'ink', 'accent', 'second', 'mark'].map((name) => [
      name,
      color(name),
    ]),
  );

/** The visible patches, the nearest to the middle first. @param {Camera} camera @param {import('./cells.js').WorldCells} cells */
export function patchesIn({ x, y, scale, width, height }, { bounds }) {
  const range = (/** @type {number} */ middle, /** @type {number} */ size) => [
    Math.floor(Math.max(bounds.first, middle - size / scale / 2) / PATCH),
    Math.floor((Math.min(bounds.end, middle + size / scale / 2) - 0.001) / PATCH),
  ];
  const [[left, right], [top, bottom]] = [range(x, width), range(y, height)];
  const found = [];
  for (let py = top; py <= bottom; py += 1) {
    for (let px = left; px <= right; px += 1) found.push({ px, py });
  }
  const distance = (/** @type {{ px: number, py: number }} */ { px, py }) =>
    Math.hypot((px + 0.5) * PATCH - x, (py + 0.5) * PATCH - y);
  return found.sort((a, b) => distance(a) - distance(b));
}

/**
 * Draws a part of a world: ground, seams and, at large scales, cells. Patches that are not in memory
 * are made while `hasTime` returns true.
 * @param {CanvasRenderingContext2D} pen
 * @param {Camera} camera
 * @param {number} ratio device pixels per CSS pixel
 * @param {{ patches: import('./patches.js').WorldPatches,
 *   seams: ReturnType<typeof import('./seams.js').createSeams>,
 *   images: import('./patch-images.js').PatchImages, colors: Record<string, string> }} world
 * @param {() => boolean} hasTime
 * @returns {boolean} whether everything is drawn
 */
export function paintWorld(pen, camera, ratio, { patches, seams, images, colors }, hasTime) {
  const { cells } = patches;
  const near = nearness(camera.scale);
  const scale = camera.scale * ratio;
  const [midX, midY] = [camera.width, camera.height].map((size) => Math.round((size * ratio) / 2));
  const toX = (/** @type {number} */ x) => midX + Math.round((x - camera.x) * scale);
  const toY = (/** @type {number} */ y) => midY + Math.round((y - camera.y) * scale);
  const { width, height } = pen.canvas;
  const clip = (/** @type {number} */ value, /** @type {number} */ most) =>
    Math.min(most + 8, Math.max(-8, value));
  pen.fillStyle = colors.paper;
  pen.fillRect(0, 0, width, height);
  const { first, end } = cells.bounds;
  const box = [clip(toX(first), width), clip(toY(first), height)];
  box.push(clip(toX(end), width) - box[0], clip(toY(end), height) - box[1]);
  pen.fillStyle = colors.floor;
  pen.fillRect(box[0], box[1], box[2], box[3]);

  let whole = true;
  if (near > 0) {
    pen.globalAlpha = near;
    for (const { px, py } of patchesIn(camera, cells)) {
      const patch = patches.known(px, py) ?? patches.make(px, py, hasTime);
      if (!patch) {
        whole = false;
        continue;
      }
      if (scale >= SINGLE)
        drawPatch(pen, patch, { toX, toY, wall: wallWidth(scale, ratio), colors });
      else {
        const cell = /** @type {number} */ (IMAGE_SCALES.find((size) => size >= scale));
        const image = images.of(px, py, patch, cell, colors, hasTime);
        const [left, top] = [toX(patch.left), toY(patch.top)];
        if (!image) whole = false;
        else
          pen.drawImage(
            image,
            left,
            top,
            toX(patch.left + PATCH) - left,
            toY(patch.top + PATCH) - top,
          );
      }
    }
    pen.globalAlpha = 1;
  }
  const { chunkSize } = cells.world;
  drawRegions(pen, cells.bounds, camera, { chunkSize, near, toX, toY, theme: themeNow() });
  if (!cells.isDungeon || near < 1) {
    const wall = wallWidth(scale, ratio);
    const color = colors.ink;
    const style = cells.isDungeon
      ? { chunkSize, color, wall, near: 0, share: 1 - near }
      : { chunkSize, color, wall, near, share: 1 };
    drawSeams(pen, camera, ratio, seams.in(camera), style);
  }
  pen.strokeStyle = colors.ink;
  pen.lineWidth = Math.max(2 * ratio, near * wallWidth(scale, ratio));
  pen.strokeRect(box[0], box[1], box[2], box[3]);
  return whole;
}
