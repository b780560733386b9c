import { recall, remember } from '../../ui/remember.js';

/** Scripts of the user that are kept. */
const MAX_OWN = 5;

/** What the browser keeps of scripts: the one in the editor, and the last ones that the user wrote. */
export const scriptMemory = {
  /** @returns {string | null} */
  get current() {
    return recall('script');
  },
  /** The scripts that the user wrote or changed, the last one first. @returns {string[]} */
  get own() {
    try {
      const list = JSON.parse(recall('script.own') ?? '[]');
      return Array.isArray(list) ? list.filter((each) => typeof each === 'string') : [];
    } catch {
      return [];
    }
  },
  /**
   * Keeps the text of the editor. A change by the user goes on with the script that was changed last;
   * after an example or another script it begins a new one.
   * @param {string} text
   * @param {boolean} byUser
   */
  keep(text, byUser) {
    const { current, own } = this;
    remember('script', text);
    if (!byUser) return;
    const others = own.filter((each, i) => each !== text && (i > 0 || each !== current));
    remember('script.own', JSON.stringify([text, ...others].slice(0, MAX_OWN)));
  },
};
