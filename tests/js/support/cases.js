/** Combinations of everything the catalog offers: a new row is tested with no line changed here. */
import assert from 'node:assert/strict';
import { mw } from './load.js';
import { some } from './seeds.js';

export const SIZES = [
  [1, 1],
  [1, 40],
  [40, 1],
  [2, 2],
  [21, 13],
  [40, 40],
  [101, 101],
];

/** Number `index` of an endless list of seeds: plain, negative, beyond 2^53, and texts. */
export function seedOf(index) {
  const kinds = [index, -index - 1, (1n << 60n) + BigInt(index), `미로 ${index} 🧭`];
  return kinds[index % 4];
}

/**
 * Every generator and mode on flat squares: [{ row, mode, shape }]. The checkers of grid.js and
 * walk.js know these only; matrix.test.js has the other shapes.
 */
export function rowModes() {
  const shape = 'square';
  return mw.catalog.generators
    .filter(({ shapes }) => shapes.includes(shape))
    .flatMap((row) => row.modes.map((mode) => ({ row, mode, shape })));
}

/**
 * One row of each kind, mode and perfection: enough for what is done with a finished maze. Drawings,
 * texts and solvers see passages and kinds of tiles only and name no algorithm (structure.test.js).
 */
export function finishedRows() {
  const seen = new Set();
  return rowModes().filter(({ row, mode }) => {
    const key = `${row.kind} ${mode} ${row.perfect}`;
    return !seen.has(key) && seen.add(key);
  });
}

export function exitPolicies() {
  return mw.catalog.exits.map((row) => row.id);
}

/** Parameters with every choice and flag in turn; numbers stay at their defaults. */
export function turningParams(row, index) {
  const params = {};
  for (const param of row.params) {
    if (param.kind === 'choice') params[param.id] = param.values[index % param.values.length];
    if (param.kind === 'boolean') params[param.id] = index % 2 === 1;
  }
  return params;
}

/**
 * A value for every parameter, its default and ends more often than anything between. Lists of cells
 * stay at their default, because which cells fit depends on the grid; so do texts.
 */
export function anyParams(row, random) {
  const choose = ({ kind, values, min, max, step, default: usual }) => {
    if (kind === 'cells' || kind === 'bytes' || kind === 'text') return usual;
    if (kind === 'choice') return random.pick(values);
    if (kind === 'share') {
      const whole = Math.round(1 / step);
      return random.pick([usual, 0, 1, random.below(whole + 1) / whole]);
    }
    if (kind === 'boolean') return random.below(2) === 1;
    const middle = min + random.below(Math.min(max - min, 40) + 1);
    return random.pick([usual, min, max, middle, middle]);
  };
  return Object.fromEntries(row.params.map((param) => [param.id, choose(param)]));
}

/**
 * A pass with wishes for some passages of the maze of these options, if it takes lists of cells; with a
 * number per cell, if it takes bytes.
 */
export function withCells(pass, options) {
  const { params } = mw.catalog.passes.find(({ id }) => id === pass.id);
  const list = params.find(({ kind }) => kind === 'cells' || kind === 'bytes');
  if (!list) return pass;
  const { passes: _passes, ...plain } = options;
  const maze = mw.generate(plain);
  const bytes = () => Array.from(maze.passages, (bits, cell) => (bits * 37 + cell * 11) % 256);
  const own = list.kind === 'bytes' ? bytes() : Array.from(maze.links().slice(0, 6));
  return { ...pass, [list.id]: own };
}

/** Counts what ran and what the catalog refused. */
export class Tally {
  ran = 0;
  refusals = [];

  /**
   * A refusal is right only for a dungeon that has no space for what it is made of, of which it says how
   * much it needs, and for a maze that needs an even side and says so.
   */
  assertRefusalsDocumented() {
    for (const { row, options, problem } of this.refusals) {
      const what = `${row.id} ${options.mode} ${options.width}x${options.height}`;
      assert.equal(problem.code, 'invalid-size', what);
      if (row.kind === 'maze') {
        assert.match(problem.message, /must be even/, what);
        assert.equal(options[problem.field] % 2, 1, `${what} refused: ${problem.message}`);
        continue;
      }
      const least = Number(/at least (\d+)/.exec(problem.message)?.[1]);
      assert.ok(options[problem.field] < least, `${what} refused: ${problem.message}`);
      const more = mw.check({ ...options, [problem.field]: least });
      assert.notEqual(more?.field, problem.field, `${what}: ${least} is not enough`);
    }
  }

  report(test) {
    test.diagnostic(`${this.ran} combinations ran, ${this.refusals.length} refused`);
  }
}

/**
 * Yields { row, options, maze } for combinations of a row with sizes, exits and that many seeds, at least
 * three of each row; `tally` counts them.
 */
export function* mazes({ sizes = SIZES, seeds, exits = exitPolicies(), rows = rowModes() }, tally) {
  const combinations = sizes.flatMap(([width, height]) =>
    exits.flatMap((policy) =>
      Array.from({ length: seeds }, (_, index) => ({ width, height, exits: policy, index })),
    ),
  );
  for (const [turn, { row, mode, shape }] of rows.entries()) {
    for (const { index, ...place } of some(combinations, 3, turn)) {
      const base = { algorithm: row.id, mode, shape, ...place };
      const options = { ...base, seed: seedOf(index), params: turningParams(row, index) };
      const problem = mw.check(options);
      if (problem) {
        tally.refusals.push({ row, options, problem });
        continue;
      }
      tally.ran++;
      yield { row, options, maze: mw.generate(options), index };
    }
  }
}

/** What a failed assertion should name. */
export function nameOf({ algorithm, mode, width, height, exits, seed }) {
  return `${algorithm} ${mode} ${width}x${height} ${exits} seed ${String(seed)}`;
}
