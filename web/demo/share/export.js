import { field } from '../form/field.js';
import { paramControl } from '../form/param-control.js';
import { problemText } from '../form/problem-text.js';
import { MazeError } from '../state/library.js';
import { h } from '../ui/dom.js';
import { rowText } from '../ui/language.js';
import { fileSection } from './file-section.js';

/** @import { ExportRow, Maze } from 'mazewright/dungeons' */

/** A format of the catalog as a file. A wrong option is said at its field. @param {Maze} maze @param {ExportRow} row */
export function exportSection(maze, row) {
  /** @type {Record<string, unknown>} */
  const values = {};
  const general = h('p', { class: 'error', role: 'alert', hidden: true });
  const fields = row.params.map((param) => {
    const set = (/** @type {unknown} */ value) => {
      values[param.id] = value;
      made.show(null);
      // A number that is missing is refused before anything is drawn.
      if (Number.isNaN(value)) make();
    };
    const parts = paramControl(param, param.default, set);
    const made = field({ id: `${row.id}.${param.id}`, label: rowText(param), ...parts });
    return { param, made };
  });
  const make = () => {
    general.hidden = true;
    for (const { made } of fields) made.show(null);
    try {
      return maze.export(row.id, values);
    } catch (problem) {
      if (!(problem instanceof MazeError)) throw problem;
      const wrong = fields.find(({ param }) => param.id === problem.field);
      if (wrong) wrong.made.show(problemText(problem, rowText(wrong.param)));
      else {
        general.textContent = problemText(problem, rowText(row));
        general.hidden = false;
      }
      return null;
    }
  };
  return fileSection(maze, {
    id: row.id,
    title: rowText(row),
    about: rowText(row, 'about'),
    extension: row.extension ?? 'txt',
    mediaType: row.mediaType ?? 'text/plain',
    isBinary: row.binary,
    fields: [...fields.map(({ made }) => made.element), general],
    make,
  });
}
