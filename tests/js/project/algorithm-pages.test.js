// The pages of algorithms, as they are written before they become HTML: no sentence or cell lacks its text. Cost: 1 s.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createMazewright } from 'mazewright/dungeons';
import { en } from 'mazewright/en';
import { ko } from 'mazewright/ko';
import { algorithmPages } from '../../../web/build/site/algorithms.js';

test('every algorithm has a page in both languages, with no field left empty', async () => {
  const [english, korean] = [
    await createMazewright({ texts: en }),
    await createMazewright({ texts: ko }),
  ];
  const pages = algorithmPages({ en: english, ko: korean });
  assert.equal(pages.length, 2 * english.catalog.generators.length);
  for (const { path, title, source } of pages) {
    assert.match(title, /\S/, path);
    const texts = source.replaceAll(/```[^`]*```/g, '');
    for (const line of texts.split('\n')) {
      // A label without a value, an item, a heading or a cell without a text, and what JavaScript makes of nothing.
      assert.doesNotMatch(
        line,
        /:\s*\.?$|: \.|^(-|\d+\.|#+)\s*$|undefined|null/,
        `${path}: ${line}`,
      );
    }
  }
});
