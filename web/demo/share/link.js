import { BLOCK } from '../config.js';
import { listOf, readEdits, writeEdits } from '../state/edits.js';
import { passesOf, writeUnused } from '../state/passes.js';
import { isPortable } from '../state/stencil-pen.js';
import { TABLE_MAP, writeTableMap } from '../state/table-map.js';

/** Reads and writes the part of a share link after #: the maze's code and the state of the view. */

/** @import { PageState, WorldPlace } from '../state/store.js' */

/** What links leave out. */
const FIRST_TABLE = writeTableMap(TABLE_MAP);

/**
 * What a link holds of the page's state besides the maze; undefined where it holds nothing of it.
 * @typedef {{ view?: string, solution?: boolean, distances?: boolean, language?: string,
 *   solver?: string, block?: { height: number, color: number }, words?: string, script?: string,
 *   table?: string, origin?: number, unused?: string, bare?: boolean, edits?: import('../state/edits.js').Edit[] }} Shown
 */

/**
 * @param {string} hash
 * @returns {Shown & { code: string, world: WorldPlace | null }} code: '' if there is none
 */
export function readLink(hash) {
  const parts = hash.replace(/^#/, '').split('&');
  const code = parts[0].includes('=') ? '' : /** @type {string} */ (parts.shift());
  const extra = new URLSearchParams(parts.join('&'));
  const flag = (/** @type {string} */ key) => (extra.has(key) ? extra.get(key) === '1' : undefined);
  const text = (/** @type {string} */ key) => extra.get(key) ?? undefined;
  return {
    code: decode(code),
    view: text('view'),
    solution: flag('solution'),
    distances: flag('distances'),
    language: text('lang'),
    solver: text('solver'),
    block: blockOf(extra),
    words: text('words'),
    world: worldOf(extra),
    script: text('script'),
    ...(extra.has('table') && { table: text('table') }),
    ...(/^\d{1,9}$/.test(extra.get('origin') ?? '') && { origin: Number(extra.get('origin')) }),
    ...(extra.has('unused') && { unused: text('unused') }),
    ...(extra.get('bare') === '1' && { bare: true }),
    ...(extra.has('edits') && { edits: readEdits(String(text('edits'))) }),
  };
}

/** Height and colour of the blocks, such as `4-12`. @param {URLSearchParams} extra */
function blockOf(extra) {
  const found = /^(\d{1,2})-(\d{1,2})$/.exec(extra.get('block') ?? '');
  return found ? { height: Number(found[1]), color: Number(found[2]) } : undefined;
}

/** @param {URLSearchParams} extra @returns {WorldPlace | null} */
function worldOf(extra) {
  const code = extra.get('world');
  const [x, y, zoom] = ['x', 'y', 'zoom'].map((key) => Number(extra.get(key) ?? Number.NaN));
  if (!code || ![x, y, zoom].every(Number.isFinite)) return null;
  const turn = Number(extra.get('turn') ?? Number.NaN);
  return { code, x, y, zoom, turn: Number.isFinite(turn) ? turn : null };
}

/**
 * The link to what the page shows. What a visit begins with is left out.
 * @param {Omit<PageState, 'code'> & { code?: string | null }} state of the page
 */
export function writeLink({ mw, maze, code = maze.code, view, world, ...state }) {
  const extra = new URLSearchParams();
  if (view !== 'play') extra.set('view', view);
  if (state.solution) extra.set('solution', '1');
  extra.set('distances', state.distances ? '1' : '0');
  if (state.solver !== mw.catalog.solvers[0].id) extra.set('solver', state.solver);
  const { height, color } = state.block;
  if (height !== BLOCK.height || color !== BLOCK.color) extra.set('block', `${height}-${color}`);
  if (isPortable(state.stencil)) extra.set('words', state.stencil.text);
  const unused = state.passList?.length > 0 ? writeUnused(passesOf(state)) : '';
  if (unused !== '') extra.set('unused', unused);
  if (state.bare) extra.set('bare', '1');
  if (state.hasLanguageInLink) extra.set('lang', state.language);
  if (view === 'world' && world) {
    const { code: worldCode, turn, ...place } = world;
    extra.set('world', worldCode);
    for (const [key, value] of Object.entries(place)) extra.set(key, String(value));
    if (turn !== null) extra.set('turn', String(turn));
  }
  if (view === 'distances' && state.origin !== null) extra.set('origin', String(state.origin));
  const table = view === 'table' ? writeTableMap(state.table) : FIRST_TABLE;
  if (table !== FIRST_TABLE) extra.set('table', table);
  if (view === 'turtle' && state.script) extra.set('script', state.script);
  const edits = listOf(state.wanted?.edits);
  if (edits.length > 0) extra.set('edits', writeEdits(edits));
  return `#${code}&${extra}`;
}

/** @param {string} text */
function decode(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
