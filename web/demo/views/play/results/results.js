import { announce } from '../../../ui/announce.js';
import { showBanner } from './banner.js';
import { endBanner, finish, winBanner } from './result-banners.js';

/** @import { Store } from '../../../state/store.js' */

/** @param {import('./banner.js').Result} banner */
function present(banner) {
  const { title, text } = banner.texts();
  announce(`${title} ${text}`);
  showBanner(banner);
}

/**
 * What the page says at the end of a game.
 * @param {Store} store
 * @param {{ start(cells: readonly number[], whenOver: () => void): void }} replay
 * @param {{ again(): void, newMaze(): void }} actions
 */
export const createResults = (store, replay, { again, newMaze }) => ({
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
    present(banner);
  },
  /** The opponents have ended the game. @param {import('../round/round.js').Round} round @param {import('../race/opponents.js').Outcome} outcome */
  end: (round, outcome) => present(endBanner(store, round, outcome, { again, newMaze })),
});
