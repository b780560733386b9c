/** Diagonal passages between squares: that none cross, and what they cut off the walls. */
import assert from 'node:assert/strict';

/** The corners that diagonal passages lead over: 'x y' -> whether from north-west to south-east. */
export function crossedCorners(maze) {
  const corners = new Map();
  const links = maze.links();
  for (let i = 0; i < links.length; i += 2) {
    const [from, to] = [maze.positionOf(links[i]), maze.positionOf(links[i + 1])];
    if (from.x === to.x || from.y === to.y) continue;
    const corner = `${Math.max(from.x, to.x)} ${Math.max(from.y, to.y)}`;
    assert.ok(!corners.has(corner), `two diagonals cross at ${corner}`);
    corners.set(corner, from.x < to.x === from.y < to.y);
  }
  return corners;
}

const ordered = (a, b) =>
  a[0] < b[0] || (a[0] === b[0] && a[1] < b[1]) ? [...a, ...b] : [...b, ...a];
const rounded = (numbers) => numbers.map((value) => Math.round(value * 1000) / 1000).join(' ');

/**
 * Walls of whole squares as they must be drawn where they end at a crossed corner: short of it,
 * with two slanted walls along the passage. How far short is read off the drawing.
 */
export function cutCorners(maze, walls, drawn) {
  const lines = drawn.map((key) => key.split(' ').map(Number));
  const far = lines.flat().map((value) => Math.abs(value - Math.round(value)));
  const short = far.find((value) => value > 0) ?? 0;
  assert.ok(short < 0.5, 'cuts meet');
  const corners = crossedCorners(maze);
  const wanted = walls.map((key) => {
    const [x1, y1, x2, y2] = key.split(' ').map(Number);
    const start = corners.has(`${x1} ${y1}`) ? short : 0;
    const end = corners.has(`${x2} ${y2}`) ? short : 0;
    const [dx, dy] = [x2 - x1, y2 - y1];
    return rounded([x1 + start * dx, y1 + start * dy, x2 - end * dx, y2 - end * dy]);
  });
  for (const [corner, falls] of corners) {
    const [x, y] = corner.split(' ').map(Number);
    for (const sign of [1, -1]) {
      const across = [x + sign * short, y];
      const along = [x, y - sign * (falls ? short : -short)];
      wanted.push(rounded(ordered(across, along)));
    }
  }
  return { wanted, rounded: lines.map(rounded) };
}
