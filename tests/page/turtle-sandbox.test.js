// full: 37 s, scripts that try to break out
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SCRIPT_MS } from '../../web/demo/config.js';
import { browserFor } from './support/browser.js';
import { codeOf } from './support/maze.js';
import { switchLanguage } from './support/states.js';
import { reachLimit } from './support/time-limits.js';
import { runScript, writeScript } from './support/turtle.js';

const site = browserFor({}, { isolated: true });
const open = { hash: `${codeOf()}&view=turtle` };

/** After whatever happened the page lives on: a small script still draws. @param {import('playwright-core').Page} page */
async function assertAlive(page) {
  assert.match(await page.title(), / · mazewright$/);
  assert.equal(await page.locator('iframe').count(), 0);
  const { cubes, end } = await runScript(page, 'cube(1, 2, 3, 4)');
  assert.deepEqual({ cubes, end }, { cubes: 1, end: 'done' });
}

const ENDLESS = {
  'an endless loop': 'cube(0, 0, 1, 1); while (true);',
  'endless microtasks': '(function f() { Promise.resolve().then(f); })(); while (true);',
};

for (const [name, script] of Object.entries(ENDLESS)) {
  test(`${name}: the page answers meanwhile, and the time limit ends it`, () =>
    site.withPage(open, async (page) => {
      const run = runScript(page, `console.log('begun'); ${script}`);
      await page.waitForSelector('#turtle-output:has-text("begun")');
      await switchLanguage(page);
      assert.equal(await page.getAttribute('html', 'lang'), 'ko');
      await switchLanguage(page);
      await reachLimit(page, SCRIPT_MS);
      assert.equal((await run).end, 'hung');
      await assertAlive(page);
    }));
}

const FLOODS = {
  'an endless loop that keeps its cubes coming':
    'while (true) { try { cube(0, 0, 1, 1); } catch (e) {} }',
  'a flood of cubes': 'for (var i = 0; ; i++) cube(i, 0, 1, 1);',
};

for (const [name, script] of Object.entries(FLOODS)) {
  test(`${name} is stopped`, () =>
    site.withPage(open, async (page) => {
      assert.equal((await runScript(page, script)).end, 'flood');
      await assertAlive(page);
    }));
}

/** Each line must fail or find nothing; it prints OPEN when it gets through. */
const REACHES = [
  'parent.document.title = "taken"',
  'top.location = "https://example.com/"',
  'window.parent.postMessage("x", "*")',
  'document.cookie = "taken=1"',
  'document.body.innerHTML = ""',
  'localStorage.setItem("taken", "1")',
  'sessionStorage.setItem("taken", "1")',
  'new XMLHttpRequest().open("GET", URL_HERE, false) || x.send()',
  'importScripts(URL_HERE)',
  'new SharedWorker(URL_HERE)',
];

test('the page, its storage and the network are out of reach', () =>
  site.withPage(open, async (page) => {
    for (const line of REACHES) {
      const url = JSON.stringify(`${site.server.url}/stolen`);
      const script = `${line.replace('URL_HERE', url)}; console.log('OPEN');`;
      const { text } = await runScript(page, script);
      assert.doesNotMatch(text, /OPEN/, line);
      assert.equal(site.server.requests.includes('/stolen'), false, line);
      assert.equal(await page.evaluate(() => localStorage.getItem('taken')), null, line);
      assert.equal(await page.evaluate(() => document.cookie), '', line);
      await assertAlive(page);
    }
  }));

/** What the browser itself reports is expected here; that nothing leaves is what counts. */
test('no request leaves: fetch, sockets, beacons, event streams, nested workers', async () => {
  const { url, requests } = site.server;
  const script = `
    var out = ${JSON.stringify(`${url}/stolen`)};
    var tries = [
      function () { fetch(out).catch(function () {}); },
      function () { var x = new XMLHttpRequest(); x.open('GET', out, false); x.send(); },
      function () { new WebSocket(out.replace('http', 'ws')); },
      function () { new EventSource(out); },
      function () { new Worker(out); },
      function () { new Worker(URL.createObjectURL(new Blob(['fetch("' + out + '")']))); },
      function () { import(out).catch(function () {}); },
      function () { navigator.sendBeacon(out, 'x'); },
      function () { new Image().src = out; }
    ];
    tries.forEach(function (attempt) { try { attempt(); } catch (e) {} });
    console.log('tried');
    while (true);`;
  // What a browser may say about each try.
  const expected = /Content Security Policy|violates|Refused|WebSocket|Failed to fetch/;
  await site.withPage({ ...open, expected }, async (page) => {
    const run = runScript(page, script);
    await page.waitForSelector('#turtle-output:has-text("tried")');
    // What had left by now would be at the server before these.
    for (let i = 0; i < 10; i += 1) {
      await page.evaluate((later) => fetch(later).then((answer) => answer.text()), `icon.svg?${i}`);
    }
    await reachLimit(page, SCRIPT_MS);
    assert.equal((await run).end, 'hung');
    await assertAlive(page);
  });
  assert.equal(requests.includes('/stolen'), false);
});

test('forged messages count for nothing', () =>
  site.withPage(open, async (page) => {
    const forged = `
      var cubes = new Float32Array(400).map(function (_, i) { return i; });
      for (var i = 0; i < 50; i++) {
        postMessage({ type: 'cubes', cubes: cubes });
        postMessage({ type: 'done' });
        postMessage({ type: 'line', kind: 'log', text: 'forged' });
      }
      cube(1, 1, 1, 1);`;
    const run = runScript(page, forged);
    await page.evaluate(() => {
      for (const type of ['cubes', 'done', 'flood', 'line', 'cut', 'alive']) {
        window.postMessage({ type, kind: 'log', text: 'forged', cubes: new Float32Array(8) }, '*');
      }
    });
    const { cubes, text, end } = await run;
    assert.deepEqual({ cubes, end }, { cubes: 1, end: 'done' });
    assert.doesNotMatch(text, /forged/);
    await assertAlive(page);
  }));

test('changed built-ins change nothing outside the script', () =>
  site.withPage(open, async (page) => {
    const games = `
      Array.prototype[Symbol.iterator] = function () { throw 1; };
      Array.prototype.push = Array.prototype.map = Array.prototype.slice = function () {};
      Float32Array.prototype.slice = function () { return { buffer: new ArrayBuffer(8) }; };
      MessagePort.prototype.postMessage = function () {};
      Object.defineProperty(Object.prototype, 'type', { set: function () {}, get: function () { return 'done'; } });
      Object.prototype.cubes = new Float32Array(4000);
      Math.abs = function () { return 0; };
      JSON.stringify = function () { return { toString: function () { throw 2; } }; };
      cube('x', {}, NaN, 1); console.log({});`;
    await runScript(page, games);
    await assertAlive(page);
  }));

test('a giant output is cut', () =>
  site.withPage(open, async (page) => {
    const giant = `
      var long = new Array(1e6).join('very long ');
      for (var i = 0; i < 3000; i++) console.log(i, long);
      alert(long);`;
    const { text } = await runScript(page, giant);
    assert.ok(text.length < 1_000_000, `${text.length} characters`);
    await assertAlive(page);
  }));

test('a script that runs is gone when the view is left', () =>
  site.withPage(open, async (page) => {
    await page.waitForSelector('#turtle-count');
    await writeScript(page, 'while (true);');
    await page.click('#turtle-run');
    await page.waitForSelector('iframe', { state: 'attached' });
    await page.click('#tab-play');
    await page.waitForSelector('iframe', { state: 'detached' });
  }));
