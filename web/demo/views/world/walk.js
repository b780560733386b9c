import { h } from '../../ui/dom.js';
import { t } from '../../ui/language.js';
import { colorsNow } from './draw-map.js';
import { paintMini } from './minimap.js';
import { PatchImages } from './patch-images.js';
import { stepsNear } from './route-steps.js';
import { createSeams } from './seams.js';
import { within } from './time-budget.js';
import { facing, moved, normal, settled, stepped } from './walker.js';

/** Cells and degrees per second. */
const SPEED = 2.6;
const TURN = 130;
/** Degrees per CSS pixel of a drag. */
const LOOK = 0.25;
const MAKE_MS = 6;
/** Longest time that one frame moves the walker for. */
const MOST_STEP_MS = 100;
/** Cells to walk before the route is laid on the floor again. */
const ROUTE_STEP = 8;

const still = matchMedia('(prefers-reduced-motion: reduce)');

/** Direction of each control: ahead, right, turn. */
const MOVES = /** @type {Record<string, number[]>} */ ({
  up: [1, 0, 0],
  down: [-1, 0, 0],
  left: [0, -1, 0],
  right: [0, 1, 0],
  turnLeft: [0, 0, -1],
  turnRight: [0, 0, 1],
});

/**
 * A walk in a world in first person.
 * @param {any} host the element of the view
 * @param {{ moved(): void }} listener
 */
export function createWalk(host, listener) {
  /** @type {import('./walker.js').Walker} */
  let walker = { x: 0.5, y: 0.5, turn: 90 };
  /** @type {any} */
  let shown = null;
  /** @type {Promise<import('./walk-scene.js').WalkScene | null> | null} */
  let opening = null;
  /** @type {import('./walk-scene.js').WalkScene | null} */
  let scene = null;
  const held = new Set();
  const mini = h('canvas', { id: 'world-mini', role: 'img' });
  let colors = colorsNow();
  let waiting = 0;
  /** Whether the last picture shows the current state. */
  let isDrawn = false;
  let last = 0;

  const isOpen = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ side) =>
    shown.cells.isOpen(x, y, side);

  const advance = (/** @type {number} */ seconds) => {
    const moves = [...held].map((name) => MOVES[name]);
    const [ahead, right, turn] = [0, 1, 2].map((i) => moves.reduce((sum, by) => sum + by[i], 0));
    if (turn !== 0) walker = { ...walker, turn: normal(walker.turn + turn * TURN * seconds) };
    if (ahead === 0 && right === 0) return turn !== 0;
    const angle = (walker.turn * Math.PI) / 180;
    const distance = (SPEED * seconds) / Math.hypot(ahead, right);
    const east = (ahead * Math.sin(angle) + right * Math.cos(angle)) * distance;
    const south = (right * Math.sin(angle) - ahead * Math.cos(angle)) * distance;
    walker = moved(walker, east, south, isOpen);
    return true;
  };

  const frame = (/** @type {number} */ now) => {
    waiting = 0;
    if (!scene || !shown) return;
    const seconds = Math.min(MOST_STEP_MS, now - last) / 1000;
    last = now;
    const hasMoved = held.size > 0 && advance(seconds);
    if (hasMoved) listener.moved();
    const hasTime = within(MAKE_MS);
    showRoute();
    const isComplete = scene.surround(walker, shown.cells, hasTime);
    // Drawing takes longer than adding walls: an incomplete view is drawn only while the walker moves.
    if ((isComplete && !isDrawn) || held.size > 0) {
      scene.draw(walker);
      isDrawn = isComplete;
    }
    const isWhole = paintMini(mini, walker, { ...shown, colors }, hasTime) && isComplete;
    scene.canvas.setAttribute('aria-busy', String(!isWhole));
    if (!isWhole || held.size > 0) waiting = requestAnimationFrame(frame);
  };
  const request = () => {
    isDrawn = false;
    if (waiting !== 0) return;
    scene?.canvas.setAttribute('aria-busy', 'true');
    waiting = requestAnimationFrame(frame);
  };

  /** Place and length of the route that the floor shows. */
  let routeKey = '';
  /** Lays the route near the walker on the floor, if the walker or the route has moved on. */
  function showRoute() {
    const { route } = shown;
    const [x, y] = [walker.x, walker.y].map((at) => Math.round(at / ROUTE_STEP) * ROUTE_STEP);
    const key = `${x} ${y} ${route?.path.count}`;
    if (key === routeKey) return;
    routeKey = key;
    const steps = route ? stepsNear(route, { x, y }) : [];
    scene?.showRoute(steps);
  }

  const observer = new ResizeObserver(() => {
    scene?.resize();
    request();
  });

  const walk = {
    get walker() {
      return walker;
    },
    get isOn() {
      return opening !== null;
    },
    /** Whether each press is one step, for users who prefer reduced motion. */
    get isStill() {
      return still.matches;
    },
    /** Moves the walker to a place. @param {import('./walker.js').Walker} next */
    put(next) {
      walker = settled(next, isOpen);
      request();
    },
    /** Shows another world. @param {import('./patches.js').WorldPatches} patches */
    use(patches) {
      const { cells } = patches;
      const more = {
        seams: createSeams(cells),
        images: new PatchImages(),
        route: null,
        pins: [],
      };
      shown = { patches, cells, ...more };
      scene?.clear();
      request();
    },
    /** @param {import('./route.js').Route | null} route @param {{ x: number, y: number }[]} pins */
    showRoute: (route, pins) => Object.assign(shown, { route, pins }),
    /** Uses the colours of the current theme. */
    paint() {
      colors = colorsNow();
      shown?.images.clear();
      scene?.clear();
      scene?.paint();
      request();
    },
    texts() {
      mini.setAttribute('aria-label', t('world.mini'));
      scene?.canvas.setAttribute('aria-label', t('world.walk.label'));
    },
    async open() {
      if (opening) return;
      host.replaceChildren(mini);
      host.hidden = false;
      opening = import('./walk-scene.js').then(({ openWalk }) => openWalk(host)).catch(() => null);
      const opened = await opening;
      if (opening === null) {
        opened?.close();
        return;
      }
      scene = opened;
      routeKey = '';
      if (!scene) {
        host.replaceChildren(h('p', { class: 'about' }, t('scene.none')));
        return;
      }
      scene.canvas.setAttribute('role', 'img');
      scene.canvas.tabIndex = 0;
      scene.canvas.addEventListener('pointermove', (event) => {
        if (event.buttons === 0) return;
        walker = { ...walker, turn: normal(walker.turn + event.movementX * LOOK) };
        listener.moved();
        request();
      });
      observer.observe(host);
      walk.texts();
      request();
    },
    close() {
      opening = null;
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
        if (held.size === 0) last = performance.now();
        held.add(name);
        request();
      } else held.delete(name);
    },
    /** Releases all controls. */
    releaseAll: () => held.clear(),
    /** Moves by one cell or turns by 90 degrees. @param {string} name */
    tap(name) {
      const [ahead, right, turn] = MOVES[name];
      if (turn !== 0)
        walker = { ...walker, turn: normal(Math.round(walker.turn / 90 + turn) * 90) };
      else {
        const angle = ahead === 1 ? 0 : ahead === -1 ? 180 : right * 90;
        walker = stepped(walker, facing(walker.turn + angle), isOpen);
      }
      listener.moved();
      request();
    },
  };
  return walk;
}
