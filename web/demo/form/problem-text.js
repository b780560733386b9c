import { hasText, t } from '../ui/language.js';

/**
 * What is wrong, in the page's language where it has words for the code, else as the library says.
 * @param {{ code: string, message: string }} problem
 */
export function problemText({ code, message }) {
  const key = `problem.${code}`;
  const known = document.documentElement.lang !== 'en' && hasText(key);
  return known ? `${t(/** @type {any} */ (key))} (${message})` : message;
}
