#include "mazewright/exports/formats/png_file.hpp"

#include <algorithm>
#include <array>

namespace mazewright {

namespace {

/// The most bytes of one stored block (RFC 1951, 3.2.4).
constexpr std::size_t maxStoredBlock = 0xffff;

/// Appends 4 bytes, the highest first.
void addNumber(std::string& bytes, uint32_t number) {
  for (int shift = 24; shift >= 0; shift -= 8) bytes += static_cast<char>(number >> shift & 255);
}

/// Source: RFC 1950.
uint32_t adler32(std::string_view bytes) {
  uint32_t low = 1;
  uint32_t high = 0;
  for (const char byte : bytes) {
    low = (low + static_cast<uint8_t>(byte)) % 65521;
    high = (high + low) % 65521;
  }
  return high << 16 | low;
}

/// A zlib stream of stored blocks: no compression, 5 bytes per block added.
std::string store(std::string_view bytes) {
  std::string stream = "\x78\x01";
  stream.reserve(bytes.size() + bytes.size() / maxStoredBlock * 5 + 16);
  const uint32_t check = adler32(bytes);
  do {
    const std::string_view block = bytes.substr(0, maxStoredBlock);
    bytes.remove_prefix(block.size());
    stream += static_cast<char>(bytes.empty());
    for (const std::size_t length : {block.size(), ~block.size()}) {
      stream += static_cast<char>(length & 255);
      stream += static_cast<char>(length >> 8 & 255);
    }
    stream += block;
  } while (!bytes.empty());
  addNumber(stream, check);
  return stream;
}

/// Set by setDeflate.
Deflate deflater = nullptr;

/// A zlib stream of the bytes, compressed if possible.
std::string compress(std::string_view bytes) {
  std::string packed = deflater == nullptr ? std::string() : deflater(bytes);
  return packed.empty() ? store(bytes) : packed;
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
  while (std::size_t{1} << bits < colors) bits *= 2;
  return bits;
}

/// The rows of pixels in the file's layout. Each begins with the byte of its filter: 0, none, which
/// suits indexed colours.
std::string packedRows(const IndexedPicture& picture, unsigned bits) {
  const std::size_t rowBytes = (std::size_t{picture.width} * bits + 7) / 8;
  std::string rows((rowBytes + 1) * picture.height, '\0');
  const uint8_t* pixel = picture.pixels.data();
  for (std::size_t y = 0; y < picture.height; ++y) {
    char* row = rows.data() + y * (rowBytes + 1) + 1;
    for (std::size_t x = 0; x < picture.width; ++x) {
      const std::size_t at = x * bits;
      row[at / 8] |= static_cast<char>(*pixel++ << (8 - bits - at % 8));
    }
  }
  return rows;
}

}  // namespace

void setDeflate(Deflate deflate) { deflater = deflate; }

std::string pngFile(const IndexedPicture& picture) {
  const unsigned bits = bitsFor(picture.palette.size());
  std::string header;
  addNumber(header, picture.width);
  addNumber(header, picture.height);
  header += static_cast<char>(bits);
  header += '\x03';  // indexed colour
  header.append(3, '\0');
  std::string palette;
  for (const uint32_t color : picture.palette) {
    for (int shift = 16; shift >= 0; shift -= 8) palette += static_cast<char>(color >> shift & 255);
  }
  std::string file = "\x89PNG\r\n\x1a\n";
  addChunk(file, "IHDR", header);
  addChunk(file, "PLTE", palette);
  addChunk(file, "IDAT", compress(packedRows(picture, bits)));
  addChunk(file, "IEND", {});
  return file;
}

uint64_t pngBytes(uint64_t width, uint64_t height) {
  const uint64_t rows = (width + 1) * height;
  return rows + rows / maxStoredBlock * 5 + 1024;
}

}  // namespace mazewright
