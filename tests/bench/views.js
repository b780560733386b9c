/** What a frame of a field of view costs on 200 x 200 tiles, beside those of rot-js. */
import { createMazewright } from 'mazewright/dungeons';
import * as ROT from 'rot-js';
import { rotPeers } from './dungeon-peers.js';
import { interleaved } from './interleaved.js';
import { aligned, number } from './table.js';

const SIDE = 200;
const RADIUS = 20;

/** Cells from which one looks, one per call in turn. */
const PLACES = 64;

/** Maps: those of rot-js, open ground, and open ground with pillars. @type {[string, (x: number, y: number) => boolean][]} */
const maps = [
  ...rotPeers.map(({ name, make, floorOf }) => {
    const isFloor = floorOf(make(SIDE, SIDE, 1));
    return /** @type {[string, typeof isFloor]} */ ([name, isFloor]);
  }),
  ['open ground', () => true],
  ['pillars', (x, y) => x % 4 !== 0 || y % 3 !== 0],
];

/** @param {{ quick: boolean }} flags @returns {Promise<string>} */
export async function viewsText({ quick }) {
  const mw = await createMazewright();
  const maze = mw.generate({ algorithm: 'bspDungeon', width: SIDE, height: SIDE, seed: 1 });
  const inside = (x, y) => x >= 0 && y >= 0 && x < SIDE && y < SIDE;
  const rows = maps.map(([name, isFloor]) => {
    // The same tiles for both: the floor of the map.
    const through = Uint8Array.from({ length: SIDE * SIDE }, (_, cell) =>
      Number(isFloor(cell % SIDE, Math.floor(cell / SIDE))),
    );
    const floor = [...through.keys()].filter((cell) => through[cell] !== 0);
    const places = Array.from(
      { length: PLACES },
      (_, i) => floor[Math.floor((i * floor.length) / PLACES)],
    );
    let turn = 0;
    const next = () => places[turn++ % PLACES];
    const into = new Uint8Array(SIDE * SIDE);
    const rot = new ROT.FOV.PreciseShadowcasting(
      (x, y) => inside(x, y) && through[y * SIDE + x] !== 0,
    );
    const look = (/** @type {Uint8Array} */ seen) => {
      const cell = next();
      rot.compute(cell % SIDE, Math.floor(cell / SIDE), RADIUS, (x, y) => {
        if (inside(x, y)) seen[y * SIDE + x] = 1;
      });
      return seen;
    };
    const [own, reused, other, otherReused] = interleaved(
      [
        () => maze.view(next(), { radius: RADIUS, through }),
        () => maze.view(next(), { radius: RADIUS, through, into }),
        () => look(new Uint8Array(SIDE * SIDE)),
        () => look(into.fill(0)),
      ],
      { rounds: quick ? 15 : 101, warm: quick ? 20 : 100, sampleMs: 2 },
    );
    const us = [own, reused, other, otherReused].map((ms) => number(1000 * ms));
    const times = [`${number(other / own)}x`, `${number(otherReused / reused)}x`];
    return [name, ...us, ...times];
  });
  const heads = [
    'us a frame',
    'view',
    'view, into',
    'rot-js precise',
    'rot-js, reused',
    'new',
    'reused',
  ];
  return aligned([[...heads], ...rows]);
}
