#include "mazewright/dungeons/wfc/tile_set.hpp"

#include <algorithm>
#include <string>

#include "mazewright/base/loop_bound.hpp"
#include "mazewright/dungeons/shared/text_lines.hpp"

namespace mazewright {

namespace {

using namespace square_directions;

constexpr std::size_t minSide = 2, maxSide = 7;
constexpr int32_t maxWeight = 1000, maxLimit = 999'999;

/// The number of an item in a list, to which it is added if it is not in it.
template <typename Item>
uint32_t numberOf(std::vector<Item>& known, Item item) {
  const auto found = std::find(known.begin(), known.end(), item);
  const auto number = static_cast<uint32_t>(found - known.begin());
  if (found == known.end()) known.push_back(item);
  return number;
}

class Reader {
 public:
  Reader(std::string_view text, TileSet& set) : set_(set), lines_(linesOf(text)) {}

  Problem read() {
    for (; line_ < lines_.size(); ++line_) {
      if (lines_[line_].empty()) continue;
      if (Problem problem = readHeader()) return problem;
      if (Problem problem = readDrawing()) return problem;
    }
    line_ = 0;
    return set_.tiles.empty() ? wrong("there is no tile") : Problem();
  }

 private:
  TileSet& set_;
  std::vector<std::string_view> lines_;
  /// The names of sockets.
  std::vector<std::string_view> sockets_;
  std::size_t line_ = 0;

  Problem wrong(std::string why) const {
    why +=
        "; a tile is a line with its name, such as room 3 at most 2, or door sockets a b a b, then "
        "its drawing, then an empty line";
    return refuseLine("params.tiles", line_, why);
  }

  static bool isName(std::string_view word) {
    return word.find_first_of(sampleGlyphs) == std::string_view::npos;
  }

  Problem readHeader() {
    const std::vector<std::string_view> words = wordsOf(lines_[line_]);
    if (!isName(words[0])) return wrong("a name has none of the characters # . / ,");
    for (const GivenTile& other : set_.tiles) {
      if (other.name == words[0]) return wrong("there is a tile of this name already");
    }
    GivenTile tile{.name = words[0]};
    std::size_t i = 1;
    for (LoopBound turns(words.size()); i < words.size(); ++turns) {
      const std::size_t more = words.size() - i;
      if (words[i] == "at" && more > 2 && words[i + 1] == "most") {
        tile.most = static_cast<uint32_t>(readNumber(words[i + 2], maxLimit));
        if (tile.most == 0) return wrong("the most is a whole number from 1 to 999999");
        i += 3;
      } else if (words[i] == "sockets" && more > 4) {
        // In the text clockwise.
        for (const Direction side : {north, east, south, west}) {
          if (!isName(words[++i])) return wrong("a socket has none of the characters # . / ,");
          tile.sockets[side] = 1 + numberOf(sockets_, words[i]);
        }
        ++i;
      } else {
        tile.weight = static_cast<uint32_t>(readNumber(words[i], maxWeight));
        if (tile.weight == 0) {
          return wrong(
              "after the name come a weight from 1 to 1000, at most and a number, sockets and four "
              "words");
        }
        ++i;
      }
    }
    set_.tiles.push_back(std::move(tile));
    return {};
  }

  Problem readDrawing() {
    std::size_t end = line_ + 1;
    for (; end < lines_.size() && !lines_[end].empty(); ++end) continue;
    const std::size_t side = set_.side == 0 ? end - line_ - 1 : set_.side;
    const auto wrongSize = [&] {
      return wrong(set_.side == 0 ? "a drawing is a square of 2 to 7 lines"
                                  : "its drawing is not as large as that of the first tile");
    };
    if (side < minSide || side > maxSide || end - line_ - 1 != side) return wrongSize();
    for (++line_; line_ < end; ++line_) {
      for (const char c : lines_[line_]) {
        const std::size_t kind = sampleGlyphs.find(c);
        if (kind == std::string_view::npos) {
          return wrong("a drawing has only # (rock), . (room), / (door) and , (corridor)");
        }
        set_.tiles.back().kinds.push_back(static_cast<uint8_t>(kind));
      }
      if (lines_[line_].size() != side) return wrongSize();
    }
    set_.side = static_cast<uint32_t>(side);
    return {};
  }
};

/// Adds the images of one tile after those of others.
class Images {
 public:
  /// `known`: sockets by number.
  Images(PatternTables& tables, std::vector<uint32_t>& known)
      : tables_(tables), known_(known), first_(tables.count()) {}

  void addAll(GivenTile image, SampleImages images) {
    const uint32_t side = tables_.side;
    for (int turns = images == SampleImages::all ? 4 : 1; turns > 0; --turns) {
      add(image);
      if (images == SampleImages::none) continue;
      const std::vector<uint8_t> kinds = image.kinds;
      const auto [n, s, w, e] = image.sockets;
      for (uint32_t i = 0; i < side * side; ++i) {
        image.kinds[i] = kinds[i - i % side + side - 1 - i % side];
      }
      image.sockets = {n, s, e, w};
      add(image);
      for (uint32_t i = 0; i < side * side; ++i) {
        image.kinds[i] = kinds[i % side * side + side - 1 - i / side];
      }
      image.sockets = {e, w, n, s};
    }
  }

 private:
  PatternTables& tables_;
  std::vector<uint32_t>& known_;
  /// The first pattern of the tile.
  uint32_t first_;

  uint32_t socketOf(const GivenTile& image, Direction direction) const {
    if (image.sockets[direction] != 0) return numberOf(known_, image.sockets[direction]);
    // The bit above the names keeps lines apart from them.
    uint32_t line = 1u << 31;
    eachOnSide(tables_.side, direction,
               [&](uint32_t i, uint32_t index) { line |= uint32_t{image.kinds[index]} << 3 * i; });
    return numberOf(known_, line);
  }

  void add(const GivenTile& image) {
    std::array<uint32_t, 4> sockets;
    for (Direction d = 0; d < 4; ++d) sockets[d] = socketOf(image, d);
    for (uint32_t pattern = first_; pattern < tables_.count(); ++pattern) {
      const auto* tiles = &tables_.tiles[pattern * image.kinds.size()];
      bool isSame = std::equal(image.kinds.begin(), image.kinds.end(), tiles);
      for (Direction d = 0; d < 4; ++d) isSame &= tables_.faces[d][pattern] == sockets[d];
      if (!isSame) continue;
      tables_.weights[pattern] += image.weight;
      return;
    }
    tables_.weights.push_back(image.weight);
    tables_.tiles.insert(tables_.tiles.end(), image.kinds.begin(), image.kinds.end());
    for (Direction d = 0; d < 4; ++d) tables_.faces[d].push_back(sockets[d]);
    tables_.groups.push_back(static_cast<uint32_t>(tables_.limits.size()));
  }
};

}  // namespace

Problem readTiles(std::string_view text, TileSet& set) {
  set = {};
  return Reader(text, set).read();
}

PatternTables tablesOf(const TileSet& set, SampleImages images) {
  PatternTables tables;
  tables.side = set.side;
  std::vector<uint32_t> known;
  for (const GivenTile& tile : set.tiles) {
    Images(tables, known).addAll(tile, images);
    tables.limits.push_back(tile.most);
  }
  tables.listFaces();
  return tables;
}

}  // namespace mazewright
