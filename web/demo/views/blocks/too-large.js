import { change } from '../../state/change.js';
import { isGood } from '../../state/wanted.js';
import { h } from '../../ui/dom.js';
import { count, t } from '../../ui/language.js';

/** @import { Store } from '../../state/store.js' */

/**
 * What stands in an empty 3D view of a maze with too many cells: how many it shows, and a button that
 * makes the maze as large as that.
 * @param {Store} store
 */
export function tooLargeCard(store) {
  const text = h('p');
  const shrink = h('button', { type: 'button', class: 'strong', id: 'scene-shrink' });
  const element = h(
    'div',
    { class: 'scene-large', id: 'scene-large', role: 'status' },
    text,
    shrink,
  );
  element.hidden = true;

  return {
    element,
    /** @param {number | null} most cells that are shown; null: the maze is not too large */
    update(most) {
      element.hidden = most === null;
      if (most === null) return;
      const size = fitting(store, most);
      text.textContent = t('scene.large', { most: count(most) });
      shrink.hidden = size === null;
      if (size === null) return;
      shrink.textContent = t('scene.shrink', {
        width: count(size.width),
        height: count(size.height),
      });
      shrink.onclick = () => change(store, size);
    },
  };
}

/**
 * The size with the ratio of the maze's sides that has at most so many cells, or a little smaller if
 * its shape or algorithm asks for that; null if there is none.
 * @param {Store} store
 * @param {number} most
 * @returns {{ width: number, height: number } | null}
 */
function fitting({ state: { mw, maze, wanted } }, most) {
  if (maze.graph || !wanted) return null;
  const { mask, passes, width = maze.width, height = maze.height, ...bare } = wanted;
  const scale = Math.sqrt(most / maze.cellCount);
  for (let less = 0; less < 8; less += 1) {
    const size = {
      width: Math.floor(width * scale) - less,
      height: Math.floor(height * scale) - less,
    };
    if (isGood(mw, { ...bare, ...size })) return size;
  }
  return null;
}
