/** One run of what the flags select. */
import { createMazewright } from 'mazewright';
import { casesOf, inBrowser, inNode } from './contestants.js';
import { hereAndNow } from './here.js';
import { measure } from './measure.js';
import { startUpsInBrowser } from './processes/browser.js';
import { peaks, startUps } from './processes/node.js';

/** Processes per algorithm for its start-up. */
const STARTS = 5;

/**
 * @param {{ plan: import('./plan.js').Plan, only: string[], browser: boolean,
 *   report: (text: string) => void }} options only: tasks, 'start' and 'memory'; empty: all
 * @returns {Promise<import('./report.js').Report>}
 */
export async function runAll({ plan, only, browser, report }) {
  const { catalog } = await createMazewright();
  const generators = catalog.generators.map(({ id, cost }) => ({ id, cost }));
  const ids = generators.map(({ id }) => id);
  const wanted = (what) => only.length === 0 || only.includes(what);
  const { all, close } = await (browser ? inBrowser() : inNode());
  const results = await casesOf(all, only)
    .then((cases) => measure(cases, plan, report))
    .finally(close);

  const starts = !wanted('start')
    ? []
    : browser
      ? await startUpsInBrowser(ids)
      : startUps(ids, STARTS);
  const size = plan.sizes[plan.sizes.length - 1];
  const memory = wanted('memory') && !browser ? [...peaks([ids[0]], 0), ...peaks(ids, size)] : [];
  return {
    ...hereAndNow(),
    where: browser ? 'Chromium' : 'Node',
    sizes: plan.sizes,
    generators,
    results,
    starts,
    memory,
  };
}
