import { announce } from '../../ui/announce.js';
import { count, t } from '../../ui/language.js';

/** @import { Store } from '../../state/store.js' */

/** Milliseconds after the last move until the address changes, and until a place is announced. */
const ADDRESS_MS = 250;
const ANNOUNCE_MS = 900;

/**
 * Writes the place into the address and announces it to screen readers, once movement has ended.
 * @param {Store} store
 * @param {{ place(): import('../../state/store.js').WorldPlace, cell(): { x: number, y: number },
 *   isShown(): boolean }} read
 */
export function createPlaceSync(store, read) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let addressTimer;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let announceTimer;
  let announced = '';
  const sync = {
    /** The last place written into the address. @type {import('../../state/store.js').WorldPlace | null} */
    written: null,
    moved() {
      clearTimeout(addressTimer);
      addressTimer = setTimeout(() => {
        sync.written = read.place();
        store.set({ world: sync.written });
      }, ADDRESS_MS);
      clearTimeout(announceTimer);
      announceTimer = setTimeout(() => {
        const { x, y } = read.cell();
        const text = t('world.at', { x: count(x), y: count(y) });
        if (read.isShown() && text !== announced) announce(text);
        announced = text;
      }, ANNOUNCE_MS);
    },
    /** Does not announce the last move. */
    mute: () => clearTimeout(announceTimer),
  };
  return sync;
}
