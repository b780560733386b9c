import { bodyColor } from '../../looks/body-colors.js';
import { palettes } from '../../looks/palette.js';

/**
 * @typedef {object} SceneOptions
 * @property {number} [height] of the walls, in cells, 0.01 to 100 in hundredths; 0.6
 * @property {number} [thickness] of the walls, in cells, 0.01 to 0.5 in hundredths; 0.12
 * @property {boolean} [body] the body of a shape that has one, such as a sphere, and not its map; true
 * @property {number} [radius] to which that body is scaled, to its floor, 0 to 10000; 0: as large as cells make it
 * @property {string} [wallColor] as hexadecimal digits; '#cbc3b4'
 * @property {string} [floorColor] '#fffdf8'
 * @property {string} [stairColor] of stairs, bridges' tunnels and arrows; '#8d8271'
 * @property {string} [doorColor] '#b5834c', with which locked, secret and open doors have colours of their own
 * @property {string} [startColor] '#809ed9'
 * @property {string} [endColor] '#e3892c'
 * @property {string} [thingColor] of what lies in a dungeon; '#f2b134', with which keys have the colour of
 *   their lock, and other things their own
 */

const { light } = palettes;
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
  { id: 'body', kind: 'boolean', default: true, title: 'Body of round shapes' },
  { id: 'radius', kind: number, min: 0, max: 10_000, default: 0, title: 'Radius of a body' },
  { id: 'wallColor', kind: color, default: bodyColor(light, 'wall'), title: 'Wall color' },
  { id: 'floorColor', kind: color, default: bodyColor(light, 'ground'), title: 'Floor color' },
  {
    id: 'stairColor',
    kind: color,
    default: bodyColor(light, 'stairs'),
    title: 'Stairs and arrows color',
  },
  { id: 'doorColor', kind: color, default: bodyColor(light, 'closed'), title: 'Door color' },
  { id: 'startColor', kind: color, default: bodyColor(light, 'start'), title: 'Start color' },
  { id: 'endColor', kind: color, default: bodyColor(light, 'end'), title: 'End color' },
  { id: 'thingColor', kind: color, default: bodyColor(light, 'treasure'), title: 'Things color' },
]);

/** The titles of these in Korean. */
export const koSceneParams = {
  height: { title: '벽 높이(칸)' },
  thickness: { title: '벽 두께(칸)' },
  body: { title: '둥근 모양을 입체로' },
  radius: { title: '입체의 반지름' },
  wallColor: { title: '벽 색' },
  floorColor: { title: '바닥 색' },
  stairColor: { title: '계단과 화살표 색' },
  doorColor: { title: '문 색' },
  startColor: { title: '출발점 색' },
  endColor: { title: '도착점 색' },
  thingColor: { title: '사물 색' },
};
