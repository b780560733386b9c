/** CSS pixels of the way's line at least, and of the pins' radius. */
const LINE = 2.5;
const PIN = 7;

/**
 * The way as one line, and pins at both ends.
 * @param {CanvasRenderingContext2D} pen
 * @param {import('./camera.js').Camera} camera
 * @param {number} ratio device pixels a CSS pixel
 * @param {{ route: import('./route.js').Route | null, pins: { x: number, y: number }[], colors: Record<string, string> }} shown
 */
export function drawRoute(pen, camera, ratio, { route, pins, colors }) {
  const scale = camera.scale * ratio;
  const { width, height } = pen.canvas;
  const toX = (/** @type {number} */ x) => (x + 0.5 - camera.x) * scale + width / 2;
  const toY = (/** @type {number} */ y) => (y + 0.5 - camera.y) * scale + height / 2;
  if (route) {
    pen.strokeStyle = colors.accent;
    pen.lineWidth = Math.max(LINE * ratio, 0.2 * scale);
    pen.lineJoin = 'round';
    pen.lineCap = 'round';
    pen.beginPath();
    /** @type {{ x: number, y: number } | null} */
    let last = null;
    let isDown = false;
    route.way.points(1 / camera.scale, (cellX, cellY) => {
      const next = { x: toX(cellX), y: toY(cellY) };
      const past =
        !last ||
        Math.max(last.x, next.x) < 0 ||
        Math.min(last.x, next.x) > width ||
        Math.max(last.y, next.y) < 0 ||
        Math.min(last.y, next.y) > height;
      if (!past) {
        if (!isDown) pen.moveTo(/** @type {any} */ (last).x, /** @type {any} */ (last).y);
        pen.lineTo(next.x, next.y);
      }
      isDown = !past;
      last = next;
    });
    pen.stroke();
  }
  pins.forEach((pin, i) => {
    const [x, y] = [toX(pin.x), toY(pin.y)];
    if (x < -99 || y < -99 || x > width + 99 || y > height + 99) return;
    pen.beginPath();
    pen.arc(x, y, PIN * ratio, 0, 2 * Math.PI);
    pen.fillStyle = i === 0 ? colors.second : colors.mark;
    pen.strokeStyle = colors.ink;
    pen.lineWidth = 1.5 * ratio;
    pen.fill();
    pen.stroke();
  });
}
