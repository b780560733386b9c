/**
 * What was to be reached, beside what others took, all measured in one run at 1000 x 1000 on the machine of the
 * goals. Only the ratios count.
 */

/**
 * @typedef {object} Goal
 * @property {string} task
 * @property {number} goal ns a cell, for dungeons a tile
 * @property {number} [goalAt4000]
 * @property {{ name: string, ns: number, size?: number }[]} peers what took part here too, and at
 *   which size if it did not finish at 1000
 * @property {number} [browser] the best that a browser can run, whether it takes part here or not
 * @property {number} any the best of any kind
 */

/** @type {readonly Goal[]} */
export const GOALS = [
  {
    task: 'binaryTree',
    goal: 0.5,
    peers: [{ name: '@thewizardbear binary tree', ns: 425 }],
    browser: 425,
    any: 32,
  },
  {
    task: 'sidewinder',
    goal: 0.8,
    peers: [{ name: '@thewizardbear sidewinder', ns: 466 }],
    browser: 466,
    any: 33,
  },
  {
    task: 'recursiveBacktracker',
    goal: 11,
    peers: [{ name: '@sbj42 backtrack', ns: 414 }],
    browser: 51,
    any: 51,
  },
  {
    task: 'huntAndKill',
    goal: 12,
    peers: [{ name: '@thewizardbear hunt and kill', ns: 928 }],
    browser: 928,
    any: 928,
  },
  {
    task: 'eller',
    goal: 8,
    peers: [
      { name: 'rot-js EllerMaze', ns: 227 },
      { name: 'generate-maze', ns: 9700 },
    ],
    browser: 227,
    any: 227,
  },
  {
    task: 'recursiveDivision',
    goal: 8,
    peers: [{ name: 'rot-js DividedMaze', ns: 988, size: 250 }],
    browser: 31_800,
    any: 93,
  },
  { task: 'wilson', goal: 30, goalAt4000: 35, peers: [], any: 1014 },
  {
    task: 'primFrontierCell',
    goal: 30,
    peers: [{ name: '@sbj42 prim', ns: 452 }],
    browser: 452,
    any: 452,
  },
  { task: 'prim', goal: 50, peers: [], any: 640 },
  {
    task: 'kruskal',
    goal: 50,
    goalAt4000: 50,
    peers: [{ name: "@thewizardbear kruskal's", ns: 5720 }],
    browser: 5720,
    any: 3380,
  },
  {
    task: 'bspDungeon',
    goal: 2,
    peers: [{ name: 'dungeon-generator', ns: 2263 }],
    browser: 2263,
    any: 11,
  },
  {
    task: 'solve bfs',
    goal: 5,
    peers: [{ name: 'rot-js Dijkstra', ns: 2401 }],
    browser: 2401,
    any: 53,
  },
];

/** The goals that are not of one row. */
export const LIMITS = {
  /** A generator without a goal of its own takes at most so much of the fastest peer's time. */
  ofPeer: 1 / 20,
  /** And any at most so much of our native build's. */
  ofNative: 1.25,
  /** The time of a cell at the second size to that at the first, where the row says O(cells). */
  growth: { limit: 1.3, from: 250, to: 4000 },
  /** MB of the process that makes one maze of this size. */
  memory: { limit: 200, size: 4000 },
  /** Milliseconds; `next` once warm. */
  startUp: { ready: 5, first: 1, next: 0.01, side: 25 },
  /** ns a cell. */
  solve: { task: 'solve bfs', limit: 20, size: 4000 },
};
