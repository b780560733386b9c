#include "mazewright/exports/formats/png_file.hpp"

#include <array>
#include <cstring>

#include "mazewright/base/deflate.hpp"

namespace mazewright {

namespace {

/// Appends 4 bytes, the highest first.
void addNumber(std::string& bytes, uint32_t number) {
  for (int shift = 24; shift >= 0; shift -= 8) bytes += static_cast<char>(number >> shift & 255);
}

/// CRC-32 by 4 bits at a time: a table for 8 bits would take 1 KB of the download.
constexpr std::array<uint32_t, 16> makeCrcTable() {
  std::array<uint32_t, 16> table{};
  for (uint32_t nibble = 0; nibble < 16; ++nibble) {
    uint32_t crc = nibble;
    for (int bit = 0; bit < 4; ++bit) crc = crc >> 1 ^ ((crc & 1) != 0 ? 0xedb88320u : 0);
    table[nibble] = crc;
  }
  return table;
}

uint32_t crc32(std::string_view bytes) {
  static constexpr std::array<uint32_t, 16> table = makeCrcTable();
  uint32_t crc = 0xffffffff;
  for (const char byte : bytes) {
    crc ^= static_cast<uint8_t>(byte);
    crc = table[crc & 15] ^ crc >> 4;
    crc = table[crc & 15] ^ crc >> 4;
  }
  return ~crc;
}

/// Appends a chunk: length, type, data and the checksum of type and data.
void addChunk(std::string& file, std::string_view type, std::string_view data) {
  addNumber(file, static_cast<uint32_t>(data.size()));
  const std::size_t from = file.size();
  file += type;
  file += data;
  addNumber(file, crc32(std::string_view(file).substr(from)));
}

/// Bits per pixel: 1, 2, 4 or 8.
unsigned bitsFor(std::size_t colors) {
  unsigned bits = 1;
  for (; std::size_t{1} << bits < colors; bits *= 2) continue;
  return bits;
}

/// The rows of pixels in the file's layout. Each begins with the number of its filter: 0 for none,
/// which suits indexed colours.
std::string packedRows(const IndexedPicture& picture, unsigned bits, std::size_t stride) {
  std::string bytes(stride * picture.height, '\0');
  for (std::size_t y = 0; y < picture.height; ++y) {
    char* const row = bytes.data() + y * stride;
    if (y > 0 && picture.rows[y] == picture.rows[y - 1]) {
      std::memcpy(row, row - stride, stride);
      continue;
    }
    const uint8_t* const pixels =
        picture.pixels.data() + std::size_t{picture.rows[y]} * picture.width;
    for (std::size_t x = 0; x < picture.width; ++x) {
      const std::size_t at = x * bits;
      row[1 + at / 8] |= static_cast<char>(pixels[x] << (8 - bits - at % 8));
    }
  }
  return bytes;
}

}  // namespace

std::string pngFile(const IndexedPicture& picture, std::string_view title) {
  const unsigned bits = bitsFor(picture.palette.size());
  std::string header;
  addNumber(header, picture.width);
  addNumber(header, picture.height);
  header += static_cast<char>(bits);
  header += '\x03';  // indexed colour
  header.append(3, '\0');
  std::string palette;
  std::string opacities;
  bool isOpaque = true;
  for (const uint32_t color : picture.palette) {
    for (int shift = 24; shift > 0; shift -= 8) palette += static_cast<char>(color >> shift & 255);
    opacities += static_cast<char>(color & 255);
    isOpaque = isOpaque && (color & 255) == 255;
  }
  std::string file = "\x89PNG\r\n\x1a\n";
  addChunk(file, "IHDR", header);
  addChunk(file, "PLTE", palette);
  if (!isOpaque) addChunk(file, "tRNS", opacities);
  if (!title.empty()) {
    // A keyword, no compression, no language, no translation of the keyword.
    std::string text("Title\0\0\0\0\0", 10);
    for (const char c : title) text += c == '\0' ? ' ' : c;
    addChunk(file, "iTXt", text);
  }
  const std::size_t stride = 1 + (std::size_t{picture.width} * bits + 7) / 8;
  addChunk(file, "IDAT", deflated(packedRows(picture, bits, stride), stride));
  addChunk(file, "IEND", {});
  return file;
}

}  // namespace mazewright
