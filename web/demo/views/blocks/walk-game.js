import { solutionOf } from '../../state/solution.js';
import { h } from '../../ui/dom.js';
import { icon } from '../../ui/icons.js';
import { gameText } from '../../walk/game-text.js';

/** @import { Store } from '../../state/store.js' */

/**
 * The walk through the maze of the page, which plays its game: the walker is the player, fog hides what was
 * not seen, and the opponent races.
 * @param {Store} store
 * @param {ReturnType<typeof import('../../walk/walk-in.js').walkIn>} walk
 * @param {typeof import('../../walk/maze-terrain.js')} terrains
 */
export function withGame(store, walk, { terrainOf, walkerAt }) {
  /** There is one wherever a walk begins. */
  const attempt = () => /** @type {NonNullable<Store['state']['attempt']>} */ (store.state.attempt);
  /** @type {import('../../walk/walk-game.js').Shown} */
  const shown = {
    get seen() {
      return attempt().seen;
    },
    get rivals() {
      return attempt().rivals;
    },
    get furniture() {
      return attempt().furniture;
    },
    get wall() {
      return store.state.block.color;
    },
    get path() {
      const { mw, maze, solution, solver } = store.state;
      return solution && maze.start !== null ? (solutionOf(mw, maze, solver)?.path ?? null) : null;
    },
  };
  const makeTerrain = () => terrainOf(store.state.maze, shown);
  let terrain = makeTerrain();
  /** Whether the terrain has fog. */
  let isFogged = false;
  const use = () => {
    isFogged = shown.seen !== null;
    terrain = makeTerrain();
    walk.use(terrain);
  };
  const start = () => {
    const { maze, player } = store.state;
    return walkerAt(terrain, maze, player ?? maze.start);
  };

  const raceButton = () => {
    const { isRacing } = store.state;
    const text = gameText(store.state.rules);
    const props = { type: 'button', id: 'walk-race', title: `${text} (G)` };
    const rest = {
      'aria-keyshortcuts': 'G',
      'aria-pressed': String(isRacing),
      onclick: () => attempt().toggleRace(),
    };
    return h('button', { ...props, ...rest }, icon('robot'), h('span', {}, text));
  };

  const isOn = () => store.state.walks;
  store.on(['attempt'], () => {
    if (!isOn()) return;
    use();
    walk.put(start());
  });
  store.on(['theme', 'block'], () => {
    if (isOn()) use();
  });
  store.on(['language'], () => {
    if (isOn()) walk.texts();
  });
  store.on(['player', 'rivals', 'isRacing', 'rules', 'solution', 'solver'], () => {
    if (!isOn()) return;
    if (isFogged !== (shown.seen !== null)) use();
    const { isRacing } = store.state;
    document.getElementById('walk-race')?.setAttribute('aria-pressed', String(isRacing));
    walk.refresh();
  });

  return {
    leave: () => walk.leave(),
    /** @param {() => void} left called when the walk ends */
    async enter(left) {
      isFogged = shown.seen !== null;
      terrain = makeTerrain();
      store.set({ walks: true });
      await walk.enter(terrain, start(), {
        enter: (cell) => attempt().enter(cell),
        isWon: () => attempt().isWon,
        controls: () => (attempt().hasGame ? [raceButton()] : []),
        left() {
          store.set({ walks: false });
          left();
        },
      });
    },
  };
}
