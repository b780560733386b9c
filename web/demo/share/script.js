/**
 * A turtlecraft script that builds the maze without the library: the rows of tiles as text, and a
 * loop over them. It places exactly the cubes of `maze.blocks(block)`.
 * @param {any} maze
 * @param {{ height: number, color: number }} block
 */
export function scriptOf(maze, { height, color }) {
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
