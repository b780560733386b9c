import { h } from '../ui/dom.js';

/** What holds a value. @typedef {HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement} Control */

/**
 * A labelled control; about: its description; show: shows an error message, or removes it.
 * @typedef {{ id: string, label: string, element: HTMLElement, input: HTMLElement, about: HTMLElement,
 *   show(message: string | null): void }} Field
 */

/**
 * A labelled control with a description and an error message.
 * @template {HTMLElement} Input
 * @param {{ id: string, label: string, input: Input, control?: HTMLElement, inline?: boolean,
 *   about?: string }} parts
 */
export function field({ id, label, input, control = input, inline = false, about }) {
  const key = id.replace(/\W/g, '-');
  input.id = `field-${key}`;
  const error = h('p', { class: 'error', id: `error-${key}`, hidden: true });
  const text = h('p', { class: 'about', hidden: about === undefined }, about);
  const name = h('label', { htmlFor: input.id }, ...(inline ? [control, label] : [label]));
  if (inline) name.className = 'check';
  const element = h('div', { class: 'field' }, name, inline ? null : control, text, error);
  return {
    id,
    label,
    element,
    input,
    about: text,
    /** Shows an error message; null removes it. @param {string | null} message */
    show(message) {
      error.hidden = message === null;
      error.textContent = message ?? '';
      if (message === null) {
        input.removeAttribute('aria-invalid');
        input.removeAttribute('aria-describedby');
      } else {
        input.setAttribute('aria-invalid', 'true');
        input.setAttribute('aria-describedby', error.id);
      }
    },
  };
}

/** Option elements of catalog rows. @template {{ id: string }} Row @param {readonly Row[]} rows @param {string} value the selected id @param {(row: Row) => string} title */
export function options(rows, value, title) {
  return rows.map((row) => h('option', { value: row.id, selected: row.id === value }, title(row)));
}
