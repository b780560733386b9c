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
import { REASONS } from './reasons.js';
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

/**
 * What is known of the goals that were missed, once for those with the same reason.
 * @param {readonly import('./judge.js').Verdict[]} missed
 * @param {readonly import('./reasons.js').Reason[]} reasons
 */
function whyNot(missed, reasons) {
  const left = new Set(missed.map(({ about }) => about));
  const lines = reasons.flatMap(({ goals, why }) => {
    const its = goals.filter((about) => left.delete(about));
    return its.length > 0 ? [`- ${its.join(', ')}: ${why}`] : [];
  });
  if (left.size > 0) lines.push(`- ${[...left].join(', ')}: not looked into yet`);
  return lines.length > 0 ? `\n\nWhy not:\n${lines.join('\n')}` : '';
}

/**
 * @param {string} title
 * @param {readonly import('./judge.js').Verdict[]} verdicts
 * @param {readonly import('./reasons.js').Reason[]} [reasons]
 */
export function section(title, verdicts, reasons = []) {
  const rows = verdicts.map((verdict) => [
    verdict.about,
    figure(verdict.limit),
    verdict.is === null ? '' : figure(verdict.is),
    outcome(verdict),
    verdict.against,
  ]);
  const measured = verdicts.filter(({ is }) => is !== null);
  const missed = measured.filter(({ limit, is }) => is > limit);
  const head = `${title}: ${measured.length - missed.length} of ${verdicts.length} reached`;
  const table = aligned([['', 'goal', 'is', '', 'against'], ...rows]);
  return `${head}\n${table}${whyNot(missed, reasons)}`;
}

/** @param {Report} report */
export function goalsText({ results, generators, starts, memory }) {
  const reference = machineScale(results);
  const machine = reference
    ? `The same peers take ${reference.scale.toFixed(2)} times as long as in the run of the goals (median of ${reference.peers}).`
    : 'No peer of the run of the goals took part.';
  const here = (task) =>
    results.find((each) => each.task === task && each.kind === 'ours' && each.size === 1000);
  const own = GOALS.map(({ task, goal, browser, any }) => [
    task,
    here(task)?.nsPerCell === undefined ? '' : number(here(task).nsPerCell),
    number(goal),
    browser === undefined ? 'none finishes' : number(browser),
    number(any),
  ]);
  const head = ['ns a cell at 1000', 'here', 'goal', 'best in a browser', 'best of any kind'];
  return [
    `Here and in the run of the goals\n${aligned([head, ...own])}`,
    machine,
    section('The goals, as ratios in one run', goalVerdicts(results), REASONS.goals),
    section(
      'Other generators to the fastest peer',
      peerVerdicts(results, generators),
      REASONS.peers,
    ),
    section('To our native build', nativeVerdicts(results, generators), REASONS.native),
    section('Growth of linear generators', growthVerdicts(results, generators), REASONS.growth),
    section('Memory', memoryVerdicts(memory), REASONS.memory),
    section('Start-up', startVerdicts(starts, results, generators), REASONS.start),
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
