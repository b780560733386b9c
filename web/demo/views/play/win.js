import { h } from '../../ui/dom.js';
import { count, t } from '../../ui/language.js';
import { resultText, shareButton } from './share-result.js';
import { timeText } from './stopwatch.js';

const percent = (/** @type {number} */ score) => Math.round(100 * score);

/**
 * The banner of a won game: its result, the record, a film of the path and the text to share.
 * @param {any} store
 * @param {{ ms: number, moves: number, best: number, hints: number, score: number, isRecord: boolean,
 *   record: import('./records.js').Record | null }} outcome
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
