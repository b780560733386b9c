/** Degrees per CSS pixel of a drag, or of the mouse while it is captured. */
const LOOK = 0.25;
/** CSS pixels that a click may move. */
const CLICK = 4;

/**
 * Looking around with the pointer: by dragging, by touch, and by the mouse alone after a click, which
 * captures it until Escape.
 * @param {HTMLElement} canvas
 * @param {(turn: number, up: number) => void} look by degrees
 */
export function listenToLooking(canvas, look) {
  let far = 0;
  canvas.style.touchAction = 'none';
  canvas.addEventListener('pointerdown', () => {
    far = 0;
  });
  canvas.addEventListener('pointermove', (event) => {
    const isCaptured = document.pointerLockElement === canvas;
    if (event.buttons === 0 && !isCaptured) return;
    far += Math.hypot(event.movementX, event.movementY);
    look(event.movementX * LOOK, -event.movementY * LOOK);
  });
  canvas.addEventListener('click', (event) => {
    const isMouse = /** @type {PointerEvent} */ (event).pointerType === 'mouse';
    if (!isMouse || far > CLICK || document.pointerLockElement) return;
    // Some browsers refuse without a reason that could be told.
    Promise.resolve(canvas.requestPointerLock?.()).catch(() => {});
  });
}
