/**
 * What is wrong with locks and keys, from passages, doors and things alone: every lock has its key; walking
 * from the start, picking up keys and opening the doors that they open, one reaches everything that one
 * reaches where no door is locked.
 */

/** @param {any} maze @param {(door: any) => boolean} isShut @returns {Set<number>} */
function reachedFrom(maze, isShut) {
  const shut = new Set();
  for (const door of maze.doors ?? []) {
    if (!isShut(door)) continue;
    if (door.direction === undefined || maze.dungeon) {
      shut.add(`to ${door.cell}`);
    } else {
      const to = maze.neighbour(door.cell, door.direction);
      shut.add(`${door.cell} ${to}`).add(`${to} ${door.cell}`);
    }
  }
  const reached = new Set([maze.start]);
  for (const cell of reached) {
    for (let direction = 0; direction < maze.directions.length; direction++) {
      if (!maze.isOpen(cell, direction)) continue;
      const to = maze.neighbour(cell, direction);
      if (!shut.has(`to ${to}`) && !shut.has(`${cell} ${to}`)) reached.add(to);
    }
  }
  return reached;
}

/** @param {any} maze @returns {string[]} */
export function lockFaultsOf(maze) {
  const locked = (maze.doors ?? []).filter((/** @type {any} */ { lock }) => lock);
  const keys = (maze.things ?? []).filter((/** @type {any} */ { role }) => role === 'key');
  const numbersOf = (/** @type {any[]} */ list) =>
    [...new Set(list.map(({ lock }) => lock))].sort().join();
  if (numbersOf(locked) !== numbersOf(keys)) {
    return [`locks: locks ${numbersOf(locked)}, keys ${numbersOf(keys)}`];
  }
  if (maze.start === null || maze.start === undefined) return [];
  const own = new Set();
  for (let isMore = true; isMore; ) {
    isMore = false;
    const reached = reachedFrom(maze, ({ lock }) => lock && !own.has(lock));
    for (const { cell, lock } of keys) {
      if (!reached.has(cell) || own.has(lock)) continue;
      own.add(lock);
      isMore = true;
    }
  }
  const all = reachedFrom(maze, () => false);
  const opened = reachedFrom(maze, ({ lock }) => lock && !own.has(lock));
  return opened.size === all.size ? [] : ['locks: a key lies behind its lock'];
}
