/**
 * What the map for the table shows: all that the game master knows or what players may see, secret doors
 * or walls in their place, the numbers of rooms, and the lines of squares.
 * @typedef {{ audience: 'master' | 'player', secrets: boolean, numbers: boolean, grid: boolean }} TableMap
 */

const SWITCHES = /** @type {const} */ (['secrets', 'numbers', 'grid']);

/** The map at first. @type {TableMap} */
export const TABLE_MAP = { audience: 'master', secrets: true, numbers: true, grid: true };

/** The map for somebody else: only the master knows secret doors. @param {TableMap} map @param {TableMap['audience']} audience @returns {TableMap} */
export const mapFor = (map, audience) => ({ ...map, audience, secrets: audience === 'master' });

/** A map as a text for links, such as `player-numbers-grid`. @param {TableMap} map */
export const writeTableMap = (map) =>
  [map.audience, ...SWITCHES.filter((each) => map[each])].join('-');

/** Reads such a text; what is none is the map at first. @param {string} [text] @returns {TableMap} */
export function readTableMap(text = '') {
  const [audience, ...on] = text.split('-');
  if (audience !== 'master' && audience !== 'player') return TABLE_MAP;
  const [secrets, numbers, grid] = SWITCHES.map((each) => on.includes(each));
  return { audience, secrets, numbers, grid };
}
