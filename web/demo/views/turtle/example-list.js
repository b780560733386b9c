import { h } from '../../ui/dom.js';
import { t } from '../../ui/language.js';
import { EXAMPLES, FIRST_EXAMPLE } from './examples/index.js';
import { scriptMemory } from './script-memory.js';

const LANGUAGES = /** @type {const} */ (['en', 'ko']);
const OWN = 'own';

/** A list that opens an example or the last own script. @param {(text: string) => void} open */
export function exampleList(open) {
  const list = h('select', { id: 'turtle-examples', 'aria-label': t('turtle.examples') });
  const fill = () => {
    const ids = [...(scriptMemory.own === null ? [] : [OWN]), ...Object.keys(EXAMPLES)];
    const title = (/** @type {string} */ id) =>
      id === OWN ? t('turtle.own') : t(/** @type {any} */ (`turtle.example.${id}`));
    list.replaceChildren(
      h('option', { value: '', selected: true, hidden: true }, t('turtle.examples')),
      ...ids.map((id) => h('option', { value: id }, title(id))),
    );
  };
  list.addEventListener('change', () => {
    const id = list.value;
    const text = id === OWN ? scriptMemory.own : EXAMPLES[id](language());
    list.value = '';
    if (text !== null) open(text);
  });
  // The first own script of a visit is written after the list was made.
  list.addEventListener('focus', fill);
  fill();
  return list;
}

const language = () => /** @type {'en' | 'ko'} */ (document.documentElement.lang);

/** A text that is an unchanged example in the other language, or empty, in this one: others stay. @param {string} text @param {'en' | 'ko'} wanted */
export function inLanguage(text, wanted) {
  const makers = Object.values(EXAMPLES);
  const same = makers.find((make) => LANGUAGES.some((each) => make(each) === text));
  if (text === '') return EXAMPLES[FIRST_EXAMPLE](wanted);
  return same ? same(wanted) : text;
}
