/** @import { DoorState, Role } from '../library/public-types.js' */
/** @import { ColorName } from './palette.js' */

/**
 * What has a colour: parts of a maze, doors by their state, things by their role.
 * @typedef {'wall' | 'ground' | 'room' | 'corridor' | 'stairs' | 'bridge' | 'tunnel' | 'arrow' | 'start' | 'end' |
 *   DoorState | Role} LookRole
 */

/** The colours of roles by their names in a palette; signs tell apart what shares one. @type {Readonly<Record<LookRole, ColorName>>} */
export const ROLES = {
  wall: 'ink',
  ground: 'floor',
  room: 'floor',
  corridor: 'hall',
  stairs: 'edge',
  bridge: 'wood',
  tunnel: 'edge',
  arrow: 'ink',
  start: 'second',
  end: 'mark',
  closed: 'wood',
  open: 'wood',
  locked: 'mark',
  secret: 'rock',
  entrance: 'second',
  exit: 'mark',
  key: 'mark',
  treasure: 'mark',
  monster: 'monster',
  boss: 'boss',
};

/** The stones of bodies in both themes: of walls, of floors and ceilings around a walker, of floors by a torch. */
export const STONES = {
  wall: '#cbc3b4',
  slab: '#b8ab98',
  ceiling: '#8b8178',
  torchlit: '#c3b7a6',
};
