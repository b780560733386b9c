/**
 * Why goals are missed, as far as it is known, with figures of `--profile` at 1000 x 1000. Shown only
 * beside goals that a run misses.
 * @typedef {{ goals: string[], why: string }} Reason goals: what verdicts call `about`
 */

/** @type {Record<'goals' | 'peers' | 'native' | 'growth' | 'memory' | 'start', Reason[]>} */
export const REASONS = {
  goals: [
    {
      goals: ['binaryTree'],
      why: 'a third of its time is the copy into an array of the caller (34 % run in JavaScript) and the collection of the arrays before (7 %); 36 % writeRow.',
    },
    {
      goals: ['sidewinder'],
      why: '51 % Rows::next: every run longer than one cell, a quarter of all cells, draws which member opens, 3 ns each. The draws are part of the version.',
    },
    {
      goals: ['recursiveDivision', 'primFrontierCell', 'eller', 'bspDungeon'],
      why: 'in ns at the goal or near it, see "here"; but the peer of both runs takes 0.15 to 0.56 of the time that it took in the run of the goals, and other peers up to 2 times it. What is left is in one loop each: SheetCutter::run 91 %, onSheet 87 %, EllerRows::next 81 %.',
    },
    {
      goals: ['recursiveBacktracker'],
      why: '11.5 ns at 250 and 13 at 4000 a side, but from 12 to 19 at 1000, from one seed to the next: why is not known. 76 % growDepthFirst, 17 % FreshSheet::enter.',
    },
    {
      goals: ['wilson'],
      why: '84 % LinkSheet::walkAndEraseLoops: a step waits for the byte of the cell before; our native build takes 0.8 of it.',
    },
    {
      goals: ['prim', 'kruskal'],
      why: '62 % growOnSheet, the rounds of Boruvka, 34 % TileForest::dropInnerEdges. Not the WebAssembly: our native build takes 1.1 times as long.',
    },
  ],
  peers: [],
  native: [
    {
      goals: ['binaryTree', 'bspDungeon'],
      why: 'the native program keeps its maze, the package copies it out: 33 % run in JavaScript, and 7 % for the collection of the arrays before.',
    },
    {
      goals: ['growingForest', 'blobbyDivision', 'voronoiDivision'],
      why: 'built for size. Built for speed they take 0.6 of the time, for 1.5 to 1.9 KB of download each: not taken for generators that are chosen for their looks.',
    },
    {
      goals: ['parallelBacktracker', 'spiral', 'serpentine', 'unicursal', 'randomBfs'],
      why: 'what they share with others is built for size and stays a call: FreshSheet::enter 10 to 29 %, Forest::stop 10 %.',
    },
    {
      goals: ['growingTree'],
      why: '45 % Growth::choose, with a draw of which kind of cell grows and one of its rank; built for speed only together with growingForest.',
    },
    {
      goals: [
        'recursiveBacktracker',
        'growingBinaryTree',
        'primActiveCell',
        'sidewinder',
        'originShift',
        'wilson',
      ],
      why: 'nothing but the loop itself is left (growDepthFirst 76 %, onSheet 78 and 80 %, Rows::next 51 %, walkAndRelink 79 %, walkAndEraseLoops 84 %), and the copy of the result.',
    },
  ],
  growth: [
    {
      goals: [
        'growingBinaryTree',
        'parallelBacktracker',
        'primFrontierEdge',
        'primFrontierCell',
        'primActiveCell',
      ],
      why: 'a random member of a front of a million cells is a load beyond the caches. The native build grows by more: 1.41 to 1.61.',
    },
  ],
  memory: [
    {
      goals: ['growingTree'],
      why: '4 bytes for every cell since the oldest that grows, and as much while that list moves to a larger place.',
    },
    {
      goals: ['blobbyDivision', 'voronoiDivision'],
      why: 'three lists of 4 bytes a cell: the cells of the regions, the piece that moves, the fronts.',
    },
  ],
  start: [
    {
      goals: ['module ready'],
      why: 'reading and parsing the script 5 to 7 ms, its text into bytes 3, the compile 2, the instance 0.5, the catalog 2. With the .wasm beside it (mazewright/slim) the first two go.',
    },
    {
      goals: ['first 25 x 25, median algorithm', 'first 25 x 25, slowest algorithm'],
      why: 'functions are compiled when they are called first, in WebAssembly and in JavaScript.',
    },
    {
      goals: ['a 25 x 25 then, median algorithm', 'a 25 x 25 then, slowest algorithm'],
      why: 'any call takes 12 us besides the algorithm, about half in the core (options, code, JSON) and half in JavaScript (JSON, the copies); the median algorithm takes 12 us in our native build, the slowest 140.',
    },
  ],
};
