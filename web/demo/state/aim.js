import { differences } from './edits.js';
import { generate } from './generate.js';
import { whenGenerated } from './generate-in-worker.js';
import { MazeError } from './library.js';
import { libraryOptions } from './wanted.js';
import { workersOf } from './workers.js';

/** @import { AimFigure, GenerateOptions, Maze } from 'mazewright/dungeons' */
/** @import { Store } from './store.js' */

/** @typedef {Partial<Record<AimFigure, [number, number]>>} Targets */
/** @typedef {{ reached: Record<string, number | null>, met: boolean, tried: number }} Found */

/**
 * What the user chose of each figure, in words and in numbers, and what was found.
 * @typedef {{ choices: Partial<Record<AimFigure, string>>, isOpen?: boolean,
 *   ranges: Partial<Record<AimFigure, { isOn: boolean, low: number, high: number }>>,
 *   tries: number, found: (Found & { targets: Targets, maze: Maze }) | null }} Aim
 */

/**
 * Looks for a maze, in a worker if one starts, and shows the nearest that was found. `making` in the store holds the
 * progress and a function to cancel; other options cancel it too.
 * @param {Store} store
 * @param {Targets} targets
 * @param {number} tries
 * @returns {Promise<Found | null>} null if it was cancelled; rejects with a MazeError
 */
export async function aimAt(store, targets, tries) {
  const { mw, wanted } = store.state;
  const options = libraryOptions(wanted);
  const controller = new AbortController();
  const { signal } = controller;
  const cancel = () => controller.abort();
  const report = (/** @type {number} */ share) => {
    if (!signal.aborted) store.set({ making: { share, cancel } });
  };
  const stop = store.on(['wanted'], cancel);
  report(0);
  try {
    const workers = await workersOf(mw);
    const onProgress = (/** @type {{ share: number }} */ { share }) => report(share);
    const { maze, reached, met, tried } = workers
      ? await workers.aim(options, targets, { tries, signal, onProgress })
      : mw.aim(options, targets, { tries });
    stop();
    if (signal.aborted) return null;
    store.set({ making: null });
    show(store, options, maze);
    await whenGenerated();
    return { reached, met, tried };
  } catch (error) {
    if (error instanceof MazeError && error.code === 'cancelled') return null;
    throw error;
  } finally {
    stop();
    if (store.state.making?.cancel === cancel) store.set({ making: null });
  }
}

/** What the code of a maze that was found adds to the options. @param {GenerateOptions} options of the code */
const foundBy = ({ seed, start, end, edits }) => ({
  seed,
  ...(start !== undefined && { start }),
  ...(end !== undefined && { end }),
  ...(edits !== undefined && { edits }),
});

/** Shows a maze that was found: that of a seed, or one whose walls have been moved. @param {Store} store @param {GenerateOptions} options @param {Maze} maze */
function show(store, options, maze) {
  const { start, end } = maze;
  if (maze.code !== null) {
    generate(store, { ...options, ...foundBy(store.state.mw.options(maze.code)) });
    return;
  }
  const base = store.state.mw.generate(options);
  const isSame = base.start === start && base.end === end;
  const ends = isSame || start === null || end === null ? {} : { start, end };
  generate(store, { ...options, ...ends, edits: [...differences(base, maze)] });
}
