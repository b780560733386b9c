import { placeUnder } from '../../camera/camera.js';
import { createControl } from '../../camera/control.js';
import { listenToView } from '../../camera/input.js';
import { within } from '../../ui/time-budget.js';
import { limitsOf } from './bounds.js';
import { colorsNow, paintWorld } from './draw-map.js';
import { drawRoute } from './draw-route.js';
import { placeOfRoute } from './follow-route.js';
import { PatchImages } from './patch-images.js';
import { createSeams } from './seams.js';

/**
 * What the map shows.
 * @typedef {{ patches: import('./patches.js').WorldPatches, seams: ReturnType<typeof createSeams>,
 *   images: PatchImages } & import('./walk-terrain.js').OnFloor} Shown
 */

/** Milliseconds per frame for patches that are not drawn yet, and for the route. */
const MAKE_MS = 5;
const ROUTE_MS = 4;
/** Milliseconds of a flight that keeps the route in view. */
const FOLLOW_MS = 600;

/** The start of a world and its end, if it has one. @param {import('mazewright/dungeons').World} world */
const endsOf = ({ start, end }) => (end ? [start, end] : [start]);

/**
 * The map of a world on a canvas. Draws when something changed, and while patches remain to be drawn or
 * the route grows.
 * @param {HTMLCanvasElement} canvas
 * @param {{ moved(): void, picked(place: { x: number, y: number }): void,
 *   pointed(place: { x: number, y: number } | null): void, grew(): void }} listener
 */
export function createMap(canvas, listener) {
  const pen = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
  /** @type {Shown | null} */
  let shown = null;
  let colors = colorsNow();
  let waiting = 0;
  let isOn = false;
  /** Whether the camera keeps the route in view. */
  let isFollowing = false;

  const draw = (/** @type {number} */ now) => {
    waiting = 0;
    if (!shown || !isOn || control.camera.width < 2) return;
    control.advance(now);
    const { camera } = control;
    const whole = paintWorld(pen, camera, devicePixelRatio, { ...shown, colors }, within(MAKE_MS));
    const { route } = shown;
    const grows = route && !route.done && !route.stopped;
    if (grows) {
      route.grow(within(ROUTE_MS));
      listener.grew();
    }
    if (route && isFollowing) follow(route);
    const pins = shown.pins.length > 0 ? shown.pins : endsOf(shown.patches.cells.world);
    const drawing = { route, pins, colors };
    const drawn = drawRoute(pen, camera, devicePixelRatio, drawing, within(ROUTE_MS)) && whole;
    canvas.setAttribute('aria-busy', String(!drawn || control.isFlying));
    if (!drawn || control.isFlying || grows || isFollowing) request();
  };
  /** Keeps the route in view until it has ended. @param {import('./route.js').Route} route */
  const follow = (route) => {
    if (control.isFlying || !route.path.last) return;
    const place = placeOfRoute(route, control.camera);
    if (place) control.fly(place, FOLLOW_MS);
    else if (route.done) isFollowing = false;
    if (route.stopped) isFollowing = false;
  };
  /** What the user does with the camera ends the following. @template {unknown[]} Given @param {(...given: Given) => void} move @returns {(...given: Given) => void} */
  const byHand =
    (move) =>
    (...given) => {
      isFollowing = false;
      move(...given);
    };
  const request = () => {
    if (waiting === 0) canvas.setAttribute('aria-busy', 'true');
    waiting ||= requestAnimationFrame(draw);
  };
  const control = createControl({
    limits: () => shown && limitsOf(shown.patches.cells.bounds),
    moved() {
      if (shown) listener.moved();
      request();
    },
  });

  const map = {
    canvas,
    get camera() {
      return control.camera;
    },
    /** Shows another world. @param {import('./patches.js').WorldPatches} patches */
    use(patches) {
      control.halt();
      isFollowing = false;
      const seams = createSeams(patches.cells);
      shown = { patches, seams, images: new PatchImages(), route: null, pins: [] };
      request();
    },
    /** @param {import('./route.js').Route | null} route @param {{ x: number, y: number }[]} pins */
    showRoute(route, pins) {
      if (shown) shown = { ...shown, route, pins };
      request();
    },
    /** Starts or stops drawing. @param {boolean} on */
    turn(on) {
      isOn = on;
      if (on) request();
    },
    /** Keeps the route in view while it grows. */
    followRoute() {
      isFollowing = true;
      request();
    },
    jump: byHand(control.jump),
    fly: byHand(control.fly),
    step: byHand(control.step),
    zoom: byHand((/** @type {number} */ factor) => control.zoom(factor)),
    /** Uses the colours of the current theme. */
    paint() {
      colors = colorsNow();
      shown?.images.clear();
      request();
    },
    request,
  };

  listenToView(canvas, {
    pan: byHand(control.pan),
    zoom: byHand(control.zoom),
    pick: (left, top) => listener.picked(placeUnder(control.camera, left, top)),
    point: (left, top) =>
      listener.pointed(left === null ? null : placeUnder(control.camera, left, top)),
  });
  new ResizeObserver(() => {
    const { clientWidth: width, clientHeight: height } = canvas;
    if (width === 0 || height === 0) return;
    canvas.width = Math.round(width * devicePixelRatio);
    canvas.height = Math.round(height * devicePixelRatio);
    control.resize(width, height);
  }).observe(canvas);
  return map;
}
