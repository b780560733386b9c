import { h } from '../../ui/dom.js';
import { noticeFailure } from '../../ui/load-failure.js';

/** Somebody who types another number waits so long. */
const PAUSE_MS = 300;

/**
 * The picture of a file, which follows its options. Its frame has its place from the beginning: what is below
 * must not move from under a finger when the picture comes.
 * @param {() => Promise<File[] | null>} made the file of the options; null if they are wrong
 */
export function createPreview(made) {
  const image = h('img', { alt: '', class: 'preview' });
  const element = h('div', { class: 'preview-frame' }, image);
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  let address = '';

  async function draw() {
    const files = await made();
    if (!files || !element.isConnected) return;
    const before = address;
    address = URL.createObjectURL(files[0]);
    image.src = address;
    await image.decode().catch(() => {});
    URL.revokeObjectURL(before);
  }

  return {
    element,
    refresh() {
      clearTimeout(timer);
      timer = setTimeout(() => noticeFailure(draw()), PAUSE_MS);
    },
  };
}
