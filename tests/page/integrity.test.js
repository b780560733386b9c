import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { guide, pagesOf } from '../js/support/readme.js';
import { testInFull } from '../js/support/seeds.js';
import { browserFor } from './support/browser.js';
import { root } from './support/server.js';

/** @type {Record<string, string>} */
const hashes = JSON.parse(readFileSync(join(root, 'dist/integrity.json'), 'utf8'));
/** The examples of another host, with the hashes of this build. */
const pages = (guide('entries') ?? []).flatMap(pagesOf).map(({ name, code }) => ({
  name,
  code: code.replaceAll(
    /(\/dist\/([^"]+)"(?:: |\s+integrity=)")sha384-\.\.\./g,
    (_, start, file) => `${start}${hashes[file]}`,
  ),
}));
const { withAddress } = browserFor(
  Object.fromEntries(
    pages.map(({ code }, index) => [
      `/integrity/${index}`,
      { html: `<!doctype html><link rel="icon" href="data:," />${code}` },
    ]),
  ),
);

/**
 * Answers for the other host, with the files of this build and something behind each.
 * @param {import('playwright-core').Page} page
 * @param {string} more
 */
const answer = (page, more) =>
  page.route('https://cdn.jsdelivr.net/**', (route) => {
    const [, file = ''] = /\/dist\/(.*)/.exec(new URL(route.request().url()).pathname) ?? [];
    return route.fulfill({
      body: readFileSync(join(root, 'dist', file), 'utf8') + more,
      contentType: 'text/javascript',
      headers: { 'access-control-allow-origin': '*' },
    });
  });

test('the guide has pages with hashes', () => {
  assert.equal(pages.length, 4);
  for (const { code } of pages) assert.match(code, /sha384-[\w+/]{64}/);
});

pages.forEach(({ name }, index) => {
  const address = `/integrity/${index}`;

  testInFull(`the page of ${name} runs the bytes of this build`, () =>
    withAddress('/rest', {}, async (page) => {
      await answer(page, '');
      await page.goto(new URL(address, page.url()).href);
      await page.waitForFunction(() => 'mazewright' in globalThis);
    }),
  );

  testInFull(`the page of ${name} refuses others`, () =>
    withAddress(
      '/rest',
      {},
      async (page) => {
        await answer(page, '\n');
        const told = page.waitForEvent('console', (message) => /integrity/.test(message.text()));
        await page.goto(new URL(address, page.url()).href);
        await told;
        assert.equal(await page.evaluate(() => 'mazewright' in globalThis), false);
      },
      /integrity/,
    ),
  );
});
