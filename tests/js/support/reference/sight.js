/** Fields of view by their definitions, cell by cell: nothing of what makes them fast. */

/** The cell that a line at a slope is in at a depth; a line between two cells leans to one side. */
const cellOn = (numerator, denominator, depth, lean) => {
  const [position, half] = [2 * numerator * depth + denominator, 2 * denominator];
  const cell = Math.floor(position / half);
  // On the boundary the rounding chose the upper cell.
  return position % half === 0 && lean < 0 ? cell - 1 : cell;
};

/** Whether the cells between, at depths 1 .. depth - 1, are clear along a slope. */
function isLineClear(isClear, numerator, denominator, depth, lean) {
  for (let step = 1; step < depth; step++) {
    if (!isClear(step, cellOn(numerator, denominator, step, lean))) return false;
  }
  return true;
}

/** Whether light falls on the middle line of a cell that blocks: by every slope between two edges. */
function isLit(isClear, depth, column) {
  const slopes = [(2 * column - 1) / (2 * depth), (2 * column + 1) / (2 * depth)];
  for (let step = 1; step < depth; step++) {
    for (let edge = -2 * step - 1; edge <= 2 * step + 1; edge += 2) {
      const slope = edge / (2 * step);
      if (slope > slopes[0] && slope < slopes[1]) slopes.push(slope);
    }
  }
  slopes.push(-1, 1);
  const inside = [...new Set(slopes)]
    .sort((a, b) => a - b)
    .filter((s) => s >= (2 * column - 1) / (2 * depth) && s <= (2 * column + 1) / (2 * depth));
  return inside.slice(1).some((slope, i) => {
    const middle = (slope + inside[i]) / 2;
    if (Math.abs(middle) > 1) return false;
    for (let step = 1; step < depth; step++) {
      if (!isClear(step, Math.round(middle * step))) return false;
    }
    return true;
  });
}

/** The field of view on squares that are their own walls. `clear(x, y)`: false beyond the rim. */
export function squaresSeen({ width, height }, clear, from, radius) {
  const [x, y] = [from % width, Math.floor(from / width)];
  const seen = new Uint8Array(width * height);
  seen[from] = 1;
  for (let to = 0; to < seen.length; to++) {
    const [dx, dy] = [(to % width) - x, Math.floor(to / width) - y];
    if (to === from || Math.hypot(dx, dy) > radius + 0.5) continue;
    const quarters = [];
    // In a quarter rows lie across the direction of sight: depth first, then the column.
    if (Math.abs(dy) >= Math.abs(dx)) {
      quarters.push([
        Math.abs(dy),
        dx,
        (step, column) => clear(x + column, y + step * Math.sign(dy)),
      ]);
    }
    if (Math.abs(dx) >= Math.abs(dy)) {
      quarters.push([
        Math.abs(dx),
        dy,
        (step, column) => clear(x + step * Math.sign(dx), y + column),
      ]);
    }
    const isSeen = clear(to % width, Math.floor(to / width))
      ? ([depth, column, isClear]) =>
          [-1, 1].some((lean) => {
            const isOutside = column * lean === depth;
            return !isOutside && isLineClear(isClear, column, depth, depth, lean);
          })
      : ([depth, column, isClear]) => isLit(isClear, depth, column);
    if (quarters.some(isSeen)) seen[to] = 1;
  }
  return seen;
}

const LATTICE = 4096;

/** Corners on the lattice by cell, and the middle of each cell. */
function outlines(maze) {
  const { points, sides, starts } = maze.polygons();
  return Array.from({ length: maze.cellCount }, (_, cell) => {
    const corners = [];
    for (let i = starts[cell]; i < starts[cell + 1]; i++) {
      const [x, y] = [points[2 * i], points[2 * i + 1]].map((n) => Math.round(n * LATTICE));
      corners.push({ x, y, side: sides[i] });
    }
    const mean = (key) =>
      Math.round(corners.reduce((sum, corner) => sum + corner[key], 0) / corners.length);
    return { corners, middle: { x: mean('x'), y: mean('y') } };
  });
}

const turn = (a, b, c) => Math.sign((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x));
const between = (a, b, c) =>
  Math.min(a.x, b.x) <= c.x &&
  c.x <= Math.max(a.x, b.x) &&
  Math.min(a.y, b.y) <= c.y &&
  c.y <= Math.max(a.y, b.y);

/** Whether two closed segments have a point in common. */
function touch([a, b], [c, d]) {
  const [ac, bc, ca, da] = [turn(a, b, c), turn(a, b, d), turn(c, d, a), turn(c, d, b)];
  if (ac !== bc && ca !== da) return true;
  return (
    (ac === 0 && between(a, b, c)) ||
    (bc === 0 && between(a, b, d)) ||
    (ca === 0 && between(c, d, a)) ||
    (da === 0 && between(c, d, b))
  );
}

/** A maze of any shape, prepared: `seen(from, radius, clear)` by every wall and every cell. */
export function sightReference(maze) {
  const cells = outlines(maze);
  /** Sides with the cells on both sides of them; `to` is null where no passage leads over it. */
  const sides = cells.flatMap(({ corners }, cell) =>
    corners.map((corner, i) => {
      const next = corners[(i + 1) % corners.length];
      const isPassage = ((maze.passages[cell] >> corner.side) & 1) === 1 && corner.side < 8;
      const to = isPassage ? maze.neighbour(cell, corner.side) : null;
      const isDrawn =
        to !== null &&
        cells[to].corners.some((other, j, all) => {
          const end = all[(j + 1) % all.length];
          return (
            other.x === next.x && other.y === next.y && end.x === corner.x && end.y === corner.y
          );
        });
      return { cell, to: isDrawn ? to : null, line: [corner, next] };
    }),
  );
  return (from, radius, clear = () => true) => {
    const blocks = (cell) => cell !== from && !clear(cell);
    const walls = sides
      .filter(({ cell, to }) => to === null || blocks(cell) || blocks(to))
      .map(({ line }) => line);
    const a = cells[from].middle;
    const isNear = ({ x, y }) => (x - a.x) ** 2 + (y - a.y) ** 2 <= (LATTICE * (radius + 0.5)) ** 2;
    const seen = Uint8Array.from(cells, ({ middle }, cell) =>
      Number(
        cell === from ||
          (isNear(middle) && clear(cell) && !walls.some((wall) => touch([a, middle], wall))),
      ),
    );
    const more = [...seen.keys()].filter(
      (cell) =>
        blocks(cell) &&
        isNear(cells[cell].middle) &&
        sides.some((side) => side.cell === cell && side.to !== null && seen[side.to] === 1),
    );
    for (const cell of more) seen[cell] = 1;
    return seen;
  };
}
