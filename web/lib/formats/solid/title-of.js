/** What a model is called: 'hex maze', 'maze in 3 storeys', 'dungeon'. @param {import('../options/maze.js').Maze} maze */
export function titleOf({ dungeon, shape, levels }) {
  const kind = dungeon ? 'dungeon' : 'maze';
  if (levels > 1) return `${kind} in ${levels} storeys`;
  return dungeon ? kind : `${shape} ${kind}`;
}
