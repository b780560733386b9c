import { useWhole } from '../../state/use-whole.js';
import { byId, h } from '../../ui/dom.js';
import { icon } from '../../ui/icons.js';
import { t } from '../../ui/language.js';
import { lazy } from '../../ui/lazy.js';
import { noticeFailure } from '../../ui/load-failure.js';
import { recall, remember } from '../../ui/remember.js';
import { gameChips } from './game-chips.js';

/** @import { Store } from '../../state/store.js' */
/** @import { IconName } from '../../ui/icons.js' */
/** @import { TextKey } from '../../ui/language.js' */

const loadSurprise = lazy(() => import('../../state/surprise.js'));

/** Whether nobody has played, gone on or followed a link here. */
let isFirstVisit =
  recall('visited') === null && !document.documentElement.hasAttribute('data-linked');

/** Three ways on. @type {readonly { id: string, icon: IconName, text: TextKey, go(store: Store): void }[]} */
const WAYS = [
  { id: 'watch', icon: 'film', text: 'first.watch', go: () => byId('tab-watch').click() },
  { id: 'dungeon', icon: 'dungeon', text: 'first.dungeon', go: () => byId('tab-dungeon').click() },
  {
    id: 'surprise',
    icon: 'spark',
    text: 'surprise',
    go: (store) =>
      noticeFailure(
        Promise.all([loadSurprise(), useWhole(store)]).then(([{ surprise }]) => surprise(store)),
      ),
  },
];

/**
 * What stands in the place of the scores until the first move, where the window has no other: the ways to
 * play; at a first visit three ways on, in every window.
 * @param {Store} store
 */
export function beforehand(store) {
  const chips = gameChips(store, 'way');
  const ways = WAYS.map(({ id, icon: name, text, go }) => {
    const props = { type: 'button', id: `first-${id}`, onclick: () => go(store) };
    return h('button', props, icon(name), h('span', {}, t(text)));
  });
  const first = h('div', { class: 'ways', role: 'group', 'aria-label': t('first.label') }, ...ways);
  const element = h('div', { class: 'beforehand' });
  const { seed } = store.state.maze;
  return {
    element,
    /** @param {boolean} hasBegun whether the player has made a move */
    update(hasBegun) {
      if (isFirstVisit && (hasBegun || store.state.maze.seed !== seed)) {
        isFirstVisit = false;
        remember('visited', '1');
      }
      chips.update();
      const shown = isFirstVisit ? first : chips.element;
      if (element.firstChild !== shown) element.replaceChildren(shown);
    },
  };
}
