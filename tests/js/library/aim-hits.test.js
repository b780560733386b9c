/** What mw.aim is for: it reaches what 1,000 seeds show to be reachable. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mw } from '../support/load.js';
import { some } from '../support/seeds.js';

const SEEDS = 1000;
const TRIES = 1000;
const MIN_SHARE = 0.95;

/** Algorithms of different textures, the last one not perfect, so that all its tries are seeds. */
const GROUNDS = [
  ...['square', 'hex', 'triangle', 'zeta'].map((shape) => ['wilson', shape]),
  ...['recursiveBacktracker', 'primFrontierCell', 'binaryTree', 'recursiveDivision'].flatMap(
    (algorithm) => ['square', 'hex'].map((shape) => [algorithm, shape]),
  ),
  ['unicursal', 'square'],
];
const FIGURES = /** @type {const} */ (['solution', 'deadEnds', 'turns', 'difficulty']);

/** Shares of the sorted figures of all seeds, from the rarest low ones to the rarest high ones. */
const QUANTILES = [
  [0, 0.01],
  [0.01, 0.05],
  [0.2, 0.22],
  [0.49, 0.51],
  [0.78, 0.8],
  [0.95, 0.99],
  [0.99, 1],
];
const TAILS = [
  [0, 0.05],
  [0.48, 0.52],
  [0.95, 1],
];

/** @param {any} maze */
function figuresOf(maze) {
  const { solutionLength: solution, deadEnds, turns } = maze.stats();
  return { solution, deadEnds, turns, difficulty: maze.difficulty() };
}

const isHit = (figures, targets) =>
  Object.entries(targets).every(
    ([figure, [low, high]]) => figures[figure] >= low && figures[figure] <= high,
  );

/** Targets by kind: each figure alone, and pairs with one of them in a tail. */
function targetsFrom(seen) {
  const sorted = (figure) => seen.map((figures) => figures[figure]).sort((a, b) => a - b);
  const all = Object.fromEntries(FIGURES.map((figure) => [figure, sorted(figure)]));
  const range = (figure, [low, high]) => [
    all[figure][Math.floor(low * (SEEDS - 1))],
    all[figure][Math.ceil(high * (SEEDS - 1))],
  ];
  const targets = FIGURES.flatMap((a) => QUANTILES.map((share) => ({ [a]: range(a, share) })));
  for (const [i, a] of FIGURES.entries()) {
    for (const b of FIGURES.slice(0, i)) {
      for (const one of TAILS) {
        for (const other of TAILS) targets.push({ [a]: range(a, one), [b]: range(b, other) });
      }
    }
  }
  return targets.filter((each) => seen.some((figures) => isHit(figures, each)));
}

test('aim hits at least 95 % of what 1,000 seeds show to be reachable', (t) => {
  let [all, hits] = [0, 0];
  const grounds = some(GROUNDS, 5);
  for (const [algorithm, shape] of grounds) {
    const options = { algorithm, shape, width: 14, height: 14 };
    const seen = Array.from({ length: SEEDS }, (_, seed) =>
      figuresOf(mw.generate({ ...options, seed: `seen ${seed}` })),
    );
    const targets = targetsFrom(seen);
    const found = targets.map((each, i) => mw.aim({ ...options, seed: i }, each, { tries: TRIES }));
    const hit = found.filter(({ reached }, i) => isHit(reached, targets[i]));
    assert.deepEqual(
      found.map(({ met }) => met),
      found.map(({ reached }, i) => isHit(reached, targets[i])),
    );
    const edited = hit.filter(({ maze }) => mw.options(maze.code).edits !== undefined).length;
    const tried = found.reduce((sum, one) => sum + one.tried, 0) / found.length;
    t.diagnostic(
      `${algorithm} ${shape}: ${targets.length} targets, ${hit.length} hits, ${edited} of them by edits, ${Math.round(tried)} tries each`,
    );
    all += targets.length;
    hits += hit.length;
  }
  t.diagnostic(`${all} targets, ${hits} hits: ${((100 * hits) / all).toFixed(1)} %`);
  assert.ok(
    all > (800 * grounds.length) / GROUNDS.length && hits >= MIN_SHARE * all,
    `${hits} of ${all}`,
  );
});
