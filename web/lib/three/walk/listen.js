/** @import { Controls, FirstPerson } from '../first-person.js' */

/** Controls of keys, by their position: a Korean input method changes letters, not positions. @type {Record<string, Partial<Controls>>} */
const KEYS = {
  ArrowUp: { forward: 1 },
  ArrowDown: { forward: -1 },
  ArrowLeft: { turn: -1 },
  ArrowRight: { turn: 1 },
  KeyW: { forward: 1 },
  KeyS: { forward: -1 },
  KeyA: { right: -1 },
  KeyD: { right: 1 },
  KeyQ: { turn: -1 },
  KeyE: { turn: 1 },
  KeyR: { look: 1 },
  KeyF: { look: -1 },
};
/** CSS pixels that a click may move. */
const CLICK = 4;

/**
 * Lets keys and a pointer move a walker.
 * @param {HTMLElement} element
 * @param {FirstPerson} walker
 * @param {number} lookSpeed degrees per CSS pixel
 * @returns {() => void} ends that
 */
export function listenToWalker(element, walker, lookSpeed) {
  const { ownerDocument } = element;
  const view = /** @type {Window} */ (ownerDocument.defaultView);
  /** @type {Set<string>} */
  const held = new Set();
  let far = 0;
  const use = () => {
    const sum = { forward: 0, right: 0, turn: 0, look: 0 };
    for (const code of held) {
      for (const [name, value] of Object.entries(KEYS[code])) {
        sum[/** @type {keyof Controls} */ (name)] += value;
      }
    }
    walker.controls = sum;
  };
  const isTyping = () => {
    const active = /** @type {HTMLElement | null} */ (ownerDocument.activeElement);
    return active?.matches('input, textarea, select, [contenteditable]') ?? false;
  };
  const listeners = /** @type {const} */ ([
    [
      view,
      'keydown',
      (/** @type {KeyboardEvent} */ event) => {
        const { code, ctrlKey, altKey, metaKey } = event;
        if (ctrlKey || altKey || metaKey || isTyping()) return;
        if (code === 'PageUp' || code === 'PageDown') walker.climb(code === 'PageUp');
        else if (Object.hasOwn(KEYS, code)) held.add(code);
        else return;
        event.preventDefault();
        use();
      },
    ],
    [
      view,
      'keyup',
      (/** @type {KeyboardEvent} */ { code }) => {
        if (held.delete(code)) use();
      },
    ],
    [
      view,
      'blur',
      () => {
        held.clear();
        use();
      },
    ],
    [
      element,
      'pointerdown',
      () => {
        far = 0;
      },
    ],
    [
      element,
      'pointermove',
      (/** @type {PointerEvent} */ { buttons, movementX, movementY }) => {
        if (buttons === 0 && ownerDocument.pointerLockElement !== element) return;
        far += Math.hypot(movementX, movementY);
        walker.look(movementX * lookSpeed, -movementY * lookSpeed);
      },
    ],
    [
      element,
      'click',
      (/** @type {PointerEvent} */ { pointerType }) => {
        if (pointerType !== 'mouse' || far > CLICK || ownerDocument.pointerLockElement) return;
        // Some browsers refuse without a reason that could be told.
        Promise.resolve(element.requestPointerLock?.()).catch(() => {});
      },
    ],
  ]);
  const { touchAction } = element.style;
  element.style.touchAction = 'none';
  for (const [target, type, listener] of listeners) {
    target.addEventListener(type, /** @type {any} */ (listener));
  }
  return () => {
    element.style.touchAction = touchAction;
    for (const [target, type, listener] of listeners) {
      target.removeEventListener(type, /** @type {any} */ (listener));
    }
    if (ownerDocument.pointerLockElement === element) ownerDocument.exitPointerLock?.();
  };
}
