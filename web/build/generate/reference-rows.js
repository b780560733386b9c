import { row as tableRow } from './tables.js';

/** @typedef {import('../../lib/options/types.js').Catalog} Catalog */
/** @typedef {import('../../lib/options/types.js').Param} Param */
/** @typedef {import('mazewright/dungeons').Mazewright} Mazewright */

/** @param {string} text */
const code = (text) => `\`${text}\``;

/** A value as JavaScript. @param {unknown} value */
const literal = (value) =>
  typeof value === 'string'
    ? `'${value.replaceAll('\n', '\\n')}'`
    : Array.isArray(value)
      ? JSON.stringify(value)
      : `${value}`;

/** A drawing of several lines. @param {unknown} value */
const isDrawing = (value) => typeof value === 'string' && value.includes('\n');

/** Parameters at their defaults, as parts of an object. @param {readonly Param[]} params */
const defaults = (params) => params.map(({ id, default: value }) => `${id}: ${literal(value)}`);

/** The same, with two neighbours in the first list of cells. @param {readonly Param[]} params */
function example(params) {
  const list = params.find(({ kind }) => kind === 'cells');
  return params.map(
    ({ id, default: usual }) => `${id}: ${id === list?.id ? '[0, 1]' : literal(usual)}`,
  );
}

/** @param {object} values */
const properties = (values) =>
  Object.entries(values).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);

/** @param {readonly string[]} parts */
const object = (parts) => (parts.length > 0 ? `{ ${parts.join(', ')} }` : '{}');

/** @param {string} text */
const block = (text) => `\`\`\`js\n${text}\n\`\`\``;

/** @param {Param} param */
function values({ kind, min, max, values: choices, css }) {
  if (kind === 'choice') return (choices ?? []).map((value) => code(literal(value))).join(', ');
  if (kind === 'integer') return `${min} to ${max}`;
  const color = css ? 'any colour of CSS' : "a colour, '#' and six digits";
  const lists = { cells: 'cells', bytes: 'one number per cell, 0 to 255' };
  return { boolean: '`true`, `false`', share: '0 to 1', color, text: 'text', ...lists }[kind];
}

/** @param {readonly Param[]} params */
const paramTable = (params) =>
  params.length === 0
    ? []
    : [
        [
          '| Parameter | Values | Default | |',
          '|---|---|---|---|',
          ...params.map((param) => {
            const cells = [
              code(param.id),
              values(param),
              isDrawing(param.default) ? 'a drawing' : code(literal(param.default)),
              param.title,
            ];
            return tableRow(cells);
          }),
        ].join('\n'),
      ];

/** @param {{ id: string, title: string, about: string }} row */
const heading = ({ id, title, about }) => [`#### ${code(id)}`, `${title}. ${about}`];

/** @param {(readonly string[])[]} sections */
const join = (sections) => sections.map((parts) => parts.join('\n\n')).join('\n\n');

const SIZE = 'width: 24, height: 24, seed: 1';

/** @param {Catalog} catalog */
export const generatorSections = ({ generators, shapes }) =>
  join(
    generators.map((row) => {
      const { id, kind, cost, perfect, uniform, masks, rows, modes, params } = row;
      const where =
        row.shapes.length === shapes.length ? 'every shape' : row.shapes.map(code).join(', ');
      const traits = [
        `${kind === 'dungeon' ? 'Dungeons' : 'Mazes'} on ${where}.`,
        `Cost: ${cost}.`,
        perfect ? 'Perfect.' : '',
        uniform ? 'Unbiased.' : '',
        masks ? '' : 'Takes no mask.',
        rows ? '`mw.rows` runs it.' : '',
        modes.includes('original') ? "Has `mode: 'original'`." : '',
      ];
      const given = params.length > 0 ? `, params: ${object(defaults(params))}` : '';
      return [
        ...heading(row),
        traits.filter((text) => text).join(' '),
        ...paramTable(params),
        block(`mw.generate({ algorithm: '${id}'${given}, ${SIZE} });`),
      ];
    }),
  );

/** A graph for the example of a shape that needs one: a node in the middle with as many edges as it may have. */
const GRAPH = {
  nodes: 9,
  edges: [1, 2, 3, 4, 5, 6, 7, 8].map((node) => [0, node]),
  positions: [
    [1, 1],
    [0, 0],
    [1, 0],
    [2, 0],
    [2, 1],
    [2, 2],
    [1, 2],
    [0, 2],
    [0, 1],
  ],
};

/** @param {Catalog['shapes'][number]} row */
function levelsOf({ minLevels, maxLevels }) {
  if (maxLevels > minLevels) return ` ${minLevels} to ${maxLevels} levels.`;
  return maxLevels > 1 ? ` ${maxLevels} levels.` : '';
}

/** The middle one of the cells with most neighbours. @param {import('mazewright/dungeons').Maze} maze */
function cellOfMostNeighbours(maze) {
  const degrees = Array.from({ length: maze.cellCount }, () => 0);
  for (const cell of maze.adjacency()) degrees[cell] += 1;
  const most = Math.max(...degrees);
  const cells = [...degrees.keys()].filter((cell) => degrees[cell] === most);
  return cells[Math.floor(cells.length / 2)];
}

/** A comment about directions that need other parameters. @param {readonly string[]} names */
const others = (names) =>
  names.length > 0
    ? [`// With other parameters: ${names.map((name) => `'${name}'`).join(', ')}.`]
    : [];

/**
 * Every shape with its directions: an example per direction, all from one cell.
 * @param {Catalog} catalog
 * @param {Mazewright} mw
 */
export const shapeSections = ({ shapes }, mw) =>
  join(
    shapes.map((row) => {
      const { id, params, directions, graph } = row;
      const needed = graph ? GRAPH : {};
      const size = graph ? {} : { width: 8, height: 8 };
      const options = { algorithm: 'wilson', shape: { id, ...needed }, ...size, seed: 1 };
      const maze = mw.generate(
        /** @type {import('mazewright/dungeons').GenerateOptions} */ (options),
      );
      const from = cellOfMostNeighbours(maze);
      const shape = object([`id: '${id}'`, ...defaults(params), ...properties(needed)]);
      const given = ["algorithm: 'wilson'", `shape: ${shape}`, ...properties(size), 'seed: 1'];
      return [
        ...heading(row),
        `Directions: ${directions.map(code).join(', ')}.${levelsOf(row)}`,
        ...paramTable(params),
        block(
          [
            `const ${id} = mw.generate(${object(given)});`,
            ...others(directions.slice(maze.directions.length)),
            ...maze.directions.map(
              (name) => `${id}.neighbour(${from}, '${name}'); // ${maze.neighbour(from, name)}`,
            ),
          ].join('\n'),
        ),
      ];
    }),
  );

/** @param {Catalog} catalog */
export function passSections({ passes, generators }) {
  const biased = generators.find(({ texture }) => texture);
  const dungeon = generators.find(({ kind }) => kind === 'dungeon');
  return join(
    passes.map((row) => {
      const { id, params, mazes, dungeons, keepsPerfect, keepsCells, ...traits } = row;
      const { joinsLevels, needsBias, needsEndpoints } = traits;
      // What furnishes dungeons is shown on one: in a maze it needs rooms.
      const furnishes = dungeons && keepsPerfect && (needsEndpoints || !keepsCells);
      const isMaze = mazes && !furnishes;
      const algorithm = isMaze ? (needsBias ? biased?.id : 'prim') : dungeon?.id;
      const levels = joinsLevels ? ["shape: 'cube'", 'levels: 2'] : [];
      const given = [`algorithm: '${algorithm}'`, ...levels, SIZE];
      const pass = object([`id: '${id}'`, ...example(params)]);
      return [
        ...heading(row),
        ...paramTable(params),
        block(`mw.generate(${object([...given, `passes: [${pass}]`])});`),
      ];
    }),
  );
}

/** @param {Catalog} catalog */
export const solverSections = ({ solvers }) =>
  join(
    solvers.map((row) => {
      const { id, params, cost, shortest, local, always, weights } = row;
      const traits = [
        `Cost: ${cost}.`,
        local ? 'Local.' : '',
        always ? '' : 'May miss a path.',
        weights ? 'Takes `weights`.' : '',
        shortest ? 'Shortest.' : '',
      ];
      const given = [`solver: '${id}'`, ...defaults(params)];
      if (weights) given.push('weights: new Uint32Array(maze.cellCount).fill(2)');
      return [
        ...heading(row),
        traits.filter((text) => text).join(' '),
        ...paramTable(params),
        block(`maze.solve(${object(given)}).path;\ngame.runner('${id}').step();`),
      ];
    }),
  );

/** @param {Catalog} catalog @param {Mazewright} mw */
export const exitSections = ({ exits }, mw) =>
  join(
    exits.map((row) => {
      const { start, end } = mw.generate({
        algorithm: 'prim',
        exits: row.id,
        width: 24,
        height: 24,
        seed: 1,
      });
      const made = `mw.generate({ algorithm: 'prim', exits: '${row.id}', ${SIZE} })`;
      return [...heading(row), block(`${made}.start; // ${start}\n${made}.end; // ${end}`)];
    }),
  );

/** @param {Catalog} catalog */
export const exportSections = ({ exports }) =>
  join(
    exports.map((row) => {
      const { id, mediaType, extension, binary, tiles, params } = row;
      const what = binary ? 'a `Uint8Array`' : 'a text';
      return [
        ...heading(row),
        `\`maze.${id}(options)\` returns ${what}: ${mediaType}, \`.${extension}\`.${tiles ? ' Squares only.' : ''}`,
        ...paramTable(params),
        block(`maze.${id}(${object(defaults(params))}).length;`),
      ];
    }),
  );
