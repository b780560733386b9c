import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LESSONS, sentenceOf } from '../../web/demo/views/watch/lessons.js';
import { phaseOf } from '../../web/demo/views/watch/phase.js';
import { mw } from '../js/support/load.js';

test('every algorithm is explained in five sentences, and every moment of its film by one of them', () => {
  assert.deepEqual(Object.keys(LESSONS).sort(), mw.catalog.generators.map(({ id }) => id).sort());
  for (const { id, modes } of mw.catalog.generators) {
    const { phases, en, ko } = LESSONS[id];
    assert.deepEqual([phases.length, en.length, ko.length], [5, 5, 5], id);
    for (const text of [...en, ...ko]) assert.match(text, /^\S.*[.]$/, id);
    for (const text of ko) assert.match(text, /[가-힣]/, id);
    const shown = new Set();
    for (const mode of modes) {
      const options = { algorithm: id, mode, width: 24, height: 20, seed: 'page', steps: true };
      const film = mw.film(mw.generate(/** @type {any} */ (options)));
      do {
        const phase = phaseOf(film);
        const sentence = sentenceOf(id, phase);
        assert.ok(sentence >= 0, `${id}: ${phase}`);
        shown.add(sentence);
      } while (film.next());
    }
    for (const [i, names] of phases.entries()) {
      assert.equal(shown.has(i), names !== '', `${id}: sentence ${i}`);
    }
  }
});
