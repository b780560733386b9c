import { relative } from 'node:path';
import { root } from '../util/shell.js';

const SHOWN = 10;

/**
 * A reporter for Node's test runner: the files whose tests took longest, slowest first.
 * @param {AsyncIterable<{ type: string, data: any }>} events
 */
export default async function* slowest(events) {
  /** @type {Map<string, number>} */
  const times = new Map();
  for await (const { type, data } of events) {
    if (type !== 'test:pass' && type !== 'test:fail') continue;
    if (data.nesting > 0 || !data.file) continue;
    const file = relative(root, data.file);
    times.set(file, (times.get(file) ?? 0) + data.details.duration_ms);
  }
  const sorted = [...times].sort(([, a], [, b]) => b - a).slice(0, SHOWN);
  yield sorted.map(([file, ms]) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${file}\n`).join('');
}
