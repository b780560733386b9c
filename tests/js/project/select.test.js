/** `npm test -- words`: which tests a word names. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { selectTests } from '../../../web/build/suites/select.js';
import { filesIn } from '../support/sources.js';

const all = {
  cpp: filesIn('tests/cpp', /_test\.cpp$/),
  js: filesIn('tests/js', /\.test\.js$/).filter((path) => !path.includes('projects-all')),
  page: filesIn('tests/page', /\.test\.js$/),
};

test('no word is every test but those of large tools', () => {
  assert.deepEqual(selectTests([]), all);
});

test('a folder, a file and a part of a name', () => {
  const worlds = all.js.filter((path) => path.startsWith('tests/js/worlds/'));
  assert.ok(worlds.length > 1);
  for (const word of ['js/worlds/', 'tests/js/worlds', './tests/js/worlds/']) {
    assert.deepEqual(selectTests([word]), { cpp: [], js: worlds, page: [] }, word);
  }
  assert.deepEqual(selectTests(['page/']).page, all.page);
  for (const path of [worlds[0], all.page[0], all.cpp[0]]) {
    const { cpp, js, page } = selectTests([path]);
    assert.deepEqual([...cpp, ...js, ...page], [path]);
  }
  const { cpp, js } = selectTests(['world']);
  assert.ok(cpp.length > 0 && js.length >= worlds.length);
});

test('projects of large tools run only by their name', () => {
  const large = ['tests/js/projects-all/projects.test.js'];
  assert.deepEqual(selectTests(['projects-all']), { cpp: [], js: large, page: [] });
  assert.deepEqual(selectTests(large).js, large);
  assert.deepEqual(selectTests(['projects']).js, ['tests/js/projects/projects.test.js']);
});

test('several words add up', () => {
  const { cpp, js, page } = selectTests(['cpp/', 'page/']);
  assert.deepEqual({ cpp, js, page }, { ...all, js: [] });
});

test('a word that names nothing is an error', () => {
  assert.throws(() => selectTests(['worlds', 'wrolds']), /'wrolds'.*tests\/js\/worlds/s);
});
