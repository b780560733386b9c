/** @import { Role } from '../holdings.js' */

/**
 * What the film of an algorithm can show of what it holds (see ../holdings.js), what its film does not
 * show, as a sentence of the legend, and what it can ask (see ../questions/forms.js). A maze of a perfect
 * algorithm and a dungeon are asked about in any case.
 * @typedef {{ shows?: readonly Role[], lacks?: Lack, asks?: readonly string[] }} Held
 * @typedef {'nothing' | 'costs' | 'edges' | 'stacks' | 'lists' | 'seeds' | 'tree' | 'marks' | 'line'} Lack
 */

/** By the id of a generator or solver. @type {Record<string, Held>} */
export const HELD = {
  binaryTree: { lacks: 'nothing', asks: ['row'] },
  sidewinder: { shows: ['run'], asks: ['row'] },
  eller: { shows: ['sets'], asks: ['row'] },
  recursiveBacktracker: { shows: ['stack'], asks: ['ahead', 'back'] },
  huntAndKill: { shows: ['front'], asks: ['ahead', 'front'] },
  growingTree: { shows: ['list'], asks: ['front'] },
  growingForest: { shows: ['sets'], lacks: 'lists' },
  growingBinaryTree: { shows: ['list'], asks: ['front'] },
  parallelBacktracker: { shows: ['sets'], lacks: 'stacks' },
  aldousBroder: { shows: ['walk'], asks: ['walk'] },
  wilson: { shows: ['walk'], asks: ['walk', 'loop'] },
  houston: { shows: ['walk'], asks: ['walk', 'loop'] },
  originShift: { lacks: 'nothing' },
  kruskal: { shows: ['sets'], lacks: 'costs', asks: ['passage'] },
  boruvka: { shows: ['sets'], lacks: 'costs', asks: ['passage'] },
  reverseDelete: { lacks: 'costs', asks: ['passage'] },
  prim: { shows: ['front'], lacks: 'costs', asks: ['passage', 'front'] },
  primFrontierEdge: { shows: ['front'], lacks: 'edges', asks: ['front'] },
  primFrontierCell: { shows: ['front'], asks: ['front'] },
  primActiveCell: { shows: ['list'], asks: ['front'] },
  primCellCost: { shows: ['list'], lacks: 'costs', asks: ['front'] },
  randomBfs: { shows: ['list'], asks: ['front'] },
  recursiveDivision: { shows: ['region'], asks: ['door'] },
  blobbyDivision: { shows: ['region'], lacks: 'seeds', asks: ['door'] },
  voronoiDivision: { shows: ['region'], lacks: 'seeds', asks: ['door'] },
  stickToppling: { lacks: 'nothing' },
  unicursal: { lacks: 'tree', asks: ['ahead'] },
  spiral: { lacks: 'nothing', asks: ['ahead'] },
  serpentine: { lacks: 'nothing', asks: ['ahead'] },
  bspDungeon: { shows: ['cut'] },
  digger: { lacks: 'lists' },
  rogue: { lacks: 'lists' },
  scatteredRooms: { lacks: 'lists' },
  roomsAndMazes: { lacks: 'lists' },
  caves: { lacks: 'nothing' },
  drunkard: { lacks: 'nothing' },
  mission: { lacks: 'lists' },
  wfc: { lacks: 'lists' },

  bfs: { shows: ['visited', 'queue'], asks: ['nearest', 'reach'] },
  dfs: { shows: ['visited', 'way'], asks: ['reach'] },
  dijkstra: { shows: ['visited', 'queue'], asks: ['nearest', 'reach'] },
  aStar: { shows: ['visited', 'queue'], asks: ['reach'] },
  greedy: { shows: ['visited', 'queue'], asks: ['reach'] },
  bidirectional: { shows: ['side', 'otherSide', 'queue'], asks: ['reach'] },
  deadEndFilling: { shows: ['filled', 'visited'], asks: ['dead', 'reach'] },
  collision: { shows: ['visited', 'queue', 'discarded'], asks: ['nearest', 'reach'] },
  allShortest: { shows: ['visited', 'queue'], asks: ['nearest', 'reach'] },
  chain: { shows: ['visited', 'again'], lacks: 'line', asks: ['reach'] },
  wallFollower: { shows: ['visited', 'again'], asks: ['step'] },
  pledge: { shows: ['visited', 'again'], asks: ['step'] },
  tremaux: { shows: ['visited', 'again'], lacks: 'marks', asks: ['step'] },
  randomMouse: { shows: ['visited', 'again'], asks: ['step'] },
};
