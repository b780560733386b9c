/**
 * Other names by which the field knows a row, without style; for messages about unknown names.
 * @type {Record<string, string>}
 */
export const ALIASES = {
  'a*': 'aStar',
  bfs: 'randomBfs',
  breadthfirst: 'bfs',
  cellular: 'caves',
  circle: 'polar',
  delta: 'triangle',
  dfs: 'recursiveBacktracker',
  depthfirst: 'dfs',
  grid: 'square',
  loops: 'braid',
  rectangle: 'square',
  righthand: 'wallFollower',
  sigma: 'hex',
  theta: 'polar',
};
