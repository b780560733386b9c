/** How a walk chooses among fresh directions: see cpp/generators/texture.hpp. */
import { thousandths } from './chance.js';

/** Where a walker stands and which direction leads straight on, opposite its way back. */
export const standAt = (cell) => ({ cell, ahead: -1 });
export const stepFrom = (board, cell, direction) => ({
  cell: board.neighbour(cell, direction),
  ahead: board.back(cell, direction) ^ 1,
});

/** choose(fresh, walker) with the draws of a texture. */
export function textureOf(board, { texture = null, ...params }) {
  const { random, sideways } = board;
  return (fresh, { cell, ahead }) => {
    const { straightness, horizontal, vertical } = scaled(params, texture?.[cell] ?? 255);
    if (straightness > 0 && fresh.includes(ahead)) {
      if (random.below(1000) < straightness) return ahead;
    }
    if (horizontal === vertical) return random.pick(fresh);
    const along = fresh.filter((direction) => sideways.has(direction));
    const across = fresh.filter((direction) => !sideways.has(direction));
    const drawn = random.below(along.length * horizontal + across.length * vertical);
    if (drawn < along.length * horizontal) return along[Math.floor(drawn / horizontal)];
    return across[Math.floor((drawn - along.length * horizontal) / vertical)];
  };
}

/** The bias where the texture is t of 255; the straightness in thousandths. */
function scaled({ straightness, horizontal, vertical }, t) {
  const whole = thousandths(straightness);
  if (t === 255) return { straightness: whole, horizontal, vertical };
  const least = Math.min(horizontal, vertical);
  const weight = (value) => 255 * least + t * (value - least);
  return {
    straightness: Math.floor((whole * t) / 255),
    horizontal: weight(horizontal),
    vertical: weight(vertical),
  };
}

/** A tree that grows: its cells, the fresh directions around one, and steps by a texture. */
export function growTree(board, params) {
  const choose = textureOf(board, params);
  const visited = new Set();
  return {
    visited,
    start() {
      const cell = board.randomCell();
      visited.add(cell);
      return standAt(cell);
    },
    freshAround: (cell) => board.directions(cell, (next) => !visited.has(next)),
    /** Opens one of the fresh directions and gives the walker that stands there. */
    step(walker, fresh) {
      const direction = choose(fresh, walker);
      board.carve(walker.cell, direction);
      const next = stepFrom(board, walker.cell, direction);
      visited.add(next.cell);
      return next;
    },
  };
}
