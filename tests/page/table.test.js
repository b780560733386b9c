// The map for the table in the browser: the list and the map belong together, and choices change both.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { roomsOf } from '../../web/demo/views/table/rooms.js';
import { testInFull } from '../js/support/seeds.js';
import { browserFor } from './support/browser.js';
import { layoutOf, mw } from './support/maze.js';
import { pictureOf } from './support/pixels.js';
import { settled, switchLanguage } from './support/states.js';

/** @typedef {import('playwright-core').Page} Page */

const { withPage } = browserFor();

const furnished = mw.generate(
  /** @type {any} */ ({
    ...{ algorithm: 'bspDungeon', width: 60, height: 34, seed: 'crypt', exits: 'farthest' },
    passes: [{ id: 'tidy' }, { id: 'doors' }, { id: 'things' }, { id: 'locksAndKeys', locks: 2 }],
  }),
);
const { places } = roomsOf(furnished);
const code = String(furnished.code);
const hash = `${code}&distances=0&view=table`;

/** @param {Page} page */
const current = (page) => page.locator('#rooms [aria-current=true]').getAttribute('id');
/** @param {Page} page */
const listed = async (page) => {
  await page.waitForSelector('#rooms ol');
  return String(await page.locator('#rooms').textContent());
};

/** Where a cell lies on the board that shows all of the dungeon, in CSS pixels. @param {Page} page @param {number} cell */
async function spotOf(page, cell) {
  const { cell: side, left, top } = await layoutOf(page, furnished);
  const { width } = furnished;
  return {
    x: left + ((cell % width) + 0.5) * side,
    y: top + (Math.floor(cell / width) + 0.5) * side,
  };
}

/** The pixel of the ground at a point. @param {Page} page @param {{ x: number, y: number }} point */
const groundAt = (page, { x, y }) =>
  page.evaluate(
    ([left, top]) => {
      const canvas = /** @type {HTMLCanvasElement} */ (document.getElementById('ground'));
      const pen = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
      return [...pen.getImageData(left, top, 1, 1).data].join();
    },
    [Math.floor(x), Math.floor(y)],
  );

test('a switch in Dungeon opens the map, with a list of all rooms, and goes back to the game', () =>
  withPage({ hash: `${code}&distances=0`, still: true }, async (page) => {
    await page.check('#field-show-table');
    const text = await listed(page);
    assert.equal(await page.locator('#rooms ol > li').count(), places.length);
    assert.match(text, /22 rooms, numbered by their way from the entrance/);
    assert.match(text, /15 × 30 ft · entrance, key 1/);
    assert.match(text, /locked door \(key 2 from 17\)/);
    assert.match(text, /secret door → 5/);
    assert.match(text, /monster, between 9, 11/);
    assert.equal(await page.getAttribute('#tab-dungeon', 'aria-pressed'), 'true');
    assert.match(await page.evaluate(() => location.hash), /view=table/);
    assert.match(String(await page.textContent('#table-scale')), /A square is 5 ft \(1\.5 m\)/);
    await switchLanguage(page);
    assert.match(await listed(page), /방 22개.*잠긴 문 \(열쇠 2, 17번 방에 있음\)/s);
    await page.uncheck('#field-show-table');
    await page.waitForSelector('#play-hint');
    assert.equal(await page.locator('#rooms').count(), 0);
    await page.click('#tab-play');
    await page.waitForSelector('#field-show-table', { state: 'hidden' });
  }));

test('rooms are chosen in the list, on the map and by keys, and shown in both', () =>
  withPage({ hash, still: true }, async (page) => {
    await listed(page);
    const before = await pictureOf(page, '#actors');
    await page.click('#room-3');
    assert.equal(await current(page), 'room-3');
    assert.notEqual((await pictureOf(page, '#actors')).picture, before.picture);
    await page.locator('.room-ways button').nth(1).click();
    assert.equal(await current(page), 'room-4');
    const there = await spotOf(page, places[21].cells[0]);
    await page.locator('#actors').click({ position: there });
    assert.equal(await current(page), 'room-22');
    assert.equal(
      await page.locator('#room-22').evaluate((each) => {
        const { top, bottom } = each.getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight;
      }),
      true,
      'the list shows it',
    );
    // West of it lies 21.
    await page.focus('#actors');
    await page.keyboard.press('ArrowLeft');
    assert.equal(await current(page), 'room-21');
    await page.keyboard.press('Enter');
    assert.equal(await page.evaluate(() => document.activeElement?.id), 'room-21');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    assert.notEqual(await current(page), 'room-21');
    assert.match(String(await page.getAttribute('#actors', 'aria-label')), /Map of the dungeon/);
    // On rock, nothing is chosen.
    await page.locator('#actors').click({ position: { x: 4, y: 4 } });
    assert.equal(await page.locator('#rooms [aria-current]').count(), 0);
  }));

testInFull('a map that is zoomed in flies to the room that is chosen in the list', () =>
  withPage({ hash, still: true }, async (page) => {
    await listed(page);
    for (let i = 0; i < 3; i += 1) await page.click('#zoom-in');
    const { width, height } = /** @type {any} */ (await page.locator('#actors').boundingBox());
    // Rooms near the middle of the dungeon, which the edge of the map does not hold back.
    for (const number of [8, 6, 10]) {
      await page.click(`#room-${number}`);
      await settled(page);
      await page.locator('#actors').click({ position: { x: 3, y: height / 2 } });
      assert.notEqual(await page.locator(`#room-${number}[aria-current]`).count(), 1);
      await page.locator('#actors').click({ position: { x: width / 2, y: height / 2 } });
      assert.equal(await current(page), `room-${number}`);
    }
  }),
);

testInFull('players get a map and a list without what they have to find', () =>
  withPage({ hash, still: true }, async (page) => {
    await listed(page);
    await settled(page);
    const doors = furnished.doors ?? [];
    const secret = doors.filter(({ state }) => state === 'secret')[0].cell;
    const rock = await groundAt(page, { x: 3, y: 3 });
    const door = await spotOf(page, secret);
    const things = furnished.things ?? [];
    const treasure = things.filter(({ role }) => role === 'treasure')[0].cell;
    const chest = await spotOf(page, treasure);
    const picture = async () => (await pictureOf(page, '#ground')).picture;
    const [masters, masterChest] = [await picture(), await groundAt(page, chest)];
    assert.notEqual(await groundAt(page, door), rock);
    await page.click('#table-player');
    await settled(page);
    assert.equal(await page.isChecked('#table-secrets'), false);
    assert.notEqual(await picture(), masters);
    assert.notEqual(await groundAt(page, chest), masterChest);
    assert.doesNotMatch(await listed(page), /secret|locked|monster|treasure|boss|key|exit/);
    const players = await picture();
    await page.check('#table-secrets');
    await settled(page);
    assert.notEqual(await picture(), players);
    assert.match(await listed(page), /secret door/);
    assert.match(await page.evaluate(() => location.hash), /table=player-secrets-numbers-grid/);
    await page.click('#table-master');
    await settled(page);
    assert.equal(await picture(), masters);
    assert.doesNotMatch(await page.evaluate(() => location.hash), /&table=/);
  }),
);

testInFull('grid and numbers are choices, which a link and a frame keep', () =>
  withPage({ hash, still: true }, async (page) => {
    await listed(page);
    await settled(page);
    const [ground, numbers] = [await pictureOf(page, '#ground'), await pictureOf(page, '#actors')];
    await page.uncheck('#table-grid');
    await settled(page);
    const plain = await pictureOf(page, '#ground');
    assert.notEqual(plain.picture, ground.picture);
    await page.uncheck('#table-numbers');
    await settled(page);
    assert.notEqual((await pictureOf(page, '#actors')).picture, numbers.picture);
    const link = await page.evaluate(() => location.hash);
    assert.match(link, /table=master-secrets(&|$)/);
    await page.evaluate((bare) => {
      location.hash = bare;
      location.reload();
    }, `${link}&bare=1`);
    await page.waitForSelector('body.bare[data-ready] #table-scale');
    assert.equal(await page.isVisible('#table-scale'), true);
    assert.equal(await page.isVisible('#rooms'), false);
  }),
);

testInFull('the scale bar has the length of its squares on a very large screen, too', async () => {
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 2560, height: 1440 },
  ])
    await withPage({ hash, viewport, still: true }, async (page) => {
      await listed(page);
      const bar = await page.locator('.table-bar').boundingBox();
      const feet = Number.parseInt(String(await page.textContent('#table-length')), 10);
      const { cell } = await layoutOf(page, furnished);
      const away = Math.abs(Number(bar?.width) - (feet / 5) * cell);
      assert.ok(away < 1, `${away} px at ${viewport.width} px`);
    });
});

testInFull('caves say that they have no rooms and list what is in them', () => {
  const passes = [{ id: 'things', treasure: 1, monsters: 0.02 }];
  const caves = mw.generate(
    /** @type {any} */ ({
      algorithm: 'caves',
      width: 40,
      height: 26,
      seed: 3,
      exits: 'farthest',
      passes,
    }),
  );
  return withPage({ hash: `${caves.code}&view=table`, still: true }, async (page) => {
    const text = await listed(page);
    assert.match(text, /no rooms/);
    assert.match(text, /ft from the entrance · treasure/);
    const things = roomsOf(caves).places.length;
    assert.equal(await page.locator('#rooms ol > li').count(), things);
    await page.click('#table-player');
    assert.match(await listed(page), /Players know nothing/);
    assert.equal(await page.locator('#rooms ol > li').count(), 1);
  });
});

testInFull('a maze, and a dungeon that is too large, have no such map', async () => {
  await withPage(
    {
      hash: `${mw.generate({ algorithm: 'wilson', width: 9, height: 9, seed: 1 }).code}&view=table`,
    },
    async (page) => {
      await page.waitForSelector('#play-hint');
      assert.equal(await page.isVisible('#field-show-table'), false);
    },
  );
  const large = mw.generate({ algorithm: 'bspDungeon', width: 300, height: 300, seed: 1 });
  await withPage({ hash: String(large.code) }, async (page) => {
    assert.equal(await page.isDisabled('#field-show-table'), true);
    assert.match(String(await page.getAttribute('#field-show-table', 'title')), /too large/);
  });
});
