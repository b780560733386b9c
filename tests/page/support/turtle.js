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

/** Writes a script over the one in the editor. @param {Page} page @param {string} script */
export async function writeScript(page, script) {
  await page.focus('#turtle-code');
  await page.keyboard.press('Control+A');
  await page.keyboard.insertText(script);
}

/** The text in the editor, which draws only the lines in view. @param {Page} page @returns {Promise<string>} */
export async function scriptOn(page) {
  await page.focus('#turtle-code');
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Control+C');
  const text = await page.evaluate(() => navigator.clipboard.readText());
  await page.keyboard.press('ArrowLeft');
  return text;
}

/** @param {Page} page @param {string} script */
export async function runScript(page, script) {
  await ended(page);
  await writeScript(page, script);
  await page.click('#turtle-run');
  return ended(page);
}
