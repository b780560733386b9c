// Runs of one cell are opened 64 at once; only longer runs are handled one by one.

#include "mazewright/generators/rows/fair_runs.hpp"

namespace mazewright {

void drawFairRuns(Random& random, uint32_t width, RowBits& east, RowBits& south) {
  Random draws = random;
  uint32_t runStart = 0;
  for (std::size_t i = 0; i < east.size(); ++i) {
    east[i] = draws.next();
    if (i + 1 == east.size()) east[i] &= (uint64_t{1} << ((width - 1) & 63)) - 1;
    const auto first = static_cast<uint32_t>(i * 64);
    uint64_t ends = ~east[i];
    if (width - first < 64) ends &= (uint64_t{1} << (width - first)) - 1;
    const uint64_t singles = ends & (ends << 1 | (runStart == first ? 1 : 0));
    uint64_t opened = singles;
    for (uint64_t longer = ends & ~singles; longer != 0; longer &= longer - 1) {
      const auto place = static_cast<uint32_t>(std::countr_zero(longer));
      const uint64_t before = ends & ((uint64_t{1} << place) - 1);
      const uint32_t start =
          before == 0 ? runStart : first + 64 - static_cast<uint32_t>(std::countl_zero(before));
      const uint32_t member = first + place - draws.below(first + place - start + 1);
      if (member >= first) {
        opened |= uint64_t{1} << (member - first);
      } else {
        setBit(south, member);
      }
    }
    if (ends != 0) runStart = first + 64 - static_cast<uint32_t>(std::countl_zero(ends));
    south[i] |= opened;
  }
  random = draws;
}

}  // namespace mazewright
