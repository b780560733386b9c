/**
 * `node tests/golden/update.js`: adds lines to golden.txt for what no line covers yet: a new
 * generator, mode, shape, pass or parameter. With `--all` it adds every wanted line: what is wanted
 * of other rows changes with the number and order of rows, and their lines need not follow. A line
 * is written only when the second implementation in tests/js/support/reference made the same maze,
 * and an existing line is never changed: other bytes are a new version of the generator.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { argv } from 'node:process';
import { mw } from '../js/support/load.js';
import { endsOf, exitsOf } from '../js/support/reference/exits.js';
import { furnished, gridOf, oneWaysOf, referenceMaze } from '../js/support/reference/index.js';
import { largestPart } from '../js/support/reference/largestPart.js';
import { hashOf, parseGolden } from './hash.js';
import { wantedOptions } from './wanted.js';

const file = new URL('golden.txt', import.meta.url);
const HEAD = `# <code> <hash>: what generate(code) must give, for ever. Added to by update.js; no line changes.
`;

/** The maze the reference makes, with exits found by the reference's own walk. */
function independent(options, made) {
  const row = mw.catalog.generators.find(({ id }) => id === options.algorithm);
  const reference = referenceMaze(row, options, gridOf(made, options));
  const { passages, kinds = null, grid } = reference;
  const { width, height } = made;
  const { exits = 'corners', mask = null, seed } = options;
  const inParts = options.parts === 'each' && mask !== null;
  const isFloor = kinds !== null && (options.mode ?? 'standard') === 'standard';
  const parts = isFloor ? floorOf(grid, passages, kinds) : grid;
  const playable = inParts || isFloor ? { ...grid, kept: largestPart(parts) } : grid;
  const found = exitsOf({ width, height, seed, mask, passages, kinds, grid: playable }, exits);
  const ends = endsOf(options, reference, found, row.kind === 'dungeon');
  const last = furnished(options, { ...reference, kinds, ...ends }).kinds;
  return { passages, kinds: last, ...ends, oneWays: oneWaysOf(options, { passages, grid, ...ends }) };
}

/** What a finished dungeon joins, as a grid. */
const floorOf = (grid, passages, kinds) => ({
  slots: grid.slots.map((own, cell) => own.filter((_, d) => (passages[cell] >> d) & 1)),
  kept: Array.from(kinds, (kind) => kind !== 0),
});

/** What a line covers, each a name that is new with a new row or parameter. */
function coverageOf(options) {
  const { algorithm, mode = 'standard', shape = 'square', exits = 'corners' } = options;
  const { params, passes } = options;
  const { id, ...shapeParams } = typeof shape === 'object' ? shape : { id: shape };
  const row = mw.catalog.generators.find(({ id: own }) => own === algorithm);
  const { version } = row;
  // The options of a code name every parameter.
  const others = row.params.filter(
    ({ id: own, default: usual }) => (params?.[own] ?? usual) !== usual,
  );
  return [
    `${algorithm}.${version} ${mode}`,
    `${algorithm} on ${id}`,
    `exits ${exits}`,
    ...others.map((param) => `${algorithm} ${mode} ${param.id}`),
    ...Object.keys(shapeParams).map((param) => `${id} ${param}`),
    ...(passes ?? []).flatMap(({ id: pass, ...own }) => [
      `${pass} on ${id}`,
      ...Object.keys(own).map((param) => `${pass} ${param}`),
    ]),
  ];
}

const text = existsSync(file) ? readFileSync(file, 'utf8') : HEAD;
const known = new Map(parseGolden(text).map(({ code, hash }) => [code, hash]));
const covered = new Set([...known.keys()].flatMap((code) => coverageOf(mw.options(code))));
const isWanted = (options) =>
  argv.includes('--all') || coverageOf(options).some((name) => !covered.has(name));
const added = [];

for (const [code, hash] of known) {
  const now = hashOf(mw.generate(code));
  if (now !== hash) throw new Error(`${code} was ${hash} and is ${now}: make a new version`);
}
for (const options of wantedOptions().filter(isWanted)) {
  const maze = mw.generate(options);
  if (known.has(maze.code)) continue;
  const hash = hashOf(independent(options, maze));
  if (hashOf(maze) !== hash) throw new Error(`${maze.code}: the reference made another maze`);
  known.set(maze.code, hash);
  added.push(`${maze.code} ${hash}\n`);
}
writeFileSync(file, text + added.join(''));
console.log(`${added.length} lines added, ${known.size} in all`);
