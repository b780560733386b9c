import { EXPLORER, WALK_MS } from '../../config.js';
import { drawCube, drawHint, LEAST_MARK } from '../../draw2d/marks.js';
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
import { lazy } from '../../ui/lazy.js';
import { color } from '../../ui/theme.js';
import { drawBanner, hideBanner, showBanner, startBanner } from './banner.js';
import { dailyOptions } from './daily.js';
import { playDock } from './dock.js';
import { drawFog, see } from './fog.js';
import { listenToGamepads } from './gamepad.js';
import { listen } from './input.js';
import { levelOf } from './levels.js';
import { canLive, LivingMaze } from './living.js';
import { keepRecord, recordOf } from './records.js';
import { repeater } from './repeat.js';
import { createReplay } from './replay.js';
import { Round } from './round.js';
import { gameKey, recallRules } from './rules.js';
import { walkTo } from './walk.js';
import { tellPlace } from './where.js';
import { winBanner } from './win.js';

/** Milliseconds between two updates of the time. */
const TICK_MS = 250;
/** Of a living maze, cells per place where walls move at each step, and shifts in such a place. */
const CELLS_PER_BURST = 200;
const SHIFTS = 3;

const loadTones = lazy(() => import('./tones.js'));
const still = matchMedia('(prefers-reduced-motion: reduce)');

/** The view with the game. @param {any} store @param {any} board */
export function createPlay(store, board) {
  store.set({ rules: recallRules() });
  /** Null if the maze has no start and end, or if they are the same cell. @type {Round | null} */
  let round = null;
  /** Null unless the walls move. @type {LivingMaze | null} */
  let living = null;
  /** Cells that fog does not hide any more. @type {Set<number>} */
  let seen = new Set();
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
  const ticking = repeater();
  const isHere = () => store.state.view === 'play';
  const isOver = () => round === null || round.done || isLost;
  const replay = createReplay(() => board.drawActors());

  const painter = {
    ground(/** @type {CanvasRenderingContext2D} */ pen, /** @type {any} */ at) {
      const own = living && round ? { maze: round.maze, distances: false } : {};
      return drawMaze(pen, at, { ...store.state, ...own });
    },
    actors() {
      const { actors: pen, at } = board;
      pen.clearRect(0, 0, at.width, at.height);
      if (!round) return;
      const { fog } = store.state.rules;
      if (fog && !round.done) drawFog(pen, at, seen, color('rock'));
      const trail = replay.trail ?? round.trail;
      // The rim keeps the trail apart from floors of any colour.
      drawPath(pen, at, round.maze, trail, color('trail-rim'), 0.32);
      drawPath(pen, at, round.maze, trail, color('trail'), 0.16);
      if (rival && (!fog || seen.has(rival.cell)))
        drawCube(pen, at, rival.cell, 'second', 0.46, LEAST_MARK);
      drawCube(pen, at, trail[trail.length - 1], 'accent', undefined, LEAST_MARK);
      if (hinted !== null) drawHint(pen, at, round.maze, round.position, hinted);
    },
  };

  const sound = (/** @type {import('./tones.js').Tone} */ tone) => {
    if (!store.state.rules.sound) return;
    loadTones().then(
      ({ play }) => play(tone),
      () => {}, // Without a network the game stays silent.
    );
  };
  const update = () => {
    const record = round && recordOf(gameKey(store.state.maze, store.state.rules));
    dock.update({ round, rival, keys, record, canRace: living === null });
  };
  const refresh = () => {
    update();
    if (round) store.set({ player: round.position });
    board.drawActors();
    if (round && isHere()) board.show(round.position);
  };
  const stop = () => {
    for (const each of [walking, running, ticking]) each.stop();
    replay.stop();
  };

  const again = () => {
    const { mw, maze, rules } = store.state;
    const wasLiving = living !== null;
    stop();
    hideBanner();
    rival = null;
    isLost = false;
    hinted = null;
    const isGame = maze.start !== null && maze.end !== null && maze.start !== maze.end;
    round = isGame ? new Round(mw, maze) : null;
    const geometry = geometryOf(maze);
    const isLiving = isGame && isHere() && rules.living && canLive(maze, geometry);
    living = isLiving ? new LivingMaze(maze, (below) => Math.floor(Math.random() * below)) : null;
    seen = new Set();
    if (round) see(seen, maze, round.position);
    keys = { slants: hasSlants(maze, geometry), stairs: hasStairs(maze, geometry) };
    if (wasLiving && isHere()) board.drawGround();
    refresh();
  };

  const newMaze = () => generate(store, { ...store.state.wanted, seed: randomSeed() });

  /** Shows the result, and keeps it if it is the best. @param {Round} won */
  const win = (won) => {
    const { maze, rules } = store.state;
    const result = {
      ms: won.stopwatch.ms,
      moves: won.moves,
      best: won.best,
      hints: won.hints,
      score: won.score(levelOf(rules.level)),
    };
    const key = gameKey(maze, rules);
    const isRecord = keepRecord(key, result);
    const { trail } = won;
    const show = () => showBanner(banner);
    const watch = () => replay.start(trail, show);
    const outcome = { ...result, isRecord, record: recordOf(key) };
    const banner = winBanner(store, outcome, { again, newMaze, watch });
    const { title, text } = banner.texts();
    announce(`${title} ${text}`);
    sound('won');
    show();
  };

  const after = (/** @type {string} */ result, /** @type {number | null} */ direction = null) => {
    if (!round) return;
    tellPlace(round, result === 'blocked' ? direction : null);
    hinted = null;
    if (result === 'blocked') sound('blocked');
    else {
      see(seen, round.maze, round.position);
      if (!ticking.on) ticking.start(TICK_MS, tick);
    }
    if (result === 'moved') {
      sound('moved');
      moveWalls(round);
    }
    if (result === 'done') {
      stop();
      win(round);
    }
    refresh();
  };

  const tick = () => {
    update();
    return round?.stopwatch.isRunning ?? false;
  };

  /** Lets the walls of a living maze move. @param {Round} now */
  const moveWalls = (now) => {
    if (!living) return;
    const bursts = Math.ceil(now.maze.cellCount / CELLS_PER_BURST);
    living.shift(bursts, SHIFTS, [now.position, now.maze.end]);
    now.continueIn(living.toMaze(store.state.mw));
    see(seen, now.maze, now.position);
    if (isHere()) board.drawGround();
  };

  const actions = {
    again,
    hasStairs: () => keys.stairs,
    /** @param {number} angle on screen, clockwise from the right @param {number} [most] degrees between that angle and a side */
    move(angle, most) {
      if (!round || isOver()) return;
      const { maze, position, trail } = round;
      const from = trail.length > 1 ? trail[trail.length - 2] : null;
      const direction = directionAt(maze, geometryOf(maze), position, angle, { from, most });
      if (direction === null) return;
      walking.stop();
      after(round.move(direction), direction);
    },
    /** @param {number} by 1 up, -1 down */
    climb(by) {
      if (!round || isOver()) return;
      const direction = stairsAt(round.maze, geometryOf(round.maze), round.position, by);
      if (direction === null) return;
      walking.stop();
      after(round.move(direction), direction);
    },
    hint() {
      // A hint that is still shown costs nothing again.
      if (!round || isOver() || hinted !== null) return;
      const name = round.hint();
      if (!name) return;
      const { maze, position } = round;
      hinted = /** @type {number} */ (maze.directions.indexOf(name));
      const word = wordOf(maze, geometryOf(maze), position, hinted);
      announce(t('hint.said', { direction: t(/** @type {any} */ (`direction.${word}`)) }));
      sound('hint');
      refresh();
    },
    /** @param {number} target a cell */
    walkTo(target) {
      if (!round || isOver()) return;
      const now = round;
      const cells = walkTo(now, geometryOf(now.maze), target);
      if (cells.length === 0 && target !== now.position) {
        moveEndsTo(store, target);
        return;
      }
      let next = 0;
      const step = () => {
        if (next >= cells.length || now !== round || isOver()) return false;
        const result = now.moveTo(cells[next]);
        next += 1;
        if (result !== 'blocked') after(result);
        return result === 'moved';
      };
      if (still.matches) while (step());
      else if (step()) walking.start(WALK_MS, step);
    },
    escape() {
      // Only the flat maze shows the AI.
      if (!isHere() || living) return;
      if (isOver()) again();
      if (!round) return;
      if (running.on) {
        running.stop();
        rival = null;
        refresh();
        return;
      }
      const runner = round.game.runner(store.state.runner ?? EXPLORER);
      rival = { cell: round.position, moves: 0 };
      running.start(levelOf(store.state.rules.level).runnerMs, () => {
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
    round?.stopwatch.stop();
    sound('lost');
    const values = { moves: rival?.moves, best: round?.best };
    const texts = () => ({ title: t('escape.title'), text: t('escape.text', values) });
    const { title, text } = texts();
    announce(`${title} ${text}`);
    showBanner({ texts, again, newMaze });
  };

  const dock = playDock(store, actions, {
    isRunning: () => running.on,
    daily: () => generate(store, dailyOptions()),
    canLive: () => canLive(store.state.maze, geometryOf(store.state.maze)),
  });
  Object.assign(painter, listen(store, board, actions));
  listenToGamepads(actions, () => ['play', 'blocks'].includes(store.state.view));
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) round?.stopwatch.stop();
  });
  store.on(['maze'], () => {
    again();
    if (isHere()) board.layout();
  });
  store.on(['solution', 'distances', 'solver', 'theme'], () => {
    if (!isHere()) return;
    board.drawGround();
    board.drawActors();
  });
  let { rules } = store.state;
  store.on(['rules'], () => {
    const wasLiving = rules.living;
    rules = store.state.rules;
    if (wasLiving !== rules.living) again();
    else refresh();
  });
  store.on(['language'], () => {
    update();
    drawBanner();
  });
  startBanner();

  again();
  return {
    dock: dock.element,
    enter() {
      board.use(painter);
      if (rules.living && !living) again();
      else refresh();
    },
    leave() {
      round?.stopwatch.stop();
      stop();
      if (!isLost) rival = null;
      hideBanner();
      if (living) again();
    },
  };
}
