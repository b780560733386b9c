import assert from 'node:assert/strict';
import { test } from 'node:test';
import { middle } from 'mazewright/draw';
import { testInFull } from '../js/support/seeds.js';
import { browserFor } from './support/browser.js';
import { codeOf, keysOut, layoutOf, mazeOn, mw } from './support/maze.js';
import { canvasOf } from './support/pixels.js';
import { framesOf } from './support/states.js';

/** @typedef {import('playwright-core').Page} Page */

const { withPage } = browserFor();
const text = (/** @type {import('playwright-core').Page} */ page, /** @type {string} */ selector) =>
  page.locator(selector).textContent();

test('arrow keys lead out, with a full score for the shortest path', () =>
  withPage({}, async (page) => {
    const keys = keysOut(await mazeOn(page));
    for (const key of keys) await page.keyboard.press(key);
    assert.equal(await text(page, '#score-moves'), String(keys.length));
    assert.equal(await text(page, '#score-best'), String(keys.length));
    assert.equal(await text(page, '#score-score'), '100%');
    assert.equal(await page.locator('#banner').isVisible(), true);
    await page.click('#banner-again');
    assert.equal(await text(page, '#score-moves'), '0');
  }));

testInFull('WASD plays too, walls block, and a detour costs score', () =>
  withPage({ hash: codeOf() }, async (page) => {
    const maze = await mazeOn(page);
    const letters = { ArrowUp: 'w', ArrowDown: 's', ArrowLeft: 'a', ArrowRight: 'd' };
    const back = { ArrowUp: 's', ArrowDown: 'w', ArrowLeft: 'd', ArrowRight: 'a' };
    const keys = /** @type {(keyof typeof letters)[]} */ (keysOut(maze));
    await page.keyboard.press('ArrowUp');
    assert.equal(await text(page, '#score-moves'), '0');
    for (const key of [letters[keys[0]], back[keys[0]], ...keys.map((key) => letters[key])]) {
      await page.keyboard.press(key);
    }
    assert.equal(await text(page, '#score-moves'), String(keys.length + 2));
    const score = Math.round((100 * keys.length) / (keys.length + 2));
    assert.equal(await text(page, '#score-score'), `${score}%`);
  }),
);

testInFull('keys do not play while a field has the focus', () =>
  withPage({ hash: codeOf() }, async (page) => {
    await page.fill('#field-seed', 'wasd');
    const key = keysOut(await mazeOn(page))[0];
    await page.focus('#field-seed');
    for (const each of [key, 'w', 'a', 's', 'd']) await page.keyboard.press(each);
    assert.equal(await text(page, '#score-moves'), '0');
    await page.focus('#actors');
    await page.keyboard.press(keysOut(await mazeOn(page))[0]);
    assert.equal(await text(page, '#score-moves'), '1');
  }),
);

testInFull('following the hints leads out', () =>
  withPage({ hash: codeOf({ width: 4, height: 4 }) }, async (page) => {
    const words = { up: 'ArrowUp', down: 'ArrowDown', left: 'ArrowLeft', right: 'ArrowRight' };
    const { length } = (await mazeOn(page)).solve();
    for (let i = 0; i < length; i += 1) {
      await page.evaluate(() => document.getElementById('status')?.replaceChildren());
      await page.keyboard.press('h');
      await page.waitForFunction(() => document.getElementById('status')?.textContent);
      const word = String(await text(page, '#status')).replace(/^Hint: |\.$/g, '');
      await page.keyboard.press(words[/** @type {keyof typeof words} */ (word)]);
    }
    assert.equal(await page.locator('#banner').isVisible(), true);
  }),
);

testInFull('every rival walks out', () =>
  withPage({ hash: codeOf({ width: 4, height: 3 }) }, async (page) => {
    const { length } = (await mazeOn(page)).solve();
    for (const runner of mw.catalog.solvers.map(({ id }) => id)) {
      await page.selectOption('.race select', runner);
      await page.click('#play-escape');
      await page.locator('#banner').waitFor({ state: 'visible' });
      const moves = Number(await text(page, '#score-rival'));
      assert.ok(moves >= length, `${runner}: ${moves} moves`);
      assert.equal(await text(page, '#score-moves'), '0');
      await page.click('#banner-again');
    }
  }),
);

/** The point of the window in the middle of a cell. @param {Page} page @param {any} maze @param {number} cell */
async function pointOf(page, maze, cell) {
  const box = await page.locator('#actors').boundingBox();
  assert.ok(box);
  const { x, y } = middle(await layoutOf(page, maze), cell);
  return [box.x + x, box.y + y];
}

test('a click walks to the next junction at most, never to the finish; a step does', () =>
  withPage({ hash: codeOf({ width: 12, height: 9 }), still: true }, async (page) => {
    const maze = await mazeOn(page);
    const path = [...maze.solve().path];
    const degree = (/** @type {number} */ cell) =>
      maze.directions.filter((_, direction) => maze.isOpen(cell, direction)).length;
    const first = path.findIndex((cell, i) => i > 0 && degree(cell) > 2);
    assert.ok(first > 1 && first < path.length - 2);
    const [x, y] = await pointOf(page, maze, /** @type {number} */ (maze.end));
    // For those who want less motion a walk is one step: no move of it is seen.
    await page.evaluate(() => {
      const shown = /** @type {HTMLElement} */ (document.getElementById('score-moves'));
      document.getElementById('actors')?.addEventListener('click', () => {
        queueMicrotask(() => Object.assign(globalThis, { after: shown.textContent }));
      });
    });
    await page.mouse.click(x, y);
    assert.equal(await page.evaluate('after'), String(first));
    for (const cell of path.slice(first + 1, -1)) {
      const [left, top] = await pointOf(page, maze, cell);
      await page.mouse.click(left, top);
      assert.equal(await text(page, '#score-moves'), String(path.indexOf(cell)));
    }
    assert.equal(await page.locator('#banner').isVisible(), false);
    await page.mouse.click(x, y);
    await page.locator('#banner').waitFor({ state: 'visible' });
    assert.equal(await text(page, '#score-score'), '100%');

    // For others it is a move at a time, to the same cell.
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.click('#banner-again');
    await page.mouse.click(x, y);
    assert.equal(await page.evaluate('after'), '1');
    await movesAre(page, first);
  }));

/** Waits until the player has made some moves. @param {Page} page @param {number} moves */
const movesAre = (page, moves) =>
  page.waitForFunction(
    (wanted) => document.getElementById('score-moves')?.textContent === String(wanted),
    moves,
  );

/** What the dock says about the best score. @param {Page} page */
const bestScore = (page) => page.locator('.scores > :has(#score-record)').getAttribute('title');

test('hints cost, by the level; the best result is kept, shared without a spoiler and replayed', () =>
  withPage({ hash: `${codeOf({ width: 5, height: 4 })}&solution=1` }, async (page) => {
    const keys = keysOut(await mazeOn(page));
    // As many records as are kept, and things that are none.
    await page.evaluate(() => {
      const old = Array.from({ length: 200 }, (_, i) => [`old ${i}`, { ms: i, score: 1 }]);
      localStorage.setItem('mazewright.records', JSON.stringify([null, ['x', {}], ...old]));
    });
    await page.click('#play-rules');
    await page.selectOption('#rules-level', 'hard');
    assert.match(String(await text(page, '#rules-level-about')), /10 moves/);
    await page.keyboard.press('Escape');
    assert.match(String(await text(page, '#play-hint')), /\+10/);
    await page.keyboard.press('h');
    await page.keyboard.press('h');
    for (const key of keys) await page.keyboard.press(key);
    const worse = Math.round((100 * keys.length) / (keys.length + 10));
    assert.equal(await text(page, '#score-score'), `${worse}%`);
    assert.match(String(await bestScore(page)), new RegExp(`${worse}%`));
    await page.click('#banner-again');
    for (const key of keys) await page.keyboard.press(key);
    assert.match(String(await text(page, '#banner p')), /best/);
    await page.click('#banner .row button:last-child');
    const shared = await page.evaluate(() => navigator.clipboard.readText());
    assert.match(shared, /^mazewright: out in \d+:\d\d with \d+ moves and 0 hints, score 100%\n/);
    assert.doesNotMatch(shared, /solution/);
    assert.equal(mw.generate(shared.split('#')[1].split('&')[0]).code, (await mazeOn(page)).code);
    await page.click('#win-replay');
    await page.locator('#banner').waitFor({ state: 'hidden' });
    await page.locator('#banner').waitFor({ state: 'visible' });
    const kept = await page.evaluate(() => localStorage.getItem('mazewright.records'));
    const names = JSON.parse(String(kept)).map((/** @type {unknown[]} */ [name]) => name);
    assert.deepEqual([names.length, names[0]], [200, 'old 1']);
    await page.reload();
    await page.waitForSelector('body[data-ready]');
    assert.match(String(await bestScore(page)), /100%/);
    assert.match(String(await text(page, '#score-record')), /^0:\d\d$/);
    await page.click('#play-rules');
    assert.equal(await page.inputValue('#rules-level'), 'hard');
    await page.click('#play-daily');
    const { seed } = await mazeOn(page);
    assert.match(String(seed), /^daily \d{4}-\d\d-\d\d$/);
    assert.equal(await text(page, '#score-record'), '');
  }));

testInFull('the time runs from the first move, and not while another view is shown', () =>
  withPage({ hash: codeOf({ width: 12, height: 9 }) }, async (page) => {
    await page.clock.install();
    await page.reload();
    await page.waitForSelector('body[data-ready]');
    const [first, second] = keysOut(await mazeOn(page));
    await page.clock.fastForward(5000);
    assert.equal(await text(page, '#score-time'), '0:00');
    await page.keyboard.press(first);
    await page.clock.fastForward(65_000);
    assert.equal(await text(page, '#score-time'), '1:05');
    await page.click('#tab-watch');
    await page.clock.fastForward(30_000);
    await page.click('#tab-play');
    await page.keyboard.press(second);
    assert.equal(await text(page, '#score-time'), '1:05');
  }),
);

test('fog hides the maze but for what was seen', () =>
  withPage({ hash: codeOf({ width: 20, height: 15 }) }, async (page) => {
    const covered = () =>
      page.evaluate(() => {
        const canvas = /** @type {HTMLCanvasElement} */ (document.getElementById('actors'));
        const pen = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
        const { data } = pen.getImageData(0, 0, canvas.width, canvas.height);
        return data.filter((_, i) => i % 4 === 3).filter((alpha) => alpha === 255).length;
      });
    const before = await covered();
    await page.click('#play-rules');
    await page.check('#rules-fog');
    await page.keyboard.press('Escape');
    const all = await covered();
    assert.ok(all > 20 * before);
    for (const key of keysOut(await mazeOn(page)).slice(0, 9)) await page.keyboard.press(key);
    assert.ok((await covered()) < all);
  }));

testInFull('the walls of a living maze move with the player, who still gets out by hints', () =>
  withPage({ hash: codeOf({ width: 9, height: 7 }) }, async (page) => {
    await page.click('#play-rules');
    await page.check('#rules-living');
    await page.keyboard.press('Escape');
    assert.equal(await page.isDisabled('#play-escape'), true);
    const before = await canvasOf(page);
    const keys = { up: 'ArrowUp', down: 'ArrowDown', left: 'ArrowLeft', right: 'ArrowRight' };
    let changed = false;
    while (!(await page.locator('#banner').isVisible())) {
      await page.evaluate(() => document.getElementById('status')?.replaceChildren());
      await page.keyboard.press('h');
      await page.waitForFunction(() => document.getElementById('status')?.textContent);
      const word = String(await text(page, '#status')).replace(/^Hint: |\.$/g, '');
      await page.keyboard.press(keys[/** @type {keyof typeof keys} */ (word)]);
      changed ||= (await canvasOf(page)).hash !== before.hash;
    }
    assert.ok(changed);
    await page.click('#banner-again');
    await page.click('#tab-blocks');
    await page.waitForSelector('#scene canvas');
    await page.click('#tab-play');
    assert.equal(await text(page, '#score-moves'), '0');
  }),
);

testInFull('a gamepad plays, and sounds are made only when they are wanted', () =>
  withPage({ hash: codeOf() }, async (page) => {
    await page.evaluate(() => {
      const pad = { axes: [0, 0], buttons: Array.from({ length: 16 }, () => ({ pressed: false })) };
      const log = { pad, tones: 0 };
      Object.assign(globalThis, { log });
      Object.assign(navigator, { getGamepads: () => [pad, null] });
      const { start } = OscillatorNode.prototype;
      OscillatorNode.prototype.start = function (...args) {
        log.tones += 1;
        return start.apply(this, args);
      };
      dispatchEvent(new Event('gamepadconnected'));
    });
    const press = async (/** @type {number} */ index, /** @type {boolean} */ pressed) => {
      await page.evaluate(
        ([button, on]) => {
          /** @type {any} */ (globalThis).log.pad.buttons[Number(button)].pressed = on;
        },
        [index, pressed],
      );
      await framesOf(page);
    };
    const cross = { ArrowUp: 12, ArrowDown: 13, ArrowLeft: 14, ArrowRight: 15 };
    const keys = /** @type {(keyof typeof cross)[]} */ (keysOut(await mazeOn(page)));
    const tones = () => page.evaluate(() => /** @type {any} */ (globalThis).log.tones);
    // What listens to gamepads is loaded when the first one is there.
    while ((await text(page, '#score-moves')) === '0') {
      await press(cross[keys[0]], true);
      await press(cross[keys[0]], false);
    }
    await movesAre(page, 1);
    assert.equal(await tones(), 0);
    await page.click('#play-rules');
    await page.check('#rules-sound');
    await page.keyboard.press('Escape');
    const [x, y] = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] }[
      keys[1]
    ];
    await page.evaluate(
      (axes) => {
        /** @type {any} */ (globalThis).log.pad.axes = axes;
      },
      [x, y],
    );
    await movesAre(page, 2);
    await page.waitForFunction(() => /** @type {any} */ (globalThis).log.tones > 0);
    await page.evaluate(() => {
      /** @type {any} */ (globalThis).log.pad.axes = [0, 0];
    });
    await press(9, true);
    await movesAre(page, 0);
  }),
);

testInFull('the AI races on the flat maze only, and a maze of one cell is no game', async () => {
  await withPage({ hash: `${codeOf({ width: 4, height: 3 })}&view=blocks` }, async (page) => {
    await page.waitForSelector('#scene canvas');
    await page.keyboard.press('g');
    await page.click('#tab-play');
    assert.equal(await text(page, '#score-rival'), '–');
    assert.equal(await page.getAttribute('#play-escape', 'aria-pressed'), 'false');
  });
  await withPage({ hash: codeOf({ width: 1, height: 1 }) }, async (page) => {
    assert.match(String(await text(page, '#play-none')), /same cell/);
    assert.equal(await page.locator('#score-score').isVisible(), false);
  });
});

testInFull('moving leaves a trail, starting over clears it', () =>
  withPage({ hash: codeOf() }, async (page) => {
    const before = await canvasOf(page, '#actors');
    await page.keyboard.press(keysOut(await mazeOn(page))[0]);
    assert.notEqual((await canvasOf(page, '#actors')).hash, before.hash);
    await page.keyboard.press('r');
    assert.equal((await canvasOf(page, '#actors')).hash, before.hash);
  }),
);

test('360 px: the pad and a finger play', () =>
  withPage({ hash: codeOf({ width: 4, height: 4 }), narrow: true }, async (page) => {
    const maze = await mazeOn(page);
    const buttons = { ArrowUp: 1, ArrowLeft: 2, ArrowDown: 3, ArrowRight: 4 };
    const [first, ...rest] = /** @type {(keyof typeof buttons)[]} */ (keysOut(maze));
    await swipe(page, first);
    assert.equal(await text(page, '#score-moves'), '1');
    for (const key of rest) await page.tap(`.pad button:nth-child(${buttons[key]})`);
    assert.equal(await text(page, '#score-score'), '100%');
    await page.tap('#banner .row .strong');
    await movesAre(page, 0);
  }));

/** One finger across the maze. @param {import('playwright-core').Page} page @param {string} key */
async function swipe(page, key) {
  const to = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] }[key];
  const [dx, dy] = /** @type {number[]} */ (to);
  const client = await page.context().newCDPSession(page);
  const point = (/** @type {number} */ far) => [{ x: 180 + dx * far, y: 260 + dy * far }];
  const send = (/** @type {any} */ type, /** @type {{ x: number, y: number }[]} */ touchPoints) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints });
  await send('touchStart', point(0));
  await send('touchMove', point(15));
  await send('touchMove', point(30));
  await send('touchEnd', []);
}
