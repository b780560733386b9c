/** 3MF judged by the schema of its specification, by readers of zip and XML, and by its edges. */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { strFromU8, unzipSync } from 'fflate';
import { formats, printSize, to3mf, toStl } from 'mazewright/formats';
import { mw } from '../support/load.js';
import { dungeons, mazesOfShapes, unusualMazes } from '../support/sample-mazes.js';
import { someOfEach } from '../support/seeds.js';
import { isBody, measureSolid, parseStl } from '../support/solids.js';
import { has, runTool } from '../support/tool.js';

const schema = fileURLToPath(new URL('../support/3mf/core.xsd', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'mazewright-3mf-'));
after(() => rmSync(folder, { recursive: true }));

const threeMf = formats.find(({ id }) => id === '3mf');

/** All but those that no print can hold. */
const mazes = [
  ...someOfEach(
    mazesOfShapes().filter(({ maze }) => maze.shape !== 'graph'),
    ({ maze }) => maze.shape,
    1,
  ),
  ...unusualMazes(),
  ...dungeons(),
].filter(({ maze }) => threeMf.problem(maze) === null);
const files = await Promise.all(
  mazes.map(async ({ name, maze }) => ({ name, maze, zip: unzipSync(await to3mf(maze)) })),
);
const MODEL = '3D/3dmodel.model';
const LISTS = new Set(['object', 'item', 'vertex', 'triangle', 'base', 'metadata']);
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseAttributeValue: false,
  isArray: (name) => LISTS.has(name),
});

test('the package has its parts, each of a declared type', () => {
  for (const { name, zip } of files) {
    assert.deepEqual(Object.keys(zip), ['[Content_Types].xml', '_rels/.rels', MODEL], name);
    for (const bytes of Object.values(zip))
      assert.equal(XMLValidator.validate(strFromU8(bytes)), true);
    const { Types } = parser.parse(strFromU8(zip['[Content_Types].xml']));
    assert.deepEqual(
      Types.Default.map(({ Extension }) => Extension),
      ['rels', 'model'],
    );
    const { Relationships } = parser.parse(strFromU8(zip['_rels/.rels']));
    assert.equal(Relationships.Relationship.Target, `/${MODEL}`);
  }
});

test('models follow the schema of the specification', {
  skip: has('xmllint') ? false : 'xmllint is not installed',
}, () => {
  const paths = files.map(({ zip }, i) => {
    const path = join(folder, `${i}.model`);
    writeFileSync(path, zip[MODEL]);
    return path;
  });
  const { status, stderr } = runTool('xmllint', [
    '--nonet',
    '--noout',
    '--schema',
    schema,
    ...paths,
  ]);
  assert.equal(status, 0, stderr);
});

test('objects are closed bodies in two materials, those of the STL file', async () => {
  for (const { name, maze, zip } of files) {
    const { model } = parser.parse(strFromU8(zip[MODEL]));
    assert.equal(model.unit, 'millimeter');
    const { width, depth, height, parts } = printSize(maze);
    const description = model.metadata.find((each) => each.name === 'Description')['#text'];
    assert.ok(description.includes(`${width} x ${depth} x ${height} mm`), description);
    const { object: objects, basematerials } = model.resources;
    assert.equal(objects.length, parts, name);
    assert.deepEqual(
      model.build.item.map(({ objectid }) => objectid),
      objects.map(({ id }) => id),
    );
    assert.equal(basematerials.base.length, 2);
    let volume = 0;
    const hasPlate = !isBody(maze);
    for (const { mesh, id } of objects) {
      assert.notEqual(id, basematerials.id);
      const places = mesh.vertices.vertex.map(({ x, y, z }) => [x, y, z].map(Number));
      assert.equal(new Set(places.map(String)).size, places.length, `${name}: equal vertices`);
      const triangles = mesh.triangles.triangle.map(({ v1, v2, v3 }) =>
        [v1, v2, v3].map((vertex) => places[Number(vertex)]),
      );
      volume += measureSolid(triangles, name).volume;
      mesh.triangles.triangle.forEach(({ pid, p1 }, i) => {
        assert.equal(pid, basematerials.id);
        if (hasPlate && triangles[i].some(([, , z]) => z === 0)) assert.equal(p1, '0', 'plate');
        if (triangles[i].some(([, , z]) => z === height)) assert.equal(p1, '1', 'wall');
      });
    }
    const { triangles } = parseStl(await toStl(maze));
    const same = measureSolid(
      triangles.map(([, ...corners]) => corners),
      name,
    );
    assert.ok(Math.abs(volume - same.volume) < 1e-4 * volume, name);
  }
});

test('storeys are objects with their names, and colors are written with all digits', async () => {
  const storeys = mw.generate({
    algorithm: 'wilson',
    shape: 'cube',
    width: 4,
    height: 3,
    levels: 3,
    seed: 1,
  });
  const zip = unzipSync(await to3mf(storeys, { floorColor: '#fa0', wallColor: '#12345678' }));
  const { model } = parser.parse(strFromU8(zip[MODEL]));
  assert.deepEqual(
    model.resources.object.map(({ name }) => name),
    ['Storey 1', 'Storey 2', 'Storey 3'],
  );
  // Rows of storeys go on from the back of the bed to its front, as in the drawing.
  const backs = model.resources.object.map(({ mesh }) =>
    Math.max(...mesh.vertices.vertex.map(({ y }) => Number(y))),
  );
  assert.ok(backs[0] >= backs[1] && backs[1] >= backs[2], String(backs));
  assert.deepEqual(
    model.resources.basematerials.base.map(({ displaycolor }) => displaycolor),
    ['#FFAA00', '#12345678'],
  );
});

test('the same maze gives the same bytes, and wrong options give none', async () => {
  const [{ maze }] = mazes;
  assert.deepEqual(await to3mf(maze), await to3mf(maze));
  await assert.rejects(to3mf(maze, { wallColor: 'blue' }), { field: 'wallColor' });
  await assert.rejects(to3mf(maze, { thickness: 7 }), { field: 'thickness' });
  assert.ok((await to3mf(maze)).length > 0);
});
