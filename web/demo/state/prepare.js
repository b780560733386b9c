import { isPlainSquares, keepGeometry } from 'mazewright/draw';
import { keepWalls } from './walls.js';

/** @import { Maze } from 'mazewright/dungeons' */
/** @import { Pool } from 'mazewright/worker' */
/** @import { Measured } from '../geometry/measure-worker.js' */

/**
 * Computes in workers what showing a large maze needs: its neighbours and, but for plain squares, the
 * corners, places and walls of its cells.
 * @param {Pool} workers
 * @param {Maze} maze
 * @param {AbortSignal} signal
 */
export async function prepareMaze(workers, maze, signal) {
  await workers.prepare(maze, { signal });
  if (isPlainSquares(maze)) return;
  const [polygons, lines] = await Promise.all([
    workers.polygons(maze, { signal }),
    workers.lines(maze, { seams: true }, { signal }),
  ]);
  const { geometry, walls } = await measureInWorker({ polygons, lines }, signal);
  keepGeometry(maze, geometry);
  keepWalls(maze, walls);
}

/**
 * @param {{ polygons: import('mazewright/dungeons').Polygons, lines: Float32Array }} drawing is moved there
 * @param {AbortSignal} signal
 * @returns {Promise<Measured>}
 */
function measureInWorker({ polygons, lines }, signal) {
  // Written so that the bundler finds the script.
  const worker = new Worker(new URL('../geometry/measure-worker.js', import.meta.url), {
    type: 'module',
  });
  const { points, sides, starts } = polygons;
  const done = new Promise((resolve, reject) => {
    worker.onmessage = ({ data }) => resolve(data);
    worker.onerror = ({ message }) => reject(new Error(`the cells were not measured: ${message}`));
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  const moved = [points, sides, starts, lines].map(
    ({ buffer }) => /** @type {ArrayBuffer} */ (buffer),
  );
  worker.postMessage({ polygons: { points, sides, starts }, lines }, moved);
  return done.finally(() => worker.terminate());
}
