/**
 * `npm run bench`: medians of interleaved rounds, in nanoseconds a cell.
 *   --quick      small sizes and few rounds
 *   --json FILE  the results as JSON too
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { cases, LIMIT_SECONDS } from './cases.js';
import { measure } from './measure.js';
import { tableOf } from './table.js';

const { values: flags } = parseArgs({
  options: { quick: { type: 'boolean', default: false }, json: { type: 'string' } },
});
const plan = flags.quick
  ? [
      [50, 5],
      [200, 3],
    ]
  : [
      [100, 21],
      [1000, 5],
      [4000, 3],
    ];

const results = [];
for (const [size, rounds] of plan) {
  const known = new Map(cases.map(({ name }) => [name, results.filter((r) => r.name === name)]));
  results.push(...measure(cases, size, rounds, known));
  console.error(`${size} x ${size}: ${rounds} rounds done`);
}

console.log(
  tableOf(
    results,
    plan.map(([size]) => size),
  ),
);
console.log(`
Behind each time in brackets: its ratio to the fastest maze of rot.js at that size. Growth: the
time of a cell at the largest measured size over that at the smallest; a quadratic method would
show the ratio of the cell counts. rot.js is left out where it would take over ${LIMIT_SECONDS} s.`);
if (flags.json) writeFileSync(flags.json, `${JSON.stringify(results, null, 2)}\n`);
