import { generate } from '../../state/generate.js';
import { h } from '../../ui/dom.js';
import { enable } from '../../ui/enable.js';
import { icon } from '../../ui/icons.js';
import { t } from '../../ui/language.js';
import { canLive } from './round/living-maze.js';
import { dailyOptions, dateOf, dateOfMaze } from './rules/daily.js';
import { setRules } from './rules/rules.js';

/** @import { Store } from '../../state/store.js' */
/** @import { IconName } from '../../ui/icons.js' */
/** @import { TextKey } from '../../ui/language.js' */

/**
 * The ways to play, each a click: the maze of the day, in fog or by torchlight, with walls that move, and
 * chased. A chip is a checkbox, so that it says whether the game is on.
 * @type {readonly { id: 'daily' | 'fog' | 'living' | 'chase', icon: IconName,
 *   isOn(store: Store): boolean, set(store: Store, on: boolean): void,
 *   problem?(store: Store): TextKey | null }[]}
 */
const GAMES = [
  {
    id: 'daily',
    icon: 'sun',
    isOn: ({ state: { maze } }) => dateOfMaze(maze) === dateOf(),
    set: (store) => void generate(store, dailyOptions()),
  },
  {
    id: 'fog',
    icon: 'torch',
    isOn: ({ state: { rules } }) => rules.fog,
    set: (store, fog) => setRules(store, { fog }),
  },
  {
    id: 'living',
    icon: 'spark',
    isOn: ({ state: { rules } }) => rules.living,
    set: (store, living) => setRules(store, { living }),
    problem: ({ state: { mw, maze } }) => (canLive(mw, maze) ? null : 'game.living.off'),
  },
  {
    id: 'chase',
    icon: 'robot',
    isOn: ({ state: { rules } }) => rules.game === 'chase',
    set: (store, on) => setRules(store, { game: on ? 'chase' : 'race' }),
    problem: ({ state: { maze } }) =>
      maze.doors?.some(({ state }) => state === 'locked') ? 'play.race.locks' : null,
  },
];

/** The chips of the ways to play, and a function that shows the state of the page. @param {Store} store @param {string} [place] begins their ids */
export function gameChips(store, place = 'field-game') {
  const chips = GAMES.map((game) => {
    const input = h('input', {
      type: 'checkbox',
      id: `${place}-${game.id}`,
      onchange: () => {
        game.set(store, input.checked);
        update();
      },
    });
    const name = h('span', {});
    const element = h('label', { class: 'chip' }, input, icon(game.icon), name);
    return { ...game, input, name, element };
  });
  const element = h('div', { class: 'chips games', role: 'group', 'aria-label': t('game.label') });
  element.append(...chips.map((chip) => chip.element));

  const update = () => {
    const { view, maze } = store.state;
    element.hidden = view !== 'play';
    if (!maze) return;
    for (const { id, input, name, element: chip, isOn, problem } of chips) {
      const isTorch = id === 'fog' && maze.dungeon;
      const text = t(isTorch ? 'show.torch' : `game.${id}`);
      name.textContent = text;
      // Narrow windows show the icon alone.
      input.setAttribute('aria-label', text);
      chip.classList.toggle('torch', isTorch);
      input.checked = store.state.rules !== undefined && isOn(store);
      enable(input, problem?.(store) ?? null, t(`game.${id}.about`));
      chip.title = input.title;
    }
  };
  return { element, update };
}
