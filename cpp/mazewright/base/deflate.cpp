#include "mazewright/base/deflate.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <cstring>
#include <numeric>
#include <vector>

#include "mazewright/base/loop_bound.hpp"

namespace mazewright {

namespace {

constexpr std::size_t minMatch = 4;
constexpr std::size_t maxMatch = 258;
constexpr std::size_t window = std::size_t{1} << 15;
/// Earlier places of the same 4 bytes that are tried.
constexpr unsigned maxTries = 16;
/// A match this long is taken without a search for a longer one.
constexpr std::size_t longMatch = 128;

constexpr std::size_t lengthSymbols = 286;
constexpr std::size_t distanceSymbols = 30;
constexpr unsigned endOfBlock = 256;
constexpr unsigned maxBits = 15;

/// The symbol of a length or distance, how many bits follow it, and their value.
struct Symbol {
  unsigned symbol, extraBits, extra;
};

/// Symbols of numbers from 0: `fine` + 1 of them per power of two, with one bit more each time.
Symbol symbolOf(unsigned number, unsigned fine) {
  const unsigned width = static_cast<unsigned>(std::bit_width(number));
  if (width <= fine + 1) return {number, 0, 0};
  const unsigned bits = width - fine - 1;
  return {(bits << fine) + (number >> bits), bits, number & ((1u << bits) - 1)};
}

/// RFC 1951, 3.2.5. The longest match has a symbol of its own.
Symbol lengthSymbol(unsigned length) {
  if (length == maxMatch) return {lengthSymbols - 1, 0, 0};
  Symbol found = symbolOf(length - 3, 2);
  found.symbol += endOfBlock + 1;
  return found;
}

/// A literal, or a match: its length and its distance.
struct Token {
  uint16_t value, distance;
};

std::vector<Token> tokensOf(std::string_view bytes, std::size_t stride) {
  std::vector<Token> tokens;
  // By a hash of 4 bytes 1 + the last place where they stood, and by place the one before it.
  std::vector<uint32_t> last(window);
  std::vector<uint32_t> before(window);
  const char* const data = bytes.data();
  const std::size_t size = bytes.size();
  const auto insert = [&](std::size_t at) {
    uint32_t word;
    std::memcpy(&word, data + at, sizeof word);
    uint32_t& place = last[word * 0x9e3779b1u >> 17];
    before[at % window] = place;
    place = static_cast<uint32_t>(at + 1);
  };
  std::size_t next = 0;
  std::size_t at = 0;
  for (LoopBound turns(size); at < size; ++turns) {
    const std::size_t most = std::min(maxMatch, size - at);
    std::size_t length = minMatch - 1;
    std::size_t distance = 0;
    const auto attempt = [&](std::size_t back) {
      if (data[at + length] != data[at + length - back] && length < most) return;
      std::size_t same = 0;
      for (; same < most && data[at + same] == data[at + same - back]; ++same) continue;
      if (same > length) {
        length = same;
        distance = back;
      }
    };
    if (most >= minMatch) {
      for (; next <= at; ++next) insert(next);
      if (stride <= std::min(at, window)) attempt(stride);
      uint32_t place = before[at % window];
      for (unsigned tries = 0; length < longMatch && place != 0 && tries < maxTries; ++tries) {
        const std::size_t back = at + 1 - place;
        if (length >= most || back >= window) break;
        attempt(back);
        place = before[(place - 1) % window];
      }
    }
    if (distance == 0) {
      tokens.push_back({static_cast<uint8_t>(data[at++]), 0});
      continue;
    }
    tokens.push_back({static_cast<uint16_t>(length), static_cast<uint16_t>(distance)});
    at += length;
    // Within a repeated row nothing new begins.
    const std::size_t end = std::min(at, size - minMatch + 1);
    if (distance == stride && length == maxMatch) next = std::max(next, end);
    for (; next < end; ++next) insert(next);
  }
  return tokens;
}

/// The number of bits per symbol of a Huffman code, at most 15; 0 for symbols that do not occur.
/// At least two symbols get a code.
std::vector<uint8_t> bitsOf(std::vector<uint32_t> counts) {
  struct Node {
    uint32_t count;
    uint32_t first, second;
  };
  std::vector<uint8_t> bits(counts.size());
  for (std::size_t i = 0; i < 2; ++i) counts[i] += counts[i] == 0;
  // Each turn halves the counts.
  for (LoopBound turns(32);; ++turns) {
    std::vector<Node> nodes;
    std::vector<uint32_t> roots;
    const auto isRarer = [&](uint32_t a, uint32_t b) { return nodes[a].count > nodes[b].count; };
    for (uint32_t i = 0; i < counts.size(); ++i) {
      nodes.push_back({counts[i], i, i});
      if (counts[i] != 0) roots.push_back(i);
    }
    std::make_heap(roots.begin(), roots.end(), isRarer);
    const auto take = [&] {
      std::pop_heap(roots.begin(), roots.end(), isRarer);
      const uint32_t node = roots.back();
      roots.pop_back();
      return node;
    };
    for (LoopBound joins(roots.size()); roots.size() > 1; ++joins) {
      const uint32_t first = take();
      const uint32_t second = take();
      nodes.push_back({nodes[first].count + nodes[second].count, first, second});
      roots.push_back(static_cast<uint32_t>(nodes.size() - 1));
      std::push_heap(roots.begin(), roots.end(), isRarer);
    }
    std::vector<uint8_t> depths(nodes.size());
    uint8_t deepest = 0;
    for (std::size_t i = nodes.size(); i-- > counts.size();) {
      for (const uint32_t child : {nodes[i].first, nodes[i].second}) {
        depths[child] = static_cast<uint8_t>(depths[i] + 1);
        deepest = std::max(deepest, depths[child]);
      }
    }
    if (deepest <= maxBits) {
      std::copy_n(depths.begin(), bits.size(), bits.begin());
      return bits;
    }
    for (uint32_t& count : counts) count = (count + 1) / 2;
  }
}

/// The codes of symbols by their numbers of bits, with the first bit lowest. RFC 1951, 3.2.2.
std::vector<uint16_t> codesOf(const std::vector<uint8_t>& bits) {
  std::vector<uint16_t> codes(bits.size());
  uint32_t code = 0;
  for (unsigned length = 1; length <= maxBits; ++length, code <<= 1) {
    for (std::size_t i = 0; i < bits.size(); ++i) {
      if (bits[i] != length) continue;
      for (unsigned bit = 0; bit < length; ++bit) {
        codes[i] |= static_cast<uint16_t>((code >> bit & 1) << (length - 1 - bit));
      }
      ++code;
    }
  }
  return codes;
}

/// Appends bits to bytes, the lowest first.
class BitWriter {
 public:
  explicit BitWriter(std::string& bytes) : bytes_(bytes) {}

  void write(unsigned bits, unsigned count) {
    pending_ |= uint64_t{bits} << count_;
    for (count_ += count; count_ >= 8; count_ -= 8, pending_ >>= 8) {
      bytes_ += static_cast<char>(pending_ & 255);
    }
  }

  void finish() { write(0, (8 - count_) % 8); }

 private:
  std::string& bytes_;
  uint64_t pending_ = 0;
  unsigned count_ = 0;
};

/// RFC 1950. Sums of 5,552 bytes stay below 2^32.
uint32_t adler32(std::string_view bytes) {
  uint32_t low = 1;
  uint32_t high = 0;
  std::size_t at = 0;
  for (LoopBound turns(bytes.size()); at < bytes.size(); ++turns) {
    for (const std::size_t end = std::min(bytes.size(), at + 5552); at < end; ++at) {
      low += static_cast<uint8_t>(bytes[at]);
      high += low;
    }
    low %= 65521;
    high %= 65521;
  }
  return high << 16 | low;
}

}  // namespace

std::string deflated(std::string_view bytes, std::size_t stride) {
  const std::vector<Token> tokens = tokensOf(bytes, stride);
  std::vector<uint32_t> lengthCounts(lengthSymbols);
  std::vector<uint32_t> distanceCounts(distanceSymbols);
  lengthCounts[endOfBlock] = 1;
  for (const auto& [value, distance] : tokens) {
    ++lengthCounts[distance == 0 ? value : lengthSymbol(value).symbol];
    if (distance != 0) ++distanceCounts[symbolOf(distance - 1u, 1).symbol];
  }
  const std::vector<uint8_t> lengthBits = bitsOf(lengthCounts);
  const std::vector<uint8_t> distanceBits = bitsOf(distanceCounts);
  const std::vector<uint16_t> lengthCodes = codesOf(lengthBits);
  const std::vector<uint16_t> distanceCodes = codesOf(distanceBits);

  std::string stream = "\x78\x01";
  BitWriter writer(stream);
  const auto writeSymbol = [&](const Symbol& found, const std::vector<uint16_t>& codes,
                               const std::vector<uint8_t>& bits) {
    writer.write(codes[found.symbol], bits[found.symbol]);
    writer.write(found.extra, found.extraBits);
  };
  // The last block, of dynamic codes, with as many symbols as exist. Their numbers of bits, 0 to
  // 15, take 4 bits each.
  writer.write(1 | 2 << 1 | (lengthSymbols - 257) << 3 | (distanceSymbols - 1) << 8 | 15 << 13, 17);
  for (unsigned place = 0; place < 19; ++place) writer.write(place < 3 ? 0 : 4, 3);
  for (const std::vector<uint8_t>* list : {&lengthBits, &distanceBits}) {
    for (const uint8_t bits : *list) {
      unsigned code = 0;
      for (unsigned bit = 0; bit < 4; ++bit) code |= (bits >> bit & 1u) << (3 - bit);
      writer.write(code, 4);
    }
  }
  for (const auto& [value, distance] : tokens) {
    if (distance == 0) {
      writer.write(lengthCodes[value], lengthBits[value]);
      continue;
    }
    writeSymbol(lengthSymbol(value), lengthCodes, lengthBits);
    writeSymbol(symbolOf(distance - 1u, 1), distanceCodes, distanceBits);
  }
  writer.write(lengthCodes[endOfBlock], lengthBits[endOfBlock]);
  writer.finish();
  const uint32_t check = adler32(bytes);
  for (int shift = 24; shift >= 0; shift -= 8) stream += static_cast<char>(check >> shift & 255);
  return stream;
}

}  // namespace mazewright
