import { RUNNER_MS, WALK_MS } from '../../config.js';
import { drawCube, drawHint } from '../../draw2d/marks.js';
import { drawMaze } from '../../draw2d/maze.js';
import { drawPath } from '../../draw2d/path.js';
import {
  directionAt,
  hasSlants,
  hasStairs,
  stairsAt,
  wordOf,
} from '../../geometry/directions-on-screen.js';
import { geometryOf } from '../../geometry/geometry.js';
import { moveEndsTo } from '../../state/ends.js';
import { generate, randomSeed } from '../../state/generate.js';
import { announce } from '../../ui/announce.js';
import { t } from '../../ui/language.js';
import { color } from '../../ui/theme.js';
import { drawBanner, hideBanner, showBanner, startBanner } from './banner.js';
import { playDock } from './dock.js';
import { listen } from './input.js';
import { repeater } from './repeat.js';

/** The view with the game. @param {any} store @param {any} board */
export function createPlay(store, board) {
  /** @type {any} */
  let game = null;
  /** @type {number | null} */
  let hinted = null;
  /** @type {{ cell: number, moves: number } | null} */
  let rival = null;
  /** Whether the AI was out first, which ends the game. */
  let isLost = false;
  /** Extra keys that this maze needs. */
  let keys = { slants: false, stairs: false };
  const walking = repeater();
  const running = repeater();

  const painter = {
    ground: () => drawMaze(board.ground, board.at, store.state),
    actors() {
      const { actors: pen, at } = board;
      pen.clearRect(0, 0, at.width, at.height);
      if (!game) return;
      drawPath(pen, at, game.maze, game.trail, color('trail'), 0.18);
      if (rival) drawCube(pen, at, rival.cell, 'second', 0.46);
      drawCube(pen, at, game.position, 'accent');
      if (hinted !== null) drawHint(pen, at, game.maze, game.position, hinted);
    },
  };

  const refresh = () => {
    dock.update(game, rival, keys);
    if (game) store.set({ player: game.position });
    board.drawActors();
    if (game && store.state.view === 'play') board.show(game.position);
  };

  const again = () => {
    const { mw, maze } = store.state;
    walking.stop();
    running.stop();
    hideBanner();
    rival = null;
    isLost = false;
    hinted = null;
    game = maze.start === null || maze.end === null ? null : mw.game(maze);
    const geometry = geometryOf(maze);
    keys = { slants: hasSlants(maze, geometry), stairs: hasStairs(maze, geometry) };
    refresh();
  };

  const newMaze = () => generate(store, { ...store.state.wanted, seed: randomSeed() });

  const after = (/** @type {string} */ result) => {
    hinted = null;
    if (result === 'done') {
      walking.stop();
      running.stop();
      const { moves, best } = game;
      const score = Math.round(game.score() * 100);
      const texts = () => ({
        title: t('win.title'),
        text: t('win.text', { moves, best, score }),
      });
      const { title, text } = texts();
      announce(`${title} ${text}`);
      showBanner({ texts, again, newMaze });
    }
    refresh();
  };

  const actions = {
    again,
    hasStairs: () => keys.stairs,
    /** @param {number} angle on screen, clockwise from the right @param {number} [most] degrees between that angle and a side */
    move(angle, most) {
      if (!game || game.done || isLost) return;
      const { maze, position, trail } = game;
      const from = trail.length > 1 ? trail[trail.length - 2] : null;
      const direction = directionAt(maze, geometryOf(maze), position, angle, { from, most });
      if (direction === null) return;
      walking.stop();
      after(game.move(direction));
    },
    /** @param {number} by 1 up, -1 down */
    climb(by) {
      if (!game || game.done || isLost) return;
      const direction = stairsAt(game.maze, geometryOf(game.maze), game.position, by);
      if (direction === null) return;
      walking.stop();
      after(game.move(direction));
    },
    hint() {
      const name = game?.done || isLost ? null : game?.hint();
      if (!name) return;
      const { maze, position } = game;
      hinted = maze.directions.indexOf(name);
      const word = wordOf(maze, geometryOf(maze), position, /** @type {number} */ (hinted));
      announce(t('hint.said', { direction: t(/** @type {any} */ (`direction.${word}`)) }));
      refresh();
    },
    /** @param {number} cell */
    walkTo(cell) {
      if (!game || game.done || isLost) return;
      const { path } = store.state.maze.solve({ from: game.position, to: cell });
      if (path.length === 0) {
        moveEndsTo(store, cell);
        return;
      }
      let next = 1;
      walking.start(WALK_MS, () => {
        if (next >= path.length) return false;
        after(game.moveTo(path[next]));
        next += 1;
        return true;
      });
    },
    escape() {
      if (game?.done || isLost) again();
      if (!game) return;
      if (running.on) {
        running.stop();
        rival = null;
        refresh();
        return;
      }
      const runner = game.runner(store.state.runner);
      rival = { cell: game.position, moves: 0 };
      running.start(RUNNER_MS, () => {
        const cell = runner.step();
        if (cell !== null) rival = { cell, moves: (rival?.moves ?? 0) + 1 };
        else finishRival();
        refresh();
        return cell !== null;
      });
      refresh();
    },
  };

  const finishRival = () => {
    isLost = true;
    walking.stop();
    const values = { moves: rival?.moves, best: game.best };
    const texts = () => ({ title: t('escape.title'), text: t('escape.text', values) });
    const { title, text } = texts();
    announce(`${title} ${text}`);
    showBanner({ texts, again, newMaze });
  };

  const dock = playDock(store, actions, () => running.on);
  listen(store, board, actions);
  store.on(['maze'], () => {
    again();
    if (store.state.view === 'play') board.layout();
  });
  store.on(['solution', 'distances', 'solver', 'theme'], () => {
    if (store.state.view !== 'play') return;
    board.drawGround();
    board.drawActors();
  });
  store.on(['language'], () => {
    dock.update(game, rival, keys);
    drawBanner();
  });
  startBanner();

  again();
  return {
    dock: dock.element,
    enter() {
      board.use(painter);
      refresh();
    },
    leave() {
      walking.stop();
      running.stop();
      if (!isLost) rival = null;
      hideBanner();
    },
  };
}
