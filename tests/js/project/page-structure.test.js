// The folders of the page: an order, views apart from each other, a list of them.
import assert from 'node:assert/strict';
import { posix } from 'node:path';
import { test } from 'node:test';
import { importsOf } from '../support/arrows.js';
import { filesIn, read } from '../support/sources.js';

/** What lies in web/demo: each may import from itself and from what stands before it. */
const ORDER = [
  'config.js',
  'strings',
  'ui',
  'camera',
  'geometry',
  'lettering',
  'state',
  'shell',
  'form',
  'draw2d',
  'draw3d',
  'walk',
  'share',
  'games',
  'gallery',
  'views',
  'whole-page.js',
  'main.js',
];
/** Run by Node, by the page before its modules, or as its service worker. */
const SCRIPTS = ['vite.config.js', 'public/first-paint.js', 'public/sw.js'];

const page = filesIn('web/demo', /\.js$/).filter((file) => !SCRIPTS.includes(file.slice(9)));
/** @param {string} file */
const placeOf = (file) => ORDER.indexOf(file.split('/')[2]);

/** Files of the page that a module imports, types in comments included. @param {string} file */
function targetsOf(file) {
  const types = [
    ...read(file).matchAll(/\bimport\('(\.[^']+)'\)|@import\s[^'"]*?from\s+'(\.[^']+)'/g),
  ];
  const named = types.map(([, called, listed]) =>
    posix.join(posix.dirname(file), called ?? listed),
  );
  return [...new Set([...importsOf(file), ...named])].filter((target) =>
    target.startsWith('web/demo/'),
  );
}

test('a folder of the page imports only from folders before it', () => {
  for (const file of page) {
    assert.ok(placeOf(file) >= 0, `${file}: give its folder a place in the order of this test`);
    for (const target of targetsOf(file)) {
      assert.ok(page.includes(target), `${file} imports ${target}, which is not there`);
      assert.ok(placeOf(target) <= placeOf(file), `${file} imports ${target}`);
    }
  }
});

test('every place of the order has a file', () => {
  assert.deepEqual(
    ORDER.filter((_, place) => !page.some((file) => placeOf(file) === place)),
    [],
  );
});

test('views import nothing from each other, and views/index.js lists all of them', () => {
  const viewOf = (/** @type {string} */ file) =>
    /^web\/demo\/views\/([^/]+)\//.exec(file)?.[1] ?? null;
  const views = new Set(page.map(viewOf).filter((view) => view !== null));
  assert.ok(views.size > 1);
  for (const file of page.filter((each) => viewOf(each) !== null)) {
    for (const target of targetsOf(file)) {
      assert.ok([null, viewOf(file)].includes(viewOf(target)), `${file} imports ${target}`);
      assert.notEqual(target, 'web/demo/views/index.js', file);
    }
  }
  const listed = targetsOf('web/demo/views/index.js').map(viewOf);
  assert.deepEqual(
    [...views].filter((view) => !listed.includes(view)),
    [],
  );
});
