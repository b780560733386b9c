import { DUNGEON } from '../config.js';
import { byId } from '../ui/dom.js';
import { lazy } from '../ui/lazy.js';
import { generate } from './generate.js';
import { isGood } from './wanted.js';

/** @import { Mazewright } from 'mazewright/dungeons' */
/** @import { Given, PageState, Pass, Store } from './store.js' */

/**
 * Options of a furnished dungeon of the shape of the stage: by the first algorithm of the list that the library
 * has, with those of the passes that it has.
 * @param {Mazewright} mw
 */
export function dungeonOptions(mw) {
  const { clientWidth, clientHeight } = byId('stage');
  const [wide, high] = [clientWidth, clientHeight].map((room) =>
    Math.max(1, room - DUNGEON.margin),
  );
  const least = innerWidth > 860 ? DUNGEON.cell.wide : DUNGEON.cell.narrow;
  // Larger cells on a large stage, so that the dungeon has its shape.
  const cell = Math.max(least, Math.sqrt((wide * high) / DUNGEON.cells));
  const side = (/** @type {number} */ room) => Math.max(DUNGEON.least, Math.floor(room / cell));
  const base = { shape: 'square', width: side(wide), height: side(high) };
  const good = (/** @type {Given} */ options) => isGood(mw, { ...options, seed: 0 });
  const algorithm = DUNGEON.algorithms.find((each) => good({ ...base, algorithm: each })) ?? '';
  /** @type {Given & { passes: readonly Pass[] }} */
  let options = { ...base, algorithm, passes: [] };
  for (const pass of DUNGEON.passes) {
    const next = { ...options, passes: [...options.passes, pass] };
    if (good(next)) options = next;
  }
  return options;
}

const loadPreset = lazy(() => import('./use-preset.js'));

/** @typedef {Pick<PageState, 'wanted' | 'stencil' | 'passList' | 'distances'>} Shown */

/** What the page showed last of each kind. @type {Record<'dungeon' | 'maze', Shown | null>} */
const last = { dungeon: null, maze: null };
/** Whether the colours are being changed for the maze that comes next. */
let isChanging = false;

/**
 * Remembers the maze and the dungeon that were shown last, to go from one to the other.
 * @param {Store} store
 */
export function startKinds(store) {
  const note = () => {
    const { maze, wanted, stencil, passList, distances, problem } = store.state;
    if (isChanging || problem) return;
    last[maze.dungeon ? 'dungeon' : 'maze'] = { wanted, stencil, passList, distances };
  };
  store.on(['maze', 'distances'], note);
  note();
}

/**
 * Shows the last dungeon, or the last maze that is none; the first time a new one.
 * @param {Store} store
 * @param {'dungeon' | 'maze'} kind
 * @param {() => Given} optionsOf of a new one
 */
export async function showKind(store, kind, optionsOf) {
  const made = last[kind];
  const preset = made ? null : await loadPreset();
  isChanging = true;
  // The colours of distances would cover the floor of rooms and corridors.
  store.set({ distances: made?.distances ?? kind === 'maze' });
  isChanging = false;
  if (!made) {
    preset?.usePreset(store, optionsOf());
    return;
  }
  store.set({ stencil: made.stencil, passList: made.passList });
  generate(store, made.wanted);
}
