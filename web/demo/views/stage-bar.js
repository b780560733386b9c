import { MAX_TABLE_CELLS } from '../config.js';
import { openPrint } from '../share/dialog.js';
import { anotherMaze } from '../state/another-maze.js';
import { createUndo } from '../state/undo.js';
import { showNotice } from '../ui/announce.js';
import { byId, h, usesKeys } from '../ui/dom.js';
import { enable } from '../ui/enable.js';
import { icon } from '../ui/icons.js';
import { t } from '../ui/language.js';
import { noticeFailure } from '../ui/load-failure.js';
import { fitBar } from './fit-bar.js';
import { gameChips } from './play/game-chips.js';

/** @import { TextKey } from '../ui/language.js' */
/** @import { IconName } from '../ui/icons.js' */
/** @import { Store } from '../state/store.js' */
/** @import { Board } from '../draw2d/board.js' */

const ZOOM = 1.5;
/** Part of the view that a key moves, and degrees that it turns a 3D view. */
const STEP = 0.15;
const TURN = 12;
const ARROWS = /** @type {Record<string, [number, number]>} */ ({
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
});

/**
 * The bar over the stage: what is shown of the maze, another maze, undo, zoom and full screen; and
 * their keys.
 * @param {Store} store
 * @param {Board} board
 * @param {import('../draw3d/stage.js').Stage} stage
 * @param {(view: string) => { zooms?: 'flat' | '3d', isOther?: boolean }} rowOf what the bar zooms in a
 *   view, if anything, and whether that is something else than the maze
 */
export function startStageBar(store, board, stage, rowOf) {
  const bar = byId('stage-bar');
  const undo = createUndo(store, () =>
    showNotice(() => t('edits.gone'), { text: () => t('edits.undo'), run: () => undo.undo() }),
  );
  const kind = () => rowOf(store.state.view).zooms ?? null;
  const hasMaze = () => kind() !== null && !rowOf(store.state.view).isOther;
  const zoom = (/** @type {number} */ factor) =>
    kind() === 'flat' ? board.zoom(factor) : stage.zoom(factor);
  const whole = () => (kind() === 'flat' ? board.whole() : stage.whole());

  const button = (
    /** @type {string} */ id,
    /** @type {IconName} */ name,
    /** @type {TextKey} */ text,
    /** @type {() => void} */ run,
    props = {},
  ) => {
    const label = t(text);
    const all = { type: 'button', class: 'quiet icon', id, title: label, onclick: run, ...props };
    return h('button', { ...all, 'aria-label': label }, icon(name));
  };
  const chip = (/** @type {'solution' | 'distances'} */ key, /** @type {IconName} */ name) => {
    const input = h('input', {
      type: 'checkbox',
      id: `field-show-${key}`,
      checked: store.state[key],
      onchange: () => store.set({ [key]: input.checked }),
    });
    const text = t(`show.${key}`);
    return h('label', { class: 'chip', title: text }, input, icon(name), h('span', {}, text));
  };

  /**
   * The switch between the game and another view of its tab.
   * @param {'distances' | 'table'} view
   * @param {'origin' | 'table'} key of its texts and its id
   * @param {IconName} name
   */
  const viewChip = (view, key, name) => {
    const text = t(`show.${key}`);
    const input = h('input', {
      type: 'checkbox',
      id: `field-show-${key}`,
      // Narrow windows show the icon alone.
      'aria-label': text,
      onchange: () => store.set({ view: input.checked ? view : 'play' }),
    });
    return h('label', { class: `chip ${key}` }, input, icon(name), h('span', {}, text));
  };
  /** @param {'origin' | 'table'} key @param {boolean} isOn @param {TextKey | null} reason why it cannot be switched @param {boolean} isThere */
  const updateChip = (key, isOn, reason, isThere) => {
    const input = byId(`field-show-${key}`, HTMLInputElement);
    input.checked = isOn;
    enable(input, reason, t(`show.${key}.about`));
    const chip = /** @type {HTMLElement} */ (input.parentElement);
    chip.title = input.title;
    chip.hidden = !isThere;
  };

  const update = () => {
    const isWhole = kind() === 'flat' && board.isWhole;
    for (const [id, about, reason] of /** @type {const} */ ([
      ['undo', 'undo', undo.canUndo ? null : 'undo.none'],
      ['redo', 'redo', undo.canRedo ? null : 'redo.none'],
      ['zoom-out', 'zoom.out', isWhole ? 'zoom.all' : null],
      ['zoom-whole', 'zoom.whole', isWhole ? 'zoom.all' : null],
      ['print-open', 'print.open', store.state.isWhole ? null : 'loading'],
    ])) {
      enable(byId(id, HTMLButtonElement), reason, t(about));
    }
    const make = t(store.state.maze?.dungeon ? 'make.dungeon' : 'make');
    byId('make-here').title = make;
    byId('make-here').setAttribute('aria-label', make);
    bar.hidden = kind() === null;
    for (const each of bar.querySelectorAll('.of-maze')) {
      /** @type {HTMLElement} */ (each).hidden = !hasMaze();
    }
    games.update();
    const { maze, view, isWhole: hasAll } = store.state;
    const isLarge = maze?.cellCount > MAX_TABLE_CELLS;
    const isTable = maze?.dungeon && ['play', 'table'].includes(view);
    updateChip('table', view === 'table', isLarge ? 'show.table.large' : null, isTable);
    const isFrom = ['play', 'distances'].includes(view);
    updateChip('origin', view === 'distances', hasAll ? null : 'loading', isFrom);
  };
  /** After what can change the width of the bar. */
  const updateAll = () => {
    update();
    fitBar(bar);
  };
  let games = gameChips(store);
  const draw = () => {
    games = gameChips(store);
    bar.setAttribute('aria-label', t('bar.label'));
    bar.replaceChildren(
      h(
        'div',
        { class: 'chips of-maze' },
        chip('solution', 'path'),
        chip('distances', 'palette'),
        viewChip('distances', 'origin', 'target'),
        viewChip('table', 'table', 'map'),
      ),
      games.element,
      button('make-here', 'dice', 'make', () => anotherMaze(store), {
        class: 'strong icon narrow-only of-maze',
      }),
      button('undo', 'undo', 'undo', undo.undo, {
        class: 'quiet icon of-maze',
        'aria-keyshortcuts': 'Control+Z',
      }),
      button('redo', 'redo', 'redo', undo.redo, {
        class: 'quiet icon of-maze',
        'aria-keyshortcuts': 'Control+Y',
      }),
      button('print-open', 'print', 'print.open', () => noticeFailure(openPrint()), {
        class: 'quiet icon of-maze',
        'aria-haspopup': 'dialog',
      }),
      button('zoom-out', 'minus', 'zoom.out', () => zoom(1 / ZOOM), { 'aria-keyshortcuts': '-' }),
      button('zoom-in', 'plus', 'zoom.in', () => zoom(ZOOM), { 'aria-keyshortcuts': '+' }),
      button('zoom-whole', 'whole', 'zoom.whole', whole, { 'aria-keyshortcuts': '0' }),
      button('full', 'full', 'full', toggleFull, { 'aria-keyshortcuts': 'F' }),
    );
    updateAll();
  };

  document.addEventListener('keydown', (event) => {
    const { activeElement } = document;
    // Views without the bar have a 3D view too, which has all keys while it has the focus.
    const isScene = activeElement?.closest('#scene') != null;
    if ((!hasMaze() && !isScene) || usesKeys(activeElement)) return;
    const { key, code, shiftKey } = event;
    const isCommand = event.ctrlKey || event.metaKey;
    if (event.altKey || document.querySelector('dialog[open]')) return;
    const isZ = code === 'KeyZ';
    if (isCommand && !hasMaze()) return;
    if (isCommand && isZ && !shiftKey) undo.undo();
    else if (isCommand && (code === 'KeyY' || (isZ && shiftKey))) undo.redo();
    else if (isCommand) return;
    else if (key === '+' || key === '=') zoom(ZOOM);
    else if (key === '-' || key === '_') zoom(1 / ZOOM);
    else if (key === '0' || key === 'Home') whole();
    else if (code === 'KeyF') toggleFull();
    else if ((shiftKey || !hasMaze()) && code in ARROWS) {
      const [right, down] = ARROWS[code];
      if (kind() === 'flat') board.step(right * STEP, down * STEP);
      else stage.turn(right * TURN, down * TURN);
    } else return;
    event.preventDefault();
  });
  document.addEventListener('fullscreenchange', () =>
    showFull(document.fullscreenElement !== null),
  );

  draw();
  new ResizeObserver(() => fitBar(bar)).observe(bar);
  undo.onChange(update);
  board.onMove(update);
  store.on(['view', 'maze', 'rules', 'isWhole'], updateAll);
  store.on(['language'], draw);
  store.on(['solution', 'distances'], () => {
    for (const key of /** @type {const} */ (['solution', 'distances']))
      byId(`field-show-${key}`, HTMLInputElement).checked = store.state[key];
  });
}

/** Shows the stage alone, or the page again. @param {boolean} on */
function showFull(on) {
  document.body.classList.toggle('full', on);
  byId('full').setAttribute('aria-pressed', String(on));
}

/** Switches full screen; without permission for it, the stage alone fills the window. */
async function toggleFull() {
  if (document.fullscreenElement) {
    await document.exitFullscreen();
    return;
  }
  if (document.body.classList.contains('full')) {
    showFull(false);
    return;
  }
  try {
    await document.documentElement.requestFullscreen();
  } catch {
    showFull(true);
  }
}
