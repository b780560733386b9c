/** @import { Geometry } from 'mazewright/draw' */

/** CSS pixels between films. */
const GAP = 12;

/**
 * The number of columns in which films of one size are largest.
 * @param {number} films
 * @param {{ width: number, height: number }} stage CSS pixels for all of them
 * @param {{ ratio: number, extra: number }} film ratio: width of its picture per height; extra: CSS
 *   pixels of the texts above and below the picture
 */
export function columnsFor(films, stage, { ratio, extra }) {
  let [best, largest] = [1, 0];
  for (let columns = 1; columns <= films; columns += 1) {
    const rows = Math.ceil(films / columns);
    const width = (stage.width - GAP * (columns - 1)) / columns;
    const height = (stage.height - GAP * (rows - 1)) / rows - extra;
    const wide = Math.min(width, height * ratio);
    if (wide > largest) [best, largest] = [columns, wide];
  }
  return best;
}

/**
 * Has films fill the stage, in the columns in which their pictures are largest.
 * @param {HTMLElement} grid that holds them
 * @param {readonly { figure: HTMLElement, canvas: HTMLElement }[]} films
 * @param {Geometry} geometry of their mazes
 */
export function layOut(grid, films, { box }) {
  const { clientWidth: width, clientHeight: height } = grid;
  if (films.length === 0 || width === 0) return;
  const ratio = (box.right - box.left) / (box.bottom - box.top);
  const [{ figure, canvas }] = films;
  const extra = figure.clientHeight - canvas.clientHeight;
  const columns = columnsFor(films.length, { width, height }, { ratio, extra });
  grid.style.setProperty('--columns', String(columns));
  grid.style.setProperty('--ratio', String(ratio));
}
