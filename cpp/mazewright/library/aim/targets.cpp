#include "mazewright/library/aim/targets.hpp"

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>

#include "mazewright/analysis/stats.hpp"

namespace mazewright {

namespace {

using enum AimFigure;

constexpr const char* ids[aimFigures] = {"solution", "deadEnds", "turns", "loops", "difficulty"};
/// Larger misses count as this one, so that a sum of them fits.
constexpr int64_t maxMiss = int64_t{1} << 40;

std::string fieldOf(std::string_view figure) { return std::string("targets.").append(figure); }

}  // namespace

void AimFigures::setSolution(uint32_t passages) {
  AimFigures& figures = *this;
  figures[solution] = figures[difficulty] = noFigure;
  if (passages == unreachable) return;
  figures[solution] = passages;
  figures[difficulty] = passages == 0
                            ? difficultyUnit
                            : expectedSteps * difficultyUnit / (expectedStepsUnit * passages);
}

void countCell(AimFigures& figures, unsigned passages, int sign) {
  figures[deadEnds] += std::has_single_bit(passages) ? sign : 0;
  figures[turns] += isTurn(passages) ? sign : 0;
}

Problem AimTargets::read(const Values& low, const Values& high) {
  constexpr double maxEnd = UINT32_MAX;
  std::string known;
  for (const char* id : ids) known.append(" '").append(id).append("'");
  if (low.empty() && high.empty()) {
    return refuseText("invalid-option", "targets", "must have at least one of@", known);
  }
  for (const bool isHigh : {false, true}) {
    for (const auto& [id, end] : isHigh ? high : low) {
      const auto i = static_cast<std::size_t>(std::find(ids, ids + aimFigures, id) - ids);
      if (i == aimFigures) {
        return refuseName("invalid-option", fieldOf(id), "is not a target of aim, which has@",
                          known, id, known);
      }
      Range& range = ranges_[i];
      range.isTarget = true;
      double number = end.number;
      if (isHigh && number == std::numeric_limits<double>::infinity()) continue;
      if (end.kind != ValueKind::number || !(number >= 0 && number <= maxEnd)) {
        return refuse("invalid-option", fieldOf(id), "must be numbers from 0 to #; got %", &end,
                      UINT32_MAX);
      }
      const bool isWhole = i != static_cast<unsigned>(difficulty);
      if (!isWhole) number *= difficultyUnit;
      (isHigh ? range.high : range.low) =
          static_cast<int64_t>(isWhole && !isHigh ? std::ceil(number) : number);
      if (range.low <= range.high) continue;
      return refuse("invalid-option", fieldOf(id),
                    isWhole
                        ? "must be a range from low to high that holds a whole number; high is %"
                        : "must be a range from low to high; high is %",
                    &end);
    }
  }
  return {};
}

void AimTargets::learn(const AimFigures& figures) {
  for (unsigned i = 0; i < aimFigures; ++i) {
    const int64_t value = std::min(figures.values[i], maxMiss);
    ranges_[i].least = std::min(ranges_[i].least, value);
    ranges_[i].most = std::max(ranges_[i].most, value);
  }
}

int64_t AimTargets::distance(const AimFigures& figures) const {
  int64_t sum = 0;
  for (unsigned i = 0; i < aimFigures; ++i) {
    const Range& range = ranges_[i];
    const int64_t miss = std::min(range.missOf(figures.values[i]), maxMiss);
    if (miss > 0) sum += 1 + (miss << 16) / (1 + range.most - range.least);
  }
  return sum;
}

bool AimTargets::isFarOff() const {
  return std::any_of(ranges_.begin(), ranges_.end(), [](const Range& range) {
    const int64_t beyond = std::max(range.low - range.most, range.least - range.high);
    return range.isTarget && beyond > range.most - range.least;
  });
}

std::string AimTargets::pathField() const {
  return fieldOf(ids[static_cast<unsigned>(has(solution) ? solution : difficulty)]);
}

Values AimTargets::valuesOf(const AimFigures& figures) const {
  Values values;
  const int64_t passages = figures[solution];
  for (unsigned i = 0; i < aimFigures; ++i) {
    if (!ranges_[i].isTarget) continue;
    Value& value = values.emplace_back(NamedValue{ids[i], {}}).value;
    if (figures.values[i] == noFigure) continue;
    auto number = static_cast<double>(figures.values[i]);
    if (i == static_cast<unsigned>(difficulty)) {
      number = passages == 0 ? 1
                             : static_cast<double>(figures.expectedSteps) / expectedStepsUnit /
                                   static_cast<double>(passages);
    }
    value = number;
  }
  return values;
}

}  // namespace mazewright
