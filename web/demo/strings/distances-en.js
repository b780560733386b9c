/** The texts of the view of distances from a cell, loaded with it. */
export const distancesEn = {
  'distances.about':
    'Click a cell, or move it with the arrow keys: colours show how far every other cell is from it.',
  'distances.here': 'From here',
  'distances.far': 'Farthest cell',
  'distances.pointer': 'At the pointer',
  'distances.done': 'Done',
  'distances.label': 'Distances in colour. Arrow keys move the cell that they are measured from.',
  'distances.said': '{place}: the farthest cell is {far} steps away.',
};
