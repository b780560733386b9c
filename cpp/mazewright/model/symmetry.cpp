#include "mazewright/model/symmetry.hpp"

#include <algorithm>

#include "mazewright/model/progress.hpp"

namespace mazewright {

void Symmetry::add(std::vector<Cell> image, uint32_t order) {
  const int at = isTrivial() ? 0 : 1;
  images_[at] = std::move(image);
  orders_[at] = order;
}

Symmetry::Pair Symmetry::next(Pair image, uint32_t i) const {
  for (int at = 0; at < 2 && orders_[at] > 1; ++at) {
    image = {images_[at][image.first], images_[at][image.second]};
    if (i % orders_[at] != 0) break;
    i /= orders_[at];
  }
  return image;
}

Cell Symmetry::across(Cell cell) const {
  for (int at = 0; at < 2; ++at) {
    for (uint32_t i = 0; orders_[at] % 2 == 0 && i < orders_[at] / 2; ++i) cell = images_[at][cell];
  }
  return cell;
}

std::vector<Symmetry::Pair> Symmetry::orbit(Pair pair) const {
  countSteps(size());
  std::vector<Pair> images;
  eachImage(pair, [&](Pair image) {
    const Pair turned{image.second, image.first};
    for (const Pair& other : images) {
      if (other == image || other == turned) return;
    }
    images.push_back(image);
    const auto low = [](const Pair& one) { return std::minmax(one.first, one.second); };
    for (auto at = images.end() - 1; at != images.begin() && low(*at) < low(*(at - 1)); --at) {
      std::swap(*at, *(at - 1));
    }
  });
  return images;
}

Symmetry Symmetry::moved(const std::vector<Cell>& placed, uint32_t cells) const {
  Symmetry made;
  for (int at = 0; at < 2 && orders_[at] > 1; ++at) {
    std::vector<Cell> own(cells, noCell);
    for (Cell cell = 0; cell < placed.size(); ++cell) {
      const Cell image = images_[at][cell];
      if (image != noCell) own[placed[cell]] = placed[image];
    }
    made.add(std::move(own), orders_[at]);
  }
  return made;
}

}  // namespace mazewright
