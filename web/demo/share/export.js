import { field } from '../form/field.js';
import { paramControl } from '../form/param-control.js';
import { problemText } from '../form/problem-text.js';
import { MazeError } from '../state/library.js';
import { h } from '../ui/dom.js';
import { download } from '../ui/download.js';
import { rowText, t } from '../ui/language.js';
import { copyButton } from './copy.js';

/** @import { Store } from '../state/store.js' */
/** @import { ExportRow } from 'mazewright/dungeons' */

/** An export of the catalog: its options, download and copy. @param {Store} store @param {ExportRow} row */
export function exportSection(store, row) {
  /** @type {Record<string, unknown>} */
  const values = {};
  const error = h('p', { class: 'error', role: 'alert', hidden: true });
  const fields = row.params.map((param) => {
    const set = (/** @type {unknown} */ value) => {
      values[param.id] = value;
    };
    const parts = paramControl(param, param.default, set);
    return field({ id: `${row.id}.${param.id}`, label: rowText(param), ...parts }).element;
  });
  /** The exported maze; null where the options are wrong, which is shown then. */
  const result = () => {
    error.hidden = true;
    try {
      return store.state.maze.export(row.id, values);
    } catch (problem) {
      if (!(problem instanceof MazeError)) throw problem;
      const param = row.params.find(({ id }) => id === problem.field) ?? row;
      error.textContent = problemText(problem, rowText(param));
      error.hidden = false;
      return null;
    }
  };
  const save = () => {
    const data = result();
    if (data === null) return;
    const { algorithm, seed } = store.state.wanted;
    const { width, height } = store.state.maze;
    const plainSeed = String(seed)
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .slice(0, 24);
    const name = `${algorithm}-${width}x${height}-${plainSeed}.${row.extension ?? 'txt'}`;
    download(name, data, row.mediaType ?? 'text/plain');
  };
  // The clipboard takes texts only.
  const copying = row.binary
    ? []
    : [copyButton('copy', /** @type {() => string | null} */ (result))];
  const button = { type: 'button', id: `download-${row.id}`, onclick: save };
  return h(
    'section',
    { class: 'export', id: `export-${row.id}` },
    h('div', {}, h('h3', {}, rowText(row)), h('p', { class: 'about' }, rowText(row, 'about'))),
    h('div', { class: 'params' }, ...fields),
    error,
    h('div', { class: 'row' }, h('button', button, t('download')), ...copying),
  );
}
