/** Who is served when, and how far each is told to be. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mw } from '../support/load.js';
import { openPool } from '../support/pool.js';
import { plainRow } from '../support/shapes.js';

const long = { algorithm: plainRow().id, width: 1500, height: 1500 };
const short = { algorithm: plainRow().id, width: 5, height: 5, seed: 0 };

/** The names of calls in the order in which they were told of. */
function listen() {
  const heard = [];
  return { heard, as: (name) => ({ onProgress: () => heard.push(name) }) };
}

test('two workers work at the same time', async () => {
  const pool = await openPool({ size: 2 });
  await Promise.all([pool.generate(short), pool.generate(short)]); // both have started
  const { heard, as } = listen();
  await Promise.all([
    pool.generate({ ...long, seed: 1 }, as('a')),
    pool.generate({ ...long, seed: 2 }, as('b')),
  ]);
  const [a, b] = ['a', 'b'].map((name) => [heard.indexOf(name), heard.lastIndexOf(name)]);
  assert.ok(a[0] < b[1] && b[0] < a[1], heard.join(''));
});

test('one worker serves in turn', async () => {
  const pool = await openPool({ size: 1 });
  const { heard, as } = listen();
  await Promise.all(
    ['a', 'b', 'c'].map((name, seed) => pool.generate({ ...long, seed }, as(name))),
  );
  assert.match(heard.join(''), /^a+b+c+$/);
});

test('a higher priority goes before, but not for ever', async () => {
  const pool = await openPool({ size: 1 });
  const order = [];
  const ask = (name, priority) => pool.generate(short, { priority }).then(() => order.push(name));
  const first = pool.generate({ ...long, seed: 1 });
  const calls = [ask('low', -1), ask('usual', 0)];
  for (let i = 0; i < 40; i += 1) calls.push(ask('high', 1));
  await Promise.all([first, ...calls]);
  const [usual, low] = [order.indexOf('usual'), order.indexOf('low')];
  // A step of priority passes the 16 places before it, so the one of priority 0 lets 16 pass.
  assert.equal(usual, 15);
  assert.equal(low, 31);
});

test('progress rises to 1 for every generator', async (t) => {
  const pool = await openPool({ size: 2 });
  const told = [];
  const rows = mw.catalog.generators;
  const size = { width: 500, height: 500 };
  await Promise.all(
    rows.map(async ({ id }) => {
      const shares = [];
      const onProgress = ({ done, of, share }) => {
        assert.ok(done >= 0 && of > 0, `${id}: ${done} of ${of}`);
        shares.push(share);
      };
      await pool.generate({ algorithm: id, ...size, seed: 1 }, { onProgress });
      assert.equal(shares.at(-1), 1, id);
      assert.deepEqual(
        shares,
        shares.toSorted((a, b) => a - b),
        id,
      );
      assert.ok(shares[0] >= 0 && shares[0] <= 1, id);
      told.push(shares.length);
    }),
  );
  t.diagnostic(`${told.join(' ')} tellings`);
});
