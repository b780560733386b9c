import { copyButton } from '../../../share/copy.js';
import { writeLink } from '../../../share/link.js';
import { h } from '../../../ui/dom.js';
import { count, t } from '../../../ui/language.js';
import { timeText } from '../round/stopwatch.js';
import { dateOfMaze } from '../rules/daily.js';

/** @import { PageState } from '../../../state/store.js' */

/**
 * The text that tells others of a won game, with a link to the maze that shows no solution.
 * @param {PageState} state of the page
 * @param {{ ms: number, moves: number, hints: number, score: number }} result
 */
export function resultText(state, { ms, moves, hints, score }) {
  const date = dateOfMaze(state.maze);
  const title = date === null ? 'mazewright' : t('win.daily', { date });
  const values = { time: timeText(ms), moves: count(moves), hints: count(hints) };
  const link = writeLink({ ...state, solution: false, view: 'play', stencil: null });
  const text = t('win.shared', { ...values, score: Math.round(100 * score) });
  return `${title}: ${text}\n${new URL(link, location.href).href}`;
}

/** A button that passes a text on: by the system's own dialog, or else by copying it. @param {() => string} textOf */
export function shareButton(textOf) {
  if (!navigator.share) return copyButton('win.share', textOf);
  const share = () => navigator.share({ text: textOf() }).catch(() => {}); // The user closed it.
  return h('button', { type: 'button', onclick: share }, t('win.share'));
}
