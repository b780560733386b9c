import { t } from './language.js';

/** @import { TextKey } from './language.js' */

/**
 * Enables a control, or disables it with the reason, which the mouse shows and screen readers say.
 * @param {HTMLButtonElement | HTMLInputElement} control
 * @param {TextKey | null} reason why it does nothing now; null: it works
 * @param {string} about what it does when it works
 */
export function enable(control, reason, about) {
  control.disabled = reason !== null;
  control.title = reason === null ? about : t(reason);
  if (reason === null) control.removeAttribute('aria-description');
  else control.setAttribute('aria-description', t(reason));
}
