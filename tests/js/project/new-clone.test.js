// What runs before anything is installed: the commands of a new clone.
import assert from 'node:assert/strict';
import { posix } from 'node:path';
import { test } from 'node:test';
import { read } from '../support/sources.js';

/** What a module imports when it is loaded, by the words behind `from`. @param {string} file */
const loadedBy = (file) =>
  [...read(file).matchAll(/^(?:import|export)\s(?:[^'"]*?\sfrom\s)?['"]([^'"]+)['"]/gm)].map(
    ([, name]) => name,
  );

test('the commands of a new clone load no package before they have installed any', () => {
  const queue = ['build', 'start', 'test'].map((name) => `web/build/${name}.js`);
  const seen = new Set(queue);
  for (const file of queue) {
    for (const name of loadedBy(file)) {
      if (name.startsWith('node:')) continue;
      assert.ok(name.startsWith('.'), `${file} imports ${name}: import it where it is used`);
      const path = posix.join(posix.dirname(file), name);
      if (!seen.has(path)) queue.push(path);
      seen.add(path);
    }
  }
  assert.ok(queue.length > 20, `${queue.length} modules`);
});
