import { within } from '../../ui/time-budget.js';
import { between, clamped, isNear, panned, placeUnder, wholeScale, zoomed } from './camera.js';
import { colorsNow, paintWorld } from './draw-map.js';
import { drawRoute } from './draw-route.js';
import { listenToMap } from './map-input.js';
import { PatchImages } from './patch-images.js';
import { createSeams } from './seams.js';

/** Milliseconds per frame for patches that are not drawn yet, and for the route. */
const MAKE_MS = 5;
const ROUTE_MS = 4;
const FLIGHT_MS = 900;

const still = matchMedia('(prefers-reduced-motion: reduce)');

/** @typedef {import('./camera.js').Camera} Camera */

/**
 * The map of a world on a canvas. Draws when something changed, and while patches remain to be drawn or
 * the route grows.
 * @param {HTMLCanvasElement} canvas
 * @param {{ moved(): void, picked(place: { x: number, y: number }): void,
 *   pointed(place: { x: number, y: number } | null): void, grew(): void }} listener
 */
export function createMap(canvas, listener) {
  const pen = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
  /** @type {Camera} */
  let camera = { x: 0, y: 0, scale: 1, width: 1, height: 1 };
  /** @type {{ start: number, ms: number, from: Camera, to: Camera } | null} */
  let flight = null;
  /** @type {any} */
  let shown = null;
  let colors = colorsNow();
  let waiting = 0;
  let isOn = false;

  const draw = (/** @type {number} */ now) => {
    waiting = 0;
    if (!shown || !isOn || camera.width < 2) return;
    if (flight) {
      const part = Math.min(1, (now - flight.start) / flight.ms);
      const eased = part * part * (3 - 2 * part);
      go(part < 1 ? between(flight.from, flight.to, eased) : flight.to);
      if (part === 1) flight = null;
    }
    const whole = paintWorld(pen, camera, devicePixelRatio, { ...shown, colors }, within(MAKE_MS));
    const { route } = shown;
    const grows = route && !route.done && !route.stopped;
    if (grows) {
      route.grow(within(ROUTE_MS));
      listener.grew();
    }
    const drawing = { route, pins: shown.pins, colors };
    const drawn = drawRoute(pen, camera, devicePixelRatio, drawing, within(ROUTE_MS)) && whole;
    canvas.setAttribute('aria-busy', String(!drawn || flight !== null));
    if (!drawn || flight || grows) request();
  };
  const request = () => {
    if (waiting === 0) canvas.setAttribute('aria-busy', 'true');
    waiting ||= requestAnimationFrame(draw);
  };
  const go = (/** @type {Camera} */ next) => {
    camera = clamped(next, shown.patches.cells.bounds);
    listener.moved();
    request();
  };
  /** Zooms out to the whole world at most. */
  const zoomedTo = (
    /** @type {Camera} */ now,
    /** @type {number} */ factor,
    /** @type {number} */ left,
    /** @type {number} */ top,
  ) => {
    const least = wholeScale(now, shown.patches.cells.bounds) / now.scale;
    return zoomed(now, Math.max(least, factor), left, top);
  };
  const change = (/** @type {(now: Camera) => Camera} */ by) => {
    flight = null;
    if (shown) go(by(camera));
  };

  const map = {
    canvas,
    get camera() {
      return camera;
    },
    /** Shows another world. @param {import('./patches.js').WorldPatches} patches */
    use(patches) {
      flight = null;
      const seams = createSeams(patches.cells);
      shown = { patches, seams, images: new PatchImages(), route: null, pins: [] };
      request();
    },
    /** @param {import('./route.js').Route | null} route @param {{ x: number, y: number }[]} pins */
    showRoute(route, pins) {
      Object.assign(shown, { route, pins });
      request();
    },
    /** Starts or stops drawing. @param {boolean} on */
    turn(on) {
      isOn = on;
      if (on) request();
    },
    /** Moves without a flight. @param {{ x: number, y: number, scale: number }} place */
    jump: (place) => change((now) => ({ ...now, ...place })),
    /** Moves with a flight if the eye can follow it. @param {{ x: number, y: number, scale: number }} place @param {number} [ms] */
    fly(place, ms = FLIGHT_MS) {
      const to = clamped({ ...camera, ...place }, shown.patches.cells.bounds);
      if (still.matches || !(isNear(camera, to) || ms < FLIGHT_MS)) {
        map.jump(place);
        return;
      }
      flight = { start: performance.now(), ms, from: camera, to };
      request();
    },
    /** Moves by parts of the view. @param {number} right @param {number} down */
    step: (right, down) =>
      change((now) => panned(now, Math.round(right * now.width), Math.round(down * now.height))),
    /** Zooms around the middle. @param {number} factor */
    zoom: (factor) => change((now) => zoomedTo(now, factor, now.width / 2, now.height / 2)),
    /** Uses the colours of the current theme. */
    paint() {
      colors = colorsNow();
      shown?.images.clear();
      request();
    },
    request,
  };

  listenToMap(canvas, {
    pan: (right, down) => change((now) => panned(now, right, down)),
    zoom: (factor, left, top) => change((now) => zoomedTo(now, factor, left, top)),
    pick: (left, top) => listener.picked(placeUnder(camera, left, top)),
    point: (left, top) => listener.pointed(left === null ? null : placeUnder(camera, left, top)),
  });
  new ResizeObserver(() => {
    const { clientWidth: width, clientHeight: height } = canvas;
    if (width === 0 || height === 0) return;
    canvas.width = Math.round(width * devicePixelRatio);
    canvas.height = Math.round(height * devicePixelRatio);
    camera = { ...camera, width, height };
    if (shown) go(camera);
    listener.moved();
  }).observe(canvas);
  return map;
}
