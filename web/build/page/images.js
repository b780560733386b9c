import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

const COLORS = { color: '#241f1a', floor: '#ffd29f', background: '#f5f0e4' };

/**
 * Draws what must be bitmaps: icons of the installed page, and the picture that a link to it shows, of
 * 1200 x 630 pixels. Drawn by the library, so that no binary file is kept in the repository.
 * @param {string} folder
 */
export async function writeImages(folder) {
  const { createMazewright } = await import('mazewright');
  const mw = await createMazewright();
  const draw = (
    /** @type {string} */ name,
    /** @type {any} */ size,
    /** @type {any} */ options,
  ) => {
    const maze = mw.generate({ algorithm: 'recursiveBacktracker', seed: 'turtlecraft', ...size });
    writeFileSync(join(folder, name), maze.png({ ...COLORS, ...options }));
  };
  draw('icon-192.png', { width: 5, height: 5 }, { cell: 36, stroke: 12 });
  draw('icon-512.png', { width: 5, height: 5 }, { cell: 96, stroke: 32 });
  draw('preview.png', { width: 63, height: 33 }, { cell: 19, stroke: 3, solution: true });
}
