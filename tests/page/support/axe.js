import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { settled } from './states.js';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Fails if axe finds a violation of WCAG 2.2 AA or of its best practices.
 * @param {import('playwright-core').Page} page
 * @param {string} where
 */
export async function assertAccessible(page, where) {
  await settled(page);
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(axe);
  const bad = await page.evaluate(async () => {
    // This rule is off by itself.
    const rules = { 'target-size': { enabled: true } };
    const { violations } = await /** @type {any} */ (window).axe.run({ rules });
    return violations.map(
      (/** @type {any} */ { id, nodes }) => `${id}: ${nodes.map((/** @type {any} */ n) => n.html)}`,
    );
  });
  assert.deepEqual(bad, [], where);
}
