/** What a run found, as text. */
import { aligned, number, tableOf } from './table.js';

/**
 * Everything that a run found; JSON as it is.
 * @typedef {{ machine: string, date: string, where: 'Node' | 'Chromium', sizes: number[],
 *   generators: { id: string, cost: string }[], results: import('./measure.js').Result[],
 *   starts: any[], memory: { algorithm: string, size: number, peak: number }[] }} Report
 */

const time = ({ median, spread }) => `${number(median)} ±${(100 * spread).toFixed(0)}%`;

/** @param {Report} report */
export function reportText({ machine, date, where, results, sizes, starts, memory }) {
  const parts = [`${where}, ${machine}, ${date}`, tableOf(results, sizes)];
  if (starts.length > 0) {
    const rows = starts.map((row) => [
      row.algorithm,
      ...['ready', 'first', 'second'].map((key) => time(row[key])),
    ]);
    parts.push(aligned([['start-up, ms', 'ready', 'first 25 x 25', 'second'], ...rows]));
  }
  if (memory.length > 0) {
    const rows = memory.map(({ algorithm, size, peak }) => [algorithm, String(size), number(peak)]);
    parts.push(aligned([['memory', 'cells a side', 'peak MB'], ...rows]));
  }
  return parts.join('\n\n');
}
