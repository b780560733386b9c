/** What a run found, as text. */

import { GOALS } from './goals.js';
import {
  goalVerdicts,
  growthVerdicts,
  machineScale,
  nativeVerdicts,
  peerVerdicts,
} from './judge.js';
import { memoryVerdicts, solveVerdicts, startVerdicts } from './judge-process.js';
import { aligned, number, tableOf } from './table.js';

/**
 * Everything that a run found; JSON as it is.
 * @typedef {{ machine: string, date: string, where: 'Node' | 'Chromium', sizes: number[],
 *   generators: { id: string, cost: string }[], results: import('./measure.js').Result[],
 *   starts: any[], memory: { algorithm: string, size: number, peak: number }[] }} Report
 */

/** Too small for three digits are ratios to slow peers. */
const figure = (value) => (value < 0.1 ? value.toPrecision(2) : number(value));

/** @param {import('./judge.js').Verdict} verdict */
export function outcome({ limit, is }) {
  if (is === null) return 'not measured';
  return is <= limit ? 'reached' : `${number(is / limit)}x off`;
}

/** @param {string} title @param {readonly import('./judge.js').Verdict[]} verdicts */
function section(title, verdicts) {
  const rows = verdicts.map((verdict) => [
    verdict.about,
    figure(verdict.limit),
    verdict.is === null ? '' : figure(verdict.is),
    outcome(verdict),
    verdict.against,
  ]);
  const reached = verdicts.filter(({ limit, is }) => is !== null && is <= limit).length;
  const head = `${title}: ${reached} of ${verdicts.length} reached`;
  return `${head}\n${aligned([['', 'goal', 'is', '', 'against'], ...rows])}`;
}

/** @param {Report} report */
export function goalsText({ results, generators, starts, memory }) {
  const reference = machineScale(results);
  const machine = reference
    ? `The same peers take ${reference.scale.toFixed(2)} times as long as in the run of the goals (median of ${reference.peers}).`
    : 'No peer of the run of the goals took part.';
  const own = GOALS.map(({ task, goal, browser, any }) => [
    task,
    number(goal),
    browser === undefined ? 'none finishes' : number(browser),
    number(any),
  ]);
  const head = ['ns a cell at 1000', 'goal', 'best in a browser', 'best of any kind'];
  return [
    `In the run of the goals\n${aligned([head, ...own])}`,
    machine,
    section('The goals, as ratios in one run', goalVerdicts(results)),
    section('Other generators to the fastest peer', peerVerdicts(results, generators)),
    section('To our native build', nativeVerdicts(results, generators)),
    section('Growth of linear generators', growthVerdicts(results, generators)),
    section('Memory', memoryVerdicts(memory)),
    section('Start-up', startVerdicts(starts, results, generators)),
    section('Solving', solveVerdicts(results)),
  ].join('\n\n');
}

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
