import assert from 'node:assert/strict';

/** @typedef {import('playwright-core').Page} Page */

/** More than the page has: Tab does not lead where it should. */
const MOST_STOPS = 300;

/** What the last stop of Tab looked like, kept in the page. @typedef {{ element: Element, look: string }} Stop */

/**
 * Presses Tab once. Fails if the element that had the focus looks the same without it, and if the one that
 * has it now is covered or outside the window. Returns its id, or the begin of its HTML; '' of the body.
 * @param {Page} page
 */
async function tab(page) {
  // The editor of scripts indents by Tab, unless Escape came before it.
  const isInEditor = () => document.activeElement?.classList.contains('editor');
  if (await page.evaluate(isInEditor)) await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  const { name, faults } = await page.evaluate(() => {
    const kept = /** @type {{ lastStop?: Stop }} */ (/** @type {unknown} */ (window));
    /** Rings are drawn by the element itself, or by the label or the frame that it fills. @param {Element} element */
    const lookOf = (element) => {
      const host = /** @type {ShadowRoot} */ (element.getRootNode()).host;
      return [element, element.closest('label'), host]
        .flatMap((each) => {
          if (!each) return [];
          const { outlineStyle, outlineWidth, outlineColor, boxShadow } = getComputedStyle(each);
          return outlineStyle === 'none'
            ? [boxShadow]
            : [outlineStyle, outlineWidth, outlineColor, boxShadow];
        })
        .join();
    };
    const faults = [];
    const { lastStop } = kept;
    let active = document.activeElement;
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
    if (lastStop && lastStop.element !== active && lastStop.look === lookOf(lastStop.element))
      faults.push(`no ring around ${lastStop.element.outerHTML.slice(0, 100)}`);
    kept.lastStop = undefined;
    if (!active || active === document.body) return { name: '', faults };
    kept.lastStop = { element: active, look: lookOf(active) };
    const { left, right, top, bottom } = active.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2];
    const root = /** @type {Document | ShadowRoot} */ (active.getRootNode());
    const found = root.elementFromPoint(x, y);
    const label = active.closest('label');
    const isSeen = found && (active.contains(found) || found.contains(active) || label === found);
    if (!isSeen && !label?.contains(found)) {
      faults.push(`${active.outerHTML.slice(0, 100)} lies under ${found?.outerHTML.slice(0, 60)}`);
    }
    return { name: active.id || active.outerHTML.slice(0, 100), faults };
  });
  assert.deepEqual(faults, []);
  return name;
}

/**
 * Presses Tab until an element has the focus.
 * @param {Page} page
 * @param {string} id
 */
export async function tabTo(page, id) {
  /** @type {string[]} */
  const seen = [];
  while (seen.length < MOST_STOPS) {
    const name = await tab(page);
    if (name === id) return;
    seen.push(name);
  }
  assert.fail(`Tab does not reach ${id}, but ${seen.join('; ')}`);
}

/** Moves the focus to an element by Tab and presses a key there. @param {Page} page @param {string} id @param {string} [key] */
export async function pressOn(page, id, key = 'Enter') {
  await tabTo(page, id);
  await page.keyboard.press(key);
}

/** Waits until an element has the focus. @param {Page} page @param {string} selector */
export const focused = (page, selector) => page.waitForSelector(`${selector}:focus`);

/**
 * All stops of Tab, from the element that has the focus until it has it again.
 * @param {Page} page
 */
export async function stops(page) {
  const first = await tab(page);
  const all = [first];
  for (let name = await tab(page); name !== first; name = await tab(page)) {
    all.push(name);
    assert.ok(all.length < MOST_STOPS, all.join('; '));
  }
  return all;
}
