#include "mazewright/model/progress.hpp"

#include <algorithm>

#include "mazewright/base/loop_bound.hpp"

namespace mazewright {

void Phases::run(uint32_t count, uint32_t maxLength, RangeVisit visit) {
  uint32_t first = 0;
  for (LoopBound turns(count); first < count; ++turns) {
    const uint32_t end = first + std::min(count - first, maxLength);
    visit(first, end);
    countSteps(uint64_t{end - first} * (sliceSteps / maxLength));
    done_ += end - first;
    first = end;
    const bool isOver = first == count && done_ >= whole_;
    if (maze_.onProgress != nullptr && !isOver) maze_.onProgress(std::min(done_, whole_), whole_);
  }
}

void Ticker::report() {
  steps_ = 0;
  if (maze_.onProgress != nullptr) maze_.onProgress(settled_, whole_);
}

void Ticker::run(uint32_t first, uint32_t end, RangeVisit visit) {
  for (LoopBound turns(end - first); first < end; ++turns) {
    const uint32_t to = first + std::min(end - first, sliceSteps);
    visit(first, to);
    add(to - first);
    first = to;
  }
}

}  // namespace mazewright
