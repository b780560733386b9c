#include "mazewright/dungeons/wfc/pattern_wave.hpp"

#include <algorithm>
#include <bit>

#include "mazewright/base/loop_bound.hpp"

namespace mazewright {

namespace {

using namespace square_directions;

/// Windows of the trail that are kept for undoing, at least half of them recent.
constexpr std::size_t maxTrail = std::size_t{1} << 22;

template <typename Visit>
void eachMember(const uint64_t* set, uint32_t words, Visit visit) {
  for (uint32_t word = 0; word < words; ++word) {
    for (uint64_t rest = set[word]; rest != 0; rest &= rest - 1) {
      visit(word * 64 + static_cast<uint32_t>(std::countr_zero(rest)));
    }
  }
}

}  // namespace

PatternWave::PatternWave(const PatternTables& patterns, const WindowGrid& grid)
    : patterns_(patterns),
      grid_(grid),
      words_(patterns.words()),
      domains_(std::size_t{grid.count()} * words_, ~uint64_t{0}),
      sizes_(grid.count(), static_cast<uint16_t>(patterns.count())),
      savedIn_(grid.count()),
      isWaiting_(grid.count()),
      allowed_(words_) {
  const uint32_t windows = grid.count();
  if (patterns.count() % 64 != 0) {
    const uint64_t last = (uint64_t{1} << patterns.count() % 64) - 1;
    for (uint32_t window = 0; window < windows; ++window) domain(window)[words_ - 1] = last;
  }
  settled_ = domains_;
  for (Direction direction = north; direction <= east; ++direction) {
    std::fill(allowed_.begin(), allowed_.end(), 0);
    for (uint32_t pattern = 0; pattern < patterns.count(); ++pattern) {
      const uint64_t* fitting =
          patterns.havingFace(direction ^ 1u, patterns.faceOf(direction, pattern));
      const bool hasNeighbour =
          std::any_of(fitting, fitting + words_, [](uint64_t word) { return word != 0; });
      if (hasNeighbour) allowed_[pattern / 64] |= uint64_t{1} << pattern % 64;
    }
    for (uint32_t window = 0; window < windows; ++window) {
      if (grid_.hasNext(window, direction)) keep(window, allowed_.data());
    }
  }
}

void PatternWave::save(uint32_t window) {
  if (savedIn_[window] == level_) return;
  savedIn_[window] = level_;
  trail_.push_back(window);
  trailDomains_.insert(trailDomains_.end(), domain(window), domain(window) + words_);
}

bool PatternWave::keep(uint32_t window, const uint64_t* set) {
  uint64_t* own = domain(window);
  bool changes = false;
  for (uint32_t word = 0; word < words_; ++word) changes |= (own[word] & ~set[word]) != 0;
  if (!changes) return true;
  if (isChoosing_) save(window);
  if (hasLimits_) count(window, 0u - 1);
  int size = 0;
  for (uint32_t word = 0; word < words_; ++word) size += std::popcount(own[word] &= set[word]);
  sizes_[window] = static_cast<uint16_t>(size);
  if (hasLimits_) count(window, 1);
  if (isWaiting_[window] == 0) {
    isWaiting_[window] = 1;
    waiting_.push_back(window);
  }
  if (size == 0) isBroken_ = true;
  return size != 0;
}

void PatternWave::restrict(Cell cell, bool isFloor) {
  const uint32_t x = cell % grid_.width - grid_.left, y = cell / grid_.width - grid_.top;
  for (uint32_t index = 0; index < grid_.side * grid_.side; ++index) {
    const uint32_t left = x - index % grid_.side, top = y - index / grid_.side;
    if (left % grid_.stride != 0 || top % grid_.stride != 0) continue;
    const uint32_t column = left / grid_.stride, row = top / grid_.stride;
    // Below 0 they wrap to large numbers.
    if (column >= grid_.across || row >= grid_.down) continue;
    std::fill(allowed_.begin(), allowed_.end(), 0);
    for (uint32_t pattern = 0; pattern < patterns_.count(); ++pattern) {
      if ((patterns_.tile(pattern, index) != 0) != isFloor) continue;
      allowed_[pattern / 64] |= uint64_t{1} << pattern % 64;
    }
    keep(row * grid_.across + column, allowed_.data());
  }
}

void PatternWave::keepFloor(uint32_t window) {
  std::fill(allowed_.begin(), allowed_.end(), 0);
  for (uint32_t i = 0; i < patterns_.tiles.size(); ++i) {
    const uint32_t pattern = i / (grid_.side * grid_.side);
    if (patterns_.tiles[i] != 0) allowed_[pattern / 64] |= uint64_t{1} << pattern % 64;
  }
  keep(window, allowed_.data());
}

void PatternWave::count(uint32_t window, uint32_t change) {
  if (sizes_[window] != 1) return;
  const uint32_t group = patterns_.groups[patternOf(window)];
  used_[group] += change;
  if (change != 1 || used_[group] < patterns_.limits[group]) return;
  full_.push_back(group);
  if (used_[group] > patterns_.limits[group]) isBroken_ = true;
}

void PatternWave::excludeFull(Ticker& ticker) {
  std::fill(allowed_.begin(), allowed_.end(), ~uint64_t{0});
  for (uint32_t pattern = 0; pattern < patterns_.count(); ++pattern) {
    if (patterns_.groups[pattern] != full_.back()) continue;
    allowed_[pattern / 64] &= ~(uint64_t{1} << pattern % 64);
  }
  full_.pop_back();
  for (uint32_t window = 0; window < grid_.count(); ++window) {
    if (sizes_[window] > 1) keep(window, allowed_.data());
  }
  ticker.add(std::min(grid_.count(), sliceSteps));
}

/// Keeps of the neighbours what the patterns of the window support, found by the patterns that
/// remain or by those that it lost since the last time: whichever are fewer.
void PatternWave::propagateFrom(uint32_t window) {
  const uint32_t words = words_;
  const uint64_t* own = domain(window);
  uint64_t* known = &settled_[std::size_t{window} * words];
  uint32_t lost = 0;
  for (uint32_t i = 0; i < words; ++i) {
    lost += static_cast<uint32_t>(std::popcount(known[i] & ~own[i]));
  }
  const bool byRemaining = sizes_[window] <= lost;
  uint64_t* allowed = allowed_.data();
  const uint32_t others[] = {window - grid_.across, window + grid_.across, window - 1, window + 1};
  for (Direction direction = north; direction <= east && !isBroken_; ++direction) {
    if (!grid_.hasNext(window, direction)) continue;
    const uint32_t* faces = patterns_.faces[direction].data();
    const uint64_t* having = patterns_.havingFace(direction, 0);
    const uint64_t* facing = patterns_.havingFace(direction ^ 1u, 0);
    std::fill_n(allowed, words, byRemaining ? 0 : ~uint64_t{0});
    for (uint32_t word = 0; word < words; ++word) {
      uint64_t rest = byRemaining ? own[word] : known[word] & ~own[word];
      for (LoopBound turns(64); rest != 0; ++turns) {
        const uint32_t first =
            faces[word * 64 + static_cast<uint32_t>(std::countr_zero(rest))] * words;
        rest &= ~having[first + word];
        if (byRemaining) {
          for (uint32_t i = 0; i < words; ++i) allowed[i] |= facing[first + i];
          continue;
        }
        uint64_t remains = 0;
        for (uint32_t i = 0; i < words; ++i) remains |= own[i] & having[first + i];
        if (remains != 0) continue;
        for (uint32_t i = 0; i < words; ++i) allowed[i] &= ~facing[first + i];
      }
    }
    keep(others[direction], allowed);
  }
  std::copy_n(own, words, known);
}

bool PatternWave::propagate(Ticker& ticker) {
  uint32_t steps = 0;
  // A window waits again only after it has lost a pattern.
  LoopBound turns(std::size_t{grid_.count()} * (patterns_.count() + 1) + patterns_.limits.size());
  std::size_t next = 0;
  for (; next < waiting_.size() || (!full_.empty() && !isBroken_); ++turns) {
    if (next == waiting_.size()) {
      excludeFull(ticker);
      continue;
    }
    isWaiting_[waiting_[next]] = 0;
    if (!isBroken_) propagateFrom(waiting_[next]);
    ++next;
    if (++steps < sliceSteps / stepsPerVisit) continue;
    ticker.add(steps * stepsPerVisit);
    steps = 0;
  }
  waiting_.clear();
  ticker.add(steps * stepsPerVisit);
  return !isBroken_;
}

void PatternWave::undoTo(std::size_t saved) {
  for (std::size_t i = trail_.size(); i-- > saved;) {
    const uint32_t window = trail_[i];
    if (hasLimits_) count(window, 0u - 1);
    int size = 0;
    for (uint32_t word = 0; word < words_; ++word) {
      size += std::popcount(domain(window)[word] = trailDomains_[i * words_ + word]);
    }
    std::copy_n(domain(window), words_, &settled_[std::size_t{window} * words_]);
    sizes_[window] = static_cast<uint16_t>(size);
    if (hasLimits_) count(window, 1);
  }
  full_.clear();
  reorderChanged(saved);
  trail_.resize(saved);
  trailDomains_.resize(saved * words_);
  ++level_;
  isBroken_ = false;
}

void PatternWave::reorderChanged(std::size_t from) {
  for (std::size_t i = from; i < trail_.size(); ++i) reorder(trail_[i]);
}

bool PatternWave::isBefore(uint32_t a, uint32_t b) const {
  return keys_[a] != keys_[b] ? keys_[a] < keys_[b] : a < b;
}

void PatternWave::reorder(uint32_t window) {
  const auto put = [&](uint32_t which, uint32_t at) {
    heap_[at] = which;
    placeOf_[which] = at;
  };
  keys_[window] =
      sizes_[window] < 2 ? ~uint64_t{0} : uint64_t{sizes_[window]} << 32 | noise_[window];
  uint32_t at = placeOf_[window];
  LoopBound up(std::bit_width(heap_.size()));
  for (; at > 0 && isBefore(window, heap_[(at - 1) / 2]); at = (at - 1) / 2, ++up) {
    put(heap_[(at - 1) / 2], at);
  }
  LoopBound down(std::bit_width(heap_.size()));
  for (uint32_t child = 2 * at + 1; child < heap_.size(); child = 2 * at + 1, ++down) {
    if (child + 1 < heap_.size() && isBefore(heap_[child + 1], heap_[child])) ++child;
    if (!isBefore(heap_[child], window)) break;
    put(heap_[child], at);
    at = child;
  }
  put(window, at);
}

/// Makes the older half of the choices final.
void PatternWave::forgetOldest() {
  const std::size_t half = choices_.size() / 2;
  const std::size_t saved = choices_[half].saved;
  const auto end = static_cast<std::ptrdiff_t>(saved);
  order_.insert(order_.end(), trail_.begin(), trail_.begin() + end);
  trail_.erase(trail_.begin(), trail_.begin() + end);
  trailDomains_.erase(trailDomains_.begin(),
                      trailDomains_.begin() + end * static_cast<std::ptrdiff_t>(words_));
  choices_.erase(choices_.begin(), choices_.begin() + static_cast<std::ptrdiff_t>(half));
  for (Choice& choice : choices_) choice.saved -= saved;
}

uint32_t PatternWave::draw(uint32_t window, Random& random) const {
  uint32_t total = 0;
  eachMember(domain(window), words_, [&](uint32_t p) { total += patterns_.weight(p); });
  uint32_t drawn = random.below(total);
  uint32_t chosen = 0;
  bool isChosen = false;
  eachMember(domain(window), words_, [&](uint32_t p) {
    if (isChosen) return;
    chosen = p;
    isChosen = drawn < patterns_.weight(p);
    drawn -= patterns_.weight(p);
  });
  return chosen;
}

bool PatternWave::collapse(Random& random, Ticker& ticker) {
  const uint32_t windows = grid_.count();
  noise_.resize(windows);
  for (uint32_t& noise : noise_) noise = static_cast<uint32_t>(random.next() >> 32);
  used_.resize(patterns_.limits.size());
  hasLimits_ = !used_.empty();
  for (uint32_t window = 0; hasLimits_ && window < windows; ++window) count(window, 1);
  if (!propagate(ticker)) return false;
  keys_.resize(windows);
  placeOf_.resize(windows);
  for (uint32_t window = 0; window < windows; ++window) {
    placeOf_[window] = window;
    heap_.push_back(window);
    reorder(window);
  }
  isChoosing_ = true;
  std::vector<uint64_t> only(words_);
  uint32_t undone = 0;
  // Each turn makes a choice, which stays or is undone.
  const uint32_t maxUndone = 1000 + windows;
  for (LoopBound turns(uint64_t{windows} + maxUndone); sizes_[heap_.front()] > 1; ++turns) {
    const uint32_t window = heap_.front();
    const uint32_t pattern = draw(window, random);
    if (trail_.size() > maxTrail) forgetOldest();
    choices_.push_back({window, pattern, trail_.size()});
    ++level_;
    std::fill(only.begin(), only.end(), 0);
    only[pattern / 64] = uint64_t{1} << pattern % 64;
    keep(window, only.data());
    for (LoopBound undoings(maxUndone); !propagate(ticker); ++undoings) {
      if (choices_.empty() || ++undone > maxUndone) return false;
      const Choice wrong = choices_.back();
      undoTo(wrong.saved);
      choices_.pop_back();
      std::fill(only.begin(), only.end(), ~uint64_t{0});
      only[wrong.pattern / 64] &= ~(uint64_t{1} << wrong.pattern % 64);
      keep(wrong.window, only.data());
    }
    reorderChanged(choices_.empty() ? 0 : choices_.back().saved);
  }
  order_.insert(order_.end(), trail_.begin(), trail_.end());
  return true;
}

uint32_t PatternWave::patternOf(uint32_t window) const {
  uint32_t pattern = 0;
  eachMember(domain(window), words_, [&](uint32_t p) { pattern = p; });
  return pattern;
}

std::vector<uint32_t> PatternWave::patterns() const {
  std::vector<uint32_t> chosen(grid_.count());
  for (uint32_t window = 0; window < chosen.size(); ++window) chosen[window] = patternOf(window);
  return chosen;
}

}  // namespace mazewright
