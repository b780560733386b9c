import { h } from '../../ui/dom.js';
import { count, t } from '../../ui/language.js';
import { levelOf } from './levels.js';
import { keepRecord, recordOf } from './records.js';
import { gameKey } from './rules.js';
import { resultText, shareButton } from './share-result.js';
import { timeText } from './stopwatch.js';

const percent = (/** @type {number} */ score) => Math.round(100 * score);

/**
 * The result of a won game, which is kept if it is the best.
 * @param {import('./round.js').Round} round
 * @param {any} state of the page
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
 * @param {any} store
 * @param {ReturnType<typeof finish>} outcome
 * @param {{ again(): void, newMaze(): void, watch(): void }} actions
 * @returns {import('./banner.js').Result}
 */
export function winBanner(store, outcome, { again, newMaze, watch }) {
  const { ms, moves, best, hints, score, isRecord, record } = outcome;
  return {
    again,
    newMaze,
    texts() {
      const values = { time: timeText(ms), moves: count(moves), best: count(best) };
      const result = t('win.result', { ...values, hints: count(hints), score: percent(score) });
      const old = record && { time: timeText(record.ms), score: percent(record.score) };
      const note = isRecord ? t('win.record') : old ? t('win.best', old) : '';
      return { title: t('win.title'), text: `${result} ${note}` };
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

/**
 * The banner of a game that the AI won.
 * @param {{ moves: number, best: number | undefined }} values the AI's moves, and those of a shortest path
 * @param {{ again(): void, newMaze(): void }} actions
 * @returns {import('./banner.js').Result}
 */
export const lossBanner = (values, actions) => ({
  ...actions,
  texts: () => ({ title: t('escape.title'), text: t('escape.text', values) }),
});
