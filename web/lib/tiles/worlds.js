import { Refusal } from './refusal.js';

/** @typedef {import('../world/area.js').WorldArea} WorldArea */
/** @typedef {import('../world/places.js').WorldCell} WorldCell */
/** @typedef {import('../world/seams.js').SeamLine} SeamLine */
/** @typedef {import('../options/types.js').Tiles} Tiles */

/**
 * What tiles read of a world. The World of every entry is one.
 * @typedef {object} TileWorld
 * @property {string} code
 * @property {string} algorithm
 * @property {number} chunkSize
 * @property {number | null} levels
 * @property {boolean} endless
 * @property {number} width
 * @property {number} height
 * @property {WorldCell} start
 * @property {WorldCell | null} end
 * @property {Record<string, unknown>} params
 * @property {(area: WorldArea) => Tiles} tiles
 * @property {(area: WorldArea) => Float32Array} lines
 * @property {(area: WorldArea, minLevel?: number) => readonly SeamLine[]} seamsIn
 * @property {(from: WorldCell, to: WorldCell, options?: { chunks?: number }) => number | null} distance
 * @property {(from: WorldCell, to: WorldCell) => Iterable<WorldCell>} route
 */

/**
 * What a handler needs of mazewright: every entry has it but `mazewright/small`.
 * @typedef {object} WorldMaker
 * @property {(code: any, more: { maxWork: number }) => TileWorld} world
 * @property {{ readonly generators: readonly { readonly id: string, readonly kind: string }[] }} catalog
 */

/** A world that is asked for. @typedef {{ world: TileWorld, isDungeon: boolean }} KnownWorld */

/** The worlds that were asked for last, with the chunks that they keep. */
export class Worlds {
  #mw;
  #limits;
  /** The least recently used first. @type {Map<string, KnownWorld>} */
  #kept = new Map();

  /** @param {WorldMaker} mw @param {{ worlds: number, codeLength: number, work: number }} limits */
  constructor(mw, limits) {
    this.#mw = mw;
    this.#limits = limits;
  }

  /**
   * The world of a code. Throws a Refusal for a code that is too long, and a MazeError for one that is none or
   * whose chunks may take more work than the limit.
   * @param {string} code
   * @returns {KnownWorld}
   */
  get(code) {
    const { codeLength, worlds } = this.#limits;
    if (code.length > codeLength) {
      const got = `got ${code.length}`;
      throw new Refusal(400, `the code of a world has at most ${codeLength} characters; ${got}`);
    }
    const known = this.#kept.get(code) ?? this.#make(code);
    this.#kept.delete(code);
    this.#kept.set(code, known);
    if (this.#kept.size > worlds) {
      this.#kept.delete(/** @type {string} */ (this.#kept.keys().next().value));
    }
    return known;
  }

  /** @param {string} code */
  #make(code) {
    const world = this.#read(code);
    const row = this.#mw.catalog.generators.find(({ id }) => id === world.algorithm);
    return { world, isDungeon: row?.kind === 'dungeon' };
  }

  /** @param {string} code */
  #read(code) {
    const { work } = this.#limits;
    try {
      return this.#mw.world(code, { maxWork: work });
    } catch (error) {
      const { field } = /** @type {{ field?: string }} */ (error ?? {});
      if (field !== 'maxWork') throw error;
      const most = `at most ${work} are made for a chunk here`;
      throw new Refusal(400, `a chunk of this world can take more steps; ${most}`);
    }
  }
}
