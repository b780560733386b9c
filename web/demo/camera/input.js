/** CSS pixels that the pointer may move during a click. */
const SLACK = 5;
const WHEEL = 0.0016;
/** Zoom per step of a trackpad's pinch, which is a wheel event with Ctrl. */
const PINCH = 0.012;
const LINES = 16;

/**
 * Listens to drags, wheels and fingers on a view.
 * @param {HTMLElement} canvas
 * @param {{ pan(right: number, down: number, isTouch: boolean): void,
 *   zoom(factor: number, left: number, top: number): void,
 *   begin?(): void,
 *   pick(left: number, top: number): void,
 *   point(left: number | null, top: number): void }} actions in CSS pixels; begin: a finger or button is
 *   pressed
 */
export function listenToView(canvas, actions) {
  /** @type {Map<number, { x: number, y: number }>} */
  const down = new Map();
  let moved = 0;
  const at = (/** @type {MouseEvent} */ event) => {
    const box = canvas.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  const middle = () => {
    const all = [...down.values()];
    const x = all.reduce((sum, each) => sum + each.x, 0) / all.length;
    const y = all.reduce((sum, each) => sum + each.y, 0) / all.length;
    const spread = all.length < 2 ? 1 : Math.hypot(all[0].x - all[1].x, all[0].y - all[1].y);
    return { x, y, spread: Math.max(1, spread) };
  };

  canvas.addEventListener('pointerdown', (event) => {
    if (event.button !== 0) return;
    canvas.setPointerCapture(event.pointerId);
    if (down.size === 0) actions.begin?.();
    if (down.size === 0) moved = 0;
    else moved = SLACK + 1;
    down.set(event.pointerId, at(event));
  });
  canvas.addEventListener('pointermove', (event) => {
    const place = at(event);
    actions.point(place.x, place.y);
    if (!down.has(event.pointerId)) return;
    const before = middle();
    down.set(event.pointerId, place);
    const after = middle();
    moved += Math.hypot(after.x - before.x, after.y - before.y);
    if (moved <= SLACK) return;
    const isTouch = event.pointerType !== 'mouse' && down.size === 1;
    actions.pan(before.x - after.x, before.y - after.y, isTouch);
    if (down.size > 1) actions.zoom(after.spread / before.spread, after.x, after.y);
  });
  const up = (/** @type {PointerEvent} */ event) => {
    const wasDown = down.delete(event.pointerId);
    if (!wasDown || down.size > 0 || moved > SLACK || event.type === 'pointercancel') return;
    const { x, y } = at(event);
    actions.pick(x, y);
  };
  canvas.addEventListener('pointerup', up);
  canvas.addEventListener('pointercancel', up);
  canvas.addEventListener('pointerleave', () => actions.point(null, 0));
  canvas.addEventListener(
    'wheel',
    (event) => {
      // Where the page scrolls, as at 400 % zoom, a wheel scrolls it.
      const { scrollHeight } = document.documentElement;
      if (!event.ctrlKey && scrollHeight > innerHeight + 1) return;
      event.preventDefault();
      const lines = event.deltaMode === 0 ? 1 : LINES;
      const speed = event.ctrlKey ? PINCH : WHEEL;
      const { x, y } = at(event);
      actions.zoom(Math.exp(-event.deltaY * lines * speed), x, y);
    },
    { passive: false },
  );
}
