/** @typedef {import('playwright-core').Page} Page */

/** Waits until the script in the box has ended. @param {Page} page */
export async function ended(page) {
  await page.waitForFunction(
    () =>
      document.getElementById('turtle-count') &&
      !document.getElementById('turtle')?.hasAttribute('aria-busy'),
  );
  return page.evaluate(() => {
    const output = /** @type {HTMLElement} */ (document.getElementById('turtle-output'));
    return {
      text: [...output.children].map((each) => each.textContent).join('\n'),
      cubes: Number(output.dataset.cubes),
      end: output.dataset.end,
    };
  });
}

/** @param {Page} page @param {string} script */
export async function runScript(page, script) {
  await ended(page);
  await page.fill('#turtle-code', script);
  await page.click('#turtle-run');
  return ended(page);
}
