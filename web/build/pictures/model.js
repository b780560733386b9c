/**
 * A printed model for the READMEs: the triangles of `toStl` under one light, with the shadows that walls cast.
 */
import { toStl } from 'mazewright/formats';
import { PNG } from 'pngjs';

/** @typedef {[number, number, number]} Vector */
/** A surface seen from one side: across, down, and how near each pixel is. @typedef {{ size: number[], depth: Float32Array, face: Int32Array, project(point: Vector): Vector }} View */

const SIZE = [720, 560];
/** Samples per pixel and side. */
const SAMPLES = 2;
const SHADOW = 1_800;
/** Turn and tilt of the eye and of the light, in radians. */
const EYE = [0.35, 0.98];
const LIGHT = [-0.75, 1.02];
/** Red, green and blue: those that `to3mf` gives floors and walls, and the page. */
const FLOOR = [232, 216, 176];
const WALL = [59, 91, 146];
const PAPER = [245, 240, 229];
/** The colours of a pixel are rounded to this: a PNG of few colours is small. */
const ROUND = 6;
/** In millimetres. */
const PLATE = 2;
const PRINT = { cell: 10, thickness: 1.8, height: 6, floor: PLATE };
/** A sample that is so far behind what the light meets is in the shadow, in millimetres. */
const BIAS = 0.35;

/** The corners of the triangles of a binary STL file. @param {Uint8Array} stl */
function trianglesOf(stl) {
  const view = new DataView(stl.buffer, stl.byteOffset);
  return Array.from({ length: view.getUint32(80, true) }, (_, i) =>
    [0, 1, 2].map((corner) => {
      const at = 84 + 50 * i + 12 * (corner + 1);
      const number = (/** @type {number} */ axis) => view.getFloat32(at + 4 * axis, true);
      return /** @type {Vector} */ ([number(0), number(1), number(2)]);
    }),
  );
}

/** The direction of a turn and tilt, towards the eye or the light. @param {number[]} angles @returns {Vector} */
const towards = ([turn, tilt]) => [
  Math.sin(turn) * Math.cos(tilt),
  -Math.cos(turn) * Math.cos(tilt),
  Math.sin(tilt),
];

/** @param {Vector} a @param {Vector} b */
const dot = (a, b) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** The normal of a triangle, of length 1. @param {Vector[]} triangle @returns {Vector} */
function normalOf([a, b, c]) {
  const [u, v] = [b, c].map((point) => point.map((value, axis) => value - a[axis]));
  const normal = [u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]];
  const length = Math.hypot(...normal) || 1;
  return /** @type {Vector} */ (normal.map((value) => value / length));
}

/** All triangles as seen from a direction, fitted to a size. @param {Vector[][]} triangles @param {number[]} angles @param {number[]} size @returns {View} */
function viewOf(triangles, angles, size) {
  const [turn, tilt] = angles;
  const turned = (/** @type {Vector} */ [x, y, z]) => {
    const [right, back] = [
      x * Math.cos(turn) + y * Math.sin(turn),
      -x * Math.sin(turn) + y * Math.cos(turn),
    ];
    return [
      right,
      -(back * Math.sin(tilt) + z * Math.cos(tilt)),
      z * Math.sin(tilt) - back * Math.cos(tilt),
    ];
  };
  const all = triangles.flat().map(turned);
  const low = [0, 1].map((axis) => Math.min(...all.map((point) => point[axis])));
  const high = [0, 1].map((axis) => Math.max(...all.map((point) => point[axis])));
  const scale = 0.94 * Math.min(...[0, 1].map((axis) => size[axis] / (high[axis] - low[axis])));
  const project = (/** @type {Vector} */ point) => {
    const [x, y, near] = turned(point);
    const place = (/** @type {number} */ value, /** @type {0 | 1} */ axis) =>
      size[axis] / 2 + scale * (value - (low[axis] + high[axis]) / 2);
    return /** @type {Vector} */ ([place(x, 0), place(y, 1), near]);
  };
  const view = {
    size,
    depth: new Float32Array(size[0] * size[1]).fill(Number.NEGATIVE_INFINITY),
    face: new Int32Array(size[0] * size[1]).fill(-1),
    project,
  };
  triangles.forEach((triangle, i) => {
    drawTriangle(view, triangle.map(project), i);
  });
  return view;
}

/** @param {View} view @param {Vector[]} corners @param {number} index */
function drawTriangle({ size: [width, height], depth, face }, [a, b, c], index) {
  const area = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
  if (area === 0) return;
  const range = (/** @type {0 | 1} */ axis, /** @type {number} */ most) => [
    Math.max(0, Math.floor(Math.min(a[axis], b[axis], c[axis]))),
    Math.min(most - 1, Math.ceil(Math.max(a[axis], b[axis], c[axis]))),
  ];
  const [[left, right], [top, bottom]] = [range(0, width), range(1, height)];
  for (let y = top; y <= bottom; y += 1) {
    for (let x = left; x <= right; x += 1) {
      const [px, py] = [x + 0.5, y + 0.5];
      const v = ((px - a[0]) * (c[1] - a[1]) - (py - a[1]) * (c[0] - a[0])) / area;
      const w = ((b[0] - a[0]) * (py - a[1]) - (b[1] - a[1]) * (px - a[0])) / area;
      if (v < 0 || w < 0 || v + w > 1) continue;
      const near = a[2] + v * (b[2] - a[2]) + w * (c[2] - a[2]);
      const at = y * width + x;
      if (near <= depth[at]) continue;
      depth[at] = near;
      face[at] = index;
    }
  }
}

/** The colour of each sample. @param {Vector[][]} triangles */
function samplesOf(triangles) {
  const size = SIZE.map((side) => side * SAMPLES);
  const seen = viewOf(triangles, EYE, size);
  const lit = viewOf(triangles, LIGHT, [SHADOW, SHADOW]);
  const light = towards(LIGHT);
  const faces = triangles.map((triangle) => ({
    triangle,
    corners: triangle.map(seen.project),
    color: triangle.every(([, , z]) => z <= PLATE + BIAS) ? FLOOR : WALL,
    share: Math.max(0, dot(normalOf(triangle), light)),
  }));
  const colorAt = (/** @type {number} */ face, /** @type {number} */ at) => {
    if (face < 0) return PAPER;
    const { corners, triangle, color, share } = faces[face];
    const place = pointAt(corners, triangle, (at % size[0]) + 0.5, Math.floor(at / size[0]) + 0.5);
    const [x, y, near] = lit.project(place);
    const isLit = near > lit.depth[Math.floor(y) * SHADOW + Math.floor(x)] - BIAS;
    const brightness = 0.5 + (isLit ? 0.55 * share : 0);
    return color.map((part) => Math.min(255, part * brightness));
  };
  return { width: size[0], colors: Array.from(seen.face, colorAt) };
}

/** The point of a triangle that is seen at a place. @param {Vector[]} corners as seen @param {Vector[]} triangle @param {number} x @param {number} y */
function pointAt([a, b, c], triangle, x, y) {
  const area = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
  const v = ((x - a[0]) * (c[1] - a[1]) - (y - a[1]) * (c[0] - a[0])) / area;
  const w = ((b[0] - a[0]) * (y - a[1]) - (b[1] - a[1]) * (x - a[0])) / area;
  return /** @type {Vector} */ (
    [0, 1, 2].map(
      (axis) =>
        triangle[0][axis] +
        v * (triangle[1][axis] - triangle[0][axis]) +
        w * (triangle[2][axis] - triangle[0][axis]),
    )
  );
}

/** The picture of a maze as it comes out of a 3D printer. @param {any} maze */
export async function modelPicture(maze) {
  const samples = samplesOf(trianglesOf(await toStl(maze, PRINT)));
  const [width, height] = SIZE;
  const picture = new PNG({ width, height });
  for (let at = 0; at < width * height; at += 1) {
    const [x, y] = [(at % width) * SAMPLES, Math.floor(at / width) * SAMPLES];
    const own = Array.from({ length: SAMPLES * SAMPLES }, (_, i) => {
      const row = y + Math.floor(i / SAMPLES);
      return samples.colors[row * samples.width + x + (i % SAMPLES)];
    });
    const mean = [0, 1, 2].map((channel) => {
      const sum = own.reduce((total, color) => total + color[channel], 0);
      return Math.min(255, Math.round(sum / own.length / ROUND) * ROUND);
    });
    picture.data.set([...mean, 255], 4 * at);
  }
  return picture;
}
