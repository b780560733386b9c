/**
 * What the bar gives up, one after the other, until all of it fits: narrow windows have it elsewhere, and
 * two fingers zoom.
 */
const SPARED = [
  'games-names',
  'more-names',
  'games',
  'gaps',
  'print',
  'names',
  'torch',
  'whole',
  'zoom',
  'undo',
];
/** What a phone's bar never has. */
const SPARED_ON_PHONES = SPARED.indexOf('names') + 1;

const phone = matchMedia('(max-width: 53.75em)');

/**
 * Shortens the bar over the stage by as much as its window, its font and its language ask for. Cost: a
 * layout per thing that it gives up.
 * @param {HTMLElement} bar
 */
export function fitBar(bar) {
  for (let count = phone.matches ? SPARED_ON_PHONES : 0; count <= SPARED.length; count += 1) {
    bar.dataset.without = SPARED.slice(0, count).join(' ');
    if (bar.scrollWidth <= bar.clientWidth) return;
  }
}
