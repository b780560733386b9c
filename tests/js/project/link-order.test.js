// Of an inline function that several files have, the linker keeps the copy of the first file. Were files that are
// built for size before those built for speed, most generators would take twice as long and give the same mazes.
// Cost: reads one file.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';

const rules = readFileSync(new URL('../../../build/wasm/build.ninja', import.meta.url), 'utf8');

for (const program of ['core', 'dungeons']) {
  test(`${program}.wasm is linked with the files that are built for speed first`, () => {
    const [, inputs] = rules.match(new RegExp(`^build ${program}\\.js: \\S+ (.*?) \\|`, 'm')) ?? [];
    assert.ok(inputs, `build.ninja has no rule for ${program}.js`);
    const isFast = inputs.split(' ').map((file) => file.includes('/mazewright_fast.dir/'));
    const fast = isFast.filter(Boolean).length;
    assert.ok(fast > 0 && fast < isFast.length);
    assert.equal(isFast.lastIndexOf(true), fast - 1, 'a file built for size comes before');
  });
}
