import { between, clamped, isNear, panned, zoomed } from './camera.js';

/** @import { Camera, Limits } from './camera.js' */

const FLIGHT_MS = 900;

const still = matchMedia('(prefers-reduced-motion: reduce)');

/**
 * A camera that is moved by fingers, wheel, keys and buttons, at once or by a flight. It stays within
 * its limits.
 * @param {{ limits(): Limits | null, moved(): void }} view limits: null while there is nothing to
 *   show; moved: called after every change
 */
export function createControl({ limits, moved }) {
  /** @type {Camera} */
  let camera = { x: 0, y: 0, scale: 1, width: 1, height: 1 };
  /** @type {{ start: number, ms: number, from: Camera, to: Camera } | null} */
  let flight = null;

  const go = (/** @type {Camera} */ next) => {
    const now = limits();
    camera = now ? clamped(next, now) : next;
    moved();
  };
  const change = (/** @type {(now: Camera) => Camera} */ by) => {
    flight = null;
    if (limits()) go(by(camera));
  };

  const control = {
    get camera() {
      return camera;
    },
    get isFlying() {
      return flight !== null;
    },
    /** Ends a flight where it is. */
    halt() {
      flight = null;
    },
    /** Moves on in a flight. @param {number} time of the frame */
    advance(time) {
      if (!flight) return;
      const part = Math.min(1, (time - flight.start) / flight.ms);
      const eased = part * part * (3 - 2 * part);
      const { from, to } = flight;
      if (part === 1) flight = null;
      go(part < 1 ? between(from, to, eased) : to);
    },
    /** Moves without a flight. @param {Partial<Camera>} place */
    jump: (place) => change((now) => ({ ...now, ...place })),
    /**
     * Moves with a flight if the eye can follow it.
     * @param {Partial<Camera>} place
     * @param {number} [ms]
     */
    fly(place, ms = FLIGHT_MS) {
      const now = limits();
      if (!now) return;
      const to = clamped({ ...camera, ...place }, now);
      if (still.matches || !(isNear(camera, to) || ms < FLIGHT_MS)) {
        control.jump(place);
        return;
      }
      flight = { start: performance.now(), ms, from: camera, to };
      moved();
    },
    /** Moves by CSS pixels. @param {number} right @param {number} down */
    pan: (right, down) => change((now) => panned(now, right, down)),
    /** Moves by parts of the view. @param {number} right @param {number} down */
    step: (right, down) =>
      change((now) => panned(now, Math.round(right * now.width), Math.round(down * now.height))),
    /**
     * Zooms around a point of the view, by default its middle, as far as the limits allow.
     * @param {number} factor
     * @param {number} [left] in CSS pixels
     * @param {number} [top]
     */
    zoom: (factor, left = camera.width / 2, top = camera.height / 2) =>
      change((now) => {
        const [least, most] = /** @type {Limits} */ (limits()).scales(now);
        const scale = Math.min(most, Math.max(least, now.scale * factor));
        return zoomed(now, scale / now.scale, left, top);
      }),
    /** Takes over the size of the view. @param {number} width in CSS pixels @param {number} height */
    resize: (width, height) => go({ ...camera, width, height }),
  };
  return control;
}
