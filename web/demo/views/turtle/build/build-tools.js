import { CUBE_COLOR } from '../../../config.js';
import { cubeFrame } from '../../../draw3d/cube-frame.js';
import { PALETTE } from '../../../draw3d/palette.js';
import { announce, showNotice } from '../../../ui/announce.js';
import { t } from '../../../ui/language.js';
import { color } from '../../../ui/theme.js';
import { buildBar } from './build-bar.js';
import { cubeUnder } from './cube-under.js';

/** @import { Scene } from '../../../draw3d/scene.js' */
/** @import { Building } from './building.js' */

/** Pixels that a tap may move; more turns the view. */
const TAP = 8;
/** A step on the ground by each arrow key, as quarter turns from the one to the viewer's back. */
const ARROWS = /** @type {Record<string, number>} */ ({
  ArrowUp: 0,
  ArrowRight: 1,
  ArrowDown: 2,
  ArrowLeft: 3,
});
/** Steps along x and y: away from the viewer, right, towards the viewer, left. */
const STEPS = [
  [-1, 0],
  [0, 1],
  [1, 0],
  [0, -1],
];
const HEIGHTS = /** @type {Record<string, number>} */ ({ PageUp: 1, PageDown: -1 });

/**
 * Building by hand in the scene: with a tool, a tap on a side places a block before it or takes its
 * block away, and keys do so at a frame. A drag turns the view as before.
 * @param {import('../../../state/store.js').Store} store
 * @param {Building} building
 * @param {{ isRunning(): boolean, ground(): { least: number[], most: number[] } }} script what it does
 *   now, and the lowest places under what it has built
 */
export function createBuildTools(store, building, script) {
  /** @type {Scene | null} */
  let scene = null;
  /** @type {AbortController | null} */
  let listening = null;
  /** @type {import('./build-bar.js').BuildTool} */
  let tool = null;
  let chosen = CUBE_COLOR;
  /** The place of the frame. @type {number[] | null} */
  let cursor = null;

  const frame = () => {
    bar.showPlace(tool && cursor);
    if (!scene) return;
    if (!tool || !cursor) {
      scene.mark(null);
      return;
    }
    const fill = tool === 'add' ? PALETTE[chosen] : null;
    const mark = cubeFrame(scene.THREE, color('accent'), fill);
    mark.position.set(cursor[1], cursor[2] - 1, cursor[0]);
    scene.mark(mark);
  };
  const move = (/** @type {number[] | null} */ place) => {
    if (String(place) === String(cursor)) return;
    cursor = place;
    frame();
  };
  /** Where the frame stands before it is moved: on top of the middle. */
  const first = () => {
    const { least, most } = script.ground();
    const [x, y] = [0, 1].map((axis) => Math.floor((least[axis] + most[axis]) / 2));
    const tops = [...building.cubes.values()].map(({ place }) => place[2]);
    return [x, y, tops.reduce((top, z) => Math.max(top, z + 1), least[2])];
  };
  const words = (/** @type {number[]} */ [x, y, z]) => ({ x, y, z });
  const say = () => {
    if (!cursor) return;
    announce(t(building.has(cursor) ? 'turtle.build.full' : 'turtle.build.empty', words(cursor)));
  };

  /** Does what the tool does at a place. @param {number[]} place */
  const act = (place) => {
    if (script.isRunning()) {
      showNotice(() => t('turtle.build.running'));
      return;
    }
    const { language } = store.state;
    if (tool === 'add') {
      building.put(place, chosen, language);
      announce(t('turtle.build.added', words(place)));
    } else if (building.has(place)) {
      building.take(place, language);
      announce(t('turtle.build.removed', words(place)));
    } else say();
  };
  /** The place that the tool means under a point of the window. @param {MouseEvent} point */
  const placeUnder = (point) => {
    if (!scene) return null;
    const { from, along } = scene.rayThrough(point);
    // The scene has y to the right, z up, x to the viewer; a block with z = 1 stands on its ground.
    const ray = { from: [from[2], from[0], from[1] + 1], along: [along[2], along[0], along[1]] };
    const found = cubeUnder(ray, building.cubes.values(), script.ground());
    return (tool === 'add' ? found?.before : found?.cube) ?? null;
  };

  const undo = () => {
    if (!building.canUndo) return;
    building.undo();
    announce(t('turtle.build.undone'));
  };
  const choose = (/** @type {typeof tool} */ next, byKeyboard = false) => {
    tool = next;
    bar.draw();
    if (scene) scene.canvas.setAttribute('aria-label', label());
    if (tool && byKeyboard) {
      cursor ??= first();
      scene?.canvas.focus();
    }
    frame();
  };
  const label = () => (tool ? t('turtle.build.keys') : t('scene.label'));
  const bar = buildBar({
    tool: () => tool,
    color: () => chosen,
    canUndo: () => building.canUndo,
    choose,
    paint(next) {
      chosen = next;
      frame();
    },
    undo,
  });

  /** @param {KeyboardEvent} event */
  const pressed = (event) => {
    const { key, code, shiftKey, altKey } = event;
    if (!tool || !scene || altKey) return;
    const isCommand = event.ctrlKey || event.metaKey;
    if (isCommand && code === 'KeyZ') shiftKey ? building.redo() : undo();
    else if (isCommand && code === 'KeyY') building.redo();
    else if (isCommand) return;
    else if (key === 'Escape') choose(null);
    else if (key === 'Enter' || key === ' ') act(cursor ?? first());
    else if ((key in ARROWS && !shiftKey) || key in HEIGHTS) {
      const [x, y, z] = cursor ?? first();
      const [down, right] = key in ARROWS ? STEPS[(ARROWS[key] + 4 - scene.quarter) % 4] : [0, 0];
      move([x + down, y + right, z + (HEIGHTS[key] ?? 0)]);
      say();
    } else return;
    event.preventDefault();
    // Arrow keys turn the view otherwise.
    event.stopPropagation();
  };

  const listen = (/** @type {HTMLElement} */ canvas) => {
    listening = new AbortController();
    const { signal } = listening;
    /** Where the only finger or button went down. @type {PointerEvent | null} */
    let down = null;
    const on = (
      /** @type {'pointerdown' | 'pointermove' | 'pointerup' | 'pointerleave' | 'pointercancel'} */ type,
      /** @type {(event: PointerEvent) => void} */ run,
    ) => canvas.addEventListener(type, run, { signal });
    on('pointerdown', (event) => {
      down = event.isPrimary && event.button === 0 ? event : null;
    });
    on('pointermove', (event) => {
      if (tool && event.pointerType === 'mouse' && event.buttons === 0) move(placeUnder(event));
    });
    on('pointerup', (event) => {
      const start = down;
      down = null;
      if (!tool || !start || start.pointerId !== event.pointerId) return;
      if (Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) > TAP) return;
      const place = placeUnder(event);
      if (!place) return;
      act(place);
      move(event.pointerType === 'mouse' ? placeUnder(event) : place);
    });
    on('pointercancel', () => {
      down = null;
    });
    on('pointerleave', (event) => {
      if (event.pointerType === 'mouse' && document.activeElement !== canvas) move(null);
    });
    canvas.addEventListener('keydown', pressed, { signal });
  };

  return {
    element: bar.element,
    /** @param {Scene} opened */
    enter(opened) {
      scene = opened;
      bar.element.hidden = false;
      choose(null);
      listen(opened.canvas);
    },
    leave() {
      listening?.abort();
      bar.element.hidden = true;
      choose(null);
      cursor = null;
      scene = null;
    },
    /** Follows the text of the editor. */
    edited: bar.update,
    /** Follows what was built, and the theme. */
    update() {
      bar.update();
      frame();
    },
    texts() {
      bar.draw();
      if (scene) scene.canvas.setAttribute('aria-label', label());
    },
  };
}
