/** Mazes of squares in which there is much to place: for maps of level editors. */
import { mw } from './load.js';

const size = { width: 30, height: 20, seed: 'tiled' };

/** Dungeons with doors, locks and things, on one level and on three; mazes with stairs and one-way passages: [{ name, maze }]. */
export const peopledMazes = () => [
  ...['bspDungeon', 'caves', 'mission'].map((algorithm) => ({
    name: `${algorithm} with locks`,
    maze: mw.generate({
      algorithm,
      ...size,
      passes: algorithm === 'mission' ? [] : [{ id: 'locksAndKeys' }],
    }),
  })),
  {
    name: 'storeys of a dungeon',
    maze: mw.generate({
      algorithm: 'digger',
      ...size,
      shape: 'cube',
      levels: 3,
      passes: [{ id: 'stairs' }, { id: 'doors' }, { id: 'things' }],
    }),
  },
  {
    name: 'one-way storeys',
    maze: mw.generate({
      algorithm: 'wilson',
      shape: 'cube',
      width: 5,
      height: 4,
      levels: 3,
      seed: 3,
      passes: [{ id: 'braid' }, { id: 'oneWay' }],
    }),
  },
  ...['cylinder', 'torus', 'moebius'].map((wrap) => ({
    name: `one-way and woven on a ${wrap}`,
    maze: mw.generate({
      algorithm: 'wilson',
      shape: { id: 'square', wrap },
      width: 9,
      height: 7,
      seed: 5,
      passes: [{ id: 'weave' }, { id: 'braid' }, { id: 'oneWay' }],
    }),
  })),
];
