/**
 * `npm run pictures`: contact sheets for the READMEs, one with every generator on squares and one
 * with every shape, coloured by the distance from the start. Drawn from the catalog.
 */
import { writeFileSync } from 'node:fs';
import { createMazewright } from 'mazewright';
import { FIRST_MAZE } from './config.js';
import { unpacked } from './draw2d/cells.js';
import { ramp } from './draw2d/color-ramp.js';

const TILE = 150;
const GAP = 22;
const LABEL = 24;
const COLUMNS = 6;
const PAPER = '#f5f0e5';
const INK = '#25201a';
/** Colours a tile is drawn in: more bands cost bytes and show no more. */
const BANDS = 16;

const mw = await createMazewright();
const colors = ramp('light');

/** Drawing units a cell's side, in whole numbers. */
const UNIT = 16;

/**
 * Points x and y in turn as path data, each but the first relative to the one before: a third of
 * the bytes.
 * @param {ArrayLike<number>} points
 */
function pathOf(points) {
  let [x, y] = [Math.round(points[0] * UNIT), Math.round(points[1] * UNIT)];
  const steps = [];
  for (let i = 2; i < points.length; i += 2) {
    const [nextX, nextY] = [Math.round(points[i] * UNIT), Math.round(points[i + 1] * UNIT)];
    steps.push(`${nextX - x} ${nextY - y}`);
    [x, y] = [nextX, nextY];
  }
  return `M${Math.round(points[0] * UNIT)} ${Math.round(points[1] * UNIT)}l${steps.join(' ')}`.replaceAll(
    ' -',
    '-',
  );
}

/** Every cell, coloured by its distance from the start. @param {any} maze */
function floor(maze) {
  const { points, starts } = maze.polygons();
  const open = maze.kinds ?? maze.mask;
  const distances = maze.distances(maze.start);
  let most = 1;
  for (const distance of distances) if (distance < 0xffffffff) most = Math.max(most, distance);
  const bands = Array.from({ length: BANDS }, () => '');
  for (let cell = 0; cell < maze.cellCount; cell += 1) {
    if (open && !open[cell]) continue;
    const corners = points.subarray(2 * starts[cell], 2 * starts[cell + 1]);
    bands[Math.floor((distances[cell] / (most + 1)) * BANDS)] += `${pathOf(corners)}z`;
  }
  return bands
    .map((d, i) => {
      const color = unpacked(colors[Math.floor((i / (BANDS - 1)) * (colors.length - 1))]);
      return d && `<path fill="${color}" stroke="${color}" stroke-width="1" d="${d}"/>`;
    })
    .join('');
}

/** A maze within a square of TILE. @param {any} maze */
function drawing(maze) {
  const lines = maze.lines({ seams: true });
  const low = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  const high = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  let walls = '';
  for (let i = 0; i < lines.length; i += 1) {
    low[i % 2] = Math.min(low[i % 2], lines[i]);
    high[i % 2] = Math.max(high[i % 2], lines[i]);
    if (i % 4 === 0) walls += pathOf(lines.subarray(i, i + 4));
  }
  const size = [high[0] - low[0], high[1] - low[1]];
  const scale = TILE / Math.max(...size);
  const [x, y] = size.map((side, axis) => (TILE - side * scale) / 2 - low[axis] * scale);
  const width = Math.min(1.6, scale * 0.18) / (scale / UNIT);
  const place = `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${(scale / UNIT).toFixed(4)})`;
  const stroke = `stroke="${INK}" stroke-width="${width.toFixed(2)}"`;
  return `<g transform="${place}">${floor(maze)}<path ${stroke} d="${walls}"/></g>`;
}

/**
 * @param {string} file
 * @param {string} title
 * @param {{ label: string, maze: any }[]} tiles
 */
function writeSheet(file, title, tiles) {
  const rows = Math.ceil(tiles.length / COLUMNS);
  const width = COLUMNS * (TILE + GAP) + GAP;
  const height = rows * (TILE + LABEL + GAP) + GAP;
  const body = tiles.map(({ label, maze }, i) => {
    const x = GAP + (i % COLUMNS) * (TILE + GAP);
    const y = GAP + Math.floor(i / COLUMNS) * (TILE + LABEL + GAP);
    const text = `<text x="${TILE / 2}" y="${TILE + 17}">${label}</text>`;
    return `<g transform="translate(${x} ${y})">${drawing(maze)}${text}</g>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" fill="none" stroke-linecap="round" stroke-linejoin="round">
<title>${title}</title>
<style>text{font:12px ui-monospace,SFMono-Regular,Menlo,monospace;fill:${INK};stroke:none;text-anchor:middle}</style>
<rect width="${width}" height="${height}" rx="12" fill="${PAPER}"/>
${body.join('\n')}
</svg>
`;
  writeFileSync(new URL(file, import.meta.url), svg);
}

/** @type {{ seed: string, exits: 'corners' }} */
const base = { seed: 'mazewright', exits: 'corners' };

writeSheet(
  'generators.svg',
  'Every generator on squares',
  mw.catalog.generators.map(({ id, kind }) => {
    const side = kind === 'dungeon' ? 32 : 16;
    return {
      label: id,
      maze: mw.generate({ ...base, algorithm: id, width: side, height: side }),
    };
  }),
);

/** Nodes of a sunflower and the edges between near ones: a graph that no grid has. */
function sunflower() {
  const count = 150;
  const positions = Array.from({ length: count }, (_, i) => {
    const [radius, angle] = [Math.sqrt(i + 0.5), i * 2.399963];
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  });
  const degree = new Uint8Array(count);
  const edges = positions
    .flatMap(([x, y], a) =>
      positions.slice(0, a).map(([u, v], b) => ({ a, b, length: Math.hypot(x - u, y - v) })),
    )
    .filter(({ length }) => length < 2.45)
    .sort((one, other) => one.length - other.length)
    .filter(({ a, b }) => {
      if (degree[a] === 6 || degree[b] === 6) return false;
      degree[a] += 1;
      degree[b] += 1;
      return true;
    })
    .map(({ a, b }) => [a, b]);
  return { edges, positions };
}

/** The sizes at which a shape's cells look alike on its tile. @type {Record<string, object>} */
const sizes = {
  cube: { width: 8, height: 8, levels: 4 },
  cubeSurface: { width: 7, height: 7 },
  polar: { width: 1, height: 10 },
  sphere: { width: 32, height: 16 },
  triangle: { width: 25, height: 15 },
  brick: { width: 13, height: 26 },
  zeta: { width: 14, height: 14 },
};

/** @param {any} row */
function variants(row) {
  const size = sizes[row.id] ?? { width: 18, height: 18 };
  const one = (/** @type {object} */ params, /** @type {string} */ label) => {
    const shape = { id: row.id, ...params };
    const options = { ...base, algorithm: FIRST_MAZE.algorithm, ...size, shape };
    return { label, maze: mw.generate(/** @type {any} */ (options)) };
  };
  const choices = row.params.filter((/** @type {any} */ param) => param.kind === 'choice');
  const others = choices
    .filter((/** @type {any} */ param) => param.id !== 'outline' || row.id === 'hex')
    .flatMap((/** @type {any} */ param) =>
      param.values
        .filter((/** @type {string} */ value) => value !== param.default)
        .map((/** @type {string} */ value) => one({ [param.id]: value }, `${row.id} ${value}`)),
    );
  return [one(row.graph ? sunflower() : {}, row.id), ...others];
}

writeSheet('shapes.svg', 'Every shape', mw.catalog.shapes.flatMap(variants));
