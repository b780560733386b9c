import { FIRST_WORLD, MAX_CHUNK, MAX_CHUNK_WORK } from '../../config.js';
import { MazeError } from '../../state/library.js';
import { rowOf } from '../../state/row-of.js';
import { WorldCells } from './cells.js';
import { WorldPatches } from './patches.js';

/** @import { Mazewright, World, WorldOptions } from 'mazewright/dungeons' */

/**
 * The options of a world. Without `levels` it has the largest size.
 * @typedef {{ algorithm: string, seed: unknown, chunk: number, levels: number | undefined,
 *   endless: boolean, params: Record<string, unknown> }} WantedWorld
 */

/**
 * Makes a world of options or a code; returns the problem if they are invalid.
 * @param {Mazewright} mw
 * @param {string | WantedWorld} wanted
 * @returns {{ world: World, problem: null } | { world: null, problem: import('../../state/store.js').AnyProblem }}
 */
export function makeWorld(mw, wanted) {
  try {
    const limit = { maxWork: MAX_CHUNK_WORK };
    const world =
      typeof wanted === 'string'
        ? mw.world(wanted, limit)
        : mw.world(/** @type {WorldOptions} */ ({ ...optionsOf(wanted), ...limit }));
    return world.chunkSize <= MAX_CHUNK ? { world, problem: null } : tooLarge();
  } catch (error) {
    if (!(error instanceof MazeError)) throw error;
    const isTooMuch = error.field === 'maxWork';
    return {
      world: null,
      problem: isTooMuch ? { field: 'chunk', text: 'world.chunk.work' } : error,
    };
  }
}

/** The options of the form that change. @typedef {Partial<WantedWorld>} WorldPatch */

/** The world of a first visit. @param {Mazewright} mw */
export const firstWorld = (mw) => mw.world(/** @type {WorldOptions} */ (FIRST_WORLD));

/** An endless world has no levels. @param {WantedWorld} wanted */
const optionsOf = ({ levels, ...rest }) =>
  rest.endless || levels === undefined ? rest : { ...rest, levels };

/** @returns {{ world: null, problem: import('../../state/store.js').AnyProblem }} */
const tooLarge = () => ({
  world: null,
  problem: { field: 'chunk', text: 'world.chunk.most', values: { most: MAX_CHUNK } },
});

/** The options of a world. @param {World} world @returns {WantedWorld} */
export const wantedOf = ({ algorithm, seed, chunkSize, levels, endless, params }) => ({
  algorithm,
  seed,
  chunk: chunkSize,
  levels: levels ?? undefined,
  endless,
  params: { ...params },
});

/** The generators that can make chunks of a size. @param {Mazewright} mw @param {number} chunk */
export const rowsFor = (mw, chunk) =>
  mw.catalog.generators.filter(({ id }) => {
    const wanted = { algorithm: id, seed: 0, chunk, levels: 0, endless: false, params: {} };
    return makeWorld(mw, wanted).world !== null;
  });

/** The patches of a world. @param {Mazewright} mw @param {World} world */
export function patchesOf(mw, world) {
  const row = rowOf(mw.catalog.generators, world.algorithm);
  return new WorldPatches(new WorldCells(world, row.kind === 'dungeon'));
}
