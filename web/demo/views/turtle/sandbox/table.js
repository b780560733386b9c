import { showValue } from './show-value.js';

const MAX_ROWS = 100;
const MAX_CELL = 40;

/**
 * A list of rows as a table of characters, as `console.table` shows it; null if the value is no list
 * or object.
 * @param {unknown} data
 * @returns {string | null}
 */
export function tableText(data) {
  if (typeof data !== 'object' || data === null) return null;
  const rows = Object.entries(
    ArrayBuffer.isView(data)
      ? Array.from(/** @type {ArrayBufferView & ArrayLike<unknown>} */ (data))
      : data,
  );
  /** @type {string[]} */
  const columns = [];
  let hasValues = false;
  for (const [, row] of rows) {
    if (typeof row !== 'object' || row === null) hasValues = true;
    else for (const key of Object.keys(row)) if (!columns.includes(key)) columns.push(key);
  }
  const head = ['', ...columns, ...(hasValues ? ['='] : [])];
  const body = rows.slice(0, MAX_ROWS).map(([key, row]) => {
    const isRow = typeof row === 'object' && row !== null;
    const cells = columns.map((column) => (isRow && column in row ? cellText(row[column]) : ''));
    return [key, ...cells, ...(hasValues ? [isRow ? '' : cellText(row)] : [])];
  });
  const lines = [head, ...body];
  const widths = head.map((_, i) => Math.max(...lines.map((line) => widthOf(line[i]))));
  const text = lines.map((line) =>
    line
      .map((cell, i) => cell + ' '.repeat(widths[i] - widthOf(cell)))
      .join(' | ')
      .trimEnd(),
  );
  text.splice(1, 0, widths.map((width) => '-'.repeat(width)).join('-+-'));
  if (rows.length > MAX_ROWS) text.push(`… ${rows.length - MAX_ROWS} more`);
  return text.join('\n');
}

/** @param {unknown} value */
const cellText = (value) => showValue(value, MAX_CELL).replaceAll('\n', ' ').slice(0, MAX_CELL);

/** Columns of a text in a font of fixed width, where Korean characters take two. @param {string} text */
const widthOf = (text) =>
  [...text].reduce((sum, each) => sum + (/[ᄀ-ᇿ⺀-꓏가-힣豈-﫿＀-｠]/.test(each) ? 2 : 1), 0);
