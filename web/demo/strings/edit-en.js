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
  'edit.pairs.about':
    'Click a side between two cells to mark it, and again to take that back. Keys: arrows, and Shift with an arrow.',
  'edit.path.about':
    'Drag over the cells of the path, from start to finish. Keys: Enter begins, Shift with an arrow goes on, Delete clears.',
  'edit.moved':
    'Passes have turned, cut or repeated this maze. Switch them off to choose cells of its grid.',
  'edit.wish': 'Wishes …',
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
