import { PLACE_SCALE } from '../../config.js';
import { problemText } from '../../form/problem-text.js';
import { worldEn } from '../../strings/world-en.js';
import { worldKo } from '../../strings/world-ko.js';
import { showNotice } from '../../ui/announce.js';
import { byId, focusIn, h } from '../../ui/dom.js';
import { addTexts, count, t } from '../../ui/language.js';
import { listenToWalkKeys } from '../../walk/keys.js';
import { createWalk } from '../../walk/walk.js';
import { createWorldDock } from './dock.js';
import { firstPlace } from './first-place.js';
import { createWorldForm } from './form.js';
import { listenToKeys } from './keys.js';
import { firstWorld, makeWorld, patchesOf, wantedOf } from './make-world.js';
import { createMap } from './map.js';
import { createOverlay } from './overlay.js';
import { createPlaceSync } from './place-sync.js';
import { createPicking } from './route-picking.js';
import { worldTerrain } from './walk-terrain.js';

/** @import { World } from 'mazewright/dungeons' */
/** @import { AnyProblem } from '../../state/store.js' */
/** @import { WorldCells } from './cells.js' */
/** @import { WantedWorld, WorldPatch } from './make-world.js' */
/** @import { WorldPatches } from './patches.js' */
/** @import { OnFloor } from './walk-terrain.js' */

addTexts({ en: worldEn, ko: worldKo });

/**
 * The world view: a map, and a walk in first person.
 * @param {import('../../state/store.js').Store} store
 * @param {HTMLElement} dockElement
 */
export function openWorld(store, dockElement) {
  const { mw } = store.state;
  const canvas = h('canvas', { id: 'world-map', tabIndex: 0, role: 'img' });
  const ground = h('div', { class: 'scene', id: 'world-walker', hidden: true });
  /** The options of the form, the world and its parts, from the first `enter` on. @type {WantedWorld} */
  let wanted;
  /** @type {World} */
  let world;
  /** @type {WorldCells} */
  let cells;
  /** @type {WorldPatches} */
  let patches;
  /** @type {AnyProblem | null} */
  let problem = null;
  let wasPlaced = false;
  let isShown = false;
  /** The route and its ends on the floor of the walk. @type {OnFloor} */
  const onFloor = { route: null, pins: [] };

  const middle = () => {
    const { x, y } = walk.isOn ? walk.walker : map.camera;
    const { first, end } = cells.bounds;
    const limit = (/** @type {number} */ at) => Math.min(end - 1, Math.max(first, Math.floor(at)));
    return { x: limit(x), y: limit(y) };
  };
  const placed = () => {
    const { x, y, scale } = map.camera;
    const round = (/** @type {number} */ value) => Math.round(value * 100) / 100;
    const zoom = round(Math.log2(scale));
    const code = world.code;
    if (!walk.isOn) return { code, x: round(x), y: round(y), zoom, turn: null };
    const { walker } = walk;
    return { code, x: round(walker.x), y: round(walker.y), zoom, turn: Math.round(walker.turn) };
  };
  const placeSync = createPlaceSync(store, {
    place: () => placed(),
    cell: () => middle(),
    isShown: () => isShown,
  });
  const moved = () => {
    if (!world || !wasPlaced) return;
    overlay.show(middle(), map.camera.scale);
    placeSync.moved();
  };

  const map = createMap(canvas, {
    moved: () => {
      if (!walk.isOn) moved();
    },
    picked: (place) => picking.pick(place),
    pointed(place) {
      if (!world || !wasPlaced || walk.isOn) return;
      const cell = place && { x: Math.floor(place.x), y: Math.floor(place.y) };
      overlay.show(cell && cells.has(cell.x, cell.y) ? cell : middle(), map.camera.scale);
    },
    grew() {
      dock.route(picking.route);
      overlay.route(picking.route);
    },
  });
  const walk = createWalk(ground, { moved });
  const overlay = createOverlay((factor) => map.zoom(factor));

  const whole = () => map.fly({ x: 0, y: 0, scale: 0 });
  const goTo = (/** @type {{ x: number, y: number }} */ { x, y }) =>
    map.fly({ x: x + 0.5, y: y + 0.5, scale: Math.max(PLACE_SCALE, map.camera.scale) });
  const walkFrom = async (
    /** @type {{ x: number, y: number }} */ place,
    /** @type {number} */ turn,
  ) => {
    const cell = cells.floorNear(Math.floor(place.x), Math.floor(place.y));
    const isSame = cell.x === Math.floor(place.x) && cell.y === Math.floor(place.y);
    walk.put({ ...(isSame ? place : cell), turn });
    map.turn(false);
    canvas.hidden = true;
    overlay.mode(true);
    const opened = walk.open();
    dock.draw(world, true);
    moved();
    await opened;
    focusIn(ground, 'canvas[tabindex]');
  };
  const fly = () => {
    if (!walk.isOn) return;
    const { x, y } = walk.walker;
    walk.close();
    canvas.hidden = false;
    overlay.mode(false);
    map.jump({ x, y, scale: Math.max(PLACE_SCALE, map.camera.scale) });
    map.turn(isShown);
    dock.draw(world, false);
    dock.route(picking.route);
  };

  const dock = createWorldDock(dockElement, {
    whole,
    start: () => goTo(world.start),
    end: () => world.end && goTo(world.end),
    go(/** @type {number} */ x, /** @type {number} */ y) {
      if (cells.has(x, y)) goTo({ x, y });
      else showNotice(() => t('world.outside', { x: count(x), y: count(y) }));
    },
    route() {
      if (!world.end) return;
      picking.between([world.start, world.end]);
      map.followRoute();
    },
    stop: () => picking.stop(),
    walk: () => walkFrom(middle(), cells.openTurn(middle())),
    fly,
    walking: walk,
  });

  const picking = createPicking((route, pins) => {
    map.showRoute(route, pins);
    Object.assign(onFloor, { route, pins });
    dock.route(route);
    overlay.route(route);
  });

  const texts = () => {
    canvas.setAttribute('aria-label', t('world.label'));
    overlay.texts();
    overlay.size(world);
    overlay.route(picking.route);
    walk.texts();
    form.update({ wanted, world, problem }, true);
    dock.draw(world, walk.isOn);
    dock.route(picking.route);
  };
  const terrain = () => worldTerrain(patches, onFloor, store.state.block.color);
  const use = (/** @type {World} */ next) => {
    world = next;
    patches = patchesOf(mw, world);
    cells = patches.cells;
    map.use(patches);
    overlay.size(world);
    Object.assign(onFloor, { route: null, pins: [] });
    walk.use(terrain());
    dock.draw(world, walk.isOn);
    picking.use(cells);
  };
  const change = (/** @type {WorldPatch} */ patch) => {
    const params = 'algorithm' in patch ? {} : { ...wanted.params, ...patch.params };
    wanted = { ...wanted, ...patch, params };
    // Another chunk size allows other levels: the world gets its largest size.
    if ('chunk' in patch && world.levels !== null) wanted.levels = undefined;
    const made = makeWorld(mw, wanted);
    problem = made.problem;
    if (made.world) {
      const { x, y } = walk.isOn ? walk.walker : map.camera;
      use(made.world);
      if (walk.isOn) walkFrom({ x: Math.floor(x), y: Math.floor(y) }, walk.walker.turn);
      else map.jump(map.camera);
    }
    form.update({ wanted, world, problem });
    moved();
  };
  const form = createWorldForm(mw, change);

  /** @param {import('../../state/store.js').WorldPlace | null} link */
  const restore = (link) => {
    const shared = link && makeWorld(mw, link.code);
    if (shared?.problem) showNotice(() => problemText(shared.problem));
    const next = shared?.world ?? firstWorld(mw);
    wanted = wantedOf(next);
    problem = null;
    fly();
    use(next);
    form.update({ wanted, world, problem }, true);
    if (shared?.world && link) {
      const [first, end] = [cells.bounds.first, cells.bounds.end];
      const limit = (/** @type {number} */ at) => Math.min(end - 0.5, Math.max(first, at));
      const place = { x: limit(link.x), y: limit(link.y) };
      map.jump({ ...place, scale: 2 ** link.zoom });
      if (link.turn !== null) walkFrom(place, link.turn);
    } else map.jump(firstPlace(world, canvas));
    placeSync.written = placed();
  };

  byId('world').replaceChildren(canvas, ground, ...overlay.elements);
  listenToWalkKeys(walk, () => fly());
  const pick = () => picking.pick(map.camera);
  listenToKeys(() => isShown && !walk.isOn, map, { whole, pick });
  store.on(['language'], () => {
    if (world) texts();
    moved();
  });
  store.on(['theme', 'block'], () => {
    map.paint();
    if (patches) walk.use(terrain());
  });
  store.on(['world'], () => {
    if (isShown && store.state.world && store.state.world !== placeSync.written)
      restore(store.state.world);
  });

  return {
    enter() {
      isShown = true;
      map.turn(!walk.isOn);
      if (!wasPlaced) {
        wasPlaced = true;
        restore(store.state.world);
        texts();
      }
      moved();
    },
    leave() {
      isShown = false;
      fly();
      map.turn(false);
      placeSync.mute();
    },
  };
}
