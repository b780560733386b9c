#include "mazewright/catalog/generator_row.hpp"

namespace mazewright {

bool runsOn(const GeneratorRow& generator, const ShapeRow& shape) {
  const bool isOnLevels =
      generator.kind == GeneratorKind::dungeon && generator.attempt == nullptr && shape.stairs != 0;
  switch (generator.shapes) {
    case ShapesOf::inRows:
      return shape.inRows;
    case ShapesOf::squares:
      return shape.tiles || isOnLevels;
    case ShapesOf::floors:
      return shape.floors || isOnLevels;
    default:
      return true;
  }
}

void runOnComponents(const GeneratorRow& generator, Maze& maze, Random& random,
                     const Settings& settings) {
  const Components components = componentsOf(maze.grid);
  std::vector<std::vector<Cell>> cells(components.count);
  for (Cell cell = 0; cell < maze.grid.cellCount(); ++cell) {
    if (components.of[cell] != noComponent) cells[components.of[cell]].push_back(cell);
  }
  std::vector<Cell> numberOf(maze.grid.cellCount());
  for (std::vector<Cell>& kept : cells) {
    Maze component(componentGrid(maze.grid, std::move(kept), numberOf));
    component.onProgress = maze.onProgress;
    StepLog steps;
    if (maze.log != nullptr) component.log = &steps;
    generator.run(component, random, settings);
    const std::vector<Cell>& wholeGridCell = component.grid.wholeGridCell;
    for (Cell cell = 0; cell < wholeGridCell.size(); ++cell) {
      maze.passages[wholeGridCell[cell]] = component.passages[cell];
    }
    for (const uint32_t entry : steps)
      maze.note(wholeGridCell[stepCell(entry)], stepOperation(entry));
  }
}

}  // namespace mazewright
