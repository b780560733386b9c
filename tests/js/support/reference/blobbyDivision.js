import { takeAny } from './chance.js';
import { divideAll, drawTwo } from './division.js';

export function standard(options) {
  return divideAll(options, (cells, board) => {
    if (cells.length <= options.params.roomSize) return null;
    const seeds = drawTwo(board.random, [...cells]);
    const free = new Set(cells);
    const blobs = seeds.map((seed) => new Set([seed]));
    const growth = [...seeds];
    for (const seed of seeds) free.delete(seed);
    while (growth.length > 0) {
      const cell = takeAny(board.random, growth);
      for (const direction of board.directions(cell, (to) => free.has(to))) {
        const to = board.neighbour(cell, direction);
        blobs.find((blob) => blob.has(cell)).add(to);
        free.delete(to);
        growth.push(to);
      }
    }
    return blobs.map((blob) => cells.filter((cell) => blob.has(cell)));
  });
}
