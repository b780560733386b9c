import { isSamePlace, Walking } from 'mazewright/three';
import { h } from '../ui/dom.js';
import { t } from '../ui/language.js';
import { LoadError, lazy } from '../ui/lazy.js';
import { within } from '../ui/time-budget.js';
import { heldControls, MOVES } from './controls.js';
import { listenToLooking } from './looking.js';

const MAKE_MS = 6;
/** What a press moves for that ends before the next frame. */
const TAP_MS = 100;
/** Longest time that one frame moves the walker for. */
const MAX_STEP_MS = 100;

/** @import { Walker } from 'mazewright/three' */
/** @import { PageTerrain } from './terrain.js' */
/** @typedef {ReturnType<typeof createWalk>} Walk */

const still = matchMedia('(prefers-reduced-motion: reduce)');
const loadScene = lazy(() => import('./scene.js'));

const SIDES = /** @type {const} */ (['up', 'right', 'down', 'left']);

/**
 * A walk in first person, in any terrain.
 * @param {HTMLElement} host the element of the view
 * @param {{ moved(): void, stopped?(): void, arrived?(): void }} listener `stopped`: after a step or
 *   when a control is released; `arrived`: at the goal, once per walk
 */
export function createWalk(host, listener) {
  const walking = new Walking();
  /** @type {PageTerrain | null} */
  let terrain = null;
  let isOn = false;
  /** @type {import('./scene.js').WalkScene | null} */
  let scene = null;
  const held = heldControls();
  const mini = h('canvas', { class: 'walk-map', role: 'img' });
  let waiting = 0;
  /** Whether the last picture shows the current state. */
  let isDrawn = false;
  let hasArrived = false;
  let last = 0;

  const moved = () => {
    listener.moved();
    if (hasArrived || !terrain?.isAtGoal(walking.walker)) return;
    hasArrived = true;
    listener.arrived?.();
  };

  const frame = (/** @type {number} */ now) => {
    waiting = 0;
    if (!scene || !terrain) return;
    const seconds = Math.min(MAX_STEP_MS, now - last) / 1000;
    last = now;
    if (!held.isEmpty) {
      walking.advance(held.sum, seconds);
      held.use();
      moved();
    }
    const easing = still.matches ? 1e3 : seconds;
    const isMoved = walking.ease(easing);
    const { walker, pitch } = walking;
    const hasTime = within(MAKE_MS);
    showRoute();
    const isComplete = scene.surround(walker, hasTime);
    const isEasing = scene.moveRivals(terrain.rivals?.() ?? [], easing) || isMoved;
    // Drawing takes longer than adding walls: an incomplete view is drawn only while the walker moves.
    if ((isComplete && !isDrawn) || !held.isEmpty || isEasing) {
      scene.draw(terrain.pose(walker), pitch);
      isDrawn = isComplete;
    }
    const isWhole = terrain.paintMap(mini, walker, hasTime) && isComplete && !isEasing;
    scene.canvas.setAttribute('aria-busy', String(!isWhole));
    if (!isWhole || !held.isEmpty) waiting = requestAnimationFrame(frame);
  };
  const request = () => {
    isDrawn = false;
    if (waiting !== 0) return;
    if (held.isEmpty) last = performance.now();
    scene?.canvas.setAttribute('aria-busy', 'true');
    waiting = requestAnimationFrame(frame);
  };

  /** The route that the floor shows. */
  let routeKey = '';
  /** Lays the route near the walker on the floor, if the walker or the route has moved on. */
  function showRoute() {
    const route = terrain?.route?.(walking.walker);
    if ((route?.key ?? '') === routeKey) return;
    routeKey = route?.key ?? '';
    scene?.showRoute(route?.steps() ?? []);
  }

  const observer = new ResizeObserver(() => {
    scene?.resize();
    request();
  });

  const walk = {
    get walker() {
      return walking.walker;
    },
    get terrain() {
      return terrain;
    },
    get isOn() {
      return isOn;
    },
    /** Whether each press is one step, for users who prefer reduced motion. */
    get isStill() {
      return still.matches;
    },
    /** Moves the walker to a place of the terrain. @param {Walker} next */
    put(next) {
      walking.put(next);
      hasArrived = false;
      request();
    },
    /** Shows another terrain, or the same in other colours. @param {PageTerrain} next */
    use(next) {
      terrain = next;
      walking.terrain = next;
      routeKey = '';
      scene?.showRoute([]);
      scene?.use(next);
      request();
    },
    /** Shows what the terrain's game has changed. */
    refresh() {
      if (isOn) request();
    },
    texts() {
      mini.setAttribute('aria-label', t('world.mini'));
      scene?.canvas.setAttribute('aria-label', t('walk.label'));
    },
    /** Rejects with a LoadError. */
    async open() {
      if (isOn) return;
      isOn = true;
      host.classList.add('walk');
      host.replaceChildren(mini);
      host.hidden = false;
      const { openWalk } = await loadScene().catch((error) => {
        walk.close();
        throw error;
      });
      const opened = await openWalk(host).catch((error) => {
        if (!(error instanceof LoadError)) return null;
        walk.close();
        throw error;
      });
      if (!isOn) {
        opened?.close();
        return;
      }
      scene = opened;
      if (!scene) {
        host.replaceChildren(h('p', { class: 'about' }, t('scene.none')));
        return;
      }
      if (terrain) walk.use(terrain);
      scene.canvas.setAttribute('role', 'img');
      scene.canvas.tabIndex = 0;
      listenToLooking(scene.canvas, (turn, up) => {
        walking.look(turn, up);
        listener.moved();
        request();
      });
      observer.observe(host);
      walk.texts();
      request();
    },
    close() {
      isOn = false;
      held.clear();
      observer.disconnect();
      scene?.close();
      scene = null;
      host.hidden = true;
      host.replaceChildren();
    },
    /** Presses or releases a control. @param {string} name @param {boolean} on */
    hold(name, on) {
      if (on && still.matches) walk.tap(name);
      else if (on) {
        if (held.isEmpty) last = performance.now();
        held.press(name);
        request();
      } else if (held.has(name)) {
        if (!held.isUsed(name)) {
          walking.advance(held.sum, TAP_MS / 1000);
          moved();
          request();
        }
        held.release(name);
        listener.stopped?.();
      }
    },
    /** Releases all controls. */
    releaseAll: held.clear,
    /** Moves by one cell or turns by 90 degrees. @param {string} name */
    tap(name) {
      walking.tap(MOVES[name]);
      moved();
      listener.stopped?.();
      request();
    },
    /** The controls that lead on from here: up, right, down, left. */
    get openSides() {
      const here = terrain;
      if (!here) return [];
      return SIDES.filter((name) => {
        const [ahead, right] = MOVES[name];
        return !isSamePlace(here.tap(walking.walker, ahead, right, 0), walking.walker);
      });
    },
    /** Climbs stairs, if there are any. @param {boolean} up */
    climb(up) {
      const { walker } = walking;
      walking.climb(up);
      if (walking.walker === walker) return;
      moved();
      request();
    },
  };
  return walk;
}
