// STL as slicers read it: triangles in mm with z up, all parts in one file, binary or text. Sources: the
// format's description by 3D Systems (1989), and what admesh takes for correct.

import { checkMaze } from './options/maze.js';
import { printOf } from './solid/print-of.js';
import {
  koBody,
  koCell,
  koFloor,
  koHeight,
  koRadius,
  koThickness,
  printParams,
  readPrint,
} from './solid/print-params.js';
import { needsStraightTunnels } from './solid/straight-tunnels.js';
import { titleOf } from './solid/title-of.js';

/** @typedef {import('../maze/maze.js').AnyMaze} AnyMaze */
/** @typedef {import('./solid/closed.js').Solid} Solid */

/** @typedef {import('./solid/print-params.js').PrintOptions & { ascii?: boolean }} StlOptions `ascii`: a text, six
 *   times as large; false */

const params = /** @type {const} */ ([
  ...printParams,
  { id: 'ascii', kind: 'boolean', default: false, title: 'As text' },
]);

const HEADER = 80;
const TRIANGLE = 50;

/**
 * The maze as a body to print: walls on a floor plate, joined to one closed body per storey, which
 * stand beside each other. Lengths are in mm, x to the right, y to the back, z up; the header has
 * the size, which `printSize` tells before. A sphere, the surface of a cube, a torus, a cylinder and a Möbius strip
 * are printed as bodies of `radius`, with walls as ridges; with `body: false`, and on every other shape, what is
 * printed is the drawing: walls as `maze.lines`; a hole in the
 * plate where stairs lead down; and 0.6 mm high arrows for one-way passages, bars for doors, a ring on the
 * start and a square on the end. A woven maze of flat cells with straight sides has tunnels through which a ball rolls,
 * below bridges: ramps of 27 degrees lead down and up to them from the middles of the cells beside them, so that
 * tunnels are 0.35 of a cell high on squares with the usual walls. Throws a MazeError for
 * walls that close a passage, for woven mazes of other shapes, for bridges that would be too thin, and for what is
 * wider than 2 m. Cost: O(cells log cells); 10 000 cells take a few seconds.
 * @param {AnyMaze} maze
 * @param {StlOptions} [options]
 * @returns {Promise<Uint8Array>}
 */
export async function toStl(maze, options) {
  const { ascii, ...print } = readPrint('toStl', params, options);
  const known = checkMaze(maze, needsStraightTunnels);
  const { size, solids: make } = printOf(known, print);
  const { width, depth, height, parts } = size;
  const title = `${titleOf(known)}, ${width} x ${depth} x ${height} mm, parts: ${parts}`;
  const solids = await make();
  return ascii ? textOf(title, solids) : bytesOf(title, solids);
}

/**
 * The triangles of bodies in mm: a normal and three corners, as float32 holds them.
 * @param {Solid[]} solids
 * @returns {Generator<number[][]>}
 */
function* facets(solids) {
  for (const { vertices, triangles } of solids) {
    for (let i = 0; i < triangles.length; i += 3) {
      const corners = [0, 1, 2].map((j) =>
        [0, 1, 2].map((axis) => Math.fround(vertices[3 * triangles[i + j] + axis] / 1000)),
      );
      const [a, b, c] = corners;
      const [p, q] = [b, c].map((corner) => corner.map((place, axis) => place - a[axis]));
      const normal = [
        p[1] * q[2] - p[2] * q[1],
        p[2] * q[0] - p[0] * q[2],
        p[0] * q[1] - p[1] * q[0],
      ];
      const length = Math.hypot(...normal);
      yield [normal.map((part) => part / length), ...corners];
    }
  }
}

/** @param {string} title @param {Solid[]} solids */
function bytesOf(title, solids) {
  const count = solids.reduce((sum, { triangles }) => sum + triangles.length / 3, 0);
  const bytes = new Uint8Array(HEADER + 4 + TRIANGLE * count);
  bytes.set(new TextEncoder().encode(title).subarray(0, HEADER));
  const view = new DataView(bytes.buffer);
  view.setUint32(HEADER, count, true);
  let at = HEADER + 4;
  for (const facet of facets(solids)) {
    facet.flat().forEach((value, i) => {
      view.setFloat32(at + 4 * i, value, true);
    });
    at += TRIANGLE;
  }
  return bytes;
}

/** @param {string} title @param {Solid[]} solids */
function textOf(title, solids) {
  const lines = [`solid ${title}`];
  for (const [normal, ...corners] of facets(solids)) {
    lines.push(`facet normal ${normal.join(' ')}`, 'outer loop');
    for (const corner of corners) lines.push(`vertex ${corner.join(' ')}`);
    lines.push('endloop', 'endfacet');
  }
  lines.push(`endsolid ${title}`, '');
  return new TextEncoder().encode(lines.join('\n'));
}

/** @type {import('./options/row.js').FormatRow} */
export const stl = {
  id: 'stl',
  use: 'model',
  title: 'STL',
  about: 'A body of walls on a floor plate for 3D printers, in mm.',
  extension: 'stl',
  mediaType: 'model/stl',
  binary: true,
  loses: ['locks', 'keys', 'things', 'rooms', 'mazeRooms'],
  params,
  problem: needsStraightTunnels,
  write: toStl,
  ko: {
    title: 'STL',
    about: '바닥판 위에 벽을 세운 3D 프린터용 입체를 mm 단위로 내보냅니다.',
    params: {
      cell: koCell,
      thickness: koThickness,
      height: koHeight,
      floor: koFloor,
      body: koBody,
      radius: koRadius,
      ascii: { title: '텍스트로 저장' },
    },
  },
};
