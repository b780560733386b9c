#pragma once
// A list of cells that adds a cell or not without a branch, for walks where chance decides which.

#include <cstdint>
#include <vector>

#include "mazewright/model/grid.hpp"

namespace mazewright {

class CellList {
 public:
  uint32_t size() const { return size_; }
  Cell& operator[](uint32_t place) { return cells_[place]; }
  Cell& back() { return cells_[size_ - 1]; }
  void pop_back() { --size_; }
  void clear() { size_ = 0; }

  void addIf(bool wanted, Cell cell) {
    if (cells_.size() == size_) cells_.resize(2 * std::size_t{size_} + 8);
    cells_[size_] = cell;
    size_ += wanted;
  }
  void swap(CellList& other) {
    cells_.swap(other.cells_);
    std::swap(size_, other.size_);
  }

 private:
  /// Those past the size are room to write into.
  std::vector<Cell> cells_;
  uint32_t size_ = 0;
};

}  // namespace mazewright
