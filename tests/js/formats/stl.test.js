/** STL judged by its edges, by admesh, and by what a print must measure. */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { printSize, toStl } from 'mazewright/formats';
import { MazeError, mw } from '../support/load.js';
import { dungeons, mazesOfShapes, unusualMazes } from '../support/sample-mazes.js';
import { isAll, seeds, someOfEach } from '../support/seeds.js';
import { countBodies, measureSolid, parseStl } from '../support/solids.js';
import { has, runTool } from '../support/tool.js';

const folder = mkdtempSync(join(tmpdir(), 'mazewright-stl-'));
after(() => rmSync(folder, { recursive: true }));

/** Five mazes of every shape of the catalog but graphs: of two algorithms, with loops and without. */
const fiveOfEach = mw.catalog.shapes
  .filter(({ graph }) => !graph)
  .flatMap(({ id, minLevels }) =>
    Array.from({ length: seeds(5, isAll ? 5 : 1) }, (_, seed) => ({
      name: `${id}, seed ${seed}`,
      maze: mw.generate({
        algorithm: ['wilson', 'recursiveBacktracker'][seed % 2],
        passes: seed > 2 ? [{ id: 'braid' }] : [],
        seed,
        shape: id,
        width: 8 + seed,
        height: id === 'cubeSurface' ? 8 + seed : 7,
        levels: id === 'cube' ? 3 : minLevels,
      }),
    })),
  );

/** Those that can be printed with the defaults: graphs may have passages narrower than walls, and tunnels none. */
const mazes = [
  ...fiveOfEach,
  ...someOfEach(mazesOfShapes(), ({ maze }) => maze.shape, 2),
  ...unusualMazes(),
  ...dungeons(),
].filter(({ maze }) => {
  try {
    return printSize(maze).parts > 0;
  } catch (error) {
    assert.ok(error instanceof MazeError, String(error));
    if (maze.bridges) assert.equal(error.field, 'maze');
    else assert.deepEqual([maze.shape, error.field], ['graph', 'thickness']);
    return false;
  }
});

const near = (one, other) => Math.abs(one - other) < 0.05;

const files = await Promise.all(
  mazes.map(async ({ name, maze }) => ({ name, maze, bytes: await toStl(maze) })),
);

/** Mazes of storeys with stairs, with the thinnest to the thickest walls: half a cell. */
const storeys = await Promise.all(
  Array.from({ length: seeds(48, 8) }, async (_, seed) => {
    const maze = mw.generate({
      algorithm: ['wilson', 'recursiveBacktracker'][seed % 2],
      shape: 'cube',
      width: 3 + (seed % 3),
      height: 4,
      levels: 2 + (seed % 2),
      seed,
      passes: seed % 4 > 1 ? [{ id: 'braid' }] : [],
    });
    const cell = [8, 5, 7.3, 2][seed % 4];
    const thickness = [1 / 2, 0.4999, 0.49, 0.45][Math.floor(seed / 4) % 4] * cell;
    const options = { cell, thickness };
    return { name: `storeys ${seed}`, maze, options, bytes: await toStl(maze, options) };
  }),
);

test('every edge is one of two triangles, and the print is as large as printSize says', () => {
  for (const { name, maze, bytes } of files) {
    const { header, triangles } = parseStl(bytes);
    const size = printSize(maze);
    const { width, depth, height, parts } = size;
    assert.ok(header.includes(`${width} x ${depth} x ${height} mm`), `${name}: ${header}`);
    assert.doesNotMatch(header, /^solid/, 'some readers take it for a text');
    const corners = triangles.map(([, ...each]) => each);
    const { volume, max } = measureSolid(corners, name);
    assert.ok(
      max.every((place, axis) => near(place, [width, depth, height][axis])),
      `${name}: ${max} ${JSON.stringify(size)}`,
    );
    assert.equal(countBodies(corners), parts, name);
    assert.ok(volume > 0 && volume < width * depth * height, name);
    for (const [normal, a, b, c] of triangles) {
      const inside = [a, b, c].every((corner) => corner[2] === height);
      // Zero may have a sign.
      if (inside) assert.ok(normal[2] === 1 && Math.hypot(...normal) === 1, name);
    }
  }
});

const noAdmesh = has('admesh') ? false : 'admesh is not installed';

/**
 * Triangles whose area is nothing in the float32 in which admesh finds normals; ours stand straight up. Their
 * corners lie within a micrometre of one line, as corners of round walls do after rounding.
 * @param {Uint8Array} bytes
 */
const countFlat = (bytes) =>
  parseStl(bytes).triangles.filter(([, a, b, c]) => {
    const [px, py, qx, qy] = [b[0] - a[0], b[1] - a[1], c[0] - a[0], c[1] - a[1]].map(Math.fround);
    return a[2] === b[2] && b[2] === c[2] && Math.fround(px * qy) === Math.fround(py * qx);
  }).length;

/** That admesh repairs nothing and counts as many parts. @param {string} name @param {Uint8Array} bytes @param {number} parts */
function checkByAdmesh(name, bytes, parts) {
  const path = join(folder, 'print.stl');
  writeFileSync(path, bytes);
  const { stdout, status } = runTool('admesh', [path]);
  assert.equal(status, 0, name);
  const figure = (label) => Number(new RegExp(`${label} *: *(\\d+)`).exec(stdout)?.[1]);
  for (const label of [
    'Total disconnected facets',
    'Degenerate facets',
    'Edges fixed',
    'Facets removed',
    'Facets added',
    'Facets reversed',
    'Backwards edges',
  ]) {
    assert.equal(figure(label), 0, `${name}: ${label}`);
  }
  assert.ok(figure('Normals fixed') <= countFlat(bytes), `${name}: Normals fixed`);
  assert.equal(figure('Number of parts'), parts, name);
}

test('admesh finds nothing to repair', { skip: noAdmesh }, () => {
  for (const { name, maze, bytes } of files) checkByAdmesh(name, bytes, printSize(maze).parts);
});

test('stairs go through plates between walls as thick as half a cell', () => {
  for (const { name, maze, options, bytes } of storeys) {
    const corners = parseStl(bytes).triangles.map(([, ...each]) => each);
    measureSolid(corners, name);
    const { parts } = printSize(maze, options);
    assert.equal(countBodies(corners), parts, name);
    // Euler: a closed body with h holes through it has V - E + F = 2 - 2 h. Walls on a plate add none.
    const down = maze.directions.indexOf('down');
    const holes = [...maze.passages].filter((bits) => (bits >> down) & 1).length;
    const vertices = new Set(corners.flat().map(String)).size;
    assert.ok(holes > 0, name);
    assert.equal(vertices - corners.length / 2, 2 * parts - 2 * holes, name);
  }
});

test('admesh finds nothing to repair in storeys with thick walls', { skip: noAdmesh }, () => {
  for (const { name, maze, options, bytes } of storeys) {
    checkByAdmesh(name, bytes, printSize(maze, options).parts);
  }
});

test('a print of one cell has the volume of its plate, walls and marks', async () => {
  const maze = mw.generate({ algorithm: 'wilson', width: 1, height: 1, seed: 1, exits: 'none' });
  const options = { cell: 10, thickness: 1, height: 5, floor: 2 };
  const { triangles } = parseStl(await toStl(maze, options));
  const { volume } = measureSolid(
    triangles.map(([, ...corners]) => corners),
    'one cell',
  );
  // A lip of one thickness around walls 11 mm wide; walls on all four sides.
  assert.ok(near(volume, 13 * 13 * 2 + (11 * 11 - 9 * 9) * 5), String(volume));
});

test('walls as thick as half a cell, and as low as plates, still make closed bodies', async () => {
  for (const { name, maze } of [...unusualMazes(), ...dungeons()]) {
    const options = { cell: 5, thickness: 2.5, height: 0.2, floor: 0.2 };
    if (maze.bridges) continue;
    const { triangles } = parseStl(await toStl(maze, options));
    measureSolid(
      triangles.map(([, ...corners]) => corners),
      name,
    );
  }
});

test('arrows, doors and wells are in the print', async () => {
  const heights = async (maze) => {
    const { triangles } = parseStl(await toStl(maze, { floor: 1, height: 5 }));
    return new Set(triangles.flatMap(([, ...corners]) => corners.map(([, , z]) => z.toFixed(1))));
  };
  const base = { algorithm: 'recursiveBacktracker', width: 6, height: 5, seed: 3, exits: 'none' };
  assert.ok(!(await heights(mw.generate(base))).has('1.6'));
  const oneWay = mw.generate({
    ...base,
    start: 0,
    end: 29,
    passes: [{ id: 'braid' }, { id: 'oneWay' }],
  });
  assert.ok(oneWay.oneWays?.some((bits) => bits > 0));
  assert.ok((await heights(oneWay)).has('1.6'));

  const storeys = mw.generate({ ...base, shape: 'cube', levels: 2 });
  const down = storeys.directions.indexOf('down');
  const count = storeys.passages.reduce((sum, bits) => sum + ((bits >> down) & 1), 0);
  const { triangles } = parseStl(await toStl(storeys));
  // A plate with walls that form trees has as many tunnels through it as it has wells and closed walls.
  const corners = triangles.map(([, ...each]) => each);
  const bottom = corners.filter((each) => each.every(([, , z]) => z === 0));
  const edges = new Set(bottom.flatMap((each) => each.map((a, i) => `${a} ${each[(i + 1) % 3]}`)));
  const open = [...edges].filter((edge) => !edges.has(edge.split(' ').reverse().join(' ')));
  // The bottom's rim: four sides a plate, and four a well.
  assert.equal(open.length, 4 * (printSize(storeys).parts + count));
});

test('a text has the same triangles as the bytes', async () => {
  const maze = mw.generate({ algorithm: 'wilson', width: 5, height: 4, seed: 2, shape: 'hex' });
  const { triangles } = parseStl(await toStl(maze));
  const text = new TextDecoder().decode(await toStl(maze, { ascii: true }));
  assert.match(text, /^solid hex maze, [\d.]+ x [\d.]+ x 9\.2 mm/);
  const vertices = [...text.matchAll(/^vertex (\S+) (\S+) (\S+)$/gm)].map(([, ...each]) =>
    each.map((place) => Math.fround(Number(place))),
  );
  assert.deepEqual(
    vertices,
    triangles.flatMap(([, ...corners]) => corners),
  );
});

test('what makes no print is refused with the option', async () => {
  const maze = mw.generate({ algorithm: 'wilson', width: 60, height: 5, seed: 2 });
  const cases = [
    [{ cell: 40 }, 'cell'],
    [{ thickness: 4.1 }, 'thickness'],
    [{ thickness: 0 }, 'thickness'],
    [{ height: -1 }, 'height'],
    [{ floor: '1' }, 'floor'],
    [{ cell: 1e9 }, 'cell'],
    [{ ascii: 1 }, 'ascii'],
  ];
  for (const [options, field] of cases) {
    await assert.rejects(toStl(maze, options), (error) => {
      assert.ok(error instanceof MazeError);
      assert.equal(error.field, field, error.message);
      return true;
    });
    if (!('ascii' in options)) assert.throws(() => printSize(maze, options), { field });
  }
  assert.ok((await toStl(maze)).length > 84);
  const rock = mw.generate({ algorithm: 'wilson', width: 500, height: 500, seed: 2 });
  await assert.rejects(toStl(rock, { cell: 2, thickness: 0.5 }), { field: 'maze' });
});
