/** @import { Maze } from 'mazewright/dungeons' */

/**
 * A turtlecraft script that builds the maze without the library: the rows of tiles as text, and a
 * loop over them. It places exactly the cubes of `maze.blocks(block)`.
 * @param {Maze} maze
 * @param {{ height: number, color: number }} block
 */
export function scriptOf(maze, { height, color }) {
  if (maze.bridges) return wovenScript(maze, { height, color });
  const { width, data } = maze.tiles();
  const rows = [];
  for (let from = 0; from < data.length; from += width) {
    const row = Array.from(data.subarray(from, from + width), (tile) => (tile === 0 ? '#' : ' '));
    rows.push(`  '${row.join('')}',`);
  }
  return `// mazewright ${maze.code ?? 'edited'}
var maze = [
${rows.join('\n')}
];
for (var x = 0; x < maze.length; x++) {
  for (var y = 0; y < maze[x].length; y++) {
    for (var z = 1; z <= ${height} && maze[x][y] == '#'; z++) cube(x, y, z, ${color});
  }
}
`;
}

/**
 * The same for a maze with bridges, whose stacks of cubes begin and end at several heights.
 * @param {Maze} maze
 * @param {{ height: number, color: number }} block
 */
function wovenScript(maze, { height, color }) {
  const { width, height: count } = maze.tiles();
  /** The least and the greatest height of each stack, by row and column. @type {Map<string, number[]>} */
  const stacks = new Map();
  const cubes = maze.blocks({ height, color });
  for (let i = 0; i < cubes.length; i += 4) {
    const place = `${cubes[i]} ${cubes[i + 1]}`;
    stacks.set(place, [stacks.get(place)?.[0] ?? cubes[i + 2], cubes[i + 2]]);
  }
  /** @type {Map<string, string>} */
  const signs = new Map([[`1, ${height}`, '#']]);
  const rows = Array.from({ length: count }, (_, row) => {
    const line = Array.from({ length: width }, (_each, column) => {
      const stack = stacks.get(`${row} ${column}`)?.join(', ');
      if (!stack) return ' ';
      if (!signs.has(stack)) signs.set(stack, String.fromCharCode(96 + signs.size));
      return signs.get(stack);
    });
    return `  '${line.join('')}',`;
  });
  const table = [...signs].map(([stack, sign]) => `  '${sign}': [${stack}],`);
  return `// mazewright ${maze.code ?? 'edited'}
var heights = {
${table.join('\n')}
};
var maze = [
${rows.join('\n')}
];
for (var x = 0; x < maze.length; x++) {
  for (var y = 0; y < maze[x].length; y++) {
    var from = heights[maze[x][y]] || [1, 0];
    for (var z = from[0]; z <= from[1]; z++) cube(x, y, z, ${color});
  }
}
`;
}
