/**
 * Contact sheets for the READMEs: every generator on squares, every dungeon, every shape, and every pass.
 * Corridors are lines between cells, coloured by the distance from the start, with the walls on top, and what
 * stands in a dungeon.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DOORS, palettes, ROLES, ramp, THINGS, unpacked } from 'mazewright/draw';
import { createMazewright } from 'mazewright/dungeons';
import { FIRST_MAZE } from '../../demo/config.js';
import { root } from '../util/shell.js';
import { pathData } from './path-data.js';
import { sunflower } from './sunflower.js';

/** @typedef {import('mazewright/dungeons').Maze} Maze */
/** @typedef {import('mazewright/dungeons').Mazewright} Mazewright */
/** @typedef {import('./path-data.js').Segment} Segment */

const GAP = 22;
const LABEL = 24;
/** Tiles in a row of a sheet, and the side of one: both sheets are equally wide. */
const SMALL = { columns: 6, tile: 150 };
const LARGE = { columns: 3, tile: 322 };
const PAPER = '#f5f0e5';
const INK = palettes.light.ink;
/** Colours of a tile's corridors: more cost bytes and show no more. */
const BANDS = 12;
/** Drawing units per side of a square cell; even, since the middle of a cell is a point. */
const UNIT = { squares: 2, others: 12 };
const UNREACHABLE = 0xffffffff;
/** The generator and the side of the mazes that passes change. */
const PASSED = 'wilson';
const SIDE = 12;

/** Colours of doors by their state and of things by their role. */
const FURNITURE = Object.keys({ ...DOORS, ...THINGS })
  .map((name) => {
    const color = palettes.light[ROLES[/** @type {keyof typeof ROLES} */ (name)]];
    return `.${name}{fill:${name === 'open' ? PAPER : color}}`;
  })
  .join('');

/** A class per band: d0 is the nearest. */
function bandStyles() {
  const colors = ramp('light');
  return Array.from({ length: BANDS }, (_, i) => {
    const color = colors[Math.floor((i / (BANDS - 1)) * (colors.length - 1))];
    return `.d${i}{stroke:${unpacked(color)}}`;
  }).join('');
}

/** The middle of each cell. @param {Maze} maze @param {number} unit */
function middlesOf(maze, unit) {
  const { points, starts } = maze.polygons();
  return Array.from({ length: maze.cellCount }, (_, cell) => {
    const corners = points.subarray(2 * starts[cell], 2 * starts[cell + 1]);
    let [x, y] = [0, 0];
    for (let i = 0; i < corners.length; i += 2) [x, y] = [x + corners[i], y + corners[i + 1]];
    const scale = (unit * 2) / corners.length;
    return [Math.round(x * scale), Math.round(y * scale)];
  });
}

/** @param {Segment} segment */
const lengthOf = ([x1, y1, x2, y2]) => Math.hypot(x2 - x1, y2 - y1);

/**
 * A line from each cell to the one before it on the shortest path from the start, in bands of equal
 * distance; a dot where that one lies over an edge of the drawing.
 * @param {Maze} maze
 * @param {number} unit
 */
function corridors(maze, unit) {
  const middles = middlesOf(maze, unit);
  const distances = maze.distances(maze.start ?? 0);
  const links = maze.links();
  /** @type {{ cell: number, segment: Segment }[]} */
  const lines = [];
  for (let i = 0; i < links.length; i += 2) {
    const [a, b] = [links[i], links[i + 1]];
    if (distances[a] === distances[b] || distances[a] === UNREACHABLE) continue;
    const [cell, before] = distances[a] > distances[b] ? [a, b] : [b, a];
    const [[x1, y1], [x2, y2]] = [middles[cell], middles[before]];
    lines.push({ cell, segment: [x1, y1, x2, y2] });
  }
  const lengths = lines.map(({ segment }) => lengthOf(segment)).sort((a, b) => a - b);
  const usual = lengths[lengths.length >> 1] ?? unit;
  const longest = 1.5 * usual;
  const farthest = Math.max(1, ...Array.from(distances).filter((d) => d !== UNREACHABLE));
  /** @type {Segment[][]} */
  const bands = Array.from({ length: BANDS }, () => []);
  for (const { cell, segment } of lines) {
    const [x, y] = segment;
    const band = Math.floor((distances[cell] / (farthest + 1)) * BANDS);
    bands[band].push(lengthOf(segment) > longest ? [x, y, x, y] : segment);
  }
  return { bands, width: usual };
}

/** The walls, and the box around them. @param {Maze} maze @param {number} unit */
function wallsOf(maze, unit) {
  const lines = Array.from(maze.lines({ seams: true }), (value) => Math.round(value * unit));
  /** @type {Segment[]} */
  const walls = [];
  for (let i = 0; i < lines.length; i += 4) {
    walls.push(/** @type {Segment} */ (/** @type {unknown} */ (lines.slice(i, i + 4))));
  }
  const of = (/** @type {number} */ axis) => lines.filter((_, i) => i % 2 === axis);
  const low = [0, 1].map((axis) => Math.min(...of(axis)));
  const size = [0, 1].map((axis) => Math.max(...of(axis)) - low[axis]);
  return { walls, low, size };
}

/** The doors and things of a dungeon of squares. @param {Maze} maze @param {number} unit */
function furniture(maze, unit) {
  const middles = middlesOf(maze, unit);
  const doors = (maze.doors ?? []).map(({ cell, state }) => {
    const [x, y] = middles[cell];
    // Across the corridor.
    const isLevel = maze.kinds?.[cell - 1] !== 0;
    const [width, height] = isLevel ? [0.4, 0.9] : [0.9, 0.4];
    const place = `x="${x - (unit * width) / 2}" y="${y - (unit * height) / 2}"`;
    const size = `width="${unit * width}" height="${unit * height}"`;
    return `<rect class="${state}" ${place} ${size}/>`;
  });
  const things = (maze.things ?? []).map(({ cell, role }) => {
    const [x, y] = middles[cell];
    return `<circle class="${role}" cx="${x}" cy="${y}" r="${unit * 0.34}"/>`;
  });
  return `<g stroke="${INK}" stroke-width="${unit * 0.09}">${[...doors, ...things].join('')}</g>`;
}

/** A maze within a square. @param {Maze} maze @param {number} tile the side of the square */
function drawing(maze, tile) {
  // The sides of a bridge lie between the corners of its cell.
  const isSquares = maze.shape === 'square' && maze.tunnels().length === 0;
  const unit = isSquares ? UNIT.squares : UNIT.others;
  const { walls, low, size } = wallsOf(maze, unit);
  const { bands, width } = corridors(maze, unit);
  const scale = tile / Math.max(...size);
  const [x, y] = size.map((side, axis) => (tile - side * scale) / 2 - low[axis] * scale);
  const place = `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(3)})`;
  // Nearest last: each cell's own line covers the ends of those behind it.
  const floor = bands
    .map((band, i) => band.length > 0 && `<path class="d${i}" d="${pathData(band)}"/>`)
    .filter(Boolean)
    .reverse()
    .join('');
  const cap = maze.shape === 'square' ? 'square' : 'round';
  const ink = `stroke="${INK}" stroke-width="${(Math.min(1.6, scale * unit * 0.18) / scale).toFixed(2)}"`;
  return `<g transform="${place}"><g stroke-linecap="${cap}" stroke-width="${width}">${floor}</g><path ${ink} d="${pathData(walls)}"/>${maze.doors || maze.things ? furniture(maze, unit) : ''}</g>`;
}

/**
 * @param {string} file
 * @param {string} title
 * @param {readonly { label: string, maze: Maze }[]} tiles
 * @param {{ columns: number, tile: number }} [grid]
 */
function writeSheet(file, title, tiles, { columns, tile } = SMALL) {
  const rows = Math.ceil(tiles.length / columns);
  const width = columns * (tile + GAP) + GAP;
  const height = rows * (tile + LABEL + GAP) + GAP;
  const isFurnished = tiles.some(({ maze }) => maze.doors || maze.things);
  const body = tiles.map(({ label, maze }, i) => {
    const x = GAP + (i % columns) * (tile + GAP);
    const y = GAP + Math.floor(i / columns) * (tile + LABEL + GAP);
    const text = `<text x="${tile / 2}" y="${tile + 17}">${label}</text>`;
    return `<g transform="translate(${x} ${y})">${drawing(maze, tile)}${text}</g>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" fill="none" stroke-linecap="round" stroke-linejoin="round">
<title>${title}</title>
<style>text{font:12px ui-monospace,SFMono-Regular,Menlo,monospace;fill:${INK};stroke:none;text-anchor:middle}${bandStyles()}${isFurnished ? FURNITURE : ''}</style>
<rect width="${width}" height="${height}" rx="12" fill="${PAPER}"/>
${body.join('\n')}
</svg>
`;
  writeFileSync(join(root, 'web/docs/pictures', file), svg);
}

/** @type {{ seed: string, exits: 'corners' }} */
const base = { seed: 'mazewright', exits: 'corners' };

/** The sizes at which a shape's cells look alike on its tile. @type {Record<string, object>} */
const sizes = {
  cube: { width: 6, height: 6, levels: 4 },
  cubeSurface: { width: 5, height: 5 },
  polar: { width: 1, height: 7 },
  sphere: { width: 24, height: 12 },
  triangle: { width: 19, height: 11 },
  brick: { width: 9, height: 18 },
  upsilon: { width: 11, height: 11 },
  zeta: { width: 11, height: 11 },
};

/**
 * The shape, and what the choices of its parameters make of it; outlines of hexagons only.
 * @param {import('mazewright/dungeons').Mazewright} mw
 * @param {import('mazewright/dungeons').Mazewright['catalog']['shapes'][number]} row
 */
function variants(mw, row) {
  const size = sizes[row.id] ?? { width: 13, height: 13 };
  const one = (/** @type {object} */ params, /** @type {string} */ label) => {
    const shape = { id: row.id, ...params };
    const options = { ...base, algorithm: FIRST_MAZE.algorithm, ...size, shape };
    return {
      label,
      maze: mw.generate(/** @type {import('mazewright/dungeons').GenerateOptions} */ (options)),
    };
  };
  const others = row.params
    .filter(({ id, kind }) => kind === 'choice' && (id !== 'outline' || row.id === 'hex'))
    .flatMap((param) =>
      (param.values ?? [])
        .filter((value) => value !== param.default)
        .map((value) => one({ [param.id]: value }, `${row.id} ${value}`)),
    );
  return [one(row.graph ? sunflower() : {}, row.id), ...others];
}

/** Values of passes whose defaults change nothing or too little to be seen. @type {Record<string, object>} */
const examples = {
  wishes: { path: stairs(2, 11) },
  crop: { width: 10, height: 10 },
  nest: { columns: 4, rows: 4 },
};

/** Cells of stairs between two columns of a maze that is SIDE cells wide. @param {number} from @param {number} to */
function stairs(from, to) {
  const corners = Array.from({ length: to - from }, (_, i) => from + i);
  return [...corners.flatMap((at) => [at * SIDE + at, at * SIDE + at + 1]), to * SIDE + to];
}

/** The shapes on which passes that change the grid are shown besides squares, with their sizes. */
const OTHERS = { hex: { width: 13, height: 13 }, polar: sizes.polar };

/**
 * A pass with each of its choices, and on other shapes if it changes the grid.
 * @param {import('mazewright/dungeons').Mazewright} mw
 * @param {import('mazewright/dungeons').Mazewright['catalog']['passes'][number]} row
 */
function passed(mw, row) {
  const one = (
    /** @type {object} */ params,
    /** @type {object} */ options,
    /** @type {string} */ label,
  ) => {
    const passes = [{ id: row.id, ...examples[row.id], ...params }];
    const all = /** @type {import('mazewright/dungeons').GenerateOptions} */ ({
      ...base,
      algorithm: PASSED,
      width: SIDE,
      height: SIDE,
      passes,
      ...options,
    });
    return mw.check(all) ? null : { label, maze: mw.generate(all) };
  };
  const choices = row.params
    .filter(({ kind, id }) => kind === 'choice' && id === row.params[0].id)
    .flatMap((param) =>
      (param.values ?? [])
        .filter((value) => value !== param.default && value !== 'none')
        .map((value) => one({ [param.id]: value }, {}, `${row.id} ${value}`)),
    );
  const shapes = Object.entries(row.when === 'grid' && !examples[row.id] ? OTHERS : {}).map(
    ([shape, size]) => {
      const label = `${row.id} ${shape}`;
      const options = { shape, ...size };
      return one({}, options, label) ?? one({ kind: 'turn' }, options, label);
    },
  );
  return [one({}, {}, row.id), ...choices, ...shapes].filter((each) => each !== null);
}

/** What furnishes a dungeon, as far as it runs after the generator. */
const FURNISHED = [
  { id: 'tidy' },
  { id: 'doors' },
  { id: 'things' },
  { id: 'locksAndKeys', locks: 2 },
];

/** @param {Mazewright} mw @param {string} id of a generator of dungeons */
function furnished(mw, id) {
  const plain = { seed: base.seed, algorithm: id, width: 46, height: 46 };
  const all = [FURNISHED, []].map(
    (passes) => /** @type {import('mazewright/dungeons').GenerateOptions} */ ({ ...plain, passes }),
  );
  const options = all.find((each) => !mw.check(each)) ?? all[1];
  return { label: id, maze: mw.generate(options) };
}

/** Writes generators.svg, dungeons.svg, shapes.svg and passes.svg. */
export async function drawContactSheets() {
  const mw = await createMazewright();
  const [mazes, dungeons] = ['maze', 'dungeon'].map((kind) =>
    mw.catalog.generators.filter((row) => row.kind === kind),
  );
  const generators = mazes.map(({ id }) => ({
    label: id,
    maze: mw.generate({ ...base, algorithm: id, width: 16, height: 16 }),
  }));
  writeSheet('generators.svg', 'Every generator of mazes on squares', generators);
  writeSheet(
    'dungeons.svg',
    'Every generator of dungeons',
    dungeons.map(({ id }) => furnished(mw, id)),
    LARGE,
  );
  const shapes = mw.catalog.shapes.flatMap((row) => variants(mw, row));
  writeSheet('shapes.svg', 'Every shape', shapes);
  const passes = mw.catalog.passes.flatMap((row) => passed(mw, row));
  writeSheet('passes.svg', 'Every pass', passes);
}
