/** The texts of the view in which mazes are changed by hand, loaded with it. */
export const editEn = {
  'edit.tools': 'What to change',
  'edit.start': 'Start',
  'edit.end': 'Finish',
  'edit.cells': 'Cells',
  'edit.walls': 'Walls',
  'edit.start.about': 'Click the cell to start from. Keys: arrows and Enter.',
  'edit.end.about': 'Click the cell to reach. Keys: arrows and Enter.',
  'edit.cells.about':
    'Click or drag to leave cells out or to take them back. Keys: arrows and Enter.',
  'edit.walls.about':
    'Click a side of a cell to open or close it. Keys: arrows, and Shift with an arrow.',
  'edit.done': 'Done',
  'edit.large': 'Mazes of up to {most} cells can be changed by hand.',
  'edit.dungeon': 'Walls of dungeons follow from their tiles and cannot be changed by hand.',
  'edit.last': 'One cell must stay.',
  'edit.crossing': 'Diagonal passages must not cross.',
  'edit.at': 'Column {x}, row {y}.',
  'edit.out': 'Left out.',
  'edit.sides': 'Open: {sides}.',
  'edit.closed': 'Closed on all sides.',
  'edit.label': 'Maze to change. Arrow keys move the marker, Enter changes its cell.',
};
