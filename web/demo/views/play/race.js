import { repeater } from './repeat.js';

/** Somebody who walks in first person makes 2.6 moves per second, the keys of the flat maze three times as many. */
const WALK_SLOWER = 3;

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
    /** @param {import('./round.js').Round} round @param {string} kind of the runner @param {import('./levels.js').Level} level @param {boolean} walks whether the player walks in first person */
    start(round, kind, { runnerMs }, walks) {
      const ms = walks ? WALK_SLOWER * runnerMs : runnerMs;
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
