// `<maze-view>` in Chromium: what its attributes, keys, pointers, gamepads and pages around it do. Mazes are those
// that Node makes; pictures are read pixel by pixel. Cost: 20 s.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test } from 'node:test';
import { mazeViewHtml } from 'mazewright/element';
import { testInFull } from '../js/support/seeds.js';
import { browserFor } from './support/browser.js';
import { mw } from './support/maze.js';

/** @typedef {import('playwright-core').Page} Page */

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const SCRIPT = '<script type="module" src="/dist/element.js"></script>';

/** A page with some elements, and a list of their events. @param {string} body @param {string} [attributes] of the page */
const pageOf = (
  body,
  attributes = 'lang="en"',
) => `<!doctype html><html ${attributes}><meta charset="utf-8" />
<meta name="viewport" content="width=device-width" /><title>Mazes</title><link rel="icon" href="data:," />
<style>:root { color-scheme: light dark } body { font-family: sans-serif } maze-view { max-width: 480px } .low { margin-top: 4000px }</style>
<script>
  Object.assign(window, { onPage: window, events: [] });
  for (const name of ['ready', 'move', 'solved', 'error']) {
    document.addEventListener(name, (event) => {
      if (event.target.localName === 'maze-view') events.push({ name, detail: event.detail, bubbles: event.bubbles });
    }, true);
  }
</script><main><h1>Mazes</h1>${body}</main>${SCRIPT}</html>`;

const PLAYED = 'algorithm="wilson" width="9" height="7" seed="hello" play';
const maze = mw.generate({ algorithm: 'wilson', width: 9, height: 7, seed: 'hello' });
/** @type {Record<string, { html: string, headers?: Record<string, string> }>} */
const pages = {
  '/played': { html: pageOf(`<maze-view id="one" ${PLAYED}></maze-view>`) },
  '/korean': { html: pageOf(`<maze-view id="one" ${PLAYED}></maze-view>`, 'lang="ko"') },
  '/three': {
    html: pageOf(
      `<maze-view id="one" ${PLAYED}></maze-view><maze-view id="two" shape="hex" width="6" height="5" seed="2"></maze-view>
       <maze-view id="low" class="low" width="6" height="5" film></maze-view>`,
    ),
  },
  '/dungeon': {
    html: pageOf(
      '<maze-view id="one" algorithm="roomsAndMazes" width="30" height="24" seed="3" passes=\'[{"id":"doors","closed":1,"secret":0},{"id":"things"}]\' play></maze-view>',
    ),
  },
  '/locked': {
    html: pageOf(
      '<maze-view id="one" algorithm="digger" width="24" height="16" seed="3" passes="doors things locksAndKeys" play></maze-view>',
    ),
  },
  '/gone': {
    html: pageOf(
      mazeViewHtml(mw, { algorithm: 'wilson', width: 9, height: 7, seed: 'hello', id: 'one' }),
    ).replace('/dist/element.js', '/alone/element.js'),
  },
  '/alone/element.js': {
    html: readFileSync('dist/element.js', 'utf8'),
    headers: { 'content-type': 'text/javascript' },
  },
  '/film': { html: pageOf(`<maze-view id="one" ${PLAYED} film duration="1"></maze-view>`) },
  '/slow': {
    html: pageOf(`<script>
      // Of the time that a frame has for drawing, every step takes all.
      const real = performance.now.bind(performance);
      let calls = 0;
      performance.now = () => real() + ((calls += 1) % 3 === 0 ? 11 : 0);
      </script>
      <maze-view id="one" algorithm="caves" width="60" height="40" seed="1" film duration="600"></maze-view>`),
  },
  '/empty': { html: pageOf('') },
  '/strict': {
    html: `<!doctype html><html lang="en"><title>Strict</title><link rel="icon" href="/icon" />
      <maze-view id="one" ${PLAYED}></maze-view>${SCRIPT}</html>`,
    headers: {
      'content-type': 'text/html',
      'content-security-policy':
        "default-src 'none'; img-src 'self'; script-src 'self' 'wasm-unsafe-eval'",
    },
  },
  '/icon': { html: '', headers: { 'content-type': 'image/x-icon' } },
  '/server': {
    html: pageOf(
      mazeViewHtml(mw, { algorithm: 'wilson', width: 9, height: 7, seed: 'hello', play: true }),
    ),
  },
};
const { withAddress } = browserFor({ '/dist/': 'dist', ...pages });

/** The window of the page, used by what runs there. @type {any} */
var onPage;

/** Opens a page and waits until its first element is drawn. @param {string} address @param {(page: Page) => Promise<void>} work @param {object} [options] */
const withView = (address, work, options = {}) =>
  withAddress(address, { viewport: { width: 800, height: 700 }, ...options }, async (page) => {
    await page.waitForFunction(() =>
      onPage.events.some((/** @type {any} */ { name }) => name === 'ready'),
    );
    await work(page);
  });

/** Something of an element on the page. @template Result @param {Page} page @param {(view: any) => Result} ask @param {string} [id] @returns {Promise<Awaited<Result>>} */
const of = (page, ask, id = 'one') => page.locator(`#${id}`).evaluate(ask);

/** The text for screen readers, once it has one that fits. @param {Page} page @param {RegExp} pattern */
async function spoken(page, pattern) {
  await page.locator('#one .spoken', { hasText: pattern }).waitFor({ state: 'attached' });
}

const ARROWS = /** @type {Record<string, string>} */ ({
  north: 'ArrowUp',
  south: 'ArrowDown',
  west: 'ArrowLeft',
  east: 'ArrowRight',
});

/** The directions of the shortest path. */
const route = Array.from(maze.solve().path).flatMap((cell, i, path) =>
  i === 0 ? [] : [String(maze.directionTo(path[i - 1], cell))],
);

test('attributes make the maze that Node makes, on a canvas that shows it', () =>
  withView('/three', async (page) => {
    assert.equal(await of(page, (view) => view.maze.code), maze.code);
    const hex = mw.generate({
      algorithm: 'recursiveBacktracker',
      shape: 'hex',
      width: 6,
      height: 5,
      seed: 2,
    });
    await of(page, (view) => view.load(), 'two');
    assert.equal(await of(page, (view) => view.maze.code, 'two'), hex.code);
    const dark = await of(page, (view) => {
      const canvas = view.shadowRoot.querySelector('canvas');
      const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
      let count = 0;
      for (let i = 0; i < data.length; i += 4) if (data[i + 3] === 255 && data[i] < 60) count += 1;
      return count / (canvas.width * canvas.height);
    });
    assert.ok(dark > 0.05 && dark < 0.4, `${dark} of the pixels are walls`);
  }));

testInFull(
  'elements share one WebAssembly instance, and one off screen loads and plays nothing',
  () =>
    withAddress('/empty', { viewport: { width: 800, height: 700 } }, async (page) => {
      await page.evaluate(() => {
        const { instantiate } = WebAssembly;
        onPage.instances = 0;
        WebAssembly.instantiate = /** @type {any} */ (
          (/** @type {any[]} */ ...given) => {
            onPage.instances += 1;
            return /** @type {any} */ (instantiate)(...given);
          }
        );
        onPage.add = (/** @type {number} */ top) => {
          const view = document.createElement('maze-view');
          view.id = `v${document.querySelectorAll('maze-view').length}`;
          for (const [name, value] of Object.entries({
            width: 6,
            height: 5,
            film: '',
            duration: 600,
          })) {
            view.setAttribute(name, String(value));
          }
          view.style.marginTop = `${top}px`;
          document.querySelector('main')?.append(view);
        };
        onPage.add(0);
      });
      await page.waitForFunction(() => onPage.events.length === 1);
      const instances = await page.evaluate(() => onPage.instances);
      assert.ok(instances > 0);
      await page.evaluate(() => {
        onPage.add(0);
        onPage.add(4000);
      });
      const readyCount = () => page.evaluate(() => onPage.events.length);
      await page.waitForFunction(() => onPage.events.length === 2);
      assert.equal(await page.evaluate(() => onPage.instances), instances);
      assert.deepEqual(await of(page, (view) => [view.maze, view.shownFilm], 'v2'), [null, null]);
      await page.locator('#v2').scrollIntoViewIfNeeded();
      await page.waitForFunction(() => onPage.events.length === 3);
      assert.equal(await page.evaluate(() => onPage.instances), instances);
      // The film of the first one stands now.
      const position = () => of(page, (view) => view.shownFilm.position, 'v0');
      const label = () =>
        of(page, (view) => view.shadowRoot.querySelector('button').textContent, 'v0');
      assert.equal(await label(), 'Play');
      const before = await position();
      await page.locator('#v0').scrollIntoViewIfNeeded();
      await page.waitForFunction(
        () =>
          /** @type {any} */ (document.querySelector('#v0'))?.shadowRoot.querySelector('button')
            .textContent === 'Pause',
      );
      assert.ok((await position()) >= before);
      assert.equal(await readyCount(), 3);
      const scripts = await page.evaluate(() =>
        performance.getEntriesByType('resource').map(({ name }) => name.split('/').pop()),
      );
      assert.deepEqual(
        scripts.filter((name) => name?.endsWith('.js')),
        ['element.js', 'small.js'],
      );
    }),
);

test('it is played by keys to its end, and says so once', () =>
  withView('/played', async (page) => {
    await page.locator('#one canvas.actors').focus();
    for (const direction of route) await page.keyboard.press(ARROWS[direction]);
    const events = await page.evaluate(() =>
      onPage.events.map((/** @type {any} */ { name, detail, bubbles }) => [
        name,
        name === 'ready' ? null : detail,
        bubbles,
      ]),
    );
    assert.equal(events.length, route.length + 2);
    assert.deepEqual(events.at(-2), ['move', { cell: maze.end, moves: route.length }, true]);
    assert.deepEqual(events.at(-1), [
      'solved',
      { moves: route.length, best: route.length, score: 1 },
      true,
    ]);
    await spoken(page, new RegExp(`^Solved in ${route.length} moves`));
    await page.locator('#one button', { hasText: 'Start over' }).click();
    assert.deepEqual(await of(page, (view) => [view.game.moves, view.game.done]), [0, false]);
    // The wall to the north of the first cell.
    await page.locator('#one canvas.actors').focus();
    await page.keyboard.press('KeyW');
    await spoken(page, /^A wall: up\. column 1, row 1\. Ways on: /);
    await page.keyboard.press('KeyH');
    await spoken(page, /^Hint: (right|down)\.$/);
    assert.equal(await of(page, (view) => view.game.moves), 0);
    // Keys of the browser stay its own.
    await page.keyboard.press('Control+ArrowRight');
    assert.equal(await of(page, (view) => view.game.moves), 0);
  }));

test('doors, missing keys and things are spoken once each, again if they are met again, and are the name of the focus', () =>
  withView('/locked', async (page) => {
    await page.evaluate(() => {
      const { shadowRoot } = /** @type {any} */ (document.querySelector('#one'));
      onPage.told = [];
      new MutationObserver(() => {
        const text = shadowRoot.querySelector('.spoken').textContent;
        if (text) onPage.told.push(text);
      }).observe(shadowRoot.querySelector('.spoken'), { childList: true });
      onPage.live = [...shadowRoot.querySelectorAll('[aria-live], output, [role=status]')]
        .filter((/** @type {any} */ each) => each.getAttribute('aria-live') !== 'off')
        .map((/** @type {any} */ each) => each.className);
    });
    assert.deepEqual(await page.evaluate(() => onPage.live), ['spoken']);
    const canvas = page.locator('#one canvas.actors');
    assert.match(
      String(await canvas.getAttribute('aria-label')),
      /^Dungeon, .*locked door \d.*key 1 1/,
    );
    await canvas.focus();
    const told = () => page.evaluate(() => onPage.told);
    /** @param {string} key */
    const press = async (key) => {
      const { length } = await told();
      await page.keyboard.press(key);
      await page.waitForFunction((count) => onPage.told.length > count, length);
      const all = await told();
      assert.equal(all.length, length + 1, all.join(' | '));
      assert.equal(await canvas.getAttribute('aria-label'), all.at(-1));
      return all.at(-1);
    };
    await press('ArrowRight');
    for (let i = 0; i < 2; i += 1) await press('ArrowDown');
    const met = await press('ArrowDown');
    assert.match(
      met,
      /^Locked door, key \d+ is missing: down\. .*down \(locked door, key \d+ is missing/,
    );
    assert.equal(await press('ArrowDown'), met);
    assert.match(String(await canvas.getAttribute('aria-description')), /^Dungeon, /);
    // A key that is picked up on the way of quick moves is spoken too.
    await of(page, (view) => {
      const { keys } = view.game;
      while (view.game.keys.length === keys.length) view.move(view.hint());
    });
    await spoken(page, /Taken: .*key \d+/);
  }));

test('without the library the picture of the server stays, the sentence stands below it and in the event', () =>
  withAddress(
    '/gone',
    { viewport: { width: 800, height: 700 } },
    async (page) => {
      const error = page.locator('#one [role=alert]');
      await error.filter({ hasText: /library could not be loaded/ }).waitFor();
      const picture = await page.locator('#one svg').first().boundingBox();
      const sentence = await error.boundingBox();
      assert.ok(picture && sentence && picture.width > 50 && picture.height > 50);
      assert.ok(sentence.y >= picture.y + picture.height - 1, 'the sentence is not below');
      const told = await page.evaluate(() =>
        onPage.events.map((/** @type {any} */ { name, detail }) => [
          name,
          detail.name,
          detail.message,
        ]),
      );
      assert.equal(told.length, 1);
      assert.deepEqual(told[0].slice(0, 2), ['error', 'MazeError']);
      assert.match(told[0][2], /^library could not be loaded: /);
    },
    /404/,
  ));

test('a click walks to its cell, a finger moves by swipes, and a gamepad plays', () =>
  withView(
    '/played',
    async (page) => {
      const first = await of(page, (view) => {
        const { maze, game } = view;
        const cell = maze.neighbour(game.position, game.hint());
        const { x, y } = maze.centre(cell);
        const box = view.shadowRoot.querySelector('canvas').getBoundingClientRect();
        const size = box.width / maze.width;
        return { cell, x: box.left + x * size, y: box.top + y * size };
      });
      await page.touchscreen.tap(first.x, first.y);
      assert.equal(await of(page, (view) => view.game.position), first.cell);
      await of(page, (view) => view.restart());
      const [right, down] = { east: [30, 2], south: [2, 30] }[route[0]] ?? assert.fail();
      await page.locator('#one canvas.actors').evaluate(
        (canvas, [dx, dy]) => {
          canvas.setPointerCapture = () => {};
          const send = (
            /** @type {string} */ type,
            /** @type {number} */ x,
            /** @type {number} */ y,
          ) => {
            const { left, top } = canvas.getBoundingClientRect();
            const place = { clientX: left + x, clientY: top + y, button: 0, pointerId: 7 };
            canvas.dispatchEvent(new PointerEvent(type, { ...place, pointerType: 'touch' }));
          };
          send('pointerdown', 100, 100);
          send('pointermove', 100 + dx, 100 + dy);
          send('pointerup', 100 + dx, 100 + dy);
        },
        [right, down],
      );
      assert.equal(await of(page, (view) => view.game.moves), 1);
      await of(page, (view) => view.restart());
      await page.evaluate(
        (angle) => {
          const buttons = Array.from({ length: 17 }, (_, i) => ({ pressed: i === angle }));
          navigator.getGamepads = () => /** @type {any} */ ([{ axes: [0, 0], buttons }]);
          dispatchEvent(new Event('gamepadconnected'));
        },
        route[0] === 'east' ? 15 : 13,
      );
      await page.waitForFunction(
        () => /** @type {any} */ (document.querySelector('#one')).game.moves > 0,
      );
    },
    { hasTouch: true, reducedMotion: 'reduce' },
  ));

test('doors open and things are taken in a dungeon, which its own library plays', () =>
  withView('/dungeon', async (page) => {
    const found = await of(page, (view) => {
      const doors = view.game.doors.list.length;
      while (!view.game.done) if (view.move(view.hint()) === 'blocked') return null;
      const canvas = view.shadowRoot.querySelector('canvas');
      return {
        doors,
        open: view.game.doors.list.filter((/** @type {any} */ { state }) => state === 'open')
          .length,
        width: canvas.width,
      };
    });
    assert.ok(
      found && found.doors > 0 && found.open > 0 && found.width > 100,
      JSON.stringify(found),
    );
  }));

test('a film plays to the maze, is stopped and moved by its controls, and stands still for who prefers that', async () => {
  await withView('/film', async (page) => {
    await page.waitForFunction(() => {
      const { shownFilm } = /** @type {any} */ (document.querySelector('#one'));
      return shownFilm.position === shownFilm.length;
    });
    await of(page, (view) => view.seekFilm(3));
    const slider = page.locator('#one input');
    assert.equal(await slider.inputValue(), '3');
    assert.match(String(await slider.getAttribute('aria-valuetext')), /^3 of \d+$/);
    await slider.focus();
    await page.keyboard.press('ArrowRight');
    assert.equal(await of(page, (view) => view.shownFilm.position), 4);
    // A move ends the film and is made.
    await page.locator('#one canvas.actors').focus();
    await page.keyboard.press(ARROWS[route[0]]);
    const state = await of(page, (view) => [
      view.game.moves,
      view.shownFilm.position === view.shownFilm.length,
    ]);
    assert.deepEqual(state, [1, true]);
    await page.locator('#one button', { hasText: 'Play' }).click();
    await page.waitForFunction(
      () => /** @type {any} */ (document.querySelector('#one')).shownFilm.position > 0,
    );
  });
  await withView(
    '/film',
    async (page) => {
      const at = await of(page, ({ shownFilm }) => [shownFilm.position, shownFilm.length]);
      assert.equal(at[0], at[1]);
    },
    { reducedMotion: 'reduce' },
  );
});

testInFull('a film that goes on while its picture is drawn does not begin the picture anew', () =>
  withView('/slow', async (page) => {
    const { position, length } = await of(page, ({ shownFilm }) => ({
      position: shownFilm.position,
      length: shownFilm.length,
    }));
    assert.ok(position < length, 'the film is over before its picture is whole');
  }),
);

test('a mistake shows its sentence in place of the maze, in the language of the page, and can be mended', async () => {
  for (const [address, sentence] of /** @type {const} */ ([
    ['/played', /^width must be a whole number of cells, 1 or more; got "wide"$/],
    ['/korean', /^width: 1 이상의 정수를 써 주세요\.$/],
  ])) {
    await withView(address, async (page) => {
      await of(page, (view) => view.setAttribute('width', 'wide'));
      const error = page.locator('#one [role=alert]');
      await error.filter({ hasText: sentence }).waitFor();
      assert.equal(await page.locator('#one canvas.actors').isVisible(), false);
      const told = await page.evaluate(() => {
        const { name, detail, bubbles } = onPage.events.at(-1);
        return [name, detail.field, detail.code, bubbles];
      });
      assert.deepEqual(told, ['error', 'width', 'invalid-size', false]);
      assert.equal(
        await of(page, (view) => view.load().catch((/** @type {any} */ { field }) => field)),
        'width',
      );
      await of(page, (view) => {
        view.width = 9;
        return view.load();
      });
      assert.equal(await error.isVisible(), false);
      assert.equal(await of(page, (view) => view.maze.code), maze.code);
    });
  }
});

testInFull('a mistyped attribute is told, others of the page are not', () =>
  withAddress('/empty', {}, async (page) => {
    const told = await page.evaluate(async () => {
      const view = /** @type {any} */ (document.createElement('maze-view'));
      document.querySelector('main')?.append(view);
      for (const name of ['data-size', 'class', 'part', 'v-x', 'onclick', 'title'])
        view.setAttribute(name, '');
      const { algorithm } = await view.load();
      view.setAttribute('algoritm', 'prim');
      view.seed = 5;
      return [algorithm, await view.load().catch((/** @type {Error} */ { message }) => message)];
    });
    assert.deepEqual(told, [
      'recursiveBacktracker',
      "unknown attribute 'algoritm'; did you mean 'algorithm'?",
    ]);
  }),
);

testInFull(
  'properties take values and objects, before the element is known too, and only what changes is made anew',
  () =>
    withView('/played', async (page) => {
      const found = await of(page, async (view) => {
        const { game, maze } = view;
        view.move(view.hint());
        view.solution = true;
        view.theme = 'dark';
        await view.load();
        const kept = [
          view.maze === maze,
          view.game === game,
          view.game.moves,
          view.getAttribute('theme'),
        ];
        view.passes = [{ id: 'braid', share: 1 }];
        view.seed = '5';
        await view.load();
        const braided = view.maze;
        view.passes = [{ id: 'braid', share: 1 }];
        await view.load();
        kept.push(view.maze === braided);
        const text = [
          view.maze.seed,
          view.maze.passes[0].id,
          view.hasAttribute('passes'),
          view.passes.length,
        ];
        view.setAttribute('seed', '5');
        view.passes = null;
        await view.load();
        const number = [view.maze.seed, view.maze.passes.length, view.passes];
        const early = document.createElement('template');
        early.innerHTML = '<maze-view></maze-view>';
        const other = /** @type {any} */ (early.content.firstChild);
        Object.assign(other, { width: 4, height: 3, seed: 1, play: true, maze: null });
        document.body.append(document.importNode(other, true), other);
        await other.load();
        return {
          kept,
          text,
          number,
          early: [other.maze.width, other.game !== null, other.width, other.play],
        };
      });
      assert.deepEqual(found, {
        kept: [true, true, 1, 'dark', true],
        text: ['5', 'braid', false, 1],
        number: [5, 0, null],
        early: [4, true, 4, true],
      });
    }),
);

testInFull(
  'mazes of a program are shown as they are; wrong calls are MazeErrors, and the next is right',
  () =>
    withView('/played', async (page) => {
      const found = await of(page, async (view) => {
        const { createMazewright } = await import(/** @type {any} */ ('/dist/dungeons.js'));
        const library = await createMazewright();
        const caves = library.generate({ algorithm: 'caves', width: 20, height: 16, seed: 1 });
        view.maze = caves;
        await view.load();
        const isShown = view.maze === caves;
        const played = view.move('up there');
        return { isShown, played };
      }).catch((error) => error.message);
      assert.match(String(found), /direction/);
      const fields = await of(page, async (view) => {
        const field = async (/** @type {() => unknown} */ run) => {
          try {
            return await run();
          } catch (error) {
            const { name, field } = /** @type {any} */ (error);
            return `${name} ${field}`;
          }
        };
        const wrong = [];
        for (const value of [
          5,
          'maze',
          {},
          [],
          new Proxy(
            {},
            {
              get: () => {
                throw new Error('trap');
              },
            },
          ),
        ]) {
          view.maze = value;
          wrong.push(await field(() => view.load()));
        }
        view.maze = null;
        await view.load();
        const cycle = /** @type {any} */ ({});
        cycle.self = cycle;
        for (const passes of [cycle, [cycle], { toJSON: () => view.nothing.here }]) {
          view.passes = passes;
          wrong.push(await field(() => view.load()));
        }
        view.passes = null;
        await view.load();
        wrong.push(await field(() => view.playFilm()), await field(() => view.moveTo(-1)));
        view.play = false;
        await view.load();
        wrong.push(await field(() => view.hint()));
        view.play = true;
        await view.load();
        return [...wrong, view.move(view.hint())];
      });
      assert.deepEqual(fields, [
        ...Array(5).fill('MazeError maze'),
        'MazeError passes',
        'MazeError passes.0.id',
        'MazeError passes',
        'MazeError film',
        'MazeError cell',
        'MazeError play',
        'moved',
      ]);
    }),
);

testInFull(
  'it is dark where the page is, at once when the page changes, in its own colours too',
  () =>
    withView(
      '/played',
      async (page) => {
        const floor = () =>
          of(page, (view) => {
            const canvas = view.shadowRoot.querySelector('canvas');
            const size = canvas.width / view.maze.width;
            const data = canvas.getContext('2d').getImageData(size * 4.5, size * 2.5, 1, 1).data;
            return [...data.slice(0, 3)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
          });
        const becomes = async (/** @type {string} */ color) => {
          while ((await floor()) !== color)
            await page.evaluate(() => new Promise(requestAnimationFrame));
        };
        assert.equal(await floor(), '26211c');
        await page.evaluate(() =>
          document.documentElement.style.setProperty('color-scheme', 'light'),
        );
        await becomes('fffdf8');
        await of(page, (view) => view.setAttribute('theme', 'dark'));
        await becomes('26211c');
        await of(page, (view) => {
          view.style.setProperty('--maze-floor', 'rebeccapurple');
          view.redraw();
        });
        await becomes('663399');
        await of(page, (view) => {
          view.style.setProperty('--maze-floor', 'no colour');
          view.removeAttribute('theme');
        });
        await becomes('fffdf8');
      },
      { colorScheme: 'dark' },
    ),
);

testInFull(
  'screen readers get a name and a live line, in Korean on a Korean page; axe finds nothing',
  async () => {
    for (const [address, label, button] of /** @type {const} */ ([
      ['/played', /^Maze, 9 by 7 cells\. Start: column 1, row 1\./, 'Hint'],
      ['/korean', /^미로, 가로 9칸 세로 7칸\. 출발점: 1열 1행\./, '힌트'],
    ])) {
      for (const viewport of [
        { width: 360, height: 700 },
        { width: 800, height: 700 },
      ]) {
        await withView(
          address,
          async (page) => {
            const canvas = page.locator('#one canvas.actors');
            assert.match(String(await canvas.getAttribute('aria-label')), label);
            await page.locator('#one button', { hasText: button }).waitFor();
            const wide = await page.evaluate(
              () => document.documentElement.scrollWidth > innerWidth,
            );
            assert.equal(wide, false, 'it scrolls sideways');
            await page.evaluate(axe);
            const bad = await page.evaluate(async () =>
              (await onPage.axe.run()).violations.map((/** @type {any} */ { id, nodes }) => [
                id,
                nodes[0].html,
              ]),
            );
            assert.deepEqual(bad, []);
          },
          { viewport },
        );
      }
    }
  },
);

testInFull('under a strict Content-Security-Policy one script tag is enough', () =>
  withAddress('/strict', {}, async (page) => {
    await page.waitForFunction(() => /** @type {any} */ (document.querySelector('#one'))?.maze);
    await of(page, (view) => view.load());
    assert.equal(await of(page, (view) => view.maze.code), maze.code);
    const { height, display } = await of(page, (view) => {
      const { display } = getComputedStyle(view);
      return {
        display,
        height: view.shadowRoot.querySelector('canvas').getBoundingClientRect().height,
      };
    });
    assert.equal(display, 'flex');
    assert.ok(height > 100, `${height}`);
  }),
);

testInFull(
  'what a server wrote is there without scripts, and gives way to the same maze',
  async () => {
    await withAddress('/server', { javaScriptEnabled: false }, async (page) => {
      assert.equal(await page.locator('maze-view svg path.walls').isVisible(), true);
    });
    await withAddress('/server', {}, async (page) => {
      await page.waitForFunction(() =>
        onPage.events.some((/** @type {any} */ { name }) => name === 'ready'),
      );
      const view = page.locator('maze-view');
      assert.equal(await view.evaluate((/** @type {any} */ each) => each.maze.code), maze.code);
      assert.equal(await view.locator('svg').isVisible(), false);
    });
  },
);

testInFull('an element can be moved and taken away, and comes back as it was', () =>
  withView('/played', async (page) => {
    const kept = await of(page, async (view) => {
      view.move(view.hint());
      const { maze, game } = view;
      const parent = view.parentNode;
      view.remove();
      await new Promise((done) => setTimeout(done));
      view.setAttribute('solution', '');
      parent.append(view);
      await view.load();
      return [view.maze === maze, view.game === game, view.game.moves];
    });
    assert.deepEqual(kept, [true, true, 1]);
    assert.equal(
      await page.evaluate(
        () => onPage.events.filter((/** @type {any} */ { name }) => name === 'ready').length,
      ),
      1,
    );
  }),
);
