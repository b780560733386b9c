/**
 * @typedef {object} PrintOptions
 * @property {number} [cell] side of a cell in mm, 2 to 100; 8
 * @property {number} [thickness] of the walls in mm, 0.2 to 20, and at most half a cell; 1.2
 * @property {number} [height] of the walls above the floor in mm, 0.2 to 200; 8
 * @property {number} [floor] thickness of the floor plate in mm, 0.2 to 20; 1.2
 */

const number = /** @type {const} */ ('number');

/** Of every format for printers. */
export const printParams = /** @type {const} */ ([
  { id: 'cell', kind: number, min: 2, max: 100, default: 8, title: 'Cell (mm)' },
  { id: 'thickness', kind: number, min: 0.2, max: 20, default: 1.2, title: 'Wall thickness (mm)' },
  { id: 'height', kind: number, min: 0.2, max: 200, default: 8, title: 'Wall height (mm)' },
  { id: 'floor', kind: number, min: 0.2, max: 20, default: 1.2, title: 'Floor thickness (mm)' },
]);

/** The titles of these in Korean, one by one: bundlers would keep a row with a spread or a call in it. */
export const koCell = { title: '칸 크기(mm)' };
export const koThickness = { title: '벽 두께(mm)' };
export const koHeight = { title: '벽 높이(mm)' };
export const koFloor = { title: '바닥 두께(mm)' };
