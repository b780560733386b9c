/** STL judged by its edges, by admesh, and by what a print must measure. */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { printSize, toStl } from 'mazewright/formats';
import { MazeError, mw } from '../support/load.js';
import { dungeons, mazesOfShapes, unusualMazes } from '../support/sample-mazes.js';
import { isFull, seeds, someOfEach } from '../support/seeds.js';
import { countBodies, measureSolid, parseStl } from '../support/solids.js';
import { has, runTool } from '../support/tool.js';

const folder = mkdtempSync(join(tmpdir(), 'mazewright-stl-'));
after(() => rmSync(folder, { recursive: true }));

/** Five mazes of every shape of the catalog but graphs: of two algorithms, with loops and without. */
const fiveOfEach = mw.catalog.shapes
  .filter(({ graph }) => !graph)
  .flatMap(({ id, minLevels }) =>
    Array.from({ length: seeds(5, isFull ? 5 : 1) }, (_, seed) => ({
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

/** Those that can be printed with the defaults: graphs may have passages narrower than walls. */
const mazes = [
  ...fiveOfEach,
  ...someOfEach(mazesOfShapes(), ({ maze }) => maze.shape, 2),
  ...unusualMazes(),
  ...dungeons(),
].filter(({ maze }) => {
  try {
    return printSize(maze).parts > 0;
  } catch (error) {
    assert.ok(maze.shape === 'graph' && error instanceof MazeError, String(error));
    assert.equal(error.field, 'thickness');
    return false;
  }
});

const near = (one, other) => Math.abs(one - other) < 0.05;

const files = await Promise.all(
  mazes.map(async ({ name, maze }) => ({ name, maze, bytes: await toStl(maze) })),
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
      if (inside) assert.deepEqual(normal, [0, 0, 1], name);
    }
  }
});

test('admesh finds nothing to repair', {
  skip: has('admesh') ? false : 'admesh is not installed',
}, () => {
  for (const { name, maze, bytes } of files) {
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
      'Normals fixed',
    ]) {
      assert.equal(figure(label), 0, `${name}: ${label}`);
    }
    assert.equal(figure('Number of parts'), printSize(maze).parts, name);
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
