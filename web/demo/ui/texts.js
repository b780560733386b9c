import { icon } from './icons.js';
import { t } from './language.js';

/** @import { IconName } from './icons.js' */
/** @import { TextKey } from './language.js' */

/**
 * Sets the texts of elements that name one: data-text, data-label (also the tooltip of a button),
 * data-icon.
 */
export function fillTexts(/** @type {ParentNode} */ root = document) {
  for (const element of root.querySelectorAll('[data-text]')) {
    element.textContent = t(/** @type {TextKey} */ (element.getAttribute('data-text')));
  }
  for (const element of root.querySelectorAll('[data-label]')) {
    const label = t(/** @type {TextKey} */ (element.getAttribute('data-label')));
    element.setAttribute('aria-label', label);
    if (element.tagName === 'BUTTON') element.setAttribute('title', label);
  }
  for (const element of root.querySelectorAll('[data-icon]:not(:has(> svg))')) {
    element.prepend(icon(/** @type {IconName} */ (element.getAttribute('data-icon'))));
  }
}
