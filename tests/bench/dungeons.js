/** What a dungeon costs, beside the dungeons of other packages, and how many of them fall apart. */
import { createMazewright } from 'mazewright/dungeons';
import { piecesOf } from '../js/support/dungeon-checker.js';
import { peers } from './dungeon-peers.js';
import { interleaved } from './interleaved.js';
import { aligned, number } from './table.js';

const SIZES = [
  [80, 50],
  [400, 400],
];

/** @param {import('mazewright/dungeons').Mazewright} mw @returns {import('./dungeon-peers.js').Peer[]} */
const ours = (mw) =>
  mw.catalog.generators
    .filter(({ kind, shapes }) => kind === 'dungeon' && shapes.includes('square'))
    .map(({ id }) => ({
      name: `mazewright ${id}`,
      make: (width, height, seed) =>
        mw.generate({ algorithm: /** @type {any} */ (id), width, height, seed }),
      floorOf:
        ({ kinds, width }) =>
        (x, y) =>
          kinds[y * width + x] !== 0,
    }));

/** Others that take longer are made once, and not in every round. */
const SLOW_MS = 300;

/** Milliseconds of one call, after another one. @param {() => unknown} call */
function once(call) {
  call();
  const start = performance.now();
  call();
  return performance.now() - start;
}

/**
 * How many of some dungeons are not in one piece.
 * @param {import('./dungeon-peers.js').Peer} peer
 * @param {number} width
 * @param {number} height
 * @param {number} count
 */
function failures({ make, floorOf }, width, height, count) {
  let failed = 0;
  for (let seed = 1; seed <= count; seed++) {
    const isFloor = floorOf(make(width, height, seed));
    const open = (/** @type {number} */ cell) => isFloor(cell % width, Math.floor(cell / width));
    failed += Number(piecesOf({ width, height }, open) !== 1);
  }
  return failed;
}

/** @param {{ quick: boolean }} flags @returns {Promise<string>} */
export async function dungeonsText({ quick }) {
  const own = ours(await createMazewright());
  const all = [...own, ...peers];
  const settings = { rounds: quick ? 5 : 21, warm: quick ? 20 : 50, sampleMs: 5 };
  const blocks = SIZES.map(([width, height]) => {
    const count = quick ? 20 : Math.min(1000, Math.round(4e6 / (width * height)));
    const first = all.map(({ make }) => once(() => make(width, height, 0)));
    const isSlow = first.map((ms) => ms > SLOW_MS);
    const quicker = all.filter((_, i) => !isSlow[i]);
    const calls = quicker.map(
      ({ make }) =>
        (/** @type {number} */ round) =>
          make(width, height, round),
    );
    const medians = interleaved(calls, settings);
    const times = all.map((peer, i) => (isSlow[i] ? first[i] : medians[quicker.indexOf(peer)]));
    const fastest = Math.min(...times.slice(own.length));
    const rows = all.map((peer, i) => {
      const made = isSlow[i] ? 1 : count;
      return [
        peer.name,
        `${number(1000 * times[i])}${isSlow[i] ? ' (once)' : ''}`,
        i < own.length ? `${number(fastest / times[i])}x` : '',
        `${failures(peer, width, height, made)} of ${made}`,
      ];
    });
    const heads = [`${width} x ${height}`, 'us', 'fastest other one', 'not in one piece'];
    return aligned([heads, ...rows]);
  });
  return blocks.join('\n\n');
}
