// The heads of the site's pages, for search engines. Cost: 0.1 s.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { layout } from '../../../web/build/site/layout.js';

const page = /** @type {const} */ ({
  language: 'ko',
  file: 'web/docs/ko/games.md',
  path: 'ko/games.html',
  other: 'games.html',
  source: '',
  title: '게임',
});
/** @param {string} body @param {string | null} [address] */
const headOf = (body, address = null) => layout(page, body, [page], address).split('</head>')[0];
/** @param {string} head */
const descriptionOf = (head) => /<meta name="description" content="([^"]*)"/.exec(head)?.[1];

test('a page names its addresses in both languages where it is published, and none before', () => {
  const head = headOf('<p>One.</p>', 'https://mazes.example/');
  const links = head.match(/<link rel="(canonical|alternate)".*>/g);
  assert.deepEqual(links, [
    '<link rel="canonical" href="https://mazes.example/docs/ko/games.html" />',
    '<link rel="alternate" hreflang="en" href="https://mazes.example/docs/games.html" />',
  ]);
  assert.doesNotMatch(headOf('<p>One.</p>'), /rel="(canonical|alternate)"/);
});

test('a page is described by its first sentence, shortened to what is shown', () => {
  const head = headOf(
    '<p><a href="x">Other</a></p><p>A <code>maze</code> &quot;here&quot;.\nMore.</p>',
  );
  assert.equal(descriptionOf(head), 'A maze &quot;here&quot;. More.');
  const long = String(descriptionOf(headOf(`<p>${'word '.repeat(60)}ends.</p>`)));
  assert.ok(long.length <= 163 && long.endsWith('word …'), long);
  assert.match(String(descriptionOf(headOf(''))), /\S/);
});
