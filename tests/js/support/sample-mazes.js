/** Mazes of every kind that a file may have to hold, made once for a test file. */
import { mw } from './load.js';
import { groundName, grounds, plainRow } from './shapes.js';

/** A maze on every shape with all values of its parameters: [{ name, maze }]. */
export function mazesOfShapes({ sizes = [[6, 6]] } = {}) {
  const { id: algorithm } = plainRow();
  return [...grounds({ sizes })]
    .filter(({ refused }) => refused === null)
    .map((ground) => ({
      name: groundName(ground),
      maze: mw.generate({ algorithm, seed: 'shapes', ...ground.options }),
    }));
}

/** A dungeon of every generator of dungeons, on squares: [{ name, maze }]. */
export const dungeons = () =>
  mw.catalog.generators
    .filter(({ kind, shapes }) => kind === 'dungeon' && shapes.includes('square'))
    .map(({ id }) => ({
      name: id,
      maze: mw.generate({ algorithm: id, width: 40, height: 30, seed: 'dungeons' }),
    }));

/** Mazes with what few have: bridges, one-way passages, loops, storeys, a mask, rooms: [{ name, maze }]. */
export function unusualMazes() {
  const base = { algorithm: plainRow().id, width: 12, height: 9, seed: 'unusual' };
  const choices = {
    woven: { passes: [{ id: 'weave' }] },
    braided: { passes: [{ id: 'braid' }] },
    'one-way': { passes: [{ id: 'braid' }, { id: 'oneWay' }] },
    storeys: { shape: 'cube', width: 6, height: 5, levels: 3 },
    masked: { shape: { id: 'square', outline: 'disc' } },
    sparse: { passes: [{ id: 'sparsify' }] },
    rooms: { passes: [{ id: 'rooms' }] },
    single: { width: 1, height: 1 },
  };
  return Object.entries(choices).map(([name, choice]) => ({
    name,
    maze: mw.generate({ ...base, ...choice }),
  }));
}
