// OBJ, with its materials in an MTL file beside it. Source: Wavefront's description of both (Advanced
// Visualizer Manual, appendix B1; MTL 4.2), and what three.js and Blender read.

import { channels } from './options/color.js';
import { checkMaze, noProblem } from './options/maze.js';
import { readOptions } from './options/read-options.js';
import { allMaterials } from './solid/materials.js';
import { sceneOf } from './solid/scene.js';
import { koSceneParams, sceneParams } from './solid/scene-params.js';
import { titleOf } from './solid/title-of.js';

/** @typedef {import('../maze/maze.js').AnyMaze} AnyMaze */
/** @typedef {import('./solid/scene-params.js').SceneOptions} ObjOptions */

/** The name under which `toObj` refers to its materials. */
const MTL = 'maze.mtl';

/**
 * The scene of `toGlb` as a text for 3D programs: an object per part with its name, in cells, y up. Its
 * materials stand in `maze.mtl`, which `companions` of the row gives. Not for mazes of
 * `mazewright/small`. Cost: O(cells).
 * @param {AnyMaze} maze
 * @param {ObjOptions} [options]
 * @returns {string}
 */
export function toObj(maze, options) {
  const scene = readOptions('toObj', sceneParams, options);
  const known = checkMaze(maze, noProblem);
  const lines = [`# ${titleOf(known)}`, `mtllib ${MTL}`];
  let first = 1;
  for (const { name, positions, normals, triangles, material } of sceneOf(known, scene)) {
    lines.push(`o ${name.replaceAll(' ', '_')}`, `usemtl ${material.name}`);
    for (let i = 0; i < positions.length; i += 3) lines.push(`v ${vector(positions, i)}`);
    for (let i = 0; i < normals.length; i += 3) lines.push(`vn ${vector(normals, i)}`);
    for (let i = 0; i < triangles.length; i += 3) {
      const corners = [0, 1, 2].map((j) => first + triangles[i + j]);
      lines.push(`f ${corners.map((corner) => `${corner}//${corner}`).join(' ')}`);
    }
    first += positions.length / 3;
  }
  return `${lines.join('\n')}\n`;
}

/** Three numbers with at most six digits after the point. @param {Float32Array} values @param {number} at */
const vector = (values, at) =>
  [0, 1, 2].map((axis) => Number(values[at + axis].toFixed(6))).join(' ');

/** @param {ObjOptions} [options] */
function companions(options) {
  const scene = readOptions('toObj', sceneParams, options);
  const lines = allMaterials(scene).flatMap(({ name, color }) => {
    const [red, green, blue, alpha] = channels(color).map((channel) =>
      Number((channel / 255).toFixed(4)),
    );
    return [
      `newmtl ${name}`,
      `Kd ${red} ${green} ${blue}`,
      'Ka 0 0 0',
      'Ks 0 0 0',
      `d ${alpha}`,
      'illum 1',
    ];
  });
  return [{ name: MTL, data: new TextEncoder().encode(`${lines.join('\n')}\n`) }];
}

/** @type {import('./options/row.js').FormatRow} */
export const obj = {
  id: 'obj',
  use: 'model',
  title: 'OBJ',
  about: 'A scene as text with its materials beside it, for almost every 3D program.',
  extension: 'obj',
  mediaType: 'model/obj',
  binary: false,
  loses: ['rooms', 'mazeRooms'],
  params: sceneParams,
  problem: noProblem,
  write: toObj,
  companions,
  ko: {
    title: 'OBJ',
    about: '거의 모든 3D 프로그램에서 읽는 텍스트 장면과 재질 파일을 함께 내보냅니다.',
    params: koSceneParams,
  },
};
