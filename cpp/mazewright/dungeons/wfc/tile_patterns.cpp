#include "mazewright/dungeons/wfc/tile_patterns.hpp"

#include <algorithm>

#include "mazewright/base/loop_bound.hpp"
#include "mazewright/dungeons/shared/text_lines.hpp"

namespace mazewright {

namespace {

using namespace square_directions;

/// The key of the tiles that `tileAt(x, y)` returns within a window.
template <typename TileAt>
uint32_t keyOf(uint32_t width, uint32_t height, TileAt tileAt) {
  uint32_t key = 0;
  for (uint32_t i = width * height; i-- > 0;) {
    key = key << 3 | tileAt(i % width, i / width);
  }
  return key;
}

}  // namespace

Problem readSample(std::string_view text, const char* field, Sample& sample) {
  std::vector<std::string_view> lines = linesOf(text);
  for (LoopBound turns(lines.size()); lines.size() > 1 && lines.back().empty(); ++turns)
    lines.pop_back();
  sample = {static_cast<uint32_t>(lines.front().size()), static_cast<uint32_t>(lines.size()), {}};
  for (std::size_t number = 0; number < lines.size(); ++number) {
    const auto wrong = [&](std::string why) {
      why += "; use lines of equal length of # (rock), . (room), / (door) and , (corridor)";
      return refuseLine(field, number, why);
    };
    if (lines[number].empty()) return wrong("it is empty");
    if (lines[number].size() != sample.width) return wrong("it is not as long as the first line");
    for (const char c : lines[number]) {
      const std::size_t kind = sampleGlyphs.find(c);
      if (kind == std::string_view::npos) return wrong("it has another character");
      sample.tiles.push_back(static_cast<uint8_t>(kind));
    }
  }
  return {};
}

TilePatterns::TilePatterns(const Sample& sample, uint32_t side, SampleImages images, bool wraps) {
  tables_.side = side;
  const auto [width, height, tiles] = sample;
  const uint32_t across = wraps ? width : width - side + 1;
  const uint32_t down = wraps ? height : height - side + 1;
  const auto keyAt = [side](auto tileAt) { return keyOf(side, side, tileAt); };
  for (uint32_t top = 0; top < down; ++top) {
    for (uint32_t left = 0; left < across; ++left) {
      uint32_t key = keyAt([&](uint32_t x, uint32_t y) {
        return sample.tiles[(top + y) % sample.height * sample.width + (left + x) % sample.width];
      });
      const auto imaged = [&](auto indexOf) {
        return keyAt([&](uint32_t x, uint32_t y) { return key >> 3 * indexOf(x, y) & 7; });
      };
      for (int turns = images == SampleImages::all ? 4 : 1; turns > 0; --turns) {
        add(key);
        if (images == SampleImages::none) continue;
        add(imaged([&](uint32_t x, uint32_t y) { return y * side + side - 1 - x; }));
        key = imaged([&](uint32_t x, uint32_t y) { return x * side + side - 1 - y; });
      }
    }
  }
  sortedKeys_ = keys_;
  std::sort(sortedKeys_.begin(), sortedKeys_.end());
  findFaces(north);
  findFaces(west);
  tables_.listFaces();
}

void TilePatterns::add(uint32_t key) {
  const auto found = std::find(keys_.begin(), keys_.end(), key);
  if (found != keys_.end()) {
    ++tables_.weights[static_cast<std::size_t>(found - keys_.begin())];
    return;
  }
  keys_.push_back(key);
  tables_.weights.push_back(1);
  for (uint32_t i = 0; i < tables_.side * tables_.side; ++i) {
    tables_.tiles.push_back(static_cast<uint8_t>(key >> 3 * i & 7));
    kinds_ |= 1u << tables_.tiles.back();
  }
}

/// Numbers the faces in a direction and its opposite together.
void TilePatterns::findFaces(Direction first) {
  const uint32_t side = tables_.side;
  const uint32_t width = first == north ? side : side - 1;
  const uint32_t height = first == north ? side - 1 : side;
  std::vector<uint32_t> known;
  for (const Direction direction : {first, first ^ 1u}) {
    const uint32_t corner = direction == south ? side : direction == east ? 1 : 0;
    for (uint32_t pattern = 0; pattern < tables_.count(); ++pattern) {
      const uint32_t key = keyOf(width, height, [&](uint32_t x, uint32_t y) {
        return uint32_t{tables_.tile(pattern, corner + y * side + x)};
      });
      const auto found = std::find(known.begin(), known.end(), key);
      tables_.faces[direction].push_back(static_cast<uint32_t>(found - known.begin()));
      if (found == known.end()) known.push_back(key);
    }
  }
}

bool TilePatterns::fit(const std::vector<uint8_t>& kinds, uint32_t width,
                       const std::vector<Cell>& cells) const {
  const uint32_t side = tables_.side;
  const auto height = static_cast<uint32_t>(kinds.size() / width);
  for (const Cell cell : cells) {
    const uint32_t x = cell % width, y = cell / width;
    for (uint32_t top = y < side ? 0 : y - side + 1; top <= std::min(y, height - side); ++top) {
      for (uint32_t left = x < side ? 0 : x - side + 1; left <= std::min(x, width - side); ++left) {
        const uint32_t key = keyOf(side, side, [&](uint32_t column, uint32_t row) {
          return uint32_t{kinds[(top + row) * width + left + column]};
        });
        if (!std::binary_search(sortedKeys_.begin(), sortedKeys_.end(), key)) return false;
      }
    }
  }
  return true;
}

}  // namespace mazewright
