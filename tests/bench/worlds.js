/**
 * `node tests/bench/worlds.js`: what a chunk of a world of 2^32 x 2^32 cells costs at random places
 * against chunks at the origin, and against the same maze made by itself; medians of interleaved
 * calls. A goal: at most 3 times the origin's.
 */
import { createMazewright } from 'mazewright';
import { median } from './measure.js';

const ROUNDS = 400;
const mw = await createMazewright();

/** The same places in every run. */
function* scattered(end) {
  for (let i = 1; ; i++) yield Math.floor(((i * 0.6180339887498949) % 1) * end);
}

/** Median microseconds of each call, one of each kind a round. */
function times(calls) {
  const taken = calls.map(() => []);
  for (let round = 0; round < ROUNDS + 50; round++) {
    for (const [i, call] of calls.entries()) {
      const start = performance.now();
      call(round);
      if (round >= 50) taken[i].push(1000 * (performance.now() - start));
    }
  }
  return taken.map(median);
}

const number = (value) => value.toFixed(1).padStart(9);

console.log('us a call              alone   origin   random  random/origin  origin/alone');
for (const row of mw.catalog.generators) {
  for (const chunk of [32, 128]) {
    const size = { width: chunk, height: chunk };
    const world = mw.world({ algorithm: row.id, seed: 'bench', chunk });
    const places = scattered(2 ** world.levels);
    const [alone, origin, random] = times([
      (seed) => mw.generate({ algorithm: row.id, seed, ...size }),
      (round) => world.chunk(round % 8, round >> 3),
      () => world.chunk(places.next().value, places.next().value),
    ]);
    const name = `${row.id} ${chunk}`.padEnd(24);
    const ratios = `${(random / origin).toFixed(2).padStart(10)}x ${(origin / alone).toFixed(2).padStart(12)}x`;
    console.log(`${name.slice(0, 20)}${number(alone)}${number(origin)}${number(random)}${ratios}`);
  }
}

const world = mw.world({ algorithm: mw.catalog.generators[0].id, seed: 'bench' });
const places = scattered(2 ** world.levels);
const [near, far, seams] = times([
  (round) => world.doors(round % 8, round >> 3),
  () => world.doors(places.next().value, places.next().value),
  () => world.seams(20, 5, 5),
]);
console.log(
  `\ndoors: origin ${number(near)}, random ${number(far)}; seams of a node ${number(seams)}`,
);
const start = performance.now();
let cells = 0;
for (const _ of world.route(world.start, world.end)) if (++cells === 1e6) break;
console.log(`route: ${((1e6 * (performance.now() - start)) / cells).toFixed(0)} ns a cell`);
