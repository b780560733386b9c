/** Dungeons drawn as text, with what no generator needs to have made. */
import { mw } from './load.js';

const STATES = { '/': 'open', '+': 'closed', s: 'secret' };
const ROLES = { '@': 'entrance', '>': 'exit', B: 'boss', $: 'treasure', m: 'monster' };

/** The passages of a dungeon: all adjacent floor is linked. */
export function passagesOf(kinds, width) {
  return kinds.map((kind, cell) => {
    const x = cell % width;
    const near = [
      kinds[cell - width],
      kinds[cell + width],
      x > 0 && kinds[cell - 1],
      x + 1 < width && kinds[cell + 1],
    ];
    return kind && near.reduce((bits, other, i) => (other ? bits | (1 << i) : bits), 0);
  });
}

/** A dungeon of squares from the kinds of its tiles and what else it has. */
export function dungeonOf(width, height, kinds, parts = {}) {
  const made = mw.generate({ algorithm: 'bspDungeon', width: 40, height: 30, seed: 1 });
  const none = { code: null, rooms: [], doors: null, things: null, tree: null, steps: null };
  const size = { width, height, cellCount: width * height };
  const passages = passagesOf(kinds, width);
  const ends = { start: null, end: null };
  return mw.adopt({
    ...structuredClone(made),
    ...none,
    ...ends,
    ...size,
    kinds,
    passages,
    ...parts,
  });
}

/**
 * A dungeon from rows of characters: # rock, . corridor, r room, / + s a door that is open, closed,
 * secret, 1 to 9 one that is locked, a to i the key of lock 1 to 9, @ and > start and end, B $ m things.
 * What stands on a tile stands in a corridor.
 * @param {string[]} rows
 * @param {object[]} rooms
 */
export function drawn(rows, rooms = []) {
  const width = rows[0].length;
  const text = rows.join('');
  const [doors, things] = [[], []];
  const kinds = Uint8Array.from(text, (character, cell) => {
    if (character === '#') return 0;
    if (character === 'r') return 1;
    const state = /[1-9]/.test(character) ? 'locked' : STATES[character];
    if (state) {
      doors.push({ cell, state, ...(state === 'locked' && { lock: Number(character) }) });
      return 2;
    }
    const lock = 'abcdefghi'.indexOf(character) + 1;
    if (lock > 0) things.push({ cell, role: 'key', lock });
    else if (character in ROLES) things.push({ cell, role: ROLES[character] });
    return 3;
  });
  const end = (character) => (text.includes(character) ? text.indexOf(character) : null);
  return dungeonOf(width, rows.length, kinds, {
    rooms,
    doors: doors.length > 0 ? doors : null,
    things: things.length > 0 ? things : null,
    start: end('@'),
    end: end('>'),
  });
}

/** Random floor and rock. */
export function randomTiles(random, width, height, rock) {
  const kinds = Uint8Array.from({ length: width * height }, () =>
    random.below(100) < rock ? 0 : 3,
  );
  return dungeonOf(width, height, kinds);
}
