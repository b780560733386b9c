const FIELDS = 'select, input[type=range], input[type=number], input[type=checkbox]';

/**
 * Gives the keys back to the maze after a choice by mouse or touch: the field loses the focus, so that
 * arrows play instead of changing it once more. A field that was reached otherwise keeps its keys.
 */
export function startFocusReturn() {
  let wasPointed = false;
  let isPointed = false;
  const release = (/** @type {Event} */ { target }) => {
    if (!(target instanceof HTMLElement)) return;
    const isField = target === document.activeElement && target.matches(FIELDS);
    if (isField && isPointed && !target.closest('dialog')) target.blur();
  };
  const capture = { capture: true };
  addEventListener('pointerdown', () => (wasPointed = true), capture);
  addEventListener('focusin', () => (isPointed = wasPointed));
  addEventListener('change', release);
  addEventListener(
    'keydown',
    (event) => {
      wasPointed = false;
      // It would step a number that was typed: the number is final, and the arrow plays.
      const isVertical = event.key === 'ArrowUp' || event.key === 'ArrowDown';
      if (isVertical && document.activeElement?.matches('input[type=number]')) release(event);
    },
    capture,
  );
}
