/** `npm test -- words`: which form of the tests runs, and which tests a word names. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formOf, seedsOf } from '../../../web/build/suites/forms.js';
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

test('quick and full come first, and their seeds are told to test files by a variable', () => {
  assert.deepEqual(formOf([]), { seeds: 'normal', words: [] });
  assert.deepEqual(formOf(['quick']), { seeds: 'quick', words: [] });
  assert.deepEqual(formOf(['full', 'worlds']), { seeds: 'full', words: ['worlds'] });
  assert.deepEqual(formOf(['worlds', 'full']), { seeds: 'normal', words: ['worlds', 'full'] });
  assert.deepEqual([seedsOf({}), seedsOf({ MAZEWRIGHT_SEEDS: 'full' })], ['normal', 'full']);
  assert.throws(() => seedsOf({ MAZEWRIGHT_SEEDS: '7' }), /MAZEWRIGHT_SEEDS.*full.*got '7'/);
});

test('quick has every JavaScript test that needs nothing but the package', () => {
  const { cpp, js, page } = selectTests([], 'quick');
  const others = all.js.filter((path) => !js.includes(path)).sort();
  assert.deepEqual({ cpp, page }, { cpp: [], page: [] });
  assert.deepEqual(others, [
    'tests/js/bench/contestants.test.js',
    'tests/js/package/types.test.js',
    'tests/js/project/install.test.js',
    'tests/js/project/native.test.js',
    'tests/js/projects/projects.test.js',
  ]);
  assert.throws(() => selectTests(['page/'], 'quick'), /No test of quick has 'page\/'/);
});
