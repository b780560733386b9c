import { h } from '../../ui/dom.js';
import { t } from '../../ui/language.js';
import { KOREAN_NAMES } from './sandbox/korean-names.js';

const LETTERS = /** @type {const} */ ([
  ['s', 'turtle.help.s'],
  ['t', 'turtle.help.t'],
  ['u', 'turtle.help.u'],
  ['d', 'turtle.help.d'],
  ['L', 'turtle.help.L'],
  ['R', 'turtle.help.R'],
  ['[', 'turtle.help.keep'],
  [']', 'turtle.help.return'],
]);
const CALLS = /** @type {const} */ ([
  ['cube(x, y, z, color)', 'turtle.help.cube'],
  ['uncube(x, y, z)', 'turtle.help.uncube'],
  ['bigCube(x, y, z, size, color)', 'turtle.help.bigCube'],
  ['box(x, y, z, a, b, c, color)', 'turtle.help.box'],
  ['sphere(x, y, z, radius, color)', 'turtle.help.sphere'],
  ['circle(x, y, z, radius, color)', 'turtle.help.circle'],
  ['cubes(list)', 'turtle.help.cubes'],
  ["doit('s[u]s', color)", 'turtle.help.doit'],
  ['maze(options)', 'turtle.help.maze'],
  ['mw', 'turtle.help.mw'],
  ['console', 'turtle.help.console'],
  ['setTimeout', 'turtle.help.timers'],
]);

/** What a script can do, folded. */
export function helpSection() {
  const letters = LETTERS.map(([letter, key]) => h('li', {}, h('code', {}, letter), ` ${t(key)}`));
  const calls = CALLS.flatMap(([call, key]) => [
    h('dt', {}, h('code', {}, call)),
    h('dd', {}, t(key), key === 'turtle.help.doit' ? h('ul', {}, ...letters) : null),
  ]);
  return h(
    'details',
    { class: 'more', id: 'turtle-help' },
    h('summary', {}, t('turtle.help')),
    h(
      'div',
      { class: 'help', tabIndex: 0, role: 'group', 'aria-label': t('turtle.help') },
      h('dl', {}, ...calls),
      h('p', {}, t('turtle.help.names', { names: Object.keys(KOREAN_NAMES).join(', ') })),
      h('p', {}, t('turtle.help.build')),
      h('p', {}, t('turtle.help.keys')),
      h('p', {}, t('turtle.help.kept')),
    ),
  );
}
