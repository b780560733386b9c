import { TICK_MS } from '../../config.js';
import { anotherMaze } from '../../state/another-maze.js';
import { generate } from '../../state/generate.js';
import { noticeFailure } from '../../ui/load-failure.js';
import { repeater } from '../../ui/repeat.js';
import { playDock } from './dock.js';
import { showEvent } from './feedback/show-event.js';
import { createSound } from './feedback/sound.js';
import { createTelling } from './feedback/telling.js';
import { listen, whenGamepad } from './input/listen.js';
import { moveEnds } from './input/move-ends.js';
import { pauseWhenAway, plays } from './input/pause-when-away.js';
import { climbed, pointedAt } from './input/steer.js';
import { createWalking } from './input/walking.js';
import { createPainter } from './painter.js';
import { createRace } from './race/race.js';
import { drawBanner, hideBanner, startBanner } from './results/banner.js';
import { recordOf } from './results/records.js';
import { createReplay } from './results/replay.js';
import { createResults } from './results/results.js';
import { attemptOf } from './round/attempt.js';
import { goOn } from './round/go-on.js';
import { canLive, moveAround } from './round/living-maze.js';
import { startRound } from './round/start-round.js';
import { dailyOptions } from './rules/daily.js';
import { levelOf } from './rules/levels.js';
import { noRace } from './rules/no-race.js';
import { onRules } from './rules/on-rules.js';
import { gameKey, recallRules } from './rules/rules.js';
import { Sight } from './sight/sight.js';

/** The view with the game. @param {import('../../state/store.js').Store} store @param {import('../../draw2d/board.js').Board} board */
export function createPlay(store, board) {
  store.set({ rules: recallRules(store.state.mw) });
  /** Null if the maze has no start and end, or if they are the same cell. @type {import('./round/round.js').Round | null} */
  let round = null;
  /** Null unless the walls move. @type {import('mazewright/dungeons').Living | null} */
  let living = null;
  let sight = new Sight(null);
  /** @type {number | null} */
  let hinted = null;
  /** Whether the opponents have ended the game. */
  let isLost = false;
  /** Extra keys that this maze needs. */
  let keys = { slants: false, stairs: false };
  const ticking = repeater();
  const isHere = () => store.state.view === 'play';
  const raceProblem = () => noRace(store.state, round, living !== null);
  const isOver = () => round === null || round.done || isLost;
  const replay = createReplay(() => board.drawActors());

  const race = createRace({ stepped: () => refresh(), over: (outcome) => finish(outcome) });
  const walking = createWalking({ roundOf: () => round, isOver, after: (how) => after(how) });
  const sound = createSound(store);
  const painter = createPainter(store, board, () => {
    const own = { round, isLiving: living !== null, sight, hinted };
    return { ...own, agents: race.agents, replayed: replay.trail, said: telling.said };
  });
  const telling = createTelling(() => board.name());

  /** Updates the dock. Returns whether the time runs. */
  const update = () => {
    const record = round && recordOf(gameKey(store.state));
    dock.update({ round, rivalMoves: race.moves, keys, record, noRace: raceProblem() });
    return round?.stopwatch.isRunning ?? false;
  };
  const refresh = () => {
    update();
    const rivals = race.agents.map(({ cell }) => cell);
    store.set({ player: round?.position ?? null, rivals, isRacing: race.isOn });
    board.drawActors();
    if (round && isHere()) board.show(round.position);
  };
  const stop = () => {
    for (const each of [walking, race, ticking]) each.stop();
    replay.stop();
  };

  const followTorch = () => {
    if (isHere() && store.state.rules.fog) sight.follow(board);
  };

  const again = () => {
    const wasChanged = living !== null || round?.furniture != null;
    stop();
    hideBanner();
    race.clear();
    isLost = false;
    hinted = null;
    ({ round, living, keys } = startRound(store.state, isHere()));
    sight = new Sight(round);
    const { escape: toggleRace } = actions;
    const attempt = attemptOf(store, { round, sight, race }, { isOver, after, toggleRace });
    store.set({ player: round?.position ?? null, attempt });
    telling.begin(round);
    if (wasChanged && isHere()) board.drawGround();
    refresh();
  };

  const startOver = () => {
    again();
    if (round && !store.state.walks) telling.place(round);
  };

  const newMaze = () => void anotherMaze(store);
  const results = createResults(store, replay, { again: startOver, newMaze }, telling.over);

  /** @param {'moved' | 'blocked' | 'done'} result @param {number | null} [direction] */
  const after = (result, direction = null) => {
    if (!round) return;
    // A walk says itself where one is, and its notices what has happened.
    const isTold = !store.state.walks;
    telling.note(round, isTold);
    hinted = null;
    showEvent(round, isHere() ? board : null, !isTold);
    if (result !== 'done') sound(result);
    if (result !== 'blocked') {
      sight.look();
      if (!ticking.on) ticking.start(TICK_MS, update);
    }
    if (result === 'moved' && living) {
      moveAround(living, round, store.state.mw);
      sight.look();
      if (isHere()) board.drawGround();
    }
    if (isTold && result !== 'done') telling.place(round, result === 'blocked' ? direction : null);
    if (race.judge()) stop();
    else if (result === 'done') {
      const beaten = race.isOn && store.state.rules.game === 'race' ? race.agents : [];
      stop();
      sound('won');
      results.win(round, beaten);
    }
    refresh();
  };

  const go = (/** @type {number | null} */ direction) => {
    if (!round || isOver() || direction === null) return;
    walking.stop();
    after(round.move(direction), direction);
  };

  /** @type {import('./input/listen.js').Actions} */
  const actions = {
    again: startOver,
    hasStairs: () => keys.stairs,
    move(angle, most) {
      if (round) go(pointedAt(round, angle, most));
    },
    climb(by) {
      if (round) go(climbed(round, by));
    },
    hint() {
      // A hint that is still shown costs nothing again.
      if (!round || isOver() || hinted !== null) return;
      const name = round.hint();
      if (!name) return;
      hinted = /** @type {number} */ (round.maze.directions.indexOf(name));
      // A hint may find a secret door.
      if (telling.note(round)) board.drawGround();
      telling.hint(round, hinted);
      sound('hint');
      refresh();
    },
    walkTo(target) {
      if (round && !isOver() && !walking.start(round, target)) moveEnds(store, target);
    },
    escape() {
      // Only the flat maze and the walk show the AI.
      if (!(isHere() || store.state.walks) || raceProblem() !== null) return;
      if (isOver()) again();
      if (!round) return;
      if (race.isOn) race.clear();
      else noticeFailure(race.start(store.state, round, levelOf(store.state.rules.level)));
      refresh();
    },
  };

  /** The opponents have ended the game. @param {import('./race/race.js').Outcome} outcome */
  const finish = (outcome) => {
    isLost = true;
    walking.stop();
    round?.stopwatch.stop();
    sound(outcome.by === 'flee' ? 'won' : 'lost');
    if (round) results.end(round, outcome);
  };

  const dock = playDock(store, actions, {
    isRunning: () => race.isOn,
    daily: () => generate(store, dailyOptions()),
    canLive: () => canLive(store.state.mw, store.state.maze),
  });
  Object.assign(painter, listen(store, board, actions));
  whenGamepad(actions, () => plays(store.state.view));
  const pause = () => round?.stopwatch.stop();
  pauseWhenAway(store, pause, () => {
    if (isHere() || !race.isOn) return;
    race.clear();
    refresh();
  });
  let { mw } = store.state;
  store.on(['maze'], () => {
    const isSame = mw !== store.state.mw;
    ({ mw } = store.state);
    const waits = store.state.rules.living && !living && round?.moves === 0;
    if (isSame && !waits) goOn(store, round, living);
    else again();
    if (isHere()) board.layout();
    followTorch();
  });
  store.on(['solution', 'distances', 'solver', 'theme'], () => {
    if (!isHere()) return;
    board.drawGround();
    board.drawActors();
  });
  onRules(store, {
    opponents: () => race.clear(),
    living: () => again(),
    others: () => refresh(),
    fog(isOn) {
      if (isOn) followTorch();
      else if (sight.torch && isHere()) board.whole();
    },
  });
  store.on(['language'], () => {
    update();
    drawBanner();
    telling.translate(round);
  });
  startBanner();
  again();
  return {
    dock: dock.element,
    enter() {
      board.use(painter);
      if (store.state.rules.living && !living) again();
      else refresh();
      followTorch();
    },
    leave() {
      pause();
      stop();
      if (!isLost) race.clear();
      hideBanner();
      telling.begin(round);
      if (living) again();
    },
  };
}
