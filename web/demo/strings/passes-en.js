/** The texts of the list of passes, loaded with it. */
export const passesEn = {
  'passes.about':
    'Passes change the grid before the maze is made, or the maze after it. They run from top to bottom.',
  'passes.none': 'No pass yet.',
  'passes.add': 'Add a pass',
  'passes.up': 'Move up: {pass}',
  'passes.down': 'Move down: {pass}',
  'passes.remove': 'Remove: {pass}',
  'passes.on': 'On: {pass}',
  'passes.left': 'Left out. {why}',
  'passes.moved': '{pass} is number {place} of {all} now.',
  'passes.added': '{pass} was added as number {place}.',
  'passes.removed': '{pass} was removed.',
  'passes.draw': 'Draw on the maze',
  'passes.clear': 'Clear',
  'passes.cells': 'Cells: {count}',
  'passes.pairs': 'Pairs: {count}',
  'planes.whole': 'Everywhere',
  'planes.east': 'Stronger to the right',
  'planes.south': 'Stronger to the bottom',
  'planes.inside': 'Stronger in the middle',
  'planes.own': 'Other',
};
