/**
 * A process: from the import to a maze. Argument: an algorithm. Prints milliseconds as JSON, or
 * null where the algorithm does not take the size.
 */
const [algorithm] = process.argv.slice(2);
const options = { algorithm, width: 25, height: 25 };

const begin = performance.now();
const { createMazewright, MazeError } = await import('mazewright');
const mw = await createMazewright();
const ready = performance.now();
let times = null;
try {
  mw.generate({ ...options, seed: 1 });
  const first = performance.now();
  mw.generate({ ...options, seed: 2 });
  const second = performance.now();
  times = { ready: ready - begin, first: first - ready, second: second - first };
} catch (error) {
  if (!(error instanceof MazeError)) throw error;
}
console.log(JSON.stringify(times));
