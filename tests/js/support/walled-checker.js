/**
 * The cells that can be reached in a maze with walls where some of its doors stay shut: read from passages
 * and doors alone.
 */
export function stepsAround(maze, from, isShut) {
  const shut = new Set();
  for (const door of maze.doors ?? []) {
    if (!isShut(door)) continue;
    const to = maze.neighbour(door.cell, door.direction);
    shut.add(`${door.cell} ${to}`).add(`${to} ${door.cell}`);
  }
  const reached = new Set([from]);
  for (const cell of reached) {
    for (const direction of maze.directions.keys()) {
      if (!maze.isOpen(cell, direction)) continue;
      const to = maze.neighbour(cell, direction);
      if (!shut.has(`${cell} ${to}`)) reached.add(to);
    }
  }
  return reached;
}
