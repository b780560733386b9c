/**
 * What a chunk of a world of 2^32 x 2^32 cells costs at random places against chunks at the origin,
 * and against the same maze made by itself.
 */
import { createMazewright } from 'mazewright';
import { interleaved } from './interleaved.js';
import { aligned, number } from './table.js';

/** Cells of a route that are walked. */
const LENGTH = 1e6;

/** The same places in every run. */
function* scattered(end) {
  for (let i = 1; ; i++) yield Math.floor(((i * 0.6180339887498949) % 1) * end);
}

/** @param {import('mazewright').Mazewright} mw @param {object} settings as interleaved takes it */
function chunkRows(mw, settings) {
  const rows = [['us a chunk', 'alone', 'at the origin', 'anywhere', 'anywhere/origin']];
  for (const { id } of mw.catalog.generators) {
    for (const chunk of [32, 128]) {
      const world = mw.world({ algorithm: id, seed: 'bench', chunk });
      const places = scattered(2 ** world.levels);
      const size = { width: chunk, height: chunk };
      const [alone, origin, random] = interleaved(
        [
          (seed) => mw.generate({ algorithm: id, seed, ...size }),
          (round) => world.chunk(round % 8, round >> 3),
          () => world.chunk(places.next().value, places.next().value),
        ],
        settings,
      );
      const figures = [alone, origin, random].map((ms) => number(1000 * ms));
      rows.push([`${id}, ${chunk} x ${chunk}`, ...figures, (random / origin).toFixed(2)]);
    }
  }
  return rows;
}

/** @param {import('mazewright').Mazewright} mw @param {object} settings as interleaved takes it */
function placeRows(mw, settings) {
  const world = mw.world({ algorithm: mw.catalog.generators[0].id, seed: 'bench' });
  const places = scattered(2 ** world.levels);
  const calls = {
    'doors at the origin': (round) => world.doors(round % 8, round >> 3),
    'doors anywhere': () => world.doors(places.next().value, places.next().value),
    'seams of a node': () => world.seams(20, 5, 5),
  };
  const times = interleaved(Object.values(calls), settings);
  const rows = Object.keys(calls).map((name, i) => [name, number(1000 * times[i])]);
  const start = performance.now();
  let cells = 0;
  for (const _ of world.route(world.start, world.end)) if (++cells === LENGTH) break;
  const us = (1000 * (performance.now() - start)) / cells;
  return [['us', ''], ...rows, [`a cell of a route of ${LENGTH}`, number(us)]];
}

/** @param {{ quick: boolean }} flags @returns {Promise<string>} */
export async function worldsText({ quick }) {
  const mw = await createMazewright();
  const settings = { rounds: quick ? 50 : 400, warm: quick ? 5 : 50 };
  return `${aligned(chunkRows(mw, settings))}\n\n${aligned(placeRows(mw, settings))}`;
}
