/** The results as text: a block a task, what makes it a line, a column a size. */
import { row } from '../../web/build/generate/tables.js';
import { growthOf } from './statistics.js';

/** With three digits. @param {number} value */
export const number = (value) =>
  value < 10 ? value.toFixed(2) : value < 100 ? value.toFixed(1) : value.toFixed(0);

/** @param {number} share */
const percent = (share) => `${(100 * share).toFixed(0)}%`;

/** Ratio of a time to ours. */
function comparison({ kind, nsPerCell }, ours) {
  if (kind === 'ours' || ours?.nsPerCell === undefined) return '';
  return kind === 'native'
    ? ` (wasm ${(ours.nsPerCell / nsPerCell).toFixed(2)}x)`
    : ` (${number(nsPerCell / ours.nsPerCell)}x ours)`;
}

function cell(result, ours) {
  if (!result) return '';
  if (result.nsPerCell === undefined) return result.note ?? '';
  return `${number(result.nsPerCell)} ±${percent(result.spread)}${comparison(result, ours)}`;
}

/**
 * @param {readonly import('./measure.js').Result[]} results
 * @param {readonly number[]} sizes
 */
export function tableOf(results, sizes) {
  const rows = [];
  for (const task of new Set(results.map((result) => result.task))) {
    const ofTask = results.filter((result) => result.task === task);
    for (const name of new Set(ofTask.map((result) => result.name))) {
      const its = ofTask.filter((result) => result.name === name);
      const growth = growthOf(its);
      const times = sizes.map((size) => {
        const at = (of) => of.find((result) => result.size === size);
        return cell(at(its), at(ofTask.filter(({ kind }) => kind === 'ours')));
      });
      const label = its[0].kind === 'ours' ? task : `  ${name}`;
      rows.push([label, ...times, growth === null ? '' : `${growth.toFixed(2)}x`]);
    }
  }
  return aligned([['ns a cell', ...sizes.map((size) => `${size} x ${size}`), 'growth'], ...rows]);
}

/** Columns under a line; the first to the left, the others to the right. @param {string[][]} rows */
export function aligned(rows) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  const line = (row) =>
    row
      .map((text, i) => (i === 0 ? text.padEnd(widths[i]) : text.padStart(widths[i])))
      .join('  ')
      .trimEnd();
  const rule = widths.map((width) => '-'.repeat(width)).join('  ');
  return [line(rows[0]), rule, ...rows.slice(1).map(line)].join('\n');
}

/**
 * A Markdown table.
 * @param {string[][]} rows the heads first
 * @param {(column: number) => boolean} isRight whether a column stands to the right
 */
export function markdown([heads, ...rows], isRight) {
  const rule = heads.map((_, column) => (isRight(column) ? '--:' : '---')).join('|');
  return [row(heads), `|${rule}|`, ...rows.map(row)].join('\n');
}
