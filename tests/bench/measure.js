import { LIMIT_SECONDS } from './cases.js';

export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

function timed(call, round) {
  const start = performance.now();
  call(round);
  return performance.now() - start;
}

/** Calls until the machine code is the optimised one: a while, at least once. */
function warmUp(call) {
  const end = performance.now() + 100;
  let round = 0;
  do call(round++);
  while (performance.now() < end);
}

/** Milliseconds a call should take at a size, growing from the last size as the one before did. */
function estimate(known, size) {
  if (known.length === 0) return 0;
  const last = known.at(-1);
  const growth = known.length > 1 ? Math.max(1, last.nsPerCell / known.at(-2).nsPerCell) : 1;
  return (last.nsPerCell * growth * size * size) / 1e6;
}

/**
 * Measures all cases at a size, one after the other in each round, so that whatever else the
 * machine does falls on all alike. `known` holds the results of smaller sizes by name.
 */
export function measure(cases, size, rounds, known) {
  const running = [];
  const results = [];
  for (const one of cases) {
    const expected = estimate(known.get(one.name) ?? [], size);
    if (one.peer && expected > 1000 * LIMIT_SECONDS) {
      const note = `left out: about ${Math.round(expected / 1000)} s`;
      results.push({ name: one.name, group: one.group, peer: true, size, note });
      continue;
    }
    const entry = { ...one, call: one.prepare(size), times: [] };
    try {
      warmUp(entry.call);
      running.push(entry);
    } catch (error) {
      const note = error.code ?? error.name;
      results.push({ name: one.name, group: one.group, size, note });
    }
  }
  for (let round = 1; round <= rounds; round++) {
    for (const entry of running) entry.times.push(timed(entry.call, round));
  }
  for (const { name, group, peer, times } of running) {
    const nsPerCell = (median(times) * 1e6) / (size * size);
    results.push({ name, group, peer, size, rounds, nsPerCell });
  }
  return cases.map(({ name }) => results.find((result) => result.name === name));
}
