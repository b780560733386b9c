/** Every line of refused.txt is refused, with the error and the field that stand there. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { drawCase } from '../../fuzz/cases.js';
import { Fitting } from '../../fuzz/fitting.js';
import { parseRefused, showsRefusal } from '../../golden/refused.js';
import { mw } from '../support/load.js';
import { codeOf } from '../support/reference/code.js';
import { seeds } from '../support/seeds.js';

const lines = parseRefused(
  readFileSync(new URL('../../golden/refused.txt', import.meta.url), 'utf8'),
);

test('what is refused stays so', () => {
  assert.ok(lines.length > 50);
  for (const line of lines) {
    const what = `${line.code} ${line.error} ${line.field}`;
    assert.ok(
      showsRefusal(() => mw.generate(line.code), line),
      what,
    );
  }
});

test('codes are those of the grammar', (t) => {
  const fitting = new Fitting(mw.catalog);
  let made = 0;
  for (let number = 0; number < seeds(20_000, 400); number++) {
    const { options, world } = drawCase(fitting, 6, number);
    if (world || mw.check(options)) continue;
    const { code } = mw.generate(options);
    assert.equal(codeOf(mw.options(code), mw.catalog), code, `case ${number}`);
    made++;
  }
  t.diagnostic(`${made} codes`);
  assert.ok(made > 100);
});
