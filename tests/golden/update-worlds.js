/**
 * `node tests/golden/update-worlds.js`: adds lines to worlds.txt for generators and modes that have
 * none; with `--all` every wanted line. A line is written only if the second implementation in
 * tests/js/support makes the same chunk and doors. No line changes.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { argv } from 'node:process';
import { rowModes } from '../js/support/cases.js';
import { mw } from '../js/support/load.js';
import { referenceChunk } from '../js/support/world-reference.js';
import { chunkHash, parseWorlds } from './world-hash.js';

const file = new URL('worlds.txt', import.meta.url);
const HEAD = `# <world's code> <cx> <cy> <hash>: a chunk and its doors, for ever. Added to by update-worlds.js.
`;
const SIDES = ['north', 'south', 'west', 'east'];
const seeds = [0, -7, 2n ** 63n + 5n, 'hello', '미로 🧭'];
const turn = (list, index) => list[index % list.length];

/** Every generator and mode, with and without an edge, small and large; and chunks near and far. */
function* wanted() {
  for (const [index, { row, mode }] of rowModes().entries()) {
    const base = { algorithm: row.id, mode, seed: turn(seeds, index) };
    const chunk = row.kind === 'dungeon' ? 20 : turn([8, 12, 16, 2], index);
    yield [{ ...base, chunk, levels: 3 }, [0, 0], [7, 2], [3, 4]];
    yield [{ ...base, chunk: 32 }, [0, 0], [2 ** 26, 2 ** 26 - 1], [2 ** 27 - 1, 12345678]];
    const far = turn([1e6, 2 ** 40, 2 ** 45, 2 ** 46], index);
    yield [{ ...base, chunk: 24, endless: true }, [0, 0], [-1, -1], [-far, far - 1], [5, -far - 3]];
  }
}

const text = existsSync(file) ? readFileSync(file, 'utf8') : HEAD;
const known = new Map(
  parseWorlds(text).map(({ code, cx, cy, hash }) => [`${code} ${cx} ${cy}`, hash]),
);
const hashHere = (world, cx, cy) => {
  const doors = world.doors(cx, cy).map(({ direction, cell }) => ({
    direction: SIDES.indexOf(direction),
    cell,
  }));
  return chunkHash(world.chunk(cx, cy), doors);
};
const nameOf = ({ algorithm, mode }) => `${algorithm} ${mode}`;
const covered = new Set([...known.keys()].map((name) => nameOf(mw.world(name.split(' ')[0]))));
const isWanted = ([options]) => argv.includes('--all') || !covered.has(nameOf(options));
const added = [];

for (const [name, hash] of known) {
  const [code, cx, cy] = name.split(' ');
  const now = hashHere(mw.world(code), Number(cx), Number(cy));
  if (now !== hash) throw new Error(`${name} was ${hash} and is ${now}`);
}
for (const [options, ...places] of [...wanted()].filter(isWanted)) {
  const world = mw.world(options);
  for (const [cx, cy] of places) {
    const name = `${world.code} ${cx} ${cy}`;
    if (known.has(name)) continue;
    const { maze, doors } = referenceChunk(options, world, cx, cy);
    const hash = chunkHash(maze, doors);
    const here = hashHere(world, cx, cy);
    if (here !== hash) throw new Error(`${name}: the reference made ${hash}, the core ${here}`);
    added.push(`${name} ${hash}\n`);
  }
}
writeFileSync(file, text + added.join(''));
console.log(`${added.length} lines added, ${known.size + added.length} in all`);
