import { h } from '../../ui/dom.js';
import { t } from '../../ui/language.js';
import { filePanel, mazesDone } from './file-panel.js';
import { unlessCancelled } from './file-service.js';
import { shownFormat } from './format-rows.js';

/** @import { Store } from '../../state/store.js' */
/** @import { FileService } from './file-service.js' */

/** Whom a book is for: sizes and difficulties from the first maze to the last. */
const READERS = /** @type {const} */ ([
  ['children', { smallest: 5, largest: 12, easiest: 1, hardest: 3 }],
  ['everyone', { smallest: 8, largest: 28, easiest: 2, hardest: 8 }],
  ['experts', { smallest: 20, largest: 45, easiest: 5, hardest: 20 }],
]);

/** A book of mazes from easy to hard. @param {Store} store @param {FileService} service @param {readonly string[]} opened ids of what is open from the begin on */
export function bookSection({ state: { mw } }, service, opened) {
  const item = h(
    'details',
    { class: 'format', id: 'share-book' },
    h(
      'summary',
      {},
      h('span', { class: 'format-title' }, t('book.title')),
      h('span', { class: 'format-end' }, '.pdf'),
    ),
    h('p', { class: 'about' }, t('book.about')),
  );
  const fill = async () => {
    const { book } = await service.rows();
    const { form, element } = filePanel(mw, service, {
      format: shownFormat(book, null),
      name: 'mazewright-book',
      hasPreview: false,
      shown: 4,
      request: (options) => ({ kind: 'book', options }),
      download: t('book.make'),
      progress: mazesDone,
    });
    const buttons = READERS.map(([reader, options]) =>
      h(
        'button',
        {
          type: 'button',
          id: `book-${reader}`,
          'aria-pressed': String(reader === 'everyone'),
          onclick: () => {
            form.choose(options);
            buttons.forEach((button, i) => {
              button.ariaPressed = String(READERS[i][0] === reader);
            });
          },
        },
        t(`book.${reader}`),
      ),
    );
    item.append(
      h('div', { class: 'row choices', role: 'group', ariaLabel: t('book.for') }, ...buttons),
      element,
    );
  };
  item.addEventListener('toggle', () => unlessCancelled(fill()), { once: true });
  item.open = opened.includes(item.id);
  return h('section', { class: 'export' }, item);
}
