import { runnerFor } from '../../../state/runs-on.js';
import { lazy } from '../../../ui/lazy.js';
import { repeater } from '../../../ui/repeat.js';

/** @import { PageState } from '../../../state/store.js' */

/** Somebody who walks in first person makes 2.6 moves per second, the keys of the flat maze three times as many. */
const WALK_SLOWER = 3;

const load = lazy(() => import('./opponents.js'));

/** @typedef {import('./opponents.js').Outcome} Outcome */

/**
 * The game against opponents.
 * @param {{ stepped(): void, over(outcome: Outcome): void }} listener over: the opponents have won, or
 *   have been caught
 */
export function createRace({ stepped, over }) {
  const running = repeater();
  /** @type {import('./opponents.js').Opponents | null} */
  let opponents = null;
  /** Whether the opponents are being loaded, and for which start. */
  let [isOpening, starts] = [false, 0];

  /** Ends the game if somebody has won. @returns {boolean} */
  const judge = () => {
    const outcome = running.on ? opponents?.outcome() : null;
    if (!outcome) return false;
    running.stop();
    over(outcome);
    return true;
  };

  return {
    /** Those who take part. @returns {readonly import('./opponents.js').Agent[]} */
    get agents() {
      return opponents?.agents.filter(({ isOut }) => !isOut) ?? [];
    },
    /** Moves of the first opponent; null if there is none. */
    get moves() {
      return opponents?.agents[0].moves ?? null;
    },
    get isOn() {
      return running.on || isOpening;
    },
    judge,
    /**
     * @param {PageState} state of the page
     * @param {import('../round/round.js').Round} round
     * @param {import('../rules/levels.js').Level} level
     */
    async start({ mw, runner, rules, walks }, round, { runnerMs }) {
      starts += 1;
      const start = starts;
      isOpening = true;
      try {
        const { opponentsOf } = await load();
        if (start !== starts) return;
        const kinds = [runner, ...rules.others].map((kind) => runnerFor(mw, round.maze, kind));
        opponents = opponentsOf(rules.game, { mw, round, kinds });
      } finally {
        if (start === starts) isOpening = false;
      }
      running.start(walks ? WALK_SLOWER * runnerMs : runnerMs, () => {
        opponents?.tick();
        const isOver = judge();
        stepped();
        return !isOver;
      });
      stepped();
    },
    /** Ends the game; the opponents stay where they are. */
    stop() {
      starts += 1;
      isOpening = false;
      running.stop();
    },
    /** Ends the game without the opponents. */
    clear() {
      this.stop();
      opponents = null;
    },
  };
}
