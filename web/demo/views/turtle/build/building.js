import { keyOf, listOf, putCube } from '../collect-cubes.js';
import { putCall, takeCall } from './script-calls.js';

/** @typedef {import('../collect-cubes.js').Cubes} Cubes */
/** @typedef {import('../collect-cubes.js').Cube} Cube */
/** @typedef {import('./script-calls.js').TextChange} TextChange */

/**
 * What the script has built, and what is changed of it by hand since then. A change by hand writes
 * itself into the script, which does not run again: a script with random numbers would build
 * something else.
 * @param {{ readonly text: string, edit(change: TextChange): void, undo(): void, redo(): void }} editor
 * @param {() => void} changed called after a change by hand
 */
export function createBuilding(editor, changed) {
  /** @type {Cubes} */
  let cubes = new Map();
  /** @type {Float32Array | null} */
  let list = null;
  /** The text that builds this, and the changes since the script ran: what stood at a place before and after. @type {{ text: string, key: string, before?: Cube, after?: Cube }[]} */
  let steps = [{ text: '', key: '' }];
  let now = 0;

  /** @param {string} key @param {Cube | undefined} cube */
  const set = (key, cube) => {
    if (cube) cubes.set(key, cube);
    else cubes.delete(key);
  };
  /** @param {number} step */
  const goTo = (step) => {
    for (; now > step; now -= 1) set(steps[now].key, steps[now].before);
    for (; now < step; now += 1) set(steps[now + 1].key, steps[now + 1].after);
    list = null;
    changed();
  };
  /** @param {TextChange} change @param {number[]} place @param {number | null} color */
  const write = (change, place, color) => {
    const { text } = editor;
    if (steps[now].text !== text) {
      steps = [{ text, key: '' }];
      now = 0;
    }
    const key = keyOf(place);
    const before = cubes.get(key);
    putCube(cubes, place, color);
    const next = text.slice(0, change.from) + change.insert + text.slice(change.to);
    steps = [...steps.slice(0, now + 1), { text: next, key, before, after: cubes.get(key) }];
    now += 1;
    list = null;
    editor.edit(change);
    changed();
  };

  return {
    /** x y z color per cube. */
    get list() {
      list ??= listOf(cubes);
      return list;
    },
    get cubes() {
      return cubes;
    },
    /** @param {number[]} place */
    has: (place) => cubes.has(keyOf(place)),
    /** Takes over what a script has built. @param {string} text @param {Cubes} built */
    ran(text, built) {
      cubes = built;
      list = null;
      steps = [{ text, key: '' }];
      now = 0;
    },
    /** Places a block. @param {number[]} place @param {number} color @param {'en' | 'ko'} language of the call */
    put: (place, color, language) =>
      write(putCall(editor.text, place, color, language), place, color),
    /** Takes a block away. @param {number[]} place of a block @param {'en' | 'ko'} language of the call */
    take(place, language) {
      const cube = cubes.get(keyOf(place));
      if (cube) write(takeCall(editor.text, cube, language), place, null);
    },
    get canUndo() {
      return now > 0 && steps[now].text === editor.text;
    },
    get canRedo() {
      return now + 1 < steps.length && steps[now].text === editor.text;
    },
    undo() {
      if (this.canUndo) editor.undo();
    },
    redo() {
      if (this.canRedo) editor.redo();
    },
    /** Follows the editor, where undo takes changes by hand back too. @param {string} text of the editor */
    followed(text) {
      if (steps[now].text === text) return;
      const step = [now - 1, now + 1].find((each) => steps[each]?.text === text);
      if (step !== undefined) goTo(step);
    },
  };
}

/** @typedef {ReturnType<typeof createBuilding>} Building */
