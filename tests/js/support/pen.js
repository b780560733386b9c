/**
 * A context of a canvas that keeps the lines which are stroked, as segments in device pixels.
 * @param {number} width @param {number} height
 */
export function penOf(width, height) {
  /** @type {{ segments: number[][], isDashed: boolean }[]} */
  const strokes = [];
  let path = [];
  let [x, y] = [0, 0];
  let dashes = [];
  const own = {
    canvas: { width, height },
    beginPath: () => {
      path = [];
    },
    moveTo: (toX, toY) => {
      [x, y] = [toX, toY];
    },
    lineTo: (toX, toY) => {
      path.push([x, y, toX, toY]);
      [x, y] = [toX, toY];
    },
    setLineDash: (lengths) => {
      dashes = lengths;
    },
    stroke: () => strokes.push({ segments: path, isDashed: dashes.length > 0 }),
    save: () => {},
    restore: () => {
      dashes = [];
    },
  };
  return { pen: own, strokes };
}
