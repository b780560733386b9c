import assert from 'node:assert/strict';
import { test } from 'node:test';
import { HELD } from '../../web/demo/views/watch/lessons/held.js';
import { UNIFORM } from '../../web/demo/views/watch/lessons/uniform.js';
import { LESSONS, sentenceOf } from '../../web/demo/views/watch/lessons.js';
import { LINE_IDS, linesOf, runningLine } from '../../web/demo/views/watch/lines.js';
import { phasesOf } from '../../web/demo/views/watch/phase.js';
import { searchPhasesOf } from '../../web/demo/views/watch/search-phase.js';
import { mw } from '../js/support/load.js';

const { generators, solvers } = mw.catalog;
const ids = [...generators, ...solvers].map((row) => String(row.id)).sort();

/** @param {object} options */
const generate = (options) =>
  mw.generate(/** @type {any} */ ({ width: 24, height: 20, seed: 'page', ...options }));

/** Films of every generator in each mode: id, mode and film. */
function* makings() {
  for (const { id, modes } of generators) {
    for (const mode of modes) {
      yield { id, mode, film: mw.film(generate({ algorithm: id, mode, steps: true })) };
    }
  }
}

/** Films of every solver, in a maze with loops and dead ends. */
function* searches() {
  const passes = [{ id: 'braid', share: 0.5 }];
  const maze = generate({ algorithm: generators[0].id, passes });
  for (const { id } of solvers) {
    yield { id, mode: '', film: mw.film(maze, maze.solve({ solver: id, steps: true })) };
  }
}

/** @param {Iterable<{ id: string, mode: string, film: import('mazewright/dungeons').Film }>} films @param {(film: any) => readonly string[]} phases */
function checkFilms(films, phases) {
  /** @type {Map<string, Set<number>>} */
  const sentences = new Map();
  for (const { id, mode, film } of films) {
    const lines = linesOf(id, mode);
    const [shown, told] = [new Set(), sentences.get(id) ?? new Set()];
    do {
      const now = phases(film);
      const [line, sentence] = [runningLine(lines, now), sentenceOf(id, now)];
      assert.ok(line >= 0 && sentence >= 0, `${id} ${mode}: ${now}`);
      shown.add(line);
      told.add(sentence);
    } while (film.next());
    for (const [i, line] of lines.entries()) {
      assert.equal(shown.has(i), line.phases.length > 0, `${id} ${mode}: line ${i}: ${line.en}`);
    }
    sentences.set(id, told);
  }
  for (const [id, told] of sentences) {
    for (const [i, names] of LESSONS[id].phases.entries()) {
      assert.equal(told.has(i), names !== '', `${id}: sentence ${i}`);
    }
  }
}

test('every moment of the making of a maze marks one line and one sentence, and each that it can', () =>
  checkFilms(makings(), phasesOf));

test('every moment of a search marks one line and one sentence, and each that it can', () =>
  checkFilms(searches(), searchPhasesOf));

test('every algorithm and solver has pseudocode and sentences in both languages', () => {
  assert.deepEqual(Object.keys(LESSONS).sort(), ids);
  assert.deepEqual([...new Set(LINE_IDS.map((id) => id.split(' ')[0]))].sort(), ids);
  assert.deepEqual(Object.keys(HELD).sort(), ids);
  for (const [id, { phases, en, ko }] of Object.entries(LESSONS)) {
    assert.ok(generators.every((row) => row.id !== id) || phases.length === 5, id);
    assert.deepEqual([en.length, ko.length], [phases.length, phases.length], id);
    for (const text of [...en, ...ko]) assert.match(text, /^\S.*[.]$/, id);
    for (const text of ko) assert.match(text, /[가-힣]/, id);
  }
  for (const name of LINE_IDS) {
    const [id, mode] = name.split(' ');
    const lines = linesOf(id, mode);
    assert.ok(lines.length >= 6 && lines.length <= 12, name);
    for (const { en, ko, indent } of lines) {
      assert.match(ko, /[가-힣]/, name);
      assert.ok(en !== '' && en.length <= 64, `${name}: ${en}`);
      assert.ok(Number.isInteger(indent) && indent >= 0 && indent <= 3, `${name}: ${en}`);
    }
  }
});

test('a mode that does something else has pseudocode of its own', () => {
  for (const name of LINE_IDS.filter((each) => each.includes(' '))) {
    const [id, mode] = name.split(' ');
    assert.ok(
      generators.find((row) => row.id === id)?.modes.some((each) => each === mode),
      name,
    );
    assert.notDeepEqual(linesOf(id, mode), linesOf(id), name);
  }
});

test('every uniform algorithm, and no other one, says why', () => {
  const uniform = generators.filter((row) => row.uniform).map(({ id }) => String(id));
  assert.deepEqual(Object.keys(UNIFORM).sort(), uniform.sort());
  for (const { en, ko } of Object.values(UNIFORM)) {
    assert.match(en, /[.]$/);
    assert.match(ko, /[가-힣].*[.]$/);
  }
});
