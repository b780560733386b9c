import { EXPLORER } from '../../config.js';
import { h } from '../../ui/dom.js';
import { icon } from '../../ui/icons.js';
import { count, rowText, t } from '../../ui/language.js';
import { repeater } from './repeat.js';

/** Icon, name and angle on screen. */
const PAD = /** @type {const} */ ([
  ['up', 'up', -90],
  ['left', 'left', 180],
  ['down', 'down', 90],
  ['right', 'right', 0],
]);

/** Milliseconds until a held arrow repeats its move, and between two moves. */
const HOLD_MS = 320;
const REPEAT_MS = 110;

const SHORTCUTS = { hint: 'H', again: 'R', escape: 'G' };

/** Scores, buttons and pad of the game. @param {any} store @param {any} actions @param {() => boolean} isRunning whether the AI runs */
export function playDock(store, actions, isRunning) {
  const element = h('div', { class: 'play-dock' });
  /** @type {any} */
  let parts;

  const draw = () => {
    const cells = ['moves', 'best', 'score', 'rival'].map((id) => {
      const value = h('dd', { id: `score-${id}` });
      const name = t(/** @type {any} */ (`play.${id}`));
      return { value, element: h('div', {}, h('dt', {}, name), value) };
    });
    const button = (/** @type {any} */ name, /** @type {keyof typeof SHORTCUTS} */ key) => {
      const text = t(`play.${key}`);
      const props = { id: `play-${key}`, title: `${text} (${SHORTCUTS[key]})` };
      const rest = { 'aria-keyshortcuts': SHORTCUTS[key], onclick: actions[key] };
      return h('button', { type: 'button', ...props, ...rest }, icon(name), text);
    };
    const hint = button('bulb', 'hint');
    const again = button('restart', 'again');
    const raceButton = button('robot', 'escape');
    const runner = h('select', {
      'aria-label': t('play.runner'),
      onchange: () => store.set({ runner: runner.value }),
    });
    const rows = store.state.mw.catalog.solvers.map((/** @type {any} */ row) => ({
      value: row.id,
      text: rowText(row),
    }));
    for (const { value, text } of [{ value: EXPLORER, text: t('play.explorer') }, ...rows]) {
      runner.append(h('option', { value, selected: value === store.state.runner }, text));
    }
    const pad = h('div', { class: 'pad', role: 'group', 'aria-label': t('play.pad') });
    for (const [arrow, name, angle] of PAD) {
      pad.append(padButton(arrow, name, () => actions.move(angle)));
    }
    const stairs = [
      padButton('floorDown', 'downstairs', () => actions.climb(-1)),
      padButton('floorUp', 'upstairs', () => actions.climb(1)),
    ];
    pad.append(...stairs);
    const keys = h('p', { class: 'keys' });
    const scores = h('dl', { class: 'scores' }, ...cells.map((cell) => cell.element));
    const race = h('div', { class: 'race' }, raceButton, runner);
    const buttons = h('div', { class: 'row actions' }, hint, again, race);
    const none = h('p', { class: 'about' }, t('play.none'));
    element.replaceChildren(scores, buttons, keys, pad, none);
    parts = { cells, scores, hint, raceButton, keys, pad, stairs, none, buttons };
  };

  draw();
  store.on(['language'], draw);
  return {
    element,
    /** @param {any} game @param {{ moves: number } | null} rival @param {{ slants: boolean, stairs: boolean }} keys that this maze needs */
    update(game, rival, keys) {
      parts.none.hidden = game !== null;
      for (const part of [parts.scores, parts.keys, parts.pad, parts.buttons]) {
        part.hidden = game === null;
      }
      if (game === null) return;
      const [moves, best, score, other] = parts.cells;
      moves.value.textContent = count(game.moves);
      best.value.textContent = count(game.best);
      score.value.textContent = game.done ? `${Math.round(game.score() * 100)}%` : '–';
      other.value.textContent = rival ? count(rival.moves) : '–';
      parts.raceButton.setAttribute('aria-pressed', String(isRunning()));
      parts.hint.disabled = game.done;
      parts.keys.replaceChildren(...keyHints(keys));
      parts.keys.classList.toggle('extra', keys.slants || keys.stairs);
      for (const button of parts.stairs) button.hidden = !keys.stairs;
    },
  };
}

/** The keys of this maze, with the marks that the maze shows. @param {{ slants: boolean, stairs: boolean }} keys */
function keyHints({ slants, stairs }) {
  const key = (/** @type {string} */ name) => h('kbd', {}, name);
  const arrows = ['←', '↑', '↓', '→'].map(key);
  const groups = [slants || stairs ? arrows : [...arrows, ` ${t('play.keys')}`]];
  if (slants) groups.push([...['Q', 'E', 'Z', 'C'].map(key), ' ↗']);
  if (stairs) groups.push([key('PgUp'), ' ▲ ', key('PgDn'), ' ▼']);
  return groups.map((parts) => h('span', {}, ...parts));
}

/** A button that acts when it is pressed, and goes on while it is held. Clicks from a keyboard come without a press. */
function padButton(
  /** @type {any} */ arrow,
  /** @type {string} */ name,
  /** @type {() => void} */ move,
) {
  const moves = repeater();
  let timer = /** @type {any} */ (0);
  const release = () => {
    clearTimeout(timer);
    moves.stop();
  };
  const press = (/** @type {PointerEvent} */ event) => {
    if (event.button !== 0) return;
    release();
    move();
    timer = setTimeout(() => {
      moves.start(REPEAT_MS, () => {
        move();
        return true;
      });
    }, HOLD_MS);
  };
  const button = h('button', {
    type: 'button',
    class: `icon pad-${name}`,
    'aria-label': t(/** @type {any} */ (`direction.${name}`)),
    onpointerdown: press,
    onpointerup: release,
    onpointercancel: release,
    onpointerleave: release,
    onlostpointercapture: release,
    oncontextmenu: (/** @type {Event} */ event) => event.preventDefault(),
    onclick: (/** @type {MouseEvent} */ event) => {
      if (event.detail === 0) move();
    },
  });
  button.append(icon(arrow));
  return button;
}
