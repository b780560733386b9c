/** Directions in which the surroundings of a point are looked at, where cells are not plain squares. */
const LOOKS = 10;

/**
 * Whether a cell of floor is within reach of a point of the drawing, and one of rock as well.
 * @param {{ columns: number, rows: number } | null} squares null where cells are not plain squares in rows
 * @param {(x: number, y: number) => number | null} cellAt the cell at a point
 * @param {(cell: number) => boolean} isFloor
 * @returns {(x: number, y: number, reach: number) => boolean}
 */
export function nearFloor(squares, cellAt, isFloor) {
  if (squares) return nearSquares(squares, isFloor);
  return (x, y, reach) => {
    const is = (/** @type {number} */ right, /** @type {number} */ down) => {
      const cell = cellAt(x + right, y + down);
      return cell !== null && isFloor(cell);
    };
    const here = is(0, 0);
    for (let i = 0; i < LOOKS; i += 1) {
      const angle = (2 * Math.PI * i) / LOOKS;
      const [right, down] = [reach * Math.cos(angle), reach * Math.sin(angle)];
      if (is(right, down) !== here || is(right / 2, down / 2) !== here) return true;
    }
    return false;
  };
}

/** @param {{ columns: number, rows: number }} geometry @param {(cell: number) => boolean} isFloor */
function nearSquares({ columns, rows }, isFloor) {
  const is = (/** @type {number} */ x, /** @type {number} */ y) =>
    x >= 0 && y >= 0 && x < columns && y < rows && isFloor(y * columns + x);
  return (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ reach) => {
    let [hasFloor, hasRock] = [false, false];
    for (let row = Math.floor(y - reach); row <= Math.floor(y + reach); row += 1) {
      for (let column = Math.floor(x - reach); column <= Math.floor(x + reach); column += 1) {
        const [right, down] = [
          Math.max(column - x, 0, x - column - 1),
          Math.max(row - y, 0, y - row - 1),
        ];
        if (right * right + down * down > reach * reach) continue;
        if (is(column, row)) hasFloor = true;
        else hasRock = true;
      }
    }
    return hasFloor && hasRock;
  };
}
