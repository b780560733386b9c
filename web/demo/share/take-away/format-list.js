import { MAX_MEASURED_AT_ONCE } from '../../config.js';
import { problemText } from '../../form/problem-text.js';
import { withSteps } from '../../state/generate.js';
import { h } from '../../ui/dom.js';
import { t } from '../../ui/language.js';
import { fileName } from './file-name.js';
import { filePanel } from './file-panel.js';
import { unlessCancelled } from './file-service.js';
import { lostNames, shownFormats, uses } from './format-rows.js';

/** @import { Store } from '../../state/store.js' */
/** @import { FileService } from './file-service.js' */
/** @import { ShownFormat } from './format-rows.js' */

/**
 * All formats, by what they are for. One is open at a time; its options are made when it is opened.
 * @param {Store} store
 * @param {FileService} service
 * @param {readonly string[]} opened ids of what is open from the begin on
 */
export function formatList(store, service, opened) {
  const list = h('div', { class: 'formats', ariaBusy: 'true' });
  const fill = async () => {
    const { rows } = await service.rows();
    const formats = shownFormats(store, rows);
    for (const [use, title] of uses()) {
      const own = formats.filter((format) => format.use === use);
      if (own.length === 0) continue;
      const items = own.map((format) => formatItem(store, service, format));
      for (const item of items) item.open = opened.includes(item.id);
      list.append(h('h4', {}, title), ...items);
    }
    list.ariaBusy = 'false';
  };
  unlessCancelled(fill());
  return h(
    'section',
    { class: 'export', id: 'share-files' },
    h('div', {}, h('h3', {}, t('files.title')), h('p', { class: 'about' }, t('files.about'))),
    list,
  );
}

/** @param {Store} store @param {FileService} service @param {ShownFormat} format */
function formatItem(store, service, format) {
  const { mw, maze } = store.state;
  const { id, needsSteps, title, about, extension, mediaType, problem } = format;
  const item = h(
    'details',
    { class: 'format', id: `export-${id}`, name: 'format' },
    h(
      'summary',
      {},
      h('span', { class: 'format-title' }, title),
      h('span', { class: 'format-end' }, `.${extension}`),
    ),
    h('p', { class: 'about' }, about),
  );
  // The page makes the maze again, with its steps.
  const isRefused = problem !== null && !(needsSteps && problem.field === 'maze');
  if (isRefused) {
    item.classList.add('refused');
    item.append(h('p', { class: 'error' }, problemText(problem, title)));
    return item;
  }
  const open = () => {
    const panel = filePanel(mw, service, {
      format,
      name: fileName(maze),
      // Films take too long to be made at every change.
      lost: (options) => lostNames(format, maze, options).join(', '),
      hasPreview:
        !needsSteps && mediaType.startsWith('image/') && maze.cellCount <= MAX_MEASURED_AT_ONCE,
      async request(options) {
        const steps = needsSteps ? await withSteps(store, new AbortController().signal) : null;
        return { kind: 'file', format: id, options, ...(steps && { maze: steps }) };
      },
    });
    item.append(panel.element);
    panel.opened();
  };
  item.addEventListener('toggle', open, { once: true });
  return item;
}
