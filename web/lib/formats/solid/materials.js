import { bodyColor } from '../../looks/body-colors.js';
import { colorOfThing, LOCKS } from '../../looks/colors.js';
import { palettes } from '../../looks/palette.js';

/** @import { DoorState, Role } from '../../library/public-types.js' */
/** @import { Scene } from './scene.js' */

/** What a part of a scene is of: a colour as options have it, and how rough it is, 0 to 1. @typedef {{ name: string, color: string, roughness: number }} Material */

/** The materials that options colour. */
const MATERIALS = /** @type {const} */ ({
  Floor: ['floorColor', 0.9],
  Walls: ['wallColor', 0.8],
  Stairs: ['stairColor', 0.8],
  Doors: ['doorColor', 0.7],
  Start: ['startColor', 0.6],
  End: ['endColor', 0.6],
  Things: ['thingColor', 0.4],
});

/** @typedef {keyof typeof MATERIALS} MaterialName */

/** The roles that differ in colour while the option of their material has its default, that of the first one. */
const OWN = /** @type {const} */ ({
  Doors: ['closed', 'open', 'secret', 'locked'],
  Things: ['treasure', 'entrance', 'exit', 'key', 'monster', 'boss'],
});

/** @param {Scene} scene @param {MaterialName} name @returns {Material} */
export function materialOf(scene, name) {
  const [option, roughness] = MATERIALS[name];
  return { name, color: scene[option], roughness };
}

/**
 * The material of a door or thing: in the colour of its lock or role, unless an option colours all.
 * @param {Scene} scene
 * @param {'Doors' | 'Things'} name
 * @param {DoorState | Role} role
 * @param {number} [lock] from 1; 0 is none
 * @returns {Material}
 */
export function materialOfRole(scene, name, role, lock = 0) {
  const material = materialOf(scene, name);
  const { light } = palettes;
  const [usual] = OWN[name];
  if (role === usual || material.color !== bodyColor(light, usual)) return material;
  if ((role !== 'locked' && role !== 'key') || lock === 0) {
    return { ...material, name: `${name}_${role}`, color: bodyColor(light, role) };
  }
  const number = 1 + ((lock - 1) % LOCKS);
  const color = colorOfThing(light, { role: 'key', lock: number });
  return { ...material, name: `${name}_lock_${number}`, color };
}

/** Every material that a scene may have. @param {Scene} scene */
export function allMaterials(scene) {
  const named = /** @type {MaterialName[]} */ (Object.keys(MATERIALS));
  const locks = Array.from({ length: LOCKS }, (_, i) => i + 1);
  const all = [
    ...named.map((name) => materialOf(scene, name)),
    ...OWN.Doors.map((state) => materialOfRole(scene, 'Doors', state)),
    ...OWN.Things.map((role) => materialOfRole(scene, 'Things', role)),
    ...locks.map((lock) => materialOfRole(scene, 'Doors', 'locked', lock)),
    ...locks.map((lock) => materialOfRole(scene, 'Things', 'key', lock)),
  ];
  return [...new Map(all.map((material) => [material.name, material])).values()];
}
