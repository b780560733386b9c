import { showBanner } from './banner.js';
import { endBanner, finish, winBanner } from './result-banners.js';

/** @import { Store } from '../../../state/store.js' */

/**
 * What the page says at the end of a game.
 * @param {Store} store
 * @param {{ start(cells: readonly number[], whenOver: () => void): void }} replay
 * @param {{ again(): void, newMaze(): void }} actions
 * @param {(text: string) => void} tell has a screen reader read a text
 */
export const createResults = (store, replay, { again, newMaze }, tell) => ({
  /** Shows the result, and keeps it if it is the best. @param {import('../round/round.js').Round} round @param {readonly { kind: string }[]} beaten opponents that were slower */
  win(round, beaten) {
    const outcome = { ...finish(round, store.state), beaten };
    const { trail } = round;
    // The film is one of the flat maze.
    const watch = () => {
      store.set({ view: 'play' });
      replay.start(trail, () => showBanner(banner));
    };
    const banner = winBanner(store, outcome, { again, newMaze, watch });
    present(banner, tell);
  },
  /** The opponents have ended the game. @param {import('../round/round.js').Round} round @param {import('../race/opponents.js').Outcome} outcome */
  end: (round, outcome) => present(endBanner(store, round, outcome, { again, newMaze }), tell),
});

/** @param {import('./banner.js').Result} banner @param {(text: string) => void} tell */
function present(banner, tell) {
  const { title, text } = banner.texts();
  tell(`${title} ${text}`);
  showBanner(banner);
}
