/** The options golden.txt keeps: every generator, mode and shape, its masks and parameters. */
import { anyParams, exitPolicies, rowModes } from '../js/support/cases.js';
import { growMask } from '../js/support/grid.js';
import { mw } from '../js/support/load.js';
import { Random } from '../js/support/random.js';

const sizes = [
  [1, 1],
  [2, 3],
  [1, 17],
  [17, 1],
  [9, 7],
  [33, 20],
  [70, 66],
];
const seeds = [0, -1, 20230615, 2n ** 63n + 1n, '', 'hello', '미로 찾기 🧭'];

/** Each parameter alone at its ends and at every choice. */
function paramSets(row) {
  return row.params.flatMap((param) => {
    const ends = { choice: param.values, boolean: [false, true], integer: [param.min, param.max] };
    return ends[param.kind].map((value) => ({ [param.id]: value }));
  });
}

function* optionsOf({ row, mode, shape }) {
  const base = { algorithm: row.id, mode, shape };
  const exits = exitPolicies();
  for (const [s, [width, height]] of sizes.entries()) {
    for (const [i, seed] of seeds.entries()) {
      if ((s + i) % 2 === 1 && s < 5) continue;
      yield { ...base, width, height, seed, exits: exits[(s + i) % exits.length] };
    }
  }
  for (const [index, params] of paramSets(row).entries()) {
    yield { ...base, width: 48, height: 31, seed: seeds[index % seeds.length], params };
  }
  const random = new Random(2n);
  for (let index = 0; row.params.length > 1 && index < 80; index++) {
    const params = anyParams(row, random);
    yield { ...base, width: 45, height: 52, seed: index, params };
  }
  if (row.kind === 'dungeon') {
    for (const size of [30, 60, 100]) {
      for (const seed of seeds) yield { ...base, width: size, height: size, seed };
    }
  }
  if (!row.masks) return;
  for (const [index, seed] of seeds.entries()) {
    const [width, height] = [5 + 4 * index, 22 - 3 * index];
    const mask = growMask(width, height, (width * height * (3 + index)) >> 4, random);
    yield { ...base, width, height, seed, mask, exits: exits[index % exits.length] };
  }
}

/** Everything wanted that the catalog takes. */
export function wantedOptions() {
  return rowModes()
    .flatMap((entry) => [...optionsOf(entry)])
    .filter((options) => mw.check(options) === null);
}
