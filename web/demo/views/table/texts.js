import { count, t } from '../../ui/language.js';

/** @import { Door, Role, Thing } from 'mazewright/dungeons' */
/** @import { TextKey } from '../../ui/language.js' */
/** @import { Beyond, Exit, InCorridor, Place, Rooms } from './rooms.js' */

/** Feet and metres of the side of a square. */
const FEET = 5;
const METRES = 1.5;
/** Rooms beyond an exit that are named: a maze of corridors leads to all. */
const MAX_BEYOND = 5;
/** The order of what is in a room. @type {readonly Role[]} */
const ROLES = ['entrance', 'exit', 'boss', 'key', 'treasure', 'monster'];

/** The length of squares. @param {number} squares */
export const lengthText = (squares) =>
  t('table.bar', { feet: count(FEET * squares), metres: count(METRES * squares) });

/** How large a place is, or how far it lies from the entrance. @param {Place} place */
export function sizeText({ size, distance }) {
  if (size) {
    return t('table.size', { width: count(FEET * size.width), height: count(FEET * size.height) });
  }
  return distance === null ? '' : t('table.way', { feet: count(FEET * distance) });
}

/** What things there are, such as `key 2, 3 monsters`. @param {readonly Thing[]} things */
export function thingsText(things) {
  const texts = ROLES.flatMap((role) => {
    const same = things.filter((thing) => thing.role === role);
    if (role === 'key') return same.map(({ lock }) => t('table.key', { lock }));
    if (same.length === 0) return [];
    const isMany = same.length > 1 && (role === 'treasure' || role === 'monster');
    return [t(isMany ? `table.${role}s` : `table.${role}`, { count: count(same.length) })];
  });
  return texts.join(', ');
}

/** Functions that word the exits of a dungeon: they know where the keys are. @param {Rooms} rooms */
export function wordsFor({ places }) {
  /** By lock the room with its key. @type {Map<number, number>} */
  const keys = new Map();
  for (const { number, things } of places) {
    for (const { role, lock } of things) if (role === 'key') keys.set(lock ?? 0, number);
  }
  const doorText = (/** @type {Door | null} */ door) => {
    if (door?.state !== 'locked') {
      return t(/** @type {TextKey} */ (`table.door.${door?.state ?? 'none'}`));
    }
    const { lock = 0 } = door;
    const room = keys.get(lock);
    return t(room === undefined ? 'table.door.locked' : 'table.door.locked.in', { lock, room });
  };
  /** A door at the other end of a corridor is the concern of the room there, unless it stops those who come. */
  const beyondText = (/** @type {Beyond} */ { number, door }) =>
    door?.state === 'secret' || door?.state === 'locked'
      ? t(`table.beyond.${door.state}`, { number, lock: door.lock })
      : String(number);
  return {
    /** Where an exit lies, what closes it and where it leads. @param {Exit} exit */
    exitText({ side, door, beyond }) {
      const named = beyond.slice(0, MAX_BEYOND).map(beyondText);
      const rest = beyond.length - named.length;
      if (rest > 0) named.push(t('table.more', { count: count(rest) }));
      const to = named.length > 0 ? named.join(', ') : t('table.nowhere');
      return t('table.way.out', { side: t(`side.${side}`), door: doorText(door), to });
    },
    /** @param {InCorridor} inCorridor */
    corridorText({ thing, rooms }) {
      const key = rooms.length > 1 ? 'table.corridor' : 'table.corridor.end';
      return t(key, { what: thingsText([thing]), rooms: rooms.slice(0, MAX_BEYOND).join(', ') });
    },
  };
}

/** How the rooms are numbered, or that there are none. @param {Rooms} rooms */
export function headText({ hasRooms, fromEntrance, places }) {
  if (!hasRooms) return t(places.length > 1 ? 'table.none' : 'table.none.player');
  return t(fromEntrance ? 'table.order.entrance' : 'table.order.reading', {
    count: count(places.length),
  });
}
