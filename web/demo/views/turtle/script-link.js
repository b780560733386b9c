import { MAX_LINK_SCRIPT } from '../../config.js';
import { packText, unpackText } from '../../share/packed-text.js';
import { showNotice } from '../../ui/announce.js';
import { t } from '../../ui/language.js';

/** @import { Store } from '../../state/store.js' */

/**
 * Keeps the script of the link, `store.state.script`, that of the editor, and follows a link that is
 * pasted into the address.
 * @param {Store} store
 * @param {{ opened(text: string): void, tooLong(): void }} listener
 */
export function createScriptLink(store, listener) {
  /** What the editor wrote last. @type {string | null} */
  let written = null;
  let last = 0;
  let wasLong = false;

  const read = async () => {
    const { script } = store.state;
    if (!script) return null;
    written = script;
    const text = await unpackText(script);
    if (text === null) showNotice(t('turtle.link.bad'));
    return text;
  };
  store.on(['script'], async () => {
    const { script, view } = store.state;
    if (script === written || view !== 'turtle') return;
    const text = await read();
    if (text !== null && written === script) listener.opened(text);
  });

  return {
    read,
    /** @param {string} text of the editor */
    async changed(text) {
      last += 1;
      const mine = last;
      const packed = await packText(text);
      if (mine !== last) return;
      const isLong = packed.length > MAX_LINK_SCRIPT;
      if (isLong && !wasLong) listener.tooLong();
      wasLong = isLong;
      written = isLong ? null : packed;
      store.set({ script: written });
    },
  };
}
