// 3MF as slicers read it: a zip of XML with an object per plate and a colour per triangle. Source: 3MF Core
// Specification 1.4.0 (3MF Consortium).

import { bodyColor } from '../looks/body-colors.js';
import { palettes } from '../looks/palette.js';
import { loaded } from '../util/load-part.js';
import { checkMaze } from './options/maze.js';
import { fullColor } from './solid/full-color.js';
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

/**
 * @typedef {import('./solid/print-params.js').PrintOptions & {
 *   floorColor?: string, wallColor?: string
 * }} ThreeMfOptions `floorColor` of the plates, '#fffdf8'; `wallColor` of walls and marks, '#cbc3b4': # and
 *   hexadecimal digits
 */

const params = /** @type {const} */ ([
  ...printParams,
  {
    id: 'floorColor',
    kind: 'color',
    default: bodyColor(palettes.light, 'ground'),
    title: 'Floor color',
  },
  {
    id: 'wallColor',
    kind: 'color',
    default: bodyColor(palettes.light, 'wall'),
    title: 'Wall color',
  },
]);

const CORE = 'http://schemas.microsoft.com/3dmanufacturing/core/2015/02';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const MODEL_TYPE = 'application/vnd.ms-package.3dmanufacturing-3dmodel+xml';
const XML = '<?xml version="1.0" encoding="UTF-8"?>\n';

const CONTENT_TYPES = `${XML}<Types xmlns="${PACKAGE}/content-types">
<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>
<Default Extension="model" ContentType="${MODEL_TYPE}"/>
</Types>
`;
const RELATIONSHIPS = `${XML}<Relationships xmlns="${PACKAGE}/relationships">
<Relationship Target="/3D/3dmodel.model" Id="rel0" Type="http://schemas.microsoft.com/3dmanufacturing/2013/01/3dmodel"/>
</Relationships>
`;

/** Of the two materials: their places in the list. */
const [FLOOR, WALLS] = [0, 1];
/** Zip has no time before 1980; always the same bytes. */
const MODIFIED = new Date(1980, 0, 1);

/**
 * The body that `toStl` writes as a 3MF file: an object per storey, the plate in one colour and walls
 * and marks in another, lengths in mm. Title and size are in the metadata; `printSize` tells the size before. Throws a
 * MazeError for walls that close a passage, and for what is wider than 2 m. Cost: O(cells log cells).
 * @param {AnyMaze} maze
 * @param {ThreeMfOptions} [options]
 * @returns {Promise<Uint8Array>}
 */
export async function to3mf(maze, options) {
  const { floorColor, wallColor, ...print } = readPrint('to3mf', params, options);
  const known = checkMaze(maze, needsStraightTunnels);
  const { size, solids: make } = printOf(known, print);
  const [solids, { strToU8, zipSync }] = await Promise.all([make(), loaded(import('fflate'))]);
  const { width, depth, height, parts } = size;
  const model = `${XML}<model unit="millimeter" xml:lang="en-US" xmlns="${CORE}">
<metadata name="Title">${titleOf(known)}</metadata>
<metadata name="Description">${width} x ${depth} x ${height} mm, parts: ${parts}</metadata>
<metadata name="Application">mazewright</metadata>
<resources>
<basematerials id="1">
<base name="Floor" displaycolor="${fullColor(floorColor)}"/>
<base name="Walls" displaycolor="${fullColor(wallColor)}"/>
</basematerials>
${solids.map((solid, i) => objectOf(solid, i, nameOf(known, i, solids.length))).join('\n')}
</resources>
<build>
${solids.map((_, i) => `<item objectid="${i + 2}"/>`).join('\n')}
</build>
</model>
`;
  return zipSync(
    {
      '[Content_Types].xml': strToU8(CONTENT_TYPES),
      '_rels/.rels': strToU8(RELATIONSHIPS),
      '3D/3dmodel.model': strToU8(model),
    },
    { mtime: MODIFIED },
  );
}

/** @param {import('./options/maze.js').Maze} maze @param {number} i @param {number} count */
function nameOf({ levels }, i, count) {
  if (count === 1) return 'Maze';
  return count === levels ? `Storey ${i + 1}` : `Part ${i + 1}`;
}

/** A plate with its walls; object ids follow that of the materials. @param {Solid} solid @param {number} i @param {string} name */
function objectOf({ vertices, triangles, raised }, i, name) {
  const lines = [
    `<object id="${i + 2}" type="model" name="${name}" pid="1" pindex="${FLOOR}">`,
    '<mesh>',
    '<vertices>',
  ];
  for (let at = 0; at < vertices.length; at += 3) {
    const [x, y, z] = [0, 1, 2].map((axis) => vertices[at + axis] / 1000);
    lines.push(`<vertex x="${x}" y="${y}" z="${z}"/>`);
  }
  lines.push('</vertices>', '<triangles>');
  for (let at = 0; at < triangles.length; at += 3) {
    const [a, b, c] = [triangles[at], triangles[at + 1], triangles[at + 2]];
    const material = raised[at / 3] ? WALLS : FLOOR;
    lines.push(`<triangle v1="${a}" v2="${b}" v3="${c}" pid="1" p1="${material}"/>`);
  }
  lines.push('</triangles>', '</mesh>', '</object>');
  return lines.join('\n');
}

/** @type {import('./options/row.js').FormatRow} */
export const threeMf = {
  id: '3mf',
  use: 'model',
  title: '3MF',
  about: 'A body in two colors for 3D printers, with its units and parts.',
  extension: '3mf',
  mediaType: 'model/3mf',
  binary: true,
  loses: ['locks', 'keys', 'things', 'rooms', 'mazeRooms'],
  params,
  problem: needsStraightTunnels,
  write: to3mf,
  ko: {
    title: '3MF',
    about: '바닥과 벽의 색이 다른 3D 프린터용 입체를 단위와 부품 이름까지 담아 내보냅니다.',
    params: {
      cell: koCell,
      thickness: koThickness,
      height: koHeight,
      floor: koFloor,
      body: koBody,
      radius: koRadius,
      floorColor: { title: '바닥 색' },
      wallColor: { title: '벽 색' },
    },
  },
};
