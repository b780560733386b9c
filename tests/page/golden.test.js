import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { parseGolden } from '../golden/hash.js';
import { browserFor } from './support/browser.js';
import { root } from './support/server.js';

const { withAddress } = browserFor({
  '/dist/': 'dist',
  '/golden/': 'tests/golden',
  '/blank': { html: '<!doctype html><title>blank</title><link rel="icon" href="data:," />' },
});

test('the browser makes the bytes of golden.txt', () =>
  withAddress('/blank', {}, async (page) => {
    const lines = parseGolden(readFileSync(join(root, 'tests/golden/golden.txt'), 'utf8'));
    const hashes = await page.evaluate(
      async (codes) => {
        const { createMazewright } = await import(`${location.origin}/dist/dungeons.js`);
        const { hashOf } = await import(`${location.origin}/golden/hash.js`);
        const mw = await createMazewright();
        return codes.map((code) => hashOf(mw.generate(code)));
      },
      lines.map(({ code }) => code),
    );
    assert.ok(lines.length > 100);
    assert.deepEqual(
      hashes.map((hash, i) => ({ code: lines[i].code, hash })),
      lines,
    );
  }));
