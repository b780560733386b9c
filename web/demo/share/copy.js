import { announce } from '../ui/announce.js';
import { h } from '../ui/dom.js';
import { t } from '../ui/language.js';

const SHOWN_MS = 1_600;

/**
 * A button that copies a text and then shows whether it succeeded.
 * @param {import('../ui/language.js').TextKey} key of its label
 * @param {() => string | null | Promise<string | null>} textOf null: nothing is copied
 */
export function copyButton(key, textOf) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  const button = h('button', { type: 'button', onclick: () => run() }, t(key));
  const run = async () => {
    const text = await textOf();
    if (text === null) return;
    const done = await copy(text);
    button.textContent = t(done ? 'copied' : 'copy.failed');
    announce(button.textContent);
    clearTimeout(timer);
    timer = setTimeout(() => {
      button.textContent = t(key);
    }, SHOWN_MS);
  };
  return button;
}

/** Copies a text. `execCommand` works where the clipboard interface is forbidden. @param {string} text */
async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const box = h('textarea', { class: 'unseen', value: text });
    (document.querySelector('dialog[open]') ?? document.body).append(box);
    box.select();
    const done = document.execCommand('copy');
    box.remove();
    return done;
  }
}
