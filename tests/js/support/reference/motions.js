/**
 * Where a mirroring or a turn leads cells, by the middles of the cells as they are drawn: what maps a
 * finite set of points onto itself keeps the mean of the points in place.
 */

/** Shapes whose cells are in rows and columns: their middles are their coordinates. */
const IN_ROWS = ['square', 'cube', 'zeta', 'cairo', 'upsilon'];

const meanOf = (points) =>
  [0, 1].map((i) => points.reduce((sum, point) => sum + point[i], 0) / points.length);

/** By kept cell its middle; a sphere's is that of the map that shows it. */
function middlesOf(grid) {
  const cells = [...grid.kept.keys()].filter((cell) => grid.kept[cell]);
  const middle = (cell) => {
    const { x, y } = grid.places[cell];
    if (IN_ROWS.includes(grid.shape ?? 'square')) return [x, y];
    return meanOf(grid.corners[cell].map(({ from }) => from));
  };
  return new Map(cells.map((cell) => [cell, middle(cell)]));
}

/** A motion as a function of the vector from the centre. */
function mapOf({ kind, times = 1, parts = 1 }) {
  if (kind === 'mirrorX') return ([x, y]) => [-x, y];
  if (kind === 'mirrorY') return ([x, y]) => [x, -y];
  const angle = (2 * Math.PI * times) / parts;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return ([x, y]) => [cos * x - sin * y, sin * x + cos * y];
}

const keyOf = ([x, y], level) => `${Math.round(x * 200)} ${Math.round(y * 200)} ${level}`;

/** Whether neighbours become neighbours, and nothing else does. */
function keepsNeighbours(grid, target, image) {
  return [...image].every(([cell, other]) => {
    const next = grid.slots[cell].filter(Boolean).map(({ to }) => image.get(to));
    const own = target.slots[other].filter(Boolean).map(({ to }) => to);
    return next.length === own.length && next.every((to) => own.includes(to));
  });
}

/** The image of every kept cell of a grid on another grid of its shape; null if it does not fit. */
export function imageOf(grid, target, motion) {
  const image = grid.shape === 'sphere' && motion.kind === 'turn' ? turned : moved;
  const found = image(grid, target, motion);
  const isWhole = found && new Set(found.values()).size === [...target.kept].filter(Boolean).length;
  return isWhole && keepsNeighbours(grid, target, found) ? found : null;
}

function moved(grid, target, motion) {
  const [from, to] = [middlesOf(grid), middlesOf(target)];
  const [centre, middle] = [from, to].map((middles) => meanOf([...middles.values()]));
  const cellAt = new Map(
    [...to].map(([cell, [x, y]]) => [
      keyOf([x - middle[0], y - middle[1]], target.places[cell].level),
      cell,
    ]),
  );
  const map = mapOf(motion);
  const near = ([x, y], level) => {
    for (const dx of [0, -1, 1]) {
      for (const dy of [0, -1, 1]) {
        const found = cellAt.get(keyOf([x + dx / 200, y + dy / 200], level));
        if (found !== undefined) return found;
      }
    }
    return undefined;
  };
  const image = new Map();
  for (const [cell, [x, y]] of from) {
    const other = near(map([x - centre[0], y - centre[1]]), grid.places[cell].level);
    if (other === undefined) return null;
    image.set(cell, other);
  }
  return image;
}

/** On a sphere a turn moves every ring along itself. */
function turned(grid, target, { times = 1, parts }) {
  const rings = ringsOf(grid);
  const image = new Map();
  for (const cells of rings.values()) {
    const count = cells.length;
    if (count > 1 && (count * times) % parts !== 0) return null;
    const shift = count > 1 ? (count * times) / parts : 0;
    for (const [i, cell] of cells.entries()) {
      if (grid.kept[cell]) image.set(cell, cells[(i + shift) % count]);
    }
  }
  return [...image.values()].every((cell) => target.kept[cell]) ? image : null;
}

function ringsOf(grid) {
  const rings = new Map();
  for (const [cell, { y }] of grid.places.entries()) rings.set(y, [...(rings.get(y) ?? []), cell]);
  return rings;
}
