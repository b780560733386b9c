import { h } from '../../ui/dom.js';
import { t } from '../../ui/language.js';
import { ROLE_COLORS } from './holdings.js';
import { HELD } from './lessons/held.js';
import { linesOf } from './lines.js';
import { showsSets } from './sets.js';
import { shownRoles } from './shown-roles.js';

/** @import { PageState } from '../../state/store.js' */
/** @import { TextKey } from '../../ui/language.js' */
/** @import { Reel } from './subjects.js' */

/**
 * Lists what the colours of an explained film mean, and says what its film cannot show.
 * @param {HTMLElement} element
 * @param {PageState} state
 * @param {Reel} reel with an explanation
 */
export function drawLegend(element, state, { film, isSearch, explained }) {
  const id = explained?.id ?? '';
  const item = (/** @type {string} */ name, /** @type {TextKey} */ key) =>
    h('li', {}, h('span', { class: `swatch swatch-${name}` }), h('span', {}, t(key)));
  const roles = shownRoles(id, film.maze, state.distances);
  const items = roles.map((role) =>
    item(role === 'sets' ? role : ROLE_COLORS[role], `hold.${role}`),
  );
  if (isSearch) items.push(item('mark', 'hold.path'));
  items.push(item('accent', 'hold.head'));
  const hasRejects = linesOf(id, explained?.mode).some(({ phases }) => phases.includes('reject'));
  if (hasRejects) items.push(item('second', 'hold.rejected'));
  const { lacks, shows = [] } = HELD[id] ?? {};
  const isPartial = !showsSets(film.maze) && roles.length < shows.length;
  const notes = /** @type {TextKey[]} */ ([
    ...(lacks ? [`lack.${lacks}`] : []),
    ...(isPartial ? ['lack.large'] : []),
  ]);
  element.replaceChildren(
    h('h3', {}, t('explain.colors')),
    h('ul', {}, ...items),
    ...notes.map((key) => h('p', { class: 'about' }, t(key))),
  );
}
