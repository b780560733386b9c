/** The list of cases of the fuzzer: whole, and the same every time. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drawCase, KINDS } from '../../fuzz/cases.js';
import { Draws } from '../../fuzz/draws.js';
import { Fitting } from '../../fuzz/fitting.js';
import { brokenLaws } from '../../fuzz/laws.js';
import { simplerCases } from '../../fuzz/minimize.js';
import { nativeLines } from '../../fuzz/native-lines.js';
import { Report } from '../../fuzz/report.js';
import { mw } from '../support/load.js';

const { catalog } = mw;
const fitting = new Fitting(catalog);

test('every row and every ordered pair of passes is drawn', (t) => {
  const report = new Report();
  // Pairs that cannot follow one another come once in 16 cases of passes.
  const rounds = 16 * fitting.otherPairs.length;
  const usual = Math.ceil((16 * fitting.pairs.length) / 15);
  const perTurn = KINDS.filter((kind) => kind === 'passes').length;
  const all = Array.from({ length: KINDS.length * Math.ceil(rounds / perTurn) }, (_, n) => n);
  const ofPasses = all.filter((number) => KINDS[number % KINDS.length] === 'passes');
  const numbers = [
    ...all.slice(0, 40 * KINDS.length),
    ...ofPasses.filter((_, round) => round < usual || round % 16 === 15),
  ];
  for (const number of numbers) report.add(drawCase(fitting, 1, number), { broken: [] });
  t.diagnostic(`${numbers.length} cases, ${fitting.pairs.length} pairs of passes that fit`);
  assert.deepEqual(report.missing(catalog), []);
});

test('every pass that changes the grid is drawn with each choice of a generator and of a shape', (t) => {
  const entries = (params) => ['', ...Object.entries(params).map((entry) => entry.join(' '))];
  const namesOf = ({ pass, row, params, shape, shapeParams }) =>
    entries(params).flatMap((own) =>
      entries(shapeParams).map((its) => [pass, row, own, shape, its].join('; ')),
    );
  const drawn = new Set();
  const perTurn = KINDS.filter((kind) => kind === 'grid').length;
  const cases = KINDS.length * Math.ceil(fitting.changedGrids.length / perTurn);
  for (let number = 0; number < cases; number++) {
    if (KINDS[number % KINDS.length] !== 'grid') continue;
    const { options } = drawCase(fitting, 1, number);
    const { algorithm, shape = 'square', params = {}, passes } = options;
    const { id, ...shapeParams } = typeof shape === 'object' ? shape : { id: shape };
    const given = { pass: passes[0].id, row: algorithm, params, shape: id, shapeParams };
    for (const name of namesOf(given)) drawn.add(name);
  }
  const wanted = fitting.changedGrids.flatMap(({ pass, row, shape, ...params }) =>
    namesOf({ pass: pass.id, row: row.id, shape: shape.id, ...params }),
  );
  t.diagnostic(`${fitting.changedGrids.length} grids in ${cases} cases`);
  assert.deepEqual(
    wanted.filter((name) => !drawn.has(name)),
    [],
  );
});

test('a number gives the same case, whatever was drawn before', () => {
  const others = new Fitting(catalog);
  const backward = Array.from({ length: 60 }, (_, i) => drawCase(others, 3, 59 - i)).reverse();
  for (const [number, its] of backward.entries()) {
    assert.deepEqual(drawCase(fitting, 3, number), its);
  }
  assert.notDeepEqual(drawCase(fitting, 4, 7).options, backward[7].options);
});

test('the numbers are those of the definition: MurmurHash3 of a counter', () => {
  const mix = (value) => {
    let bits = BigInt(value);
    const times = (factor) => {
      bits = BigInt.asUintN(32, bits * factor);
    };
    bits ^= bits >> 16n;
    times(0x85ebca6bn);
    bits ^= bits >> 13n;
    times(0xc2b2ae35n);
    return bits ^ (bits >> 16n);
  };
  const begin = mix(mix(7) ^ 9n);
  const draws = new Draws(7, 9);
  for (let i = 1n; i <= 100n; i++) {
    assert.equal(BigInt(draws.next()), mix(BigInt.asUintN(32, begin + i * 0x9e3779b9n)));
  }
});

test('simpler cases are other cases, and lines end with run', () => {
  for (let number = 0; number < 40; number++) {
    const given = drawCase(fitting, 1, number);
    for (const simpler of simplerCases(given)) assert.notDeepEqual(simpler, given);
    assert.match(nativeLines(given), /^algorithm \w+\n(.+\n)+run\n$/);
  }
});

test('figures of another maze break the laws of a perfect one', () => {
  const good = { kept: 9, cells: 9, links: 8, loops: 0, components: 1, gridComponents: 1 };
  const ends = { start: 1, end: 1, joined: true };
  const options = { algorithm: 'wilson' };
  assert.deepEqual(brokenLaws(catalog, options, { ...good, ...ends }), []);
  const broken = (figures) => brokenLaws(catalog, options, { ...good, ...ends, ...figures });
  assert.deepEqual(broken({ loops: 1 }), ['perfect']);
  assert.deepEqual(broken({ components: 2 }), ['connected']);
  assert.deepEqual(broken({ cells: 8 }), ['cells kept']);
  assert.deepEqual(broken({ start: 0 }), ['ends open', 'ends placed']);
  assert.deepEqual(broken({ joined: false }), ['ends joined']);
});
