import { mixed } from './colors.js';
import { ROLES, STONES } from './roles.js';

/** @import { ColorName, Palette } from './palette.js' */
/** @import { LookRole } from './roles.js' */

/** What a body without a sign has of another colour, and how much, to differ from others. @type {Partial<Record<LookRole, [ColorName, number]>>} */
const BLENDS = {
  bridge: ['ink', 0.3],
  start: ['floor', 0.4],
  end: ['accent', 0.35],
  open: ['floor', 0.4],
  locked: ['accent', 0.7],
  secret: ['ink', 0.3],
  exit: ['monster', 0.5],
  key: ['floor', 0.5],
};

/**
 * The colour of a role where nothing but its colour tells what it is, as of a voxel; of no two roles the same, but for
 * floors. Walls are of stone.
 * @param {Palette} palette
 * @param {LookRole} role
 * @returns {string} `#rrggbb`
 */
export function bodyColor(palette, role) {
  if (role === 'wall') return STONES.wall;
  const color = palette[ROLES[role]];
  const blend = BLENDS[role];
  return blend ? mixed(color, palette[blend[0]], blend[1]) : color;
}
