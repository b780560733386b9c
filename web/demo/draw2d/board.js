import { fit, middle } from '../geometry/fit.js';
import { byId } from '../ui/dom.js';
import { rowText, t } from '../ui/language.js';

/**
 * The two canvases of the flat maze: the ground, which changes rarely, and the actors, which change
 * with every move. A view passes its painter of both to `use`.
 * @param {any} store
 */
export function startBoard(store) {
  const [flat, frame] = [byId('flat'), byId('board')];
  /** @type {HTMLCanvasElement[]} */
  const [ground, actors] = [byId('ground'), byId('actors')];
  /** @type {{ ground(): void, actors(): void } | null} */
  let painter = null;
  /** @type {ReturnType<typeof fit>} */
  let at;

  const board = {
    ground: /** @type {CanvasRenderingContext2D} */ (ground.getContext('2d')),
    actors: /** @type {CanvasRenderingContext2D} */ (actors.getContext('2d')),
    canvas: actors,
    get at() {
      return at;
    },
    /** Draws with another painter from now on. @param {{ ground(): void, actors(): void }} next */
    use(next) {
      painter = next;
      board.layout();
    },
    /** Fits the canvases to the maze and the window, then draws both. */
    layout() {
      const style = getComputedStyle(flat);
      const width = flat.clientWidth - 2 * Number.parseFloat(style.paddingLeft);
      const height = flat.clientHeight - 2 * Number.parseFloat(style.paddingTop);
      if (width <= 0 || height <= 0 || !painter) return;
      at = fit(store.state.maze, width, height, devicePixelRatio);
      for (const canvas of [ground, actors]) {
        canvas.width = at.width;
        canvas.height = at.height;
        canvas.style.width = `${at.width / at.ratio}px`;
        canvas.style.height = `${at.height / at.ratio}px`;
      }
      frame.classList.toggle('fits', at.fits);
      painter.ground();
      painter.actors();
    },
    /** Scrolls a cell into view if the maze does not fit. @param {number} cell */
    show(cell) {
      if (!at || at.fits) return;
      const { x, y } = middle(at, cell);
      const left = x / at.ratio - flat.clientWidth / 2;
      const top = y / at.ratio - flat.clientHeight / 2;
      flat.scrollTo({ left, top });
    },
    drawGround() {
      if (at) painter?.ground();
    },
    drawActors() {
      if (at) painter?.actors();
    },
  };

  const label = () => {
    const { maze, mw } = store.state;
    const row = mw.catalog.generators.find((/** @type {any} */ each) => each.id === maze.algorithm);
    const { width, height } = maze;
    actors.setAttribute('aria-label', t('board.label', { title: rowText(row), width, height }));
  };
  new ResizeObserver(() => board.layout()).observe(flat);
  store.on(['maze', 'language'], label);
  label();
  return board;
}
