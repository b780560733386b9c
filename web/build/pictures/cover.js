import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createMazewright } from 'mazewright';
import { palettes } from 'mazewright/draw';
import { FIRST_MAZE } from '../../demo/config.js';
import { root } from '../util/shell.js';

const CELL = 16;
const MARGIN = 24;
const PAPER = '#f5f0e5';
const COLORS = /** @type {const} */ ({
  color: palettes.light.ink,
  solutionColor: palettes.light.accent,
});

/**
 * Writes maze.svg: a maze and its solution on a background of its own, so that it
 * looks the same in light and dark.
 */
export async function drawCover() {
  const mw = await createMazewright();
  const maze = mw.generate({ ...FIRST_MAZE, width: 48, height: 18, exits: 'border' });
  const svg = String(maze.export('svg', { cell: CELL, stroke: 3, solution: true, ...COLORS }));

  const [, head, body] = /** @type {string[]} */ (svg.match(/^(<svg[^>]*>)\s*([\s\S]*)$/));
  const [x, y, width, height] = /** @type {string[]} */ (head.match(/viewBox="([^"]*)"/))[1]
    .split(' ')
    .map(Number);
  const box = [x - MARGIN, y - MARGIN, width + 2 * MARGIN, height + 2 * MARGIN];
  const paper = `<rect x="${box[0]}" y="${box[1]}" width="${box[2]}" height="${box[3]}" rx="12" fill="${PAPER}"/>`;
  const frame = head
    .replace(/width="[^"]*"/, `width="${box[2]}"`)
    .replace(/height="[^"]*"/, `height="${box[3]}"`)
    .replace(/viewBox="[^"]*"/, `viewBox="${box.join(' ')}"`);
  writeFileSync(
    join(root, 'web/docs/pictures/maze.svg'),
    `${frame}\n<title>mazewright</title>\n${paper}\n${body}`,
  );
}
