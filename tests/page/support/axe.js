import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { settled } from './states.js';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The rules of WCAG 2.2 AA, without best practices such as a first heading. */
export const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * Fails if axe finds a violation of WCAG 2.2 AA or of its best practices.
 * @param {import('playwright-core').Page} page
 * @param {string} [where]
 * @param {readonly string[]} [tags] only rules with one of these
 */
export async function assertAccessible(page, where, tags) {
  await settled(page);
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(axe);
  const bad = await page.evaluate(async (runOnly) => {
    // This rule is off by itself.
    const rules = { 'target-size': { enabled: true } };
    const { violations } = await /** @type {any} */ (window).axe.run({ rules, runOnly });
    return violations.map(
      (/** @type {any} */ { id, nodes }) => `${id}: ${nodes.map((/** @type {any} */ n) => n.html)}`,
    );
  }, tags);
  assert.deepEqual(bad, [], where);
}
