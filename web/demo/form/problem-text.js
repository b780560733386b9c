import { hasText, t } from '../ui/language.js';

/**
 * The text of a problem in the language of the page, if the page has one for its code, with the
 * message of the library.
 * @param {{ code: string, message: string }} problem
 */
export function problemText({ code, message }) {
  const key = `problem.${code}`;
  const known = document.documentElement.lang !== 'en' && hasText(key);
  return known ? `${t(/** @type {any} */ (key))} (${message})` : message;
}
