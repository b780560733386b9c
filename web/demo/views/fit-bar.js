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
/** A narrow window has the ways to play in its dock, with their names. */
const SPARED_IN_NARROW = ['games-names', 'games'];
/** What a phone's bar never has. */
const SPARED_ON_PHONES = SPARED.slice(0, SPARED.indexOf('names') + 1);

const narrow = matchMedia('(max-width: 53.75em)');
const phone = matchMedia('(max-width: 37.49em), (max-width: 53.75em) and (max-height: 32.5em)');

const always = () => {
  if (phone.matches) return SPARED_ON_PHONES;
  return narrow.matches ? SPARED_IN_NARROW : [];
};

/**
 * Shortens the bar over the stage by as much as its window, its font and its language ask for. Cost: a
 * layout per thing that it gives up.
 * @param {HTMLElement} bar
 */
export function fitBar(bar) {
  const spared = new Set(always());
  for (const next of ['', ...SPARED]) {
    if (spared.has(next)) continue;
    if (next !== '') spared.add(next);
    bar.dataset.without = [...spared].join(' ');
    if (bar.scrollWidth <= bar.clientWidth) return;
  }
}
