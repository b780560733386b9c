/** Measures all cases, one after the other in each round, so that what else the machine does falls on
 * all alike. */
import { withPilots } from './plan.js';
import { estimate, median, spread } from './statistics.js';

/**
 * @typedef {{ task: string, name: string, kind: 'ours' | 'native' | 'peer', row: number,
 *   contestant: { query(request: object, limit: number): Promise<any> },
 *   known: { size: number, ns: number }[] }} Case
 * @typedef {{ task: string, name: string, kind: string, size: number, rounds?: number,
 *   nsPerCell?: number, spread?: number, note?: string }} Result
 */

/** Ours are not given up. */
const PATIENCE_MS = 30 * 60_000;

const limitOf = ({ kind }, { limitMs }) => (kind === 'peer' ? 2 * limitMs : PATIENCE_MS);

/** In seconds, as far as an estimate goes. */
const seconds = (ns) => `${Number((ns / 1e9).toPrecision(1))} s`;

/**
 * Brings a case to speed at a size; gives back why it is left out there, or nothing.
 * @param {Case} one
 * @param {number} size
 * @param {import('./plan.js').Plan} plan
 */
async function prepare(one, size, plan) {
  const expected = estimate(one.known, size);
  if (one.kind === 'peer' && expected > plan.limitMs * 1e6) {
    return `left out: about ${seconds(expected)}`;
  }
  const request = { what: 'warm', row: one.row, size, seed: 1, repeats: plan.warmMs };
  const { ns, note, late } = await one.contestant.query(request, limitOf(one, plan));
  if (late) one.known.push({ size, ns: limitOf(one, plan) * 1e6 });
  if (note) return note;
  one.known.push({ size, ns });
}

/** How many calls make a sample, and how many samples there are. */
function effort({ kind, known }, { rounds, sampleMs, budgetMs }) {
  const { ns } = known[known.length - 1];
  const repeats = Math.max(1, Math.ceil((sampleMs * 1e6) / ns));
  const fitting = Math.floor((budgetMs * 1e6) / (repeats * ns));
  const least = kind === 'peer' || ns > budgetMs * 1e6 ? 1 : 3;
  return { repeats, rounds: Math.min(rounds, Math.max(fitting, least)) };
}

/**
 * @param {readonly Case[]} cases
 * @param {number} size
 * @param {import('./plan.js').Plan} plan
 * @returns {Promise<Result[]>} in the order of the cases
 */
async function measureSize(cases, size, plan) {
  const entries = [];
  for (const one of cases) {
    const note = await prepare(one, size, plan);
    entries.push({ one, note, samples: [], ...(note ? { rounds: 0 } : effort(one, plan)) });
  }
  for (let round = 1; round <= plan.rounds; round++) {
    for (const entry of entries.filter(({ rounds }) => rounds >= round)) {
      const { one, repeats } = entry;
      const seed = 1 + round * repeats;
      const request = { what: 'time', row: one.row, size, seed, repeats };
      const { ns, note } = await one.contestant.query(request, limitOf(one, plan));
      if (note) Object.assign(entry, { note, rounds: 0 });
      else entry.samples.push(ns / size ** 2);
    }
  }
  return entries.map(({ one: { task, name, kind, known }, note, rounds, samples }) => {
    const result = { task, name, kind, size };
    if (note) return { ...result, note };
    const nsPerCell = median(samples);
    // A better ground for the next estimate than the one call before.
    known[known.length - 1] = { size, ns: nsPerCell * size ** 2 };
    return { ...result, rounds, nsPerCell, spread: spread(samples) };
  });
}

/**
 * @param {readonly Case[]} cases
 * @param {import('./plan.js').Plan} plan
 * @param {(text: string) => void} report progress of the run
 * @returns {Promise<Result[]>} size by size
 */
export async function measure(cases, plan, report) {
  const results = [];
  for (const { size, pilot } of withPilots(plan.sizes)) {
    if (pilot) {
      for (const one of cases.filter(({ kind }) => kind === 'peer')) await prepare(one, size, plan);
      continue;
    }
    results.push(...(await measureSize(cases, size, plan)));
    report(`${size} x ${size}: done`);
  }
  return results;
}
