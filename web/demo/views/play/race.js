import { repeater } from './repeat.js';

/**
 * The race against the AI.
 * @param {{ stepped(): void, lost(moves: number): void }} listener lost: the AI is out first
 */
export function createRace({ stepped, lost }) {
  const running = repeater();
  /** The AI's cell and moves; null if it does not race. @type {{ cell: number, moves: number } | null} */
  let rival = null;
  return {
    get rival() {
      return rival;
    },
    get isOn() {
      return running.on;
    },
    /** @param {import('./round.js').Round} round @param {string} kind of the runner @param {number} ms of a step */
    start(round, kind, ms) {
      const runner = round.game.runner(/** @type {any} */ (kind));
      let now = { cell: round.position, moves: 0 };
      rival = now;
      running.start(ms, () => {
        const cell = runner.step();
        if (cell === null) {
          running.stop();
          lost(now.moves);
        } else {
          now = { cell, moves: now.moves + 1 };
          rival = now;
        }
        stepped();
        return cell !== null;
      });
    },
    /** Ends the race; the AI stays where it is. */
    stop: () => running.stop(),
    /** Ends the race without the AI. */
    clear() {
      running.stop();
      rival = null;
    },
  };
}
