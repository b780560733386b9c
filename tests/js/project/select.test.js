/** `npm test -- words`: which command runs, which tests it has, and which tests a word names. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DIVISORS, FORMS, formIn, formOf } from '../../../web/build/suites/forms.js';
import { selectTests } from '../../../web/build/suites/select.js';
import { readTag } from '../../../web/build/suites/tags.js';
import { filesIn, read } from '../support/sources.js';

const files = {
  cpp: filesIn('tests/cpp', /_test\.cpp$/),
  js: filesIn('tests/js', /\.test\.js$/),
  page: filesIn('tests/page', /\.test\.js$/),
};
const all = Object.values(files).flat();
/** How a command's files follow from the text of each. */
const formsOf = new Map(all.map((path) => [path, readTag(path, read(path)).form]));

/** Paths of what a command runs. */
function pathsOf(words, form) {
  const { cpp, js, page } = selectTests(words, form);
  return [...cpp, ...js, ...page].map(({ path }) => path);
}

test('each command has the files of its own tag and those of the commands before it', () => {
  for (const [i, form] of FORMS.entries()) {
    const isOwn = (path) => FORMS.slice(0, i + 1).includes(formsOf.get(path));
    assert.deepEqual(pathsOf([], form), all.filter(isOwn), form);
  }
  assert.deepEqual(selectTests([]), selectTests([], 'test'));
  const large = all.filter((path) => formsOf.get(path) === 'large');
  assert.ok(large.length > 0 && pathsOf([], 'seeds').length === all.length - large.length);
});

test('quick has neither C++ nor a browser', () => {
  const { cpp, page } = selectTests([], 'quick');
  assert.deepEqual([cpp, page], [[], []]);
  assert.throws(() => selectTests(['page/'], 'quick'), /No test of quick has 'page\/'/);
});

test('a file says in its first lines where it runs, what it costs and what it needs', () => {
  const tagOf = (text, path = 'tests/js/a.test.js') => readTag(path, text);
  const plain = { form: 'quick', seconds: 0, why: '', needsNative: false };
  assert.deepEqual(tagOf('// What this is.\n'), plain);
  assert.deepEqual(tagOf('', 'tests/page/a.test.js'), { ...plain, form: 'test' });
  assert.deepEqual(tagOf('', 'tests/cpp/a_test.cpp'), { ...plain, form: 'test' });
  const why = 'installs five projects';
  for (const form of ['quick', 'test', 'full', 'seeds', 'large']) {
    const told = { ...plain, form, seconds: 40, why };
    assert.deepEqual(tagOf(`// What this is.\n// ${form}: 40 s, ${why}\n`), told);
  }
  const needs = tagOf(`// full: 40 s, ${why}\n// needs: native build\n`);
  assert.deepEqual(needs, { form: 'full', seconds: 40, why, needsNative: true });
  // Only at its head.
  assert.deepEqual(tagOf(`${'//\n'.repeat(20)}// full: 40 s, ${why}\n`), plain);
});

test('a tag that says less, or more than one, is an error that names the file', () => {
  for (const text of [
    '// full: slow\n',
    '// full: 40 s\n',
    '// full: 4 s, one\n// test: 4 s, two\n',
    '// needs: rain\n',
  ]) {
    assert.throws(() => readTag('tests/js/a.test.js', text), /tests\/js\/a\.test\.js: .*got '/);
  }
});

test('a folder, a file and a part of a name', () => {
  const worlds = files.js.filter((path) => path.startsWith('tests/js/worlds/'));
  assert.ok(worlds.length > 1);
  for (const word of ['js/worlds/', 'tests/js/worlds', './tests/js/worlds/']) {
    assert.deepEqual(pathsOf([word]), worlds, word);
  }
  // Whatever command they belong to.
  assert.deepEqual(pathsOf(['page/']), files.page);
  for (const path of [worlds[0], files.page[0], files.cpp[0]]) {
    assert.deepEqual(pathsOf([path]), [path]);
  }
  const { cpp, js } = selectTests(['world']);
  assert.ok(cpp.length > 0 && js.length >= worlds.length);
});

test('projects of large tools run only by their name', () => {
  const large = ['tests/js/projects-all/projects.test.js'];
  assert.deepEqual(pathsOf(['projects-all']), large);
  assert.deepEqual(pathsOf(large), large);
  assert.deepEqual(pathsOf(['js/projects/']), ['tests/js/projects/projects.test.js']);
  assert.ok(!pathsOf(['projects']).includes(large[0]));
});

test('several words add up', () => {
  assert.deepEqual(pathsOf(['cpp/', 'page/']), [...files.cpp, ...files.page]);
});

test('a word that names nothing is an error', () => {
  assert.throws(() => selectTests(['worlds', 'wrolds']), /'wrolds'.*tests\/js\/worlds/s);
});

test('the command comes first, and is told to test files by a variable', () => {
  assert.deepEqual(formOf([]), { form: 'test', words: [] });
  for (const form of ['quick', 'full', 'seeds']) {
    assert.deepEqual(formOf([form]), { form, words: [] });
    assert.deepEqual(formOf([form, 'worlds']), { form, words: ['worlds'] });
    assert.equal(formIn({ MAZEWRIGHT_SEEDS: form }), form);
  }
  assert.deepEqual(formOf(['worlds', 'full']), { form: 'test', words: ['worlds', 'full'] });
  assert.equal(formIn({}), 'test');
  assert.throws(() => formIn({ MAZEWRIGHT_SEEDS: '7' }), /MAZEWRIGHT_SEEDS.*full.*got '7'/);
});

test('a command tries at least as many seeds as those before it, and the last one all', () => {
  const divisors = FORMS.map((form) => DIVISORS[form]);
  assert.deepEqual(divisors, [64, 64, 16, 1]);
});
