// The tables of toCsv, read again. What a table lacks stays out: codes and seeds, one-way passages, bridges,
// rooms, start and end.

import { describe } from '../../util/describe.js';
import { fail } from '../../util/error.js';
import { readOptions } from '../options/read-options.js';

/**
 * @typedef {object} ReadCsvOptions
 * @property {'auto' | 'maze' | 'dungeon'} [cells] `maze`: walls stand between cells; `dungeon`: cells are tiles;
 *   `auto`: tiles are a dungeon's if walls between cells cannot explain them, and cells are if all adjacent floor
 *   is linked and either has a kind that is no corridor, or 2 x 2 cells while others are rock; 'auto'
 * @property {string} [shape] of the tables of cells and passages; '' for squares, or storeys if there is `up`
 * @property {number} [width] of a table of passages, and of cells that are not of squares
 * @property {number} [height] of the same
 * @property {number} [levels] of the same; 1
 */

/** @typedef {import('../mzw.js').MazeData} MazeData */

const MAX_SIDE = 2 ** 20;
const MAX_CELLS = 2 ** 26;

const params = /** @type {const} */ ([
  {
    id: 'cells',
    kind: 'choice',
    values: ['auto', 'maze', 'dungeon'],
    default: 'auto',
    title: 'Cells',
  },
  { id: 'shape', kind: 'text', max: 40, default: '', title: 'Shape' },
  { id: 'width', kind: 'integer', min: 1, max: MAX_SIDE, default: 0, title: 'Width' },
  { id: 'height', kind: 'integer', min: 1, max: MAX_SIDE, default: 0, title: 'Height' },
  { id: 'levels', kind: 'integer', min: 1, max: MAX_SIDE, default: 1, title: 'Levels' },
]);

/** @param {string} why @returns {never} */
const refuse = (why) =>
  fail(
    'text',
    `text must be a table of toCsv, with commas, and tiles of 0 for walls and 1 for floor; ${why}`,
  );

/** Of tiles, as of cells: a door between two rooms of a dungeon, and its stairs. */
const [DOOR, STAIRS] = [2, 5];

/** Directions of squares and storeys, by the places of their bits; opposites stand side by side. */
const SQUARE = ['north', 'south', 'west', 'east', 'down', 'up'];

/**
 * The data of a maze from a table of toCsv: `mw.adopt(readCsv(text))` is a maze with the same passages. Lines may
 * end with LF too. Throws a MazeError for what is no such table, for one that does not hold a maze: tiles of
 * bridges or of several storeys; and, unless `cells` is 'dungeon', for tiles with floor on the edge or doors that are
 * not between two walls, as tables of others have them, in which 1 is a wall or 2 the start. Whether the data is a
 * maze, `adopt` checks. Cost: O(characters).
 * @param {string} text
 * @param {ReadCsvOptions} [options]
 * @returns {MazeData}
 */
export function readCsv(text, options) {
  const given = readOptions('readCsv', params, options);
  if (typeof text !== 'string') fail('text', `text must be a text; got ${describe(text)}`);
  const lines = text.replace(/^\ufeff/, '').split(/\r?\n/);
  if (lines.at(-1) === '') lines.pop();
  if (lines.length === 0) refuse('it is empty');
  const header = lines[0].split(',');
  if (header[0] === 'cell') return fromCells(numbersOf(lines, 1, header.length), header, given);
  if (header[0] === 'what') refuse('a table of contents holds no passages');
  if (header[0] === 'from') return fromPassages(numbersOf(lines, 1, 2), header, given);
  return fromTiles(numbersOf(lines, 0, header.length), given);
}

/** @param {string[]} lines @param {number} first @param {number} columns */
const numbersOf = (lines, first, columns) =>
  lines.slice(first).map((line, i) => {
    const fields = line.split(',');
    if (fields.length !== columns) refuse(`line ${first + i + 1} must have ${columns} fields`);
    return fields.map((field) => {
      if (/^\d{1,9}$/.test(field)) return Number(field);
      return refuse(`line ${first + i + 1} must have whole numbers; got ${describe(field)}`);
    });
  });

/** Kinds if there are several of floor, else a mask if some cell is none. @param {Uint8Array} kinds @param {number} usual */
function planesOf(kinds, usual) {
  if (kinds.every((kind) => kind === usual)) return { kinds: null, mask: null };
  if (kinds.some((kind) => kind !== usual && kind !== 0)) return { kinds, mask: null };
  return { kinds: null, mask: kinds.map((kind) => Number(kind !== 0)) };
}

/** Passages between all adjacent floor. @param {ArrayLike<number>} kinds @param {number} width @param {number} height */
function floorLinks(kinds, width, height) {
  const passages = new Uint8Array(width * height);
  for (let cell = 0; cell < passages.length; ++cell) {
    if (kinds[cell] === 0) continue;
    const x = cell % width;
    if (cell >= width && kinds[cell - width]) passages[cell] |= 1;
    if (cell + width < passages.length && kinds[cell + width]) passages[cell] |= 2;
    if (x > 0 && kinds[cell - 1]) passages[cell] |= 4;
    if (x < width - 1 && kinds[cell + 1]) passages[cell] |= 8;
  }
  return passages;
}

/** Whether there is rock, and somewhere floor of 2 x 2 cells. @param {Uint8Array} kinds @param {number} width */
const isCave = (kinds, width) =>
  kinds.includes(0) &&
  kinds.some(
    (kind, cell) =>
      (cell + 1) % width !== 0 &&
      kind !== 0 &&
      [1, width, width + 1].every((step) => kinds[cell + step] > 0),
  );

/** @param {number[][]} rows @param {string[]} header @param {any} given @returns {MazeData} */
function fromCells(rows, header, given) {
  const directions = header.slice(5);
  if (header.slice(0, 5).join() !== 'cell,x,y,level,kind' || directions.length > 8) {
    refuse('its header must be cell,x,y,level,kind and directions');
  }
  if (rows.length === 0) refuse('it has no cell');
  const isSquare = SQUARE.slice(0, directions.length).join() === directions.join();
  const shape = given.shape || (isSquare ? (directions.length > 4 ? 'cube' : 'square') : '');
  if (shape === '')
    fail('shape', 'shape must be given, because these directions are not those of squares');
  const most = (/** @type {number} */ at) =>
    rows.reduce((high, row) => Math.max(high, row[at]), 0) + 1;
  const width = given.width || most(1);
  const height = given.height || most(2);
  const levels = isSquare || given.levels === 1 ? most(3) : given.levels;
  const passages = new Uint8Array(rows.length);
  const kinds = new Uint8Array(rows.length);
  for (const [cell, [index, x, y, level, kind, ...open]] of rows.entries()) {
    if (index !== cell) refuse(`line ${cell + 2} must be of cell ${cell}; got ${index}`);
    if (isSquare && x + width * (y + height * level) !== cell) {
      refuse(`line ${cell + 2} has another place than cell ${cell}`);
    }
    if (kind > 15 || open.some((bit) => bit > 1))
      refuse(`line ${cell + 2} has no kind or passages`);
    kinds[cell] = kind;
    passages[cell] = open.reduce((bits, bit, i) => bits | (bit << i), 0);
  }
  const isFloor = () => {
    const area = width * height;
    const storeys = Array.from({ length: levels }, (_, level) =>
      kinds.subarray(level * area, (level + 1) * area),
    );
    const isOfKinds = kinds.some((kind) => kind !== 0 && kind !== 3);
    if (!isOfKinds && !storeys.some((storey) => isCave(storey, width))) return false;
    // Stairs lead between storeys; all other passages follow from the floor of one.
    return storeys.every((storey, level) =>
      floorLinks(storey, width, height).every(
        (bits, cell) => bits === (passages[cell + level * area] & 15),
      ),
    );
  };
  const hasTiles = isSquare && (shape === 'square' || shape === 'cube');
  const dungeon = given.cells === 'dungeon' || (given.cells === 'auto' && hasTiles && isFloor());
  const planes = dungeon ? { kinds, mask: null } : planesOf(kinds, 3);
  return { shape, width, height, levels, passages, ...planes, dungeon };
}

/** @param {number[][]} rows @param {string[]} header @param {any} given @returns {MazeData} */
function fromPassages(rows, header, given) {
  if (header.join() !== 'from,to') refuse('its header must be from,to');
  const { width, height, levels } = given;
  const shape = given.shape || (levels > 1 ? 'cube' : 'square');
  if (shape !== 'square' && shape !== 'cube') {
    fail(
      'shape',
      `shape must be 'square' or 'cube' for a table of passages; got ${describe(shape)}`,
    );
  }
  for (const side of ['width', 'height']) {
    if (given[side] === 0) fail(side, `${side} must be given, because passages do not hold it`);
  }
  const floor = width * height;
  const cells = floor * levels;
  if (cells > MAX_CELLS) fail('width', `width must leave at most ${MAX_CELLS} cells`, 'too-large');
  const passages = new Uint8Array(cells);
  for (const [i, [from, to]] of rows.entries()) {
    const isStep = from < to && to < cells;
    const isEast = to - from === 1 && to % width !== 0;
    const isSouth = to - from === width && Math.floor(from / floor) === Math.floor(to / floor);
    const bit = isEast ? 8 : isSouth ? 2 : to - from === floor && levels > 1 ? 32 : 0;
    if (!isStep || bit === 0) refuse(`line ${i + 2} must join adjacent cells; got ${from},${to}`);
    passages[from] |= bit;
    passages[to] |= bit >> 1;
  }
  return { shape, width, height, levels, passages, dungeon: false };
}

/** @param {number[][]} rows @param {any} given @returns {MazeData} */
function fromTiles(rows, given) {
  const [columns, count] = [rows[0].length, rows.length];
  const tiles = Uint8Array.from(rows.flat());
  if (rows.some((row) => row.some((tile) => tile > 5))) {
    refuse(
      'its tiles have bridges, which the tables of cells and passages hold no better; use .mzw',
    );
  }
  const isThin = isThinWalled(rows);
  if (given.cells !== 'dungeon' && !isThin && storeysIn(rows) > 1) {
    refuse('its tiles are of several storeys, which the tables of cells and passages hold');
  }
  if (rows.some((row) => row.includes(STAIRS))) {
    refuse('its stairs lead to several storeys, which the tables of cells and passages hold');
  }
  const strange = given.cells === 'dungeon' ? null : strangeIn(rows);
  if (strange) refuse(`${strange}; option cells: 'dungeon' reads it as it is`);
  if (given.cells !== 'dungeon' && isThin && rows.some((row) => row.includes(DOOR))) {
    refuse('a cell of its maze is a door');
  }
  if (given.cells === 'maze' && !isThin) refuse('its tiles are not cells with walls between them');
  if (given.cells === 'dungeon' || !isThin || (given.cells === 'auto' && isOneRoom(rows))) {
    const passages = floorLinks(tiles, columns, count);
    const size = { width: columns, height: count, levels: 1 };
    return { shape: 'square', ...size, passages, kinds: tiles, dungeon: true };
  }
  const [width, height] = [(columns - 1) / 2, (count - 1) / 2];
  const passages = new Uint8Array(width * height);
  const kinds = new Uint8Array(width * height);
  for (let y = 0; y < height; ++y) {
    for (let x = 0; x < width; ++x) {
      const [row, column, cell] = [2 * y + 1, 2 * x + 1, x + width * y];
      kinds[cell] = rows[row][column];
      passages[cell] =
        Number(rows[row - 1][column] > 0) |
        (Number(rows[row + 1][column] > 0) << 1) |
        (Number(rows[row][column - 1] > 0) << 2) |
        (Number(rows[row][column + 1] > 0) << 3);
    }
  }
  return {
    shape: 'square',
    width,
    height,
    levels: 1,
    passages,
    ...planesOf(kinds, 1),
    dungeon: false,
  };
}

/** Whether the rim and the corners of cells are walls, and every passage is between two cells. @param {number[][]} rows */
function isThinWalled(rows) {
  const [columns, count] = [rows[0].length, rows.length];
  if (columns % 2 === 0 || count % 2 === 0 || columns < 3 || count < 3) return false;
  return rows.every((row, y) =>
    row.every((tile, x) => {
      if (tile === 0 || (x % 2 === 1 && y % 2 === 1)) return true;
      if (x === 0 || y === 0 || x === columns - 1 || y === count - 1) return false;
      // A corner without walls, between the floor of four passages.
      if (x % 2 === 0 && y % 2 === 0) {
        return [row[x - 1], row[x + 1], rows[y - 1][x], rows[y + 1][x]].every((side) => side > 0);
      }
      return x % 2 === 1
        ? rows[y - 1][x] > 0 && rows[y + 1][x] > 0
        : row[x - 1] > 0 && row[x + 1] > 0;
    }),
  );
}

/**
 * What no dungeon and no maze of the library has, but tables of others in which numbers mean other things.
 * @param {number[][]} rows
 */
function strangeIn(rows) {
  const tileAt = (/** @type {number} */ x, /** @type {number} */ y) => rows[y]?.[x] ?? 0;
  const isWay = (/** @type {number} */ one, /** @type {number} */ other) => one > 0 && other > 0;
  for (const [y, row] of rows.entries()) {
    for (const [x, tile] of row.entries()) {
      const place = `line ${y + 1}, field ${x + 1}`;
      const isEdge = x === 0 || y === 0 || x === row.length - 1 || y === rows.length - 1;
      if (tile > 0 && isEdge) return `${place} is floor on the edge`;
      const [up, down] = [tileAt(x, y - 1), tileAt(x, y + 1)];
      const [left, right] = [tileAt(x - 1, y), tileAt(x + 1, y)];
      const isBetween =
        (isWay(up, down) && left + right === 0) || (isWay(left, right) && up + down === 0);
      if (tile === DOOR && !isBetween) return `${place} is a door that is not between two walls`;
    }
  }
  return null;
}

/** Whether all tiles within the edge are floor: of a maze, more than one cell without a wall between them. @param {number[][]} rows */
const isOneRoom = (rows) =>
  rows.length * rows[0].length > 9 &&
  rows.slice(1, -1).every((row) => row.slice(1, -1).every((tile) => tile > 0));

/**
 * How many storeys of cells with walls between them stand one below the other, each with floor; 0 if rows
 * are something else, as every dungeon with a way from top to bottom is.
 * @param {number[][]} rows
 */
function storeysIn(rows) {
  const hasFloor = (/** @type {number[][]} */ storey) =>
    storey.some((row) => row.some((tile) => tile > 0));
  for (let height = 3; 2 * height <= rows.length; height += 2) {
    if (rows.length % height !== 0) continue;
    const storeys = Array.from({ length: rows.length / height }, (_, level) =>
      rows.slice(level * height, (level + 1) * height),
    );
    if (storeys.every((storey) => isThinWalled(storey) && hasFloor(storey))) return storeys.length;
  }
  return 0;
}
