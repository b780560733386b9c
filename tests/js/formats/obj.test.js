/** OBJ read line by line, against the meshes of the maze and the materials beside it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formats, toObj } from 'mazewright/formats';
import { mw } from '../support/load.js';
import { dungeons, mazesOfShapes, unusualMazes } from '../support/sample-mazes.js';
import { isBody } from '../support/solids.js';

const { companions } = formats.find(({ id }) => id === 'obj');
const mazes = [...mazesOfShapes(), ...unusualMazes(), ...dungeons()];

/** @param {string} text */
function parse(text) {
  const vertices = [];
  const normals = [];
  const objects = new Map();
  const materials = new Set();
  let faces = [];
  let library = null;
  for (const line of text.trimEnd().split('\n')) {
    const [word, ...rest] = line.split(' ');
    if (word === 'v') vertices.push(rest.map(Number));
    else if (word === 'vn') normals.push(rest.map(Number));
    else if (word === 'o') {
      faces = [];
      objects.set(rest.join(' '), faces);
    } else if (word === 'usemtl') materials.add(rest[0]);
    else if (word === 'mtllib') [library] = rest;
    else if (word === 'f') faces.push(rest.map((each) => each.split('/').map(Number)));
    else assert.equal(word, '#');
  }
  return { vertices, normals, objects, materials, library };
}

test('objects are the parts of the maze, with their triangles and normals', () => {
  for (const { name, maze } of mazes) {
    const { vertices, normals, objects, materials, library } = parse(toObj(maze));
    const [{ name: file, data }] = companions();
    assert.equal(file, library);
    const known = [...new TextDecoder().decode(data).matchAll(/^newmtl (\S+)$/gm)];
    const named = new Set(known.map(([, material]) => material));
    for (const material of materials) assert.ok(named.has(material), `${name}: ${material}`);
    for (const all of [...vertices, ...normals]) assert.ok(all.every(Number.isFinite), name);
    const open = maze.meshes();
    // Those of a body are closed.
    const meshes = isBody(maze) && !maze.bridges ? maze.meshes({ solid: true }) : open;
    for (const [part, { triangles, positions }] of Object.entries(meshes)) {
      const faces = objects.get(part) ?? [];
      assert.equal(faces.length, triangles.length / 3, `${name}: ${part}`);
      faces.forEach((corners, i) => {
        corners.forEach(([vertex, , normal], j) => {
          assert.equal(normal, vertex);
          const at = 3 * triangles[3 * i + j];
          for (let axis = 0; axis < 3; ++axis) {
            const place = positions[at + axis];
            assert.ok(Math.abs(vertices[vertex - 1][axis] - place) < 1e-5, name);
          }
        });
      });
    }
  }
});

test('materials have the colors of the options; wrong ones are refused by name', () => {
  const text = (options) => new TextDecoder().decode(companions(options)[0].data);
  assert.match(text({ wallColor: '#ff000080' }), /newmtl Walls\nKd 1 0 0\n(?:.*\n)*?d 0\.502\n/);
  assert.throws(() => companions({ wallColor: 'red' }), { field: 'wallColor' });
  const maze = mw.generate({ algorithm: 'wilson', width: 5, height: 4, seed: 1 });
  assert.throws(() => toObj(maze, { height: Number.NaN }), { field: 'height' });
  assert.match(toObj(maze), /^# square maze\nmtllib maze\.mtl\n/);
});
