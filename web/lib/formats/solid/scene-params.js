/**
 * @typedef {object} SceneOptions
 * @property {number} [height] of the walls, in cells, 0.01 to 100; 0.6
 * @property {number} [thickness] of the walls, in cells, 0.01 to 0.5; 0.12
 * @property {string} [wallColor] as hexadecimal digits; '#3b5b92'
 * @property {string} [floorColor] '#e8d8b0'
 * @property {string} [stairColor] of stairs, bridges' tunnels and arrows; '#8a6f4d'
 * @property {string} [doorColor] '#7a4a21'
 * @property {string} [startColor] '#2e9e4f'
 * @property {string} [endColor] '#c8372d'
 * @property {string} [thingColor] of what lies in a dungeon; '#d9a520'
 */

const number = /** @type {const} */ ('number');
const color = /** @type {const} */ ('color');

/** Of every format for 3D programs. */
export const sceneParams = /** @type {const} */ ([
  { id: 'height', kind: number, min: 0.01, max: 100, default: 0.6, title: 'Wall height (cells)' },
  {
    id: 'thickness',
    kind: number,
    min: 0.01,
    max: 0.5,
    default: 0.12,
    title: 'Wall thickness (cells)',
  },
  { id: 'wallColor', kind: color, default: '#3b5b92', title: 'Wall color' },
  { id: 'floorColor', kind: color, default: '#e8d8b0', title: 'Floor color' },
  { id: 'stairColor', kind: color, default: '#8a6f4d', title: 'Stairs and arrows color' },
  { id: 'doorColor', kind: color, default: '#7a4a21', title: 'Door color' },
  { id: 'startColor', kind: color, default: '#2e9e4f', title: 'Start color' },
  { id: 'endColor', kind: color, default: '#c8372d', title: 'End color' },
  { id: 'thingColor', kind: color, default: '#d9a520', title: 'Things color' },
]);

/** The titles of these in Korean. */
export const koSceneParams = {
  height: { title: '벽 높이(칸)' },
  thickness: { title: '벽 두께(칸)' },
  wallColor: { title: '벽 색' },
  floorColor: { title: '바닥 색' },
  stairColor: { title: '계단과 화살표 색' },
  doorColor: { title: '문 색' },
  startColor: { title: '출발점 색' },
  endColor: { title: '도착점 색' },
  thingColor: { title: '사물 색' },
};
