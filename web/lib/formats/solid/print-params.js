import { readOptions } from '../options/read-options.js';

/**
 * @typedef {object} PrintOptions
 * @property {number} [cell] side of a cell in mm, 2 to 100; 8
 * @property {number} [thickness] of the walls in mm, 0.2 to 20, and at most half a cell; 1.2
 * @property {number} [height] of the walls above the floor in mm, above the bridges of a woven maze, 0.2 to 200; 8, and
 *   a quarter of a cell on a body
 * @property {number} [floor] thickness of the floor plate in mm, below the tunnels of a woven maze, 0.2 to 20; 1.2
 * @property {boolean} [body] print the body of a shape that has one, such as a sphere, and not its map; true
 * @property {number} [radius] of that body in mm, to the floor, at most 1000, in place of `cell`; 0: as large as cells
 *   make it
 */

/** Options as they are read: without a height where none is given. @typedef {Required<Omit<PrintOptions, 'height'>> & { height: number | null }} ReadPrint */

const number = /** @type {const} */ ('number');

/** Of every format for printers. */
export const printParams = /** @type {const} */ ([
  { id: 'cell', kind: number, min: 2, max: 100, default: 8, title: 'Cell (mm)' },
  { id: 'thickness', kind: number, min: 0.2, max: 20, default: 1.2, title: 'Wall thickness (mm)' },
  { id: 'height', kind: number, min: 0.2, max: 200, default: 8, title: 'Wall height (mm)' },
  { id: 'floor', kind: number, min: 0.2, max: 20, default: 1.2, title: 'Floor thickness (mm)' },
  { id: 'body', kind: 'boolean', default: true, title: 'Body of round shapes' },
  { id: 'radius', kind: number, min: 0, max: 1000, default: 0, title: 'Radius of a body (mm)' },
]);

/**
 * The options of a print; its height is null where none is given, for it differs on plates and bodies.
 * @param {string} owner the function, for messages
 * @param {readonly import('../options/row.js').FormatParam[]} params
 * @param {unknown} options
 * @returns {any} a value per parameter
 */
export function readPrint(owner, params, options) {
  const open = params.map((param) => (param.id === 'height' ? { ...param, default: null } : param));
  return readOptions(owner, open, options);
}

/** The titles of these in Korean, one by one: bundlers would keep a row with a spread or a call in it. */
export const koCell = { title: '칸 크기(mm)' };
export const koThickness = { title: '벽 두께(mm)' };
export const koHeight = { title: '벽 높이(mm)' };
export const koFloor = { title: '바닥 두께(mm)' };
export const koBody = { title: '둥근 모양을 입체로' };
export const koRadius = { title: '입체의 반지름(mm)' };
