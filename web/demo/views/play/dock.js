import { answer, isLarge, onAnswer } from '../../state/answers.js';
import { rowOf } from '../../state/row-of.js';
import { runnerFor, runsOn } from '../../state/runs-on.js';
import { showNotice } from '../../ui/announce.js';
import { h } from '../../ui/dom.js';
import { enable } from '../../ui/enable.js';
import { icon } from '../../ui/icons.js';
import { shortCount, t } from '../../ui/language.js';
import { lazy } from '../../ui/lazy.js';
import { gameText } from '../../walk/game-text.js';
import { beforehand } from './beforehand.js';
import { createPad } from './input/pad.js';
import { solverOptions } from './race/solver-options.js';
import { timeText } from './round/stopwatch.js';
import { levelOf } from './rules/levels.js';

/** @import { TextKey } from '../../ui/language.js' */
/** @import { IconName } from '../../ui/icons.js' */
/** @import { Mazewright } from 'mazewright/dungeons' */
/** @import { Store } from '../../state/store.js' */

const loadRules = lazy(() => import('./rules/rules-panel.js'));

const SCORES = /** @type {const} */ (['time', 'moves', 'best', 'score', 'rival', 'record', 'keys']);
const SHORTCUTS = { hint: 'H', again: 'R', escape: 'G' };

/**
 * Scores, buttons and pad of the game.
 * @param {Store} store
 * @param {import('./input/listen.js').Actions} actions
 * @param {{ isRunning(): boolean, daily(): void, canLive(): boolean }} game isRunning: whether the AI runs
 */
export function playDock(store, actions, game) {
  const element = h('div', { class: 'play-dock' });
  const make = () => {
    const cells = SCORES.map((id) => {
      const value = h('dd', { id: `score-${id}` });
      const name = t(id === 'keys' ? 'play.found' : `play.${id}`);
      return { value, element: h('div', {}, h('dt', {}, name), value) };
    });
    const button = (/** @type {IconName} */ name, /** @type {keyof typeof SHORTCUTS} */ key) => {
      const text = t(`play.${key}`);
      const props = { id: `play-${key}`, title: `${text} (${SHORTCUTS[key]})` };
      const rest = { 'aria-keyshortcuts': SHORTCUTS[key], onclick: actions[key] };
      const label = h('span', {}, text);
      const element = h('button', { type: 'button', ...props, ...rest }, icon(name), label);
      return { element, label };
    };
    const hint = button('bulb', 'hint');
    const { element: again } = button('restart', 'again');
    again.classList.add('compact');
    const raceButton = button('robot', 'escape');
    const runner = h('select', {
      'aria-label': t('play.runner'),
      onchange: () => store.set({ runner: runner.value }),
    });
    runner.append(...solverOptions(store.state.mw, store.state.runner));
    const { pad, stairs } = createPad(actions);
    const keys = h('p', { class: 'keys' });
    const scores = h('dl', { class: 'scores' }, ...cells.map((cell) => cell.element));
    const race = h('div', { class: 'race' }, raceButton.element, runner);
    const buttons = h('div', { class: 'row actions' }, hint.element, again, race, rulesButton());
    const none = h('p', { class: 'about', id: 'play-none' });
    const before = beforehand(store);
    element.replaceChildren(scores, before.element, buttons, keys, pad, none);
    const playing = [hint.element, again, race];
    return { cells, scores, before, hint, raceButton, runner, keys, pad, stairs, none, playing };
  };

  /** The button that opens the rules of the game. */
  const rulesButton = () => {
    const title = t('rules.title');
    const props = {
      type: 'button',
      class: 'compact',
      id: 'play-rules',
      title,
      'aria-label': title,
      'aria-haspopup': 'dialog',
    };
    const open = async () => {
      const load = await loadRules().catch(() => null);
      if (!load) {
        showNotice(() => t('load.failed'));
        return;
      }
      document.getElementById('rules')?.remove();
      const panel = load.rulesPanel(store, game);
      element.append(panel);
      panel.showModal();
    };
    return h('button', { ...props, onclick: open }, icon('gamepad'), h('span', {}, title));
  };

  let parts = make();
  store.on(['language', 'mw'], () => {
    parts = make();
  });
  store.on(['runner'], () => {
    parts.runner.value = store.state.runner;
  });
  /** Shows the latest state again: a worker has answered. */
  let again = () => {};
  onAnswer(() => again());
  const dock = {
    element,
    /**
     * @param {{ round: import('./round/round.js').Round | null, rivalMoves: number | null,
     *   keys: { slants: boolean, stairs: boolean }, noRace: TextKey | null,
     *   record: import('./results/records.js').Record | null }} state keys: those that
     *   this maze needs; noRace: why there can be no opponents
     */
    update(state) {
      const { round, rivalMoves, keys, record, noRace } = state;
      again = () => dock.update(state);
      const { maze, rules } = store.state;
      parts.none.hidden = round !== null;
      for (const part of [
        parts.scores,
        parts.before.element,
        parts.keys,
        parts.pad,
        ...parts.playing,
      ]) {
        part.hidden = round === null;
      }
      parts.none.textContent = t(maze.start === null ? 'play.none' : 'play.same');
      if (round === null) return;
      const hasBegun = round.moves > 0 || game.isRunning();
      element.classList.toggle('fresh', !hasBegun);
      parts.before.update(hasBegun);
      const { mw, isWhole, runner } = store.state;
      for (const option of parts.runner.options) {
        option.disabled = !runsOn(rowOf(mw.catalog.solvers, option.value), maze);
      }
      if (isWhole) parts.runner.value = runnerFor(mw, maze, runner);
      const level = levelOf(rules.level);
      const [time, moves, best, score, other, old, found] = parts.cells;
      time.value.textContent = timeText(round.stopwatch.ms);
      moves.value.textContent = shortCount(round.moves);
      best.value.textContent = shortestText(store.state.mw, round);
      score.value.textContent = round.done ? `${Math.round(round.score(level) * 100)}%` : '–';
      other.value.textContent = rivalMoves === null ? '–' : shortCount(rivalMoves);
      // A record has the place of the AI while that does not run.
      other.element.hidden = (record !== null || round.hasLocks) && rivalMoves === null;
      old.element.hidden = record === null || !other.element.hidden;
      found.element.hidden = !round.hasLocks;
      const { locks, found: keysFound } = round.furniture ?? { locks: [], found: [] };
      found.value.textContent = `${keysFound.length}/${locks.length}`;
      old.value.textContent = record ? timeText(record.ms) : '';
      old.element.title = record
        ? t('play.record.score', { score: Math.round(record.score * 100) })
        : '';
      parts.raceButton.element.setAttribute('aria-pressed', String(game.isRunning()));
      const text = gameText(rules);
      parts.raceButton.label.textContent = text;
      enable(parts.raceButton.element, noRace, `${text} (${SHORTCUTS.escape})`);
      parts.hint.label.textContent = t('play.hint.price', { moves: level.hintMoves });
      const about = t('play.hint.about', { moves: level.hintMoves });
      const noHint = round.done ? 'play.hint.done' : null;
      enable(parts.hint.element, noHint, `${about} (${SHORTCUTS.hint})`);
      parts.keys.replaceChildren(...keyHints(keys));
      parts.keys.classList.toggle('extra', keys.slants || keys.stairs);
      for (const button of parts.stairs) button.hidden = !keys.stairs;
    },
  };
  return dock;
}

/** The keys of this maze, with the marks that the maze shows. @param {{ slants: boolean, stairs: boolean }} keys */
function keyHints({ slants, stairs }) {
  const key = (/** @type {string} */ name) => h('kbd', {}, name);
  const arrows = ['←', '↑', '↓', '→'].map(key);
  const groups = [slants || stairs ? arrows : [...arrows, ` ${t('play.keys')}`]];
  if (slants) groups.push([...['Q', 'E', 'Z', 'C'].map(key), ' ↗']);
  if (stairs) groups.push([key('PgUp'), ' ▲ ', key('PgDn'), ' ▼']);
  return groups.map((parts) => h('span', {}, ...parts));
}

/**
 * The moves of a shortest path as a text. A large maze leaves them to a worker: a dash until then.
 * @param {Mazewright} mw
 * @param {import('./round/round.js').Round} round
 */
function shortestText(mw, round) {
  if (!isLarge(round.maze) || round.hasLocks) return shortCount(round.best);
  const length = answer(mw, round.maze, 'stats')?.solutionLength ?? null;
  return length === null ? '–' : shortCount(length);
}
