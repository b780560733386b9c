// full: 15 s, the bar in many windows and fonts
// The ways to play in the bar over the maze, print, and buttons that say why they do nothing.
// Cost: 9 page loads, about 10 s.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { families } from '../js/support/fonts.js';
import { browserFor } from './support/browser.js';
import { codeOf, keysOut, mazeOn } from './support/maze.js';
import { framesOf, settled } from './support/states.js';

/** @typedef {import('playwright-core').Page} Page */

const { withPage } = browserFor();

test('daily maze, fog, moving walls and a chase are one click away', () =>
  withPage({ hash: codeOf({ width: 12, height: 9 }) }, async (page) => {
    const chip = (/** @type {string} */ id) => page.locator(`#field-game-${id}`);
    for (const id of ['daily', 'fog', 'living', 'chase']) {
      assert.ok(await page.locator(`label:has(#field-game-${id})`).isVisible(), id);
      assert.equal(await chip(id).isChecked(), false);
    }
    await chip('daily').click();
    const daily = await mazeOn(page);
    assert.equal(daily.seed, `daily ${new Date().toISOString().slice(0, 10)}`);
    assert.ok(await chip('daily').isChecked());
    await chip('fog').click();
    await page.click('#play-rules');
    assert.ok(await page.isChecked('#rules-fog'));
    await page.keyboard.press('Escape');
    await chip('fog').click();
    await chip('chase').click();
    assert.match(String(await page.textContent('#play-escape')), /chased/);
    await chip('living').click();
    assert.ok(await page.isDisabled('#play-escape'));
    assert.match(String(await page.getAttribute('#play-escape', 'title')), /walls move/);
    await chip('living').click();
    await chip('chase').click();
    await page.click('#make');
    await settled(page);
    assert.equal(await chip('daily').isChecked(), false);
  }));

test('a phone shows the ways to play until the first move, where the scores are then', () =>
  withPage({ hash: codeOf({ width: 8, height: 9 }), narrow: true }, async (page) => {
    const maze = await mazeOn(page);
    for (const id of ['daily', 'fog', 'living', 'chase']) {
      const chip = page.locator(`label:has(#way-${id})`);
      assert.ok(await chip.isVisible(), id);
      assert.ok(await chip.locator('span').isVisible(), id);
    }
    assert.equal(await page.locator('#score-moves').isVisible(), false);
    const stage = await page.locator('#stage').boundingBox();
    await page.click('label:has(#way-fog)');
    assert.ok(await page.isChecked('#way-fog'));
    await page.keyboard.press(keysOut(maze)[0]);
    await page.locator('#score-moves').waitFor({ state: 'visible' });
    assert.equal(await page.locator('.beforehand').isVisible(), false);
    assert.deepEqual(await page.locator('#stage').boundingBox(), stage);
    await page.click('#play-again');
    assert.ok(await page.locator('label:has(#way-daily)').isVisible());
  }));

test('words fit a dungeon: its button, its light', () =>
  withPage({ hash: codeOf() }, async (page) => {
    assert.equal(await page.textContent('#make'), 'New maze');
    await page.click('#tab-dungeon');
    await settled(page);
    assert.equal(await page.textContent('#make'), 'New dungeon');
    assert.equal(await page.textContent('label:has(#field-game-fog)'), 'Torchlight');
    assert.match(String(await page.getAttribute('#make-here', 'aria-label')), /dungeon/);
  }));

test('a new dungeon has the shape of the stage', async () => {
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 820, height: 1180 },
    { width: 1440, height: 900 },
  ]) {
    await withPage({ hash: codeOf(), viewport }, async (page) => {
      await page.click('#tab-dungeon');
      const { width, height } = await mazeOn(page);
      const stage = await page.locator('#stage').boundingBox();
      const shape = Number(stage?.width) / Number(stage?.height);
      const away = Math.abs(Math.log(width / height / shape));
      assert.ok(away < 0.25, `${width} x ${height} on a stage of ${shape.toFixed(2)}`);
    });
  }
});

test('the printer in the bar opens the settings for paper', () =>
  withPage({ hash: codeOf() }, async (page) => {
    await page.click('#print-open');
    await page.waitForSelector('#share[open] #share-print');
    await page.waitForFunction(() => document.activeElement?.id === 'field-print');
  }));

test('every button that does nothing says why', () =>
  withPage({ hash: codeOf({ width: 12, height: 9 }) }, async (page) => {
    let seen = 0;
    const check = async (/** @type {string} */ view) => {
      const silent = await page.$$eval('button:disabled, input[type="checkbox"]:disabled', (all) =>
        all
          .filter((each) => each.checkVisibility())
          .map(({ id, title, ariaDescription }) => ({
            id,
            says: title !== '' && (ariaDescription ?? '') !== '',
          })),
      );
      seen += silent.length;
      assert.deepEqual(
        silent.filter(({ says }) => !says),
        [],
        view,
      );
    };
    for (const tab of ['play', 'dungeon', 'watch', 'blocks', 'world', 'play']) {
      await page.click(`#tab-${tab}`);
      await page.waitForSelector(`#dock button`);
      await check(tab);
    }
    assert.ok(seen > 0);
  }));

test('the bar holds all of its buttons, whatever its window, font and language', () =>
  withPage({ hash: codeOf() }, async (page) => {
    const names = [];
    for (const font of [families.arial, families.wide]) {
      await page.evaluate(
        (sans) => document.documentElement.style.setProperty('--sans', `${sans}, sans-serif`),
        font,
      );
      for (const tab of ['play', 'dungeon', 'play']) {
        await page.click(`#tab-${tab}`);
        await settled(page);
        for (const width of [861, 960, 1000, 1060, 1180, 1300, 1440, 1540, 1700, 1920]) {
          await page.setViewportSize({ width, height: 900 });
          await framesOf(page);
          const { outside, named } = await page.evaluate(() => {
            const bar = document.getElementById('stage-bar');
            const end = Number(bar?.getBoundingClientRect().right);
            const shown = [...(bar?.querySelectorAll('button, label') ?? [])].filter((each) =>
              each.checkVisibility(),
            );
            return {
              outside: shown
                .filter((each) => each.getBoundingClientRect().right > end)
                .map((each) => each.id || each.textContent),
              named: shown.filter((each) => each.querySelector('span')?.checkVisibility()).length,
            };
          });
          assert.deepEqual(outside, [], `${tab}, ${width} px, ${font}`);
          names.push(named);
        }
      }
    }
    assert.equal(Math.min(...names), 0);
    assert.ok(Math.max(...names) >= 6, 'wide windows show the names of all chips');
  }));
