import { say } from '../../ui/announce.js';
import { count, t } from '../../ui/language.js';

/** Milliseconds after the last move until the address follows, and until a place is read out. */
const ADDRESS_MS = 250;
const SAY_MS = 900;

/**
 * Tells the address and a screen reader where someone is, once the moving has ended.
 * @param {any} store
 * @param {{ place(): import('../../share/link.js').WorldPlace, cell(): { x: number, y: number },
 *   isHere(): boolean }} read
 */
export function createTelling(store, read) {
  let later = /** @type {any} */ (0);
  let saying = /** @type {any} */ (0);
  let said = '';
  const telling = {
    /** What the address was told last. @type {import('../../share/link.js').WorldPlace | null} */
    told: null,
    moved() {
      clearTimeout(later);
      later = setTimeout(() => {
        telling.told = read.place();
        store.set({ world: telling.told });
      }, ADDRESS_MS);
      clearTimeout(saying);
      saying = setTimeout(() => {
        const { x, y } = read.cell();
        const text = t('world.at', { x: count(x), y: count(y) });
        if (read.isHere() && text !== said) say(text);
        said = text;
      }, SAY_MS);
    },
    hush: () => clearTimeout(saying),
  };
  return telling;
}
