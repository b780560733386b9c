import { rulesEn } from '../../../strings/rules-en.js';
import { rulesKo } from '../../../strings/rules-ko.js';
import { closeBeside } from '../../../ui/dialog.js';
import { h } from '../../../ui/dom.js';
import { icon } from '../../../ui/icons.js';
import { addTexts, t } from '../../../ui/language.js';
import { gameText } from '../../../walk/game-text.js';
import { opponentsList } from '../race/opponents-list.js';
import { LEVELS, levelOf } from './levels.js';
import { canPlay, GAMES, SWITCHES, setRules } from './rules.js';

/** @import { Store } from '../../../state/store.js' */
/** @import { TextKey } from '../../../ui/language.js' */

addTexts({ en: rulesEn, ko: rulesKo });

/**
 * A dialog with the rules of the game: opponents, level, fog, moving walls, sound and the daily maze.
 * @param {Store} store
 * @param {{ daily(): void, canLive(): boolean }} game
 */
export function rulesPanel(store, game) {
  const { rules } = store.state;
  const set = (/** @type {Partial<import('../../../state/store.js').Rules>} */ patch) =>
    setRules(store, patch);
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
    const text = t(/** @type {TextKey} */ (`rules.level.${id}`));
    level.append(h('option', { value: id, selected: id === rules.level }, text));
  }
  tell();

  const kind = h('select', {
    id: 'rules-game',
    'aria-describedby': 'rules-game-about',
    onchange: () => {
      set({ game: GAMES[kind.selectedIndex] });
      tellGame();
    },
  });
  for (const id of GAMES) {
    const props = {
      value: id,
      selected: id === rules.game,
      disabled: !canPlay(id, store.state.maze),
    };
    kind.append(h('option', props, gameText({ ...rules, game: id })));
  }
  const aboutGame = h('p', { class: 'about', id: 'rules-game-about' });
  const tellGame = () => {
    const { game: now } = store.state.rules;
    aboutGame.textContent = t(`rules.game.${/** @type {'race' | 'chase' | 'flee'} */ (now)}`);
  };
  tellGame();

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
    const text = t(/** @type {TextKey} */ (`rules.${key}`));
    const note = h(
      'p',
      { class: 'about', id: about },
      t(/** @type {TextKey} */ (`rules.${key}.about`)),
    );
    const name = h('label', { htmlFor: input.id, class: 'check' }, input, text);
    return { key, input, element: h('div', { class: 'field' }, name, note) };
  });

  const enemies = h(
    'details',
    {
      class: 'more',
      id: 'rules-opponents',
      open: rules.game !== 'race' || rules.others.length > 0,
    },
    h('summary', {}, t('rules.opponents')),
    h(
      'div',
      { class: 'field-group' },
      h(
        'div',
        { class: 'field' },
        h('label', { htmlFor: 'rules-game' }, t('rules.game')),
        kind,
        aboutGame,
      ),
      h(
        'div',
        { class: 'field' },
        h('span', { class: 'label' }, t('rules.who')),
        opponentsList(store, set),
      ),
      ...checks.filter(({ key }) => key === 'maps').map(({ element }) => element),
    ),
  );

  const panel = h('dialog', { class: 'rules', id: 'rules', 'aria-labelledby': 'rules-title' });
  closeBeside(panel);
  const daily = h(
    'button',
    {
      type: 'button',
      id: 'play-daily',
      onclick: () => {
        panel.close();
        game.daily();
      },
    },
    icon('dice'),
    t('rules.daily'),
  );
  const closing = { type: 'button', class: 'quiet icon', onclick: () => panel.close() };
  panel.append(
    h(
      'div',
      { class: 'rules-head' },
      h('h2', { id: 'rules-title' }, t('rules.title')),
      h('button', { ...closing, 'aria-label': t('close') }, icon('close')),
    ),
    enemies,
    h('div', { class: 'field' }, h('label', { htmlFor: 'rules-level' }, t('rules.level')), level),
    aboutLevel,
    ...checks.filter(({ key }) => key !== 'maps').map(({ element }) => element),
    h('div', { class: 'field' }, daily, h('p', { class: 'about' }, t('rules.daily.about'))),
    h('p', { class: 'about' }, t('rules.gamepad')),
  );
  return panel;
}
