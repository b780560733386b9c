import { h } from '../../ui/dom.js';
import { count, t } from '../../ui/language.js';

/** @typedef {import('./run-script.js').LineKind} LineKind */
/** @typedef {import('./run-script.js').Place} Place */

/**
 * The output of a script. The last line stays in view. Texts of the page itself follow its language.
 * @param {(place: Place) => void} goTo
 */
export function createOutput(goTo) {
  const element = h('pre', { class: 'output', id: 'turtle-output', role: 'log', tabIndex: 0 });
  /** Lines of the page itself: they are written again in another language. @type {(() => void)[]} */
  let texts = [];

  const add = (/** @type {HTMLElement} */ line) => {
    element.append(line);
    element.scrollTop = element.scrollHeight;
  };
  const own = (/** @type {string} */ kind, /** @type {() => string} */ text, props = {}) => {
    const line = h('div', { class: kind, ...props });
    const write = () => {
      line.textContent = text();
    };
    write();
    texts.push(write);
    add(line);
  };

  return {
    element,
    clear() {
      texts = [];
      element.replaceChildren();
    },
    texts() {
      element.setAttribute('aria-label', t('turtle.output'));
      for (const write of texts) write();
    },
    /** A line of the script. @param {LineKind} kind @param {string} text @param {Place | null} at */
    print(kind, text, at) {
      if (kind === 'clear') {
        element.replaceChildren();
        return;
      }
      if (kind === 'prompt') {
        own('line prompt', () => t('turtle.prompt', { text }));
        return;
      }
      const rows = text.includes('\n') ? ' rows' : '';
      const line = h('div', { class: `line ${kind}${rows}` });
      if (at) {
        const go = h('button', { type: 'button', class: 'place', onclick: () => goTo(at) });
        const write = () => {
          go.textContent = t('turtle.line', { line: count(at.line), column: count(at.column) });
        };
        write();
        texts.push(write);
        line.append(go, ' ');
      }
      line.append(text);
      add(line);
    },
    /** A line of the page about the script: an error, or what is worth knowing. @param {'error' | 'about'} kind @param {() => string} text @param {object} [props] */
    say: (kind, text, props) => own(kind === 'error' ? 'line error' : 'about', text, props),
  };
}
