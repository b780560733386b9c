import { answer, onAnswer } from '../state/answers.js';
import { h } from '../ui/dom.js';
import { count, t } from '../ui/language.js';
import { LoadError, lazy } from '../ui/lazy.js';

/** @import { Store } from '../state/store.js' */
/** @import { TextKey } from '../ui/language.js' */

const load = lazy(() => import('./stats-details.js'));

/** Updates the latest list; one watcher serves all lists that have been drawn. @type {(() => void) | null} */
let update = null;

/** A list of figures of the maze on the page: cells, dead ends, loops ... @param {Store} store */
export function statsGroup(store) {
  const list = h('dl', { class: 'stats' });
  const first = update === null;
  update = () => {
    const { mw, maze, ms } = store.state;
    const stats = answer(mw, maze, 'stats');
    const row = (/** @type {TextKey} */ key, /** @type {number | null} */ value) =>
      value === null ? [] : [h('dt', {}, t(key)), h('dd', {}, count(value))];
    list.replaceChildren(
      ...row('stats.cells', stats?.cells ?? maze.cellCount),
      ...(stats === null
        ? []
        : [
            ...row('stats.deadEnds', stats.deadEnds),
            ...row('stats.junctions', stats.junctions + stats.crossings),
            ...row('stats.loops', stats.loops),
            ...row('stats.solution', stats.solutionLength),
          ]),
      h('dt', {}, t('stats.time')),
      h('dd', { id: 'stats-time' }, t('stats.ms', { ms: msText(ms) })),
    );
  };
  if (first) store.on(['maze'], () => update?.());
  if (first) onAnswer(() => update?.());
  update();
  return h('div', { class: 'group' }, list, moreStats(store));
}

/** Milliseconds as text; a short time with a digit after the point. @param {number} ms */
const msText = (ms) =>
  ms < 10 ? count(Math.max(0.1, Math.round(ms * 10) / 10)) : count(Math.round(ms));

/** Updates the latest details, as `update` does. @type {(() => void) | null} */
let updateMore = null;

/** More figures, loaded and computed when they are opened. @param {Store} store */
function moreStats(store) {
  const place = h('div');
  const element = h(
    'details',
    { id: 'stats-more', open: updateMore !== null && isOpen, ontoggle: () => show() },
    h('summary', {}, t('stats.more')),
    place,
  );
  /** @type {ReturnType<typeof import('./stats-details.js').createStatsDetails> | null} */
  let details = null;
  const show = async () => {
    isOpen = element.open;
    if (!element.open) {
      details?.stop();
      return;
    }
    try {
      const { createStatsDetails } = await load();
      if (!details) {
        details = createStatsDetails(store);
        place.replaceChildren(details.element);
      }
      await details.update();
    } catch (error) {
      if (!(error instanceof LoadError)) throw error;
      place.replaceChildren(h('p', { class: 'error' }, t('load.failed')));
    }
  };
  if (!updateMore) store.on(['maze'], () => updateMore?.());
  updateMore = () => {
    if (element.open) show();
  };
  return element;
}

/** Whether the details are open; the form is drawn again with every language. */
let isOpen = false;
