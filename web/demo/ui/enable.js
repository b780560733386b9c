import { t } from './language.js';

/** @import { TextKey } from './language.js' */

const isOff = (/** @type {Element} */ control) => control.getAttribute('aria-disabled') === 'true';

/** Has a control do nothing while it is out of use, although it can have the focus. @param {Event} event */
function refuse(event) {
  const { currentTarget } = event;
  if (!(currentTarget instanceof Element && isOff(currentTarget))) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

/**
 * Enables a control, or disables it with the reason, which the mouse shows and screen readers say. A
 * control that has the focus keeps it: pressed by the keyboard until it does nothing, it is disabled
 * for good when the focus leaves it.
 * @param {HTMLButtonElement | HTMLInputElement} control
 * @param {TextKey | null} reason why it does nothing now; null: it works
 * @param {string} about what it does when it works
 */
export function enable(control, reason, about) {
  const isFocused = control === document.activeElement;
  control.title = reason === null ? about : t(reason);
  control.disabled = reason !== null && !isFocused;
  if (reason === null) {
    control.removeAttribute('aria-description');
    control.removeAttribute('aria-disabled');
    return;
  }
  control.setAttribute('aria-description', t(reason));
  control.setAttribute('aria-disabled', 'true');
  if (!isFocused) return;
  control.addEventListener('click', refuse, { capture: true });
  const leave = () => {
    control.disabled = isOff(control);
  };
  control.addEventListener('blur', leave, { once: true });
}
