import { rowOf } from '../../../state/row-of.js';
import { h } from '../../../ui/dom.js';
import { count, rowText, t } from '../../../ui/language.js';
import { timeText } from '../round/stopwatch.js';
import { levelOf } from '../rules/levels.js';
import { gameKey } from '../rules/rules.js';
import { keepRecord, recordOf } from './records.js';
import { resultText, shareButton } from './share-result.js';

/** @import { PageState, Store } from '../../../state/store.js' */

const percent = (/** @type {number} */ score) => Math.round(100 * score);

/**
 * The result of a won game, which is kept if it is the best.
 * @param {import('../round/round.js').Round} round
 * @param {PageState} state of the page
 */
export function finish(round, state) {
  const { moves, best, hints } = round;
  const score = round.score(levelOf(state.rules.level));
  const result = { ms: round.stopwatch.ms, moves, best, hints, score };
  const key = gameKey(state);
  return { ...result, isRecord: keepRecord(key, result), record: recordOf(key) };
}

/**
 * The banner of a won game: its result, the record, a film of the path and the text to share.
 * @param {Store} store
 * @param {ReturnType<typeof finish> & { beaten: readonly { kind: string }[] }} outcome
 * @param {{ again(): void, newMaze(): void, watch(): void }} actions
 * @returns {import('./banner.js').Result}
 */
export function winBanner(store, outcome, { again, newMaze, watch }) {
  const { ms, moves, best, hints, score, isRecord, record, beaten } = outcome;
  return {
    again,
    newMaze,
    texts() {
      const values = { time: timeText(ms), moves: count(moves), best: count(best) };
      const result = t('win.result', { ...values, hints: count(hints), score: percent(score) });
      const old = record && { time: timeText(record.ms), score: percent(record.score) };
      const note = isRecord ? t('win.record') : old ? t('win.best', old) : '';
      const names = beaten.map(({ kind }) => nameOf(store, kind)).join(', ');
      const before = beaten.length > 0 ? t('win.before', { names }) : '';
      return { title: t('win.title'), text: [result, before, note].filter(Boolean).join(' ') };
    },
    more: (close) => [
      h(
        'button',
        {
          type: 'button',
          id: 'win-replay',
          onclick: () => {
            close();
            watch();
          },
        },
        t('win.replay'),
      ),
      shareButton(() => resultText(store.state, outcome)),
    ],
  };
}

/** The title of a solver. @param {Store} store @param {string} kind */
const nameOf = (store, kind) => rowText(rowOf(store.state.mw.catalog.solvers, kind));

/**
 * The banner of a game that the opponents ended: one was out first, one caught the player, or the
 * player caught all.
 * @param {Store} store
 * @param {import('../round/round.js').Round} round
 * @param {import('../race/opponents.js').Outcome} outcome
 * @param {{ again(): void, newMaze(): void }} actions
 * @returns {import('./banner.js').Result}
 */
export function endBanner(store, round, { by, agent }, actions) {
  const { best, moves, stopwatch } = round;
  const time = timeText(stopwatch.ms);
  const own = { moves: count(moves), time };
  return {
    ...actions,
    texts() {
      const name = nameOf(store, agent.kind);
      if (by === 'race') {
        const text = t('escape.text', { moves: count(agent.moves), best: count(best) });
        return { title: t('escape.title', { name }), text };
      }
      if (by === 'chase') return { title: t('chase.title', { name }), text: t('chase.text', own) };
      return { title: t('flee.title'), text: t('flee.text', own) };
    },
  };
}
