// test: 20 s, pages that stand still for 2 s each
// The watchdog of the page tests: a page that goes silent fails with what it did last, and slow work does not.
// It needs a patience of its own.
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { after, before, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { launch } from './support/launch.js';
import { noted, Watchdog } from './support/watchdog.js';

const SHORT_MS = 400;

test('work that gives a sign of life now and then may take as long as it does', async () => {
  const watchdog = new Watchdog(SHORT_MS);
  const done = await watchdog.guard('work', async () => {
    for (let i = 0; i < 8; i++) {
      await setTimeout(SHORT_MS / 4);
      watchdog.hear(`step ${i}`);
    }
    return 'done';
  });
  assert.equal(done, 'done');
  assert.match(watchdog.events, /begin of work\n.*step 0\n/);
});

test('silence fails and tells the last events', async () => {
  const watchdog = new Watchdog(SHORT_MS);
  const never = () => new Promise(() => {});
  const failure = await watchdog
    .guard('the page', never, async () => 'It is blue.\n')
    .catch(String);
  assert.match(
    failure,
    /^Error: the page stood still: no sign of life for \d+ s\.\nIt is blue\.\nThe last events:\n.*begin of the page$/,
  );
});

test('the calls of an object are signs of life, and answer what they answer', async () => {
  const watchdog = new Watchdog(SHORT_MS);
  const object = noted(
    { ask: async (/** @type {string} */ text) => `${text}!`, size: () => 3 },
    watchdog,
  );
  assert.equal(await object.ask('here'), 'here!');
  assert.equal(object.size(), 3);
  assert.match(watchdog.events, /=> ask\n.*<= ask$/);
});

/** @type {import('node:http').Server} */
let server;
/** @type {string} */
let url;
before(async () => {
  // An answer that never comes.
  server = createServer(({ url: path }, response) => {
    if (path === '/page')
      response.setHeader('content-type', 'text/html').end('<title>A page</title>');
  });
  await new Promise((ready) => server.listen(0, '127.0.0.1', () => ready(null)));
  url = `http://127.0.0.1:${/** @type {import('node:net').AddressInfo} */ (server.address()).port}`;
});
after(() => {
  server.closeAllConnections();
  server.close();
});

test('a page that goes silent is ended, whichever call waits for it', async (t) => {
  const starting = new Watchdog();
  const browser = await launch([], { watchdog: starting });
  for (const [
    name,
    work,
  ] of /** @type {[string, (page: import('playwright-core').Page) => Promise<unknown>][]} */ ([
    ['a promise of the page', (page) => page.evaluate('new Promise(() => {})')],
    ['a state that never comes', (page) => page.waitForSelector('#never', { timeout: 0 })],
    ['a request without an answer', (page) => page.goto(`${url}/never`, { timeout: 0 })],
    ['a script without an end', (page) => page.evaluate('for (;;);')],
  ])) {
    await t.test(name, async () => {
      const page = await browser.newPage();
      const watchdog = new Watchdog(2000);
      watchdog.observe(page.context());
      await page.goto(`${url}/page`);
      const failure = await watchdog
        .guard(
          'the page',
          () => work(page),
          () => watchdog.describe(page),
        )
        .then(() => 'passed', String);
      assert.match(failure, /the page stood still: no sign of life for \d+ s/);
      assert.match(failure, /request http.*\/page/);
      const isStuck = /script|request/.test(name);
      assert.match(
        failure,
        isStuck ? /state it says nothing within/ : /state it says (complete|interactive)/,
      );
      const [, picture] = /Its picture: (.*)\.$/m.exec(failure) ?? [];
      if (!isStuck) assert.ok(existsSync(picture), picture);
    });
  }
  await browser.close();
});
