/** How far a stick must be pushed, of 1. */
const PUSHED = 0.5;
/** Milliseconds until a held direction repeats its move, and between two moves. */
const HOLD_MS = 320;
const REPEAT_MS = 110;

/** Indices of the W3C Gamepad specification's standard layout. */
const CROSS = { up: 12, down: 13, left: 14, right: 15 };
const BUTTONS = { hint: 0, escape: 2, downstairs: 4, upstairs: 5, again: 9 };

/** @typedef {{ axes: readonly number[], buttons: readonly { pressed: boolean }[] }} Pad */

/** The angle that a gamepad points to, in degrees clockwise from the right; null for none. @param {Pad} pad */
export function angleOfPad({ axes, buttons }) {
  const isHeld = (/** @type {number} */ index) => Number(buttons[index]?.pressed ?? false);
  const cross = [isHeld(CROSS.right) - isHeld(CROSS.left), isHeld(CROSS.down) - isHeld(CROSS.up)];
  const [x, y] = cross.some((value) => value !== 0) ? cross : [axes[0] ?? 0, axes[1] ?? 0];
  return Math.hypot(x, y) < PUSHED ? null : (Math.atan2(y, x) * 180) / Math.PI;
}

/**
 * What a gamepad can do; angle: on screen, in degrees clockwise from the right; by: 1 up, -1 down.
 * @typedef {{ move(angle: number): void, climb(by: number): void, hint(): void, again(): void, escape?(): void }} PadActions
 */

/** The browser: the types of the package know none. */
const browser = /** @type {any} */ (globalThis);

/**
 * Plays by gamepad: a stick or the cross moves, and buttons do what keys do. Call it once for a page.
 * @param {PadActions} actions
 * @param {() => boolean} isPlaying whether the game is on the page
 */
export function listenToGamepads(actions, isPlaying) {
  const run = {
    hint: actions.hint,
    escape: () => actions.escape?.(),
    again: actions.again,
    upstairs: () => actions.climb(1),
    downstairs: () => actions.climb(-1),
  };
  /** Buttons that were pressed in the last frame. @type {Set<string>} */
  let last = new Set();
  /** When the held direction moves next; 0 if none is held. */
  let next = 0;
  let frame = 0;

  const poll = (/** @type {number} */ now) => {
    const pads = [...browser.navigator.getGamepads()].filter(
      (/** @type {Pad | null} */ pad) => pad !== null,
    );
    frame = pads.length > 0 ? browser.requestAnimationFrame(poll) : 0;
    const angle = pads.map(angleOfPad).find((each) => each !== null) ?? null;
    const pressed = Object.entries(BUTTONS)
      .filter(([, index]) => pads.some(({ buttons }) => buttons[index]?.pressed))
      .map(([name]) => name);
    const isOn = isPlaying() && browser.document.hasFocus();
    if (angle === null) next = 0;
    else if (isOn && now >= next) {
      actions.move(angle);
      next = now + (next === 0 ? HOLD_MS : REPEAT_MS);
    }
    for (const name of pressed) {
      if (isOn && !last.has(name)) run[/** @type {keyof typeof run} */ (name)]();
    }
    last = new Set(pressed);
  };
  const start = () => {
    if (frame === 0) frame = browser.requestAnimationFrame(poll);
  };
  browser.addEventListener('gamepadconnected', start);
  start();
}
