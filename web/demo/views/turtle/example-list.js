import { h } from '../../ui/dom.js';
import { t } from '../../ui/language.js';
import { EXAMPLES, FIRST_EXAMPLE } from './examples/index.js';
import { scriptMemory } from './script-memory.js';

/** @import { TextKey } from '../../ui/language.js' */

const LANGUAGES = /** @type {const} */ (['en', 'ko']);
/** Characters of the line that names a script. */
const MAX_NAME = 32;

/** A list that opens an example or one of the last own scripts. @param {(text: string) => void} open */
export function exampleList(open) {
  const list = h('select', { id: 'turtle-examples', 'aria-label': t('turtle.examples') });
  /** @type {string[]} */
  let own = [];
  const fill = () => {
    ({ own } = scriptMemory);
    const examples = Object.keys(EXAMPLES).map((id) =>
      h('option', { value: id }, t(/** @type {TextKey} */ (`turtle.example.${id}`))),
    );
    const scripts = own.map((text, i) => h('option', { value: `own${i}` }, nameOf(text)));
    const group = { label: t('turtle.own') };
    list.replaceChildren(
      h('option', { value: '', selected: true, hidden: true }, t('turtle.examples')),
      ...examples,
      scripts.length > 0 ? h('optgroup', group, ...scripts) : '',
    );
  };
  list.addEventListener('change', () => {
    const id = list.value;
    const text = Object.hasOwn(EXAMPLES, id) ? EXAMPLES[id](language()) : own[Number(id.slice(3))];
    list.value = '';
    if (text !== undefined) open(text);
  });
  // Own scripts are written after the list was made.
  for (const type of ['focus', 'pointerdown']) list.addEventListener(type, fill);
  fill();
  return list;
}

/** The first line with something in it. @param {string} text */
const nameOf = (text) =>
  (/^.*[\p{L}\p{N}].*$/mu.exec(text)?.[0] ?? text).replace(/^[\s/]+/, '').slice(0, MAX_NAME);

const language = () => /** @type {'en' | 'ko'} */ (document.documentElement.lang);

/** A text that is an unchanged example in the other language, or empty, in this one: others stay. @param {string} text @param {'en' | 'ko'} wanted */
export function inLanguage(text, wanted) {
  const makers = Object.values(EXAMPLES);
  const same = makers.find((make) => LANGUAGES.some((each) => make(each) === text));
  if (text === '') return EXAMPLES[FIRST_EXAMPLE](wanted);
  return same ? same(wanted) : text;
}
