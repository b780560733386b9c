import { framesOf } from './states.js';
import { press, VIEWS } from './views.js';

/**
 * What is wrong with the page as it stands.
 * @param {import('playwright-core').Page} page
 * @param {boolean} touch
 */
export const faultsOf = (page, touch) =>
  page.evaluate((isTouch) => {
    const LEAST = 40;
    /** What may hold lines that are longer than itself. */
    const SCROLLED = '.build-bar, .turtle .row, .snippet, .output, .text-view';
    /** What lies over or under other parts, or apart from them. */
    const PARTS = '.bar, .tabs, .stage-bar, .dock, .make-bar, .panel-head, .panel, dialog, main';
    /** @type {Set<string>} */
    const faults = new Set();
    const isShown = (/** @type {Element} */ each) =>
      each.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !each.closest('.unseen, .cm-editor, .sandbox, [inert]');
    const nameOf = (/** @type {Element} */ each) =>
      `${each.localName}#${each.id} '${(each.textContent || each.getAttribute('aria-label') || '').trim().slice(0, 24)}'`;

    /** What is seen of a box in its element: the parts around it cut it off, or scroll it away. @param {DOMRect} box @param {Element} element */
    const seenOf = (box, element) => {
      let { left, right, top, bottom } = box;
      for (
        let frame = /** @type {Element | null} */ (element);
        frame;
        frame = frame.parentElement
      ) {
        if (frame === document.body) break;
        const { overflowX, overflowY } = getComputedStyle(frame);
        if (overflowX === 'visible' && overflowY === 'visible') continue;
        const edge = frame.getBoundingClientRect();
        [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
        [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
      }
      return { left, right, top, bottom };
    };

    // Words, and the lines that they stand in.
    /** @type {{ parent: Element, part: Element | null, box: ReturnType<typeof seenOf> }[]} */
    const lines = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = /** @type {Element} */ (node.parentElement);
      if (parent.closest('pre, textarea, code, option, canvas, svg') || !isShown(parent)) continue;
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(
        /[^\s\u00ad\u200b/\-–]+/g,
      )) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (tops.size > 1) faults.add(`'${word}' is broken in ${nameOf(parent)}`);
      }
      const range = document.createRange();
      range.selectNodeContents(node);
      const part = parent.closest(PARTS);
      for (const whole of range.getClientRects()) {
        const box = seenOf(whole, parent);
        if (box.right - box.left > 2 && box.bottom > box.top) lines.push({ parent, part, box });
      }
    }
    for (const [i, { parent, part, box }] of lines.entries()) {
      if (box.left < -1 || box.right > innerWidth + 1) {
        if (!parent.closest(SCROLLED)) faults.add(`the text of ${nameOf(parent)} lies outside`);
      }
      const over = lines
        .slice(i + 1)
        .find(
          (other) =>
            other.part === part &&
            other.parent !== parent &&
            Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left) > 2 &&
            Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top) > 4,
        );
      if (over) faults.add(`the text of ${nameOf(parent)} meets that of ${nameOf(over.parent)}`);
    }

    // Controls: within the window, and within what cuts them off; a list that scrolls shows some of each.
    for (const control of document.querySelectorAll('button, select, input, a, summary')) {
      if (!isShown(control)) continue;
      const box = control.getBoundingClientRect();
      if (box.width === 0) continue;
      let isInList = false;
      for (let frame = control.parentElement; frame; frame = frame.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(frame);
        const scrolls = /auto|scroll/.test(overflowX + overflowY);
        const isCut = /hidden|clip/.test(overflowX + overflowY);
        if (!scrolls && !isCut) continue;
        const edge = frame.getBoundingClientRect();
        if (scrolls) {
          isInList = true;
          if (edge.height < Math.min(LEAST, box.height)) {
            faults.add(`${nameOf(control)} shows ${edge.height} px of its height`);
          }
          break;
        }
        const isWithin =
          box.left >= edge.left - 1 &&
          box.right <= edge.right + 1 &&
          box.top >= edge.top - 1 &&
          box.bottom <= edge.bottom + 1;
        if (!isWithin) faults.add(`${nameOf(control)} is cut off by ${nameOf(frame).slice(0, 30)}`);
      }
      // What lies over its middle or its ends; a list may have scrolled it away.
      const xs = [box.left + 4, (box.left + box.right) / 2, box.right - 4];
      const over = xs.map((x) => document.elementFromPoint(x, (box.top + box.bottom) / 2));
      const isOver = (/** @type {Element | null} */ found) =>
        found &&
        !control.contains(found) &&
        !found.contains(control) &&
        !found.closest('label')?.contains(control) &&
        !found.closest('.notice, dialog, .panel');
      if (!isInList && over.some(isOver)) {
        faults.add(
          `${nameOf(control)} lies below ${nameOf(/** @type {Element} */ (over.find(isOver)))}`,
        );
      }
      const isOutside =
        box.left < -1 || box.right > innerWidth + 1 || box.top < -1 || box.bottom > innerHeight + 1;
      const pageScrolls = document.documentElement.scrollHeight > innerHeight + 1;
      if (isOutside && !isInList && !pageScrolls) faults.add(`${nameOf(control)} lies outside`);
      // A box or a radio button is pressed by its label.
      const target = control.matches('input[type=checkbox], input[type=radio]')
        ? (control.closest('label') ?? control)
        : control;
      if (target.matches('button, label') && target.scrollWidth > target.clientWidth + 1) {
        faults.add(`${nameOf(target)}: text of ${target.scrollWidth} px in ${target.clientWidth}`);
      }
      // Tabs and the buttons of the header have no edge that is seen.
      const hasEdge = control.matches('button:not(.quiet, .tabs button, .tools button)');
      if (hasEdge && control.textContent?.trim()) {
        const words = document.createRange();
        words.selectNodeContents(control);
        const inner = words.getBoundingClientRect();
        const space = Math.min(inner.left - box.left, box.right - inner.right);
        if (inner.width > 0 && space < 2.5)
          faults.add(`${nameOf(control)}: ${space.toFixed(1)} px beside its words`);
      }
      const { width, height } = target.getBoundingClientRect();
      const isInText = control.matches('p a, li a, dd a, .about a');
      if (isTouch && !isInText && Math.min(width, height) < LEAST - 0.5) {
        faults.add(`${nameOf(control)} has ${width.toFixed(1)} x ${height.toFixed(1)} px`);
      }
    }
    for (const dialog of document.querySelectorAll('dialog[open]')) {
      const { left, right, top, bottom } = dialog.getBoundingClientRect();
      if (left < 0 || right > innerWidth || top < 0 || bottom > innerHeight)
        faults.add(`${nameOf(dialog)} from ${top} to ${bottom} is larger than the window`);
    }
    if (document.documentElement.scrollWidth > innerWidth) faults.add('the page scrolls sideways');
    return [...faults];
  }, touch);

/**
 * What is wrong in any view, in the settings and in the dialog for sharing, in windows of several sizes. Each
 * is opened once: sizes and fonts are changed while it is shown.
 * @param {import('playwright-core').Page} page with a small maze
 * @param {boolean} touch
 * @param {readonly number[][]} sizes width and height
 * @param {(size: readonly number[]) => readonly string[]} fontsOf names of fonts for a size
 */
export async function faultsInEveryView(page, touch, sizes, fontsOf) {
  /** @type {Set<string>} */
  const all = new Set();
  const look = async (/** @type {string} */ name) => {
    for (const [width, height] of sizes) {
      for (const font of fontsOf([width, height])) {
        await page.evaluate(
          (sans) => document.documentElement.style.setProperty('--sans', sans),
          `${font}, sans-serif`,
        );
        // The page fits its bars to a window that changes.
        for (const less of [1, 0]) {
          await page.setViewportSize({ width: width - less, height });
          await framesOf(page);
        }
        for (const fault of await faultsOf(page, touch)) {
          all.add(`${name}, ${width} x ${height}: ${fault}`);
        }
      }
    }
  };
  for (const [name, open] of Object.entries(VIEWS)) {
    await open(page);
    await look(name);
  }
  await VIEWS.play(page);
  await press(page, '#tab-settings');
  await look('settings');
  await press(page, '#tab-settings');
  await press(page, '#share-open');
  await page.waitForSelector('#share[open]');
  await look('share');
  await page.keyboard.press('Escape');
  return [...all];
}
