import { h } from '../../ui/dom.js';
import { icon } from '../../ui/icons.js';
import { t } from '../../ui/language.js';
import { LEVELS, levelOf } from './levels.js';
import { rememberRules, SWITCHES } from './rules.js';

/**
 * A panel with the rules of the game: level, fog, moving walls, sound and the daily maze.
 * @param {any} store
 * @param {{ daily(): void, canLive(): boolean }} game
 */
export function rulesPanel(store, game) {
  const { rules } = store.state;
  const set = (/** @type {Partial<import('./rules.js').Rules>} */ patch) => {
    const next = { ...store.state.rules, ...patch };
    rememberRules(next);
    store.set({ rules: next });
  };
  const aboutLevel = h('p', { class: 'about', id: 'rules-level-about' });
  const tell = () => {
    const { runnerMs, hintMoves } = levelOf(store.state.rules.level);
    const perSecond = Math.round(1000 / runnerMs);
    aboutLevel.textContent = t('rules.level.about', { steps: perSecond, moves: hintMoves });
  };
  const level = h('select', {
    id: 'rules-level',
    'aria-describedby': 'rules-level-about',
    onchange: () => {
      set({ level: level.value });
      tell();
    },
  });
  for (const { id } of LEVELS) {
    const text = t(/** @type {any} */ (`rules.level.${id}`));
    level.append(h('option', { value: id, selected: id === rules.level }, text));
  }
  tell();

  const checks = SWITCHES.map((key) => {
    const about = `rules-${key}-about`;
    const input = h('input', {
      type: 'checkbox',
      id: `rules-${key}`,
      checked: rules[key],
      disabled: key === 'living' && !game.canLive(),
      'aria-describedby': about,
      onchange: () => set({ [key]: input.checked }),
    });
    const text = t(/** @type {any} */ (`rules.${key}`));
    const note = h(
      'p',
      { class: 'about', id: about },
      t(/** @type {any} */ (`rules.${key}.about`)),
    );
    const name = h('label', { htmlFor: input.id, class: 'check' }, input, text);
    return { key, input, element: h('div', { class: 'field' }, name, note) };
  });

  const panel = h('div', { class: 'rules', id: 'rules', popover: 'auto', role: 'group' });
  panel.setAttribute('aria-label', t('rules.title'));
  const daily = h(
    'button',
    {
      type: 'button',
      id: 'play-daily',
      onclick: () => {
        panel.hidePopover();
        game.daily();
      },
    },
    icon('dice'),
    t('rules.daily'),
  );
  const closing = { type: 'button', class: 'quiet icon', popovertarget: 'rules' };
  panel.append(
    h(
      'div',
      { class: 'rules-head' },
      h('h2', {}, t('rules.title')),
      h('button', { ...closing, 'aria-label': t('close') }, icon('close')),
    ),
    h('div', { class: 'field' }, h('label', { htmlFor: 'rules-level' }, t('rules.level')), level),
    aboutLevel,
    ...checks.map(({ element }) => element),
    h('div', { class: 'field' }, daily, h('p', { class: 'about' }, t('rules.daily.about'))),
    h('p', { class: 'about' }, t('rules.gamepad')),
  );
  return panel;
}
