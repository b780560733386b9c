/** CSS pixels of a node at which its seams begin to appear, and at which they are fully visible. */
const FAINT = 32;
const FULL = 64;
/** Margin around the view, in parts of it, whose seams are known in advance, so that most moves need no query. */
const AHEAD = 0.25;
/** Width of a seam in CSS pixels, by the size of its node. */
const WIDTHS = [
  { from: 1_000, width: 3 },
  { from: 250, width: 2 },
  { from: 0, width: 1 },
];
/** CSS pixels of the opening at a door, so that it stays visible. */
const MIN_OPENING = 8;

/** Opacity of the seams of a node, from 0 to 1. @param {number} size of the node in CSS pixels */
const strengthOf = (size) => Math.min(1, Math.max(0, (size - FAINT) / (FULL - FAINT)));

/** @typedef {import('../../camera/camera.js').Camera} Camera */
/** @typedef {ReturnType<import('mazewright/dungeons').World['seamsIn']>} Seams */

/** The seams that a map shows; queries the world only when the map leaves the known area. @param {import('./cells.js').WorldCells} cells */
export function createSeams({ world, bounds }) {
  const top = world.levels ?? Math.floor(Math.log2(bounds.end / world.chunkSize));
  /** @type {{ area: number[], level: number, seams: Seams } | null} */
  let known = null;
  return {
    /** @param {Camera} camera @returns {Seams} */
    in(camera) {
      const { x, y, scale, width, height } = camera;
      const level = Math.max(1, Math.floor(Math.log2(FAINT / (world.chunkSize * scale))) + 1);
      if (level > top) return [];
      const [wide, high] = [width / scale / 2, height / scale / 2];
      const seen = [x - wide, y - high, x + wide, y + high];
      const isKnown = known?.area.every((/** @type {number} */ side, /** @type {number} */ i) =>
        i < 2 ? side <= Math.max(bounds.first, seen[i]) : side >= Math.min(bounds.end, seen[i]),
      );
      if (!known || !isKnown || known.level !== level) {
        const more = 1 + 2 * AHEAD;
        const low = (/** @type {number} */ side) => Math.max(bounds.first, Math.floor(side));
        const high2 = (/** @type {number} */ side) => Math.min(bounds.end, Math.ceil(side));
        const area = [
          low(x - wide * more),
          low(y - high * more),
          high2(x + wide * more),
          high2(y + high * more),
        ];
        const [left, up, right, down] = area;
        const place = { x: left, y: up, width: right - left, height: down - up };
        known = { area, level, seams: world.seamsIn(place, level) };
      }
      return known.seams;
    },
  };
}

/**
 * Draws seams as bars with an opening at the door. Seams of the lowest level fade in.
 * @param {CanvasRenderingContext2D} pen
 * @param {Camera} camera
 * @param {number} ratio device pixels per CSS pixel
 * @param {Seams} seams
 * @param {{ chunkSize: number, color: string, wall: number, near: number, share: number }} style `wall`: device pixels
 *   of walls of cells; `near`: opacity of cells, from 0 to 1; `share`: opacity of seams
 */
export function drawSeams(pen, camera, ratio, seams, { chunkSize, color, wall, near, share }) {
  const scale = camera.scale * ratio;
  const left = Math.round((camera.width * ratio) / 2);
  const top = Math.round((camera.height * ratio) / 2);
  const toX = (/** @type {number} */ x) => left + Math.round((x - camera.x) * scale);
  const toY = (/** @type {number} */ y) => top + Math.round((y - camera.y) * scale);
  pen.fillStyle = color;
  for (const { level, x, y, length, upright, door } of seams) {
    const size = chunkSize * 2 ** level * camera.scale;
    const { width: far } = WIDTHS.find(({ from }) => size >= from) ?? WIDTHS[WIDTHS.length - 1];
    const width = Math.max(1, Math.round(far * ratio * (1 - near) + wall * near));
    const half = Math.floor(width / 2);
    pen.globalAlpha = share * Math.max(near, strengthOf(size));
    const bar = (/** @type {number} */ from, /** @type {number} */ to) => {
      if (to <= from) return;
      const end = upright ? toY(y) : toX(x);
      const start = end + from - (from === 0 ? half : 0);
      const long = to - from + (from === 0 ? half : 0);
      if (upright) pen.fillRect(toX(x) - half, start, width, long);
      else pen.fillRect(start, toY(y) - half, long, width);
    };
    const long = upright ? toY(y + length) - toY(y) : toX(x + length) - toX(x);
    if (door === null) {
      bar(0, long);
      continue;
    }
    const exact = [door, door + 1].map((cell) =>
      upright ? toY(y + cell) - toY(y) : toX(x + cell) - toX(x),
    );
    const least = Math.min(MIN_OPENING * ratio, long * 0.5) * (1 - near);
    const more = Math.max(0, Math.round((least - (exact[1] - exact[0])) / 2));
    bar(0, exact[0] - more + (near === 1 ? width - half : 0));
    bar(exact[1] + more - (near === 1 ? half : 0), long);
  }
  pen.globalAlpha = 1;
}
