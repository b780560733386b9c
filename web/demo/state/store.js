/** @import { GenerateOptions, Maze, Mazewright, Problem, UserGraph } from 'mazewright/dungeons' */

/**
 * Options of the library for the maze on the page; `edits`, walls changed by hand, are a list if they are
 * more than a code holds. They may be wrong: then `problem` says why and the maze before them stays.
 * @typedef {Omit<GenerateOptions,
 *   'algorithm' | 'shape' | 'passes' | 'params' | 'mode' | 'exits' | 'edits'> & {
 *   algorithm: string, shape: WantedShape, mode?: string, exits?: string,
 *   params?: Record<string, unknown>, passes: readonly Pass[],
 *   edits?: string | import('./edits.js').Edit[] }} Wanted
 */

/**
 * A shape with its parameters, or a graph.
 * @typedef {{ id: string } & Partial<UserGraph> & Record<string, unknown>} WantedShape
 */

/**
 * Options that need not have a shape or passes, or name the shape alone: those of a code or a preset.
 * @typedef {Omit<Wanted, 'shape' | 'passes'> & { shape?: string | WantedShape,
 *   passes?: readonly Pass[] }} Given
 */

/** A pass with its parameters. @typedef {{ id: string } & Record<string, unknown>} Pass */

/**
 * A problem of the library, or one of the page, which names its text. @typedef {Problem
 *   | { field: string, text: import('../ui/language.js').TextKey, values?: Record<string, number> }} AnyProblem
 */

/**
 * How the game is played: its level of difficulty, whether fog hides what was not seen, whether the
 * walls move, whether the maze shows what opponents have seen, whether moves sound, what opponents do,
 * and the solvers of all but the first opponent.
 * @typedef {{ level: string, fog: boolean, living: boolean, maps: boolean, sound: boolean,
 *   game: 'race' | 'chase' | 'flee', others: readonly string[] }} Rules
 */

/**
 * The part of the game that a walk in first person shows and plays: the cells that fog does not hide,
 * null without fog; the doors and things of a dungeon as they are now, null if there are none; the cells
 * of the opponents; whether the player has won; whether there are opponents.
 * @typedef {{ readonly seen: ReadonlySet<number> | null,
 *   readonly furniture: import('./doors-and-keys.js').DoorsAndKeys | null,
 *   readonly rivals: readonly number[], readonly isWon: boolean, hasGame: boolean,
 *   toggleRace(): void, enter(cell: number): void }} Attempt
 */

/**
 * A place in a world. On the map, x and y are its middle, and a cell has 2^zoom CSS pixels; `turn` is
 * null. On a walk, x and y are the walker, who looks `turn` degrees clockwise from the north.
 * @typedef {{ code: string, x: number, y: number, zoom: number, turn: number | null }} WorldPlace
 */

/**
 * What the page shows, and what it is doing.
 * @typedef {object} PageState
 * @property {Mazewright} mw
 * @property {boolean} isWhole whether mw is the whole library: at first it may have only plain mazes
 * @property {'en' | 'ko'} language
 * @property {boolean} hasLanguageInLink
 * @property {'light' | 'dark'} theme
 * @property {string} view the name of the open view
 * @property {Maze} maze
 * @property {string} code of the maze; of one without a code, of the maze before its edits
 * @property {Wanted} wanted
 * @property {number} ms milliseconds that generating the maze took
 * @property {AnyProblem | null} problem of `wanted`
 * @property {boolean} bare whether the page is embedded in another one
 * @property {string[]} locks options that *Surprise me* leaves as they are
 * @property {readonly import('./passes.js').Entry[]} passList
 * @property {{ key: number, param: string } | null} drawing the parameter that is drawn on the board
 * @property {import('./stencil-mask.js').Stencil | null} stencil
 * @property {import('./aim.js').Aim | null} aim what the user chose of a maze to order
 * @property {{ share: number, seconds?: number | null, cancel(): void } | null} making
 * @property {boolean} solution
 * @property {boolean} distances
 * @property {string} solver
 * @property {{ height: number, color: number }} block
 * @property {number | null} player the cell
 * @property {readonly number[]} rivals cells of the opponents
 * @property {boolean} isRacing
 * @property {Attempt | null} attempt
 * @property {boolean} walks
 * @property {string} runner
 * @property {Rules} rules
 * @property {WorldPlace | null} world
 * @property {import('./table-map.js').TableMap} table
 * @property {number | null} origin the cell that the view of distances measures from; null: none chosen
 * @property {string | null} script
 */

/** @typedef {ReturnType<typeof createStore>} Store */

/** What is there before the views start, not when the page begins. @typedef {'maze' | 'wanted' | 'rules'} Late */

/**
 * The state of the page. `set` assigns a patch and then calls the watchers of keys that changed.
 * @param {Omit<PageState, Late> & { [key in Late]?: PageState[key] | null }} first
 */
export function createStore(first) {
  const state = /** @type {PageState} */ (first);
  /** @type {{ keys: readonly (keyof PageState)[], run: (state: PageState) => void }[]} */
  const watchers = [];
  return {
    state,
    /** @param {Partial<PageState>} patch */
    set(patch) {
      const keysOf = /** @type {(patch: object) => (keyof PageState)[]} */ (Object.keys);
      const changed = keysOf(patch).filter((key) => state[key] !== patch[key]);
      Object.assign(state, patch);
      for (const { keys, run } of [...watchers]) {
        if (keys.some((key) => changed.includes(key))) run(state);
      }
    },
    /** Calls a function when keys change. @param {readonly (keyof PageState)[]} keys @param {(state: PageState) => void} run @returns {() => void} ends it */
    on(keys, run) {
      const watcher = { keys, run };
      watchers.push(watcher);
      return () => {
        const at = watchers.indexOf(watcher);
        if (at >= 0) watchers.splice(at, 1);
      };
    },
  };
}
