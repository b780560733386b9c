// What a link to the page shows elsewhere.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pageAddress, withPreview } from '../../../web/build/page/link-preview.js';
import { read } from '../support/sources.js';

const html = read('web/demo/index.html');
/** The content of a property; null if it is absent. @param {string} page @param {string} property */
const contentOf = (page, property) =>
  new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(page)?.[1] ?? null;

test('with an address the page names itself and its picture in full', () => {
  for (const homepage of ['https://mazes.example/app', 'https://mazes.example/app/#top']) {
    const page = withPreview(html, pageAddress({ homepage }));
    assert.equal(contentOf(page, 'og:url'), 'https://mazes.example/app/');
    assert.equal(contentOf(page, 'og:image'), 'https://mazes.example/app/preview.png');
    assert.equal(contentOf(page, 'og:title'), contentOf(html, 'og:title'));
  }
});

test('without an address, or with one in the repository, nothing is made up', () => {
  const repository = { url: 'git+https://code.example/mazes.git' };
  assert.equal(pageAddress({}), null);
  assert.equal(pageAddress({ repository }), null);
  assert.equal(pageAddress({ repository, homepage: 'https://code.example/mazes#readme' }), null);
  assert.equal(
    pageAddress({ repository, homepage: 'https://mazes.example' }),
    'https://mazes.example/',
  );
  assert.equal(withPreview(html, null), html);
});

test('a page without a picture is not built with an address', () => {
  assert.throws(() => withPreview('<html>', 'https://mazes.example/'), /og:image/);
});
