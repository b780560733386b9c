/** The arithmetic of the benchmark. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withPilots } from '../../bench/plan.js';
import { estimate, growthOf, median, quantile, spread } from '../../bench/statistics.js';
import { Random } from '../support/random.js';

test('a median has as many values above it as below it', () => {
  const random = new Random(5n);
  for (let count = 1; count < 60; count++) {
    const values = Array.from({ length: count }, () => random.below(40));
    const before = [...values];
    const middle = median(values);
    const below = values.filter((value) => value < middle).length;
    const above = values.filter((value) => value > middle).length;
    assert.ok(below <= count / 2 && above <= count / 2, `${values}: ${middle}`);
    assert.deepEqual(values, before);
  }
  assert.equal(median([9, 1]), 5);
  assert.equal(median([10, 9, 100]), 10);
});

test('a quantile lies between two values in proportion', () => {
  assert.equal(quantile([30, 10, 20], 0), 10);
  assert.equal(quantile([30, 10, 20], 1), 30);
  assert.equal(quantile([30, 10, 20], 0.25), 15);
  assert.equal(quantile([0, 100], 0.7), 70);
});

test('spread is half the distance of the quartiles, to the median', () => {
  assert.equal(spread([7]), 0);
  assert.equal(spread([10, 20, 30]), 0.25);
  assert.equal(spread([100, 200, 300]), 0.25);
  assert.equal(spread([1, 20, 20, 20, 999]), 0);
});

test('growth is the largest size to the smallest that were measured', () => {
  const results = [
    { size: 1000, nsPerCell: 6 },
    { size: 25, nsPerCell: 12 },
    { size: 250, nsPerCell: 4 },
    { size: 4000, note: 'left out' },
  ];
  assert.equal(growthOf(results), 0.5);
  assert.equal(growthOf(results, 250), 1.5);
  assert.equal(growthOf(results, 1000), null);
});

test('an estimate goes on as the last two sizes did, from linear to quadratic in the cells', () => {
  assert.equal(estimate([], 100), null);
  assert.equal(estimate([{ size: 10, ns: 5 }], 100), 500);
  const cubic = [
    { size: 10, ns: 1000 },
    { size: 20, ns: 8000 },
  ];
  assert.ok(Math.abs(estimate(cubic, 40) - 64_000) < 1e-6);
  const sublinear = [
    { size: 10, ns: 1000 },
    { size: 20, ns: 1500 },
  ];
  assert.equal(estimate(sublinear, 40), 6000);
  const hiccup = [
    { size: 10, ns: 1 },
    { size: 20, ns: 1e9 },
  ];
  assert.equal(estimate(hiccup, 40), 16e9);
});

test('a pilot stands wherever sizes lie more than four times apart', () => {
  assert.deepEqual(
    withPilots([25, 400, 1600]).map(({ size, pilot }) => (pilot ? -size : size)),
    [25, -100, 400, 1600],
  );
});
