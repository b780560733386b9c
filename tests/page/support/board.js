import { fit, middle } from 'mazewright/draw';

/**
 * Where the middle of a cell is on the screen while the board shows the whole maze, in CSS pixels.
 * @param {import('playwright-core').Page} page
 * @param {any} maze
 * @param {number} cell
 */
export async function pointOf(page, maze, cell) {
  const board = /** @type {any} */ (await page.locator('#actors').boundingBox());
  const { x, y } = middle(fit(maze, board.width, board.height, 1), cell);
  return { x: board.x + x, y: board.y + y };
}
