#pragma once
// Lines to draw, as one list of points.

#include <cstdint>
#include <span>
#include <vector>

#include "mazewright/catalog/shape_row.hpp"

namespace mazewright {

/// Lines in sides of a cell. Line i has the points starts[i] to starts[i + 1] - 1, so `starts` has
/// one entry more than there are lines, or none.
struct Polylines {
  std::vector<Point> points;
  std::vector<uint32_t> starts;

  bool empty() const { return points.empty(); }

  /// Begins a line at a point.
  void begin(Point at) {
    if (starts.empty()) starts.push_back(0);
    starts.push_back(starts.back());
    add(at);
  }

  /// The next point of the last line. Precondition: there is one.
  void add(Point at) {
    points.push_back(at);
    ++starts.back();
  }

  /// Appends the closed outline of a figure, which ends where it begins.
  void addFigure(std::span<const Point> corners) {
    begin(corners.front());
    for (const Point& corner : corners.subspan(1)) add(corner);
    add(corners.front());
  }

  /// Calls visit(std::span<const Point>) for each line.
  template <typename Visit>
  void each(Visit visit) const {
    for (std::size_t i = 0; i + 1 < starts.size(); ++i) {
      visit(std::span(points).subspan(starts[i], starts[i + 1] - starts[i]));
    }
  }
};

}  // namespace mazewright
