/** One run of everything that was asked for. */
import { cpus } from 'node:os';
import { createMazewright } from 'mazewright';
import { casesOf, inBrowser, inNode } from './contestants.js';
import { startUpsInBrowser } from './fresh/browser.js';
import { peaks, startUps } from './fresh/node.js';
import { LIMITS } from './goals.js';
import { measure } from './measure.js';

/** Fresh processes an algorithm for its start-up. */
const STARTS = 5;

function machineText() {
  const all = cpus();
  return `${all[0].model.trim()}, ${all.length} cores, Node ${process.versions.node}`;
}

/**
 * @param {{ plan: import('./plan.js').Plan, only: string[], browser: boolean,
 *   tell: (text: string) => void }} options only: tasks, 'start' and 'memory'; empty: all
 * @returns {Promise<import('./report.js').Report>}
 */
export async function runAll({ plan, only, browser, tell }) {
  const { catalog } = await createMazewright();
  const generators = catalog.generators.map(({ id, cost }) => ({ id, cost }));
  const ids = generators.map(({ id }) => id);
  const asked = (what) => only.length === 0 || only.includes(what);
  const { all, close } = await (browser ? inBrowser() : inNode());
  const results = await casesOf(all, only)
    .then((cases) => measure(cases, plan, tell))
    .finally(close);

  const starts = !asked('start')
    ? []
    : browser
      ? await startUpsInBrowser(ids)
      : startUps(ids, STARTS);
  const size = Math.min(LIMITS.memory.size, plan.sizes[plan.sizes.length - 1]);
  const memory = asked('memory') && !browser ? [...peaks([ids[0]], 0), ...peaks(ids, size)] : [];
  return {
    machine: machineText(),
    date: new Date().toISOString().slice(0, 10),
    where: browser ? 'Chromium' : 'Node',
    sizes: plan.sizes,
    generators,
    results,
    starts,
    memory,
  };
}
