/** Texts and tiles drawn from the passages alone, laid out as the original programs do. */
import { EAST, openCells, SOUTH } from './grid.js';

const isOpen = (maze, cell, direction) => (maze.passages[cell] & (1 << direction)) !== 0;

/** Thick form: cell (x, y) at tile (2x + 1, 2y + 1). Dungeon: one tile per cell. 0 is wall. */
export function tilesOf(maze) {
  if (maze.dungeon) return { width: maze.width, height: maze.height, data: [...maze.kinds] };
  const width = 2 * maze.width + 1;
  const height = 2 * maze.height + 1;
  const data = new Array(width * height).fill(0);
  const open = openCells(maze);
  for (let cell = 0; cell < open.length; cell++) {
    const x = cell % maze.width;
    const y = (cell - x) / maze.width;
    const tile = (2 * y + 1) * width + 2 * x + 1;
    const kind = maze.kinds ? maze.kinds[cell] : open[cell];
    data[tile] = kind;
    if (isOpen(maze, cell, EAST)) data[tile + 1] = kind;
    if (isOpen(maze, cell, SOUTH)) data[tile + width] = kind;
  }
  // A corner is floor where no wall ends at it.
  for (let corner = 2 * width + 2; corner < data.length - 2 * width; corner++) {
    const [x, y] = [corner % width, Math.floor(corner / width)];
    if (x % 2 === 1 || y % 2 === 1 || x === 0 || x === width - 1) continue;
    const sides = [corner - 1, corner + 1, corner - width, corner + width];
    if (sides.every((side) => data[side] !== 0)) data[corner] = data[corner - width - 1];
  }
  return { width, height, data };
}

function rowsOf({ width, height, data }, draw) {
  let text = '';
  for (let y = 0; y < height; y++) {
    text += `${data
      .slice(y * width, (y + 1) * width)
      .map(draw)
      .join('')}\n`;
  }
  return text;
}

export const digitsText = (maze) => rowsOf(tilesOf(maze), String);
export const blocksText = (maze) => rowsOf(tilesOf(maze), (kind) => (kind ? '  ' : '■'));

function dungeonText(maze) {
  const signs = [...maze.kinds].map((kind) => '#./,:'[kind]);
  if (maze.end !== null) signs[maze.end] = 'E';
  if (maze.start !== null) signs[maze.start] = maze.start === maze.end ? 'B' : 'S';
  return rowsOf({ width: maze.width, height: maze.height, data: signs }, String);
}

/** Seed 003's conv2text, with gaps and marks where the exits of this maze are. */
export function asciiText(maze) {
  if (maze.dungeon) return dungeonText(maze);
  const { width, height } = maze;
  const open = openCells(maze);
  const lines = [];
  for (let j = 0; j <= 2 * height; j++) {
    lines.push(new Array(4 * width + 1).fill(' '));
    for (let k = 0; k <= 4 * width; k++) lines[j][k] = wallSign(maze, open, j, k);
  }
  const marks = { start: 'S', end: 'E' };
  if (maze.start !== null && openGap(lines, maze, maze.start, 'start')) delete marks.start;
  if (maze.end !== null && openGap(lines, maze, maze.end, 'end')) delete marks.end;
  for (const [which, sign] of Object.entries(marks)) {
    if (maze[which] === null) continue;
    const x = maze[which] % width;
    const line = lines[2 * ((maze[which] - x) / width) + 1];
    line[4 * x + 2] = line[4 * x + 2] === ' ' ? sign : 'B';
  }
  return lines.map((line) => `${line.join('')}\n`).join('');
}

function wallSign(maze, open, j, k) {
  const { width, height } = maze;
  const x = Math.floor(k / 4);
  const y = Math.floor(j / 2);
  if (j % 2 === 0) {
    if (k % 4 === 0) return '+';
    return y > 0 && y < height && isOpen(maze, (y - 1) * width + x, SOUTH) ? ' ' : '-';
  }
  if (k % 4 === 0) {
    return x > 0 && x < width && isOpen(maze, y * width + x - 1, EAST) ? ' ' : '|';
  }
  if (open[y * width + x]) return ' ';
  return !maze.mask || maze.mask[y * width + x] ? '%' : '#';
}

/** Blanks the outer side of an exit; false when the cell is not on the side for it. */
function openGap(lines, { width, height }, cell, which) {
  const x = cell % width;
  const y = (cell - x) / width;
  const across = (j) => lines[j].fill(' ', 4 * x + 1, 4 * x + 4);
  const along = (k) => lines[2 * y + 1].fill(' ', k, k + 1);
  if (which === 'start' && y === 0) across(0);
  else if (which === 'start' && x === 0) along(0);
  else if (which === 'end' && x === width - 1) along(4 * width);
  else if (which === 'end' && y === height - 1) across(2 * height);
  else return false;
  return true;
}
