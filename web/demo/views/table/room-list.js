import { h } from '../../ui/dom.js';
import { t } from '../../ui/language.js';
import { headText, sizeText, thingsText, wordsFor } from './texts.js';

/** @import { Place, Rooms } from './rooms.js' */

/**
 * The list of rooms: of each its number, its size, what is in it and its exits. The chosen one has
 * buttons to the rooms next to it.
 * @param {(number: number) => void} choose called when the user chooses a room
 */
export function createRoomList(choose) {
  const element = h('section', { class: 'rooms', id: 'rooms' });
  /** @type {Map<number, { item: HTMLElement, button: HTMLButtonElement, place: Place }>} */
  let items = new Map();
  /** @type {number | null} */
  let chosen = null;

  const card = (/** @type {Place} */ place, /** @type {ReturnType<typeof wordsFor>} */ words) => {
    const { number, things, exits, size } = place;
    const inside = thingsText(things);
    const lines = exits.map((exit) => h('span', {}, words.exitText(exit)));
    const noWay = size && lines.length === 0 ? [h('span', {}, t('table.no.exit'))] : [];
    const props = { type: 'button', id: `room-${number}`, class: 'room-card' };
    const title = [sizeText(place), inside].filter((each) => each !== '').join(' · ');
    const button = h(
      'button',
      { ...props, onclick: () => choose(number) },
      h('b', { class: 'room-number' }, String(number)),
      h('span', { class: 'room-text' }, h('strong', {}, title), ...lines, ...noWay),
    );
    return { place, button, item: h('li', {}, button) };
  };

  /** Buttons to the rooms next to a room. @param {Place} place */
  const ways = ({ exits }) => {
    const next = new Set(exits.flatMap(({ beyond }) => beyond.map(({ number }) => number)));
    const buttons = [...next].map((number) => {
      const props = { type: 'button', onclick: () => choose(number) };
      return h('button', props, t('table.room', { number }));
    });
    return h('div', { class: 'room-ways' }, ...buttons);
  };

  const list = {
    element,
    /** @param {Rooms} rooms */
    show(rooms) {
      const words = wordsFor(rooms);
      const cards = rooms.places.map((place) => card(place, words));
      items = new Map(cards.map((each) => [each.place.number, each]));
      const outside = rooms.corridors.map((each) => h('li', {}, words.corridorText(each)));
      const corridors = [
        h('h3', {}, t('table.corridors')),
        h('ul', { class: 'corridors' }, ...outside),
      ];
      element.replaceChildren(
        h('h2', {}, t('table.rooms')),
        h('p', { class: 'about' }, headText(rooms)),
        h('ol', {}, ...cards.map(({ item }) => item)),
        ...(outside.length > 0 ? corridors : []),
      );
      const again = chosen;
      chosen = null;
      list.mark(again);
    },
    /** Marks a room. @param {number | null} number */
    mark(number) {
      const before = chosen === null ? undefined : items.get(chosen);
      before?.button.removeAttribute('aria-current');
      before?.item.querySelector('.room-ways')?.remove();
      const now = number === null ? undefined : items.get(number);
      chosen = now ? number : null;
      if (!now) return;
      now.button.setAttribute('aria-current', 'true');
      if (now.place.exits.length > 0) now.item.append(ways(now.place));
      now.item.scrollIntoView({ block: 'nearest' });
    },
    /** Brings the keyboard to a room. @param {number} number */
    focus: (number) => items.get(number)?.button.focus(),
  };
  return list;
}
