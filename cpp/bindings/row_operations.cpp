// The operation that makes a maze row by row. Between two calls the caller keeps what the stream
// knows, so that nothing here outlives a call.

#include <cstring>

#include "bindings/operations.hpp"
#include "bindings/write_options.hpp"
#include "mazewright/generators/rows/row_stream.hpp"

namespace mazewright {

namespace {

/// What the caller keeps: the place of the Random in its stream, then the stream's memory.
std::vector<uint32_t> keep(const Random& random, RowStream& stream) {
  const std::span<uint32_t> memory = stream.memory();
  std::vector<uint32_t> kept(sizeof random.place() / sizeof(uint32_t));
  std::memcpy(kept.data(), &random.place(), sizeof random.place());
  kept.insert(kept.end(), memory.begin(), memory.end());
  return kept;
}

Problem refuseOther(const Options& options) {
  const std::string ids =
      listIds(catalog().generators, [](const GeneratorRow& row) { return row.rows != nullptr; });
  return refuseText("invalid-option", "algorithm",
                    "must be one of" + ids + " to come row by row; got '@'", options.generator->id);
}

}  // namespace

/// Fields: those of the options but height and what goes with a whole sheet; count, how many rows;
/// close, whether the last of them is the last of the maze. Parts: what was kept and the last row,
/// both empty at the beginning. Out: what to keep, then the last row again, which has its passages
/// up now, and the new ones.
Problem opRows(Call& call, Maze*) {
  Fields fields{{"height", FieldType::number, "1"}};
  int64_t count = 0;
  bool close = false;
  for (const Field& field : call.fields) {
    if (field.key == "count") {
      count = wholeNumber(field).value_or(0);
    } else if (field.key == "close") {
      close = field.value == "true";
    } else {
      fields.push_back(field);
    }
  }
  Options options;
  if (Problem problem = readOptions(fields, {}, {}, options)) return problem;
  if (options.generator->rows == nullptr) return refuseOther(options);

  auto kept = call.array<uint32_t>(1);
  std::vector<uint8_t> rows = call.array<uint8_t>(2);
  std::array<uint64_t, 4> place = Random(options.seed.key()).place();
  if (!kept.empty()) std::memcpy(&place, kept.data(), sizeof place);
  Random random(place);
  const uint32_t width = options.shape.size.width;
  const auto stream = options.generator->rows(width, random, options.settings);
  const std::span<uint32_t> memory = stream->memory();
  if (!kept.empty()) std::copy(kept.end() - std::ssize(memory), kept.end(), memory.begin());

  std::size_t at = rows.size();
  rows.resize(at + static_cast<std::size_t>(count) * width);
  for (int64_t row = 1; row <= count; ++row, at += width) {
    stream->next(at == 0 ? nullptr : rows.data() + at - width, rows.data() + at,
                 close && row == count);
  }
  call.add(keep(random, *stream));
  call.add(std::move(rows));
  writeOptions(call.json, options);
  return {};
}

}  // namespace mazewright
