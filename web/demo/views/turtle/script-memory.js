import { recall, remember } from '../../ui/theme.js';

/**
 * What the browser keeps of scripts: the one in the editor, and the last one that the user wrote or
 * changed, which an example in the editor does not replace.
 */
export const scriptMemory = {
  /** @returns {string | null} */
  get current() {
    return recall('script');
  },
  /** @returns {string | null} */
  get own() {
    return recall('script.own');
  },
  /** @param {string} text @param {boolean} isOwn */
  keep(text, isOwn) {
    remember('script', text);
    if (isOwn) remember('script.own', text);
  },
};
