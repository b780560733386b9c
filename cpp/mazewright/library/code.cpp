#include "mazewright/library/code.hpp"

#include <cstring>

#include "mazewright/base/base64.hpp"
#include "mazewright/base/loop_bound.hpp"
#include "mazewright/library/passage_edits.hpp"
#include "mazewright/library/row_value.hpp"

namespace mazewright {

namespace {

/// Characters of the checksum, 6 bits each.
constexpr std::size_t checksumLength = 3;

/// Bits 40 to 57 of the hash of everything before the checksum.
std::string checksumOf(std::string_view body) {
  const uint64_t hash = hashText(body);
  std::string check;
  for (unsigned i = 0; i < checksumLength; ++i) {
    check += base64Digits[static_cast<std::size_t>(hash >> (40 + 6 * i) & 63)];
  }
  return check;
}

/// Whether a text consists of characters that a segment may have, so that it needs no base64.
bool isPlain(std::string_view text) {
  for (char c : text) {
    if (base64Digits.find(c) == std::string_view::npos) return false;
  }
  return true;
}

/// The segment of a seed: a letter for its kind, then the number, the text or its base64.
std::string seedSegment(const Seed& seed) {
  if (!seed.isText) return "n" + seed.value;
  return isPlain(seed.value) ? "t" + seed.value : "b" + toBase64(seed.value);
}

/// One bit per cell, the first cell in the lowest bit of the first byte.
std::string packMask(const std::vector<uint8_t>& mask) {
  std::string bytes((mask.size() + 7) / 8, '\0');
  for (std::size_t i = 0; i < mask.size(); ++i) {
    if (mask[i] != 0) bytes[i / 8] = static_cast<char>(bytes[i / 8] | 1 << i % 8);
  }
  return bytes;
}

/// The inverse of packMask; empty if the length does not fit the number of cells.
std::vector<uint8_t> unpackMask(std::string_view bits, std::size_t cells) {
  std::vector<uint8_t> mask;
  if (bits.size() != (cells + 7) / 8) return mask;
  for (std::size_t i = 0; i < cells; ++i) {
    mask.push_back(static_cast<uint8_t>(bits[i / 8] >> i % 8 & 1));
  }
  return mask;
}

/// The bytes of numbers in little-endian order, which all supported machines have.
template <typename T>
std::string bytesOf(const std::vector<T>& items) {
  return {reinterpret_cast<const char*>(items.data()), items.size() * sizeof(T)};
}

/// The inverse of bytesOf.
template <typename T>
std::vector<T> itemsOf(std::string_view bytes) {
  std::vector<T> items(bytes.size() / sizeof(T));
  std::memcpy(items.data(), bytes.data(), items.size() * sizeof(T));
  return items;
}

/// Removes the text up to the next `separator` from the front of `rest`, with the separator, and
/// returns it without the separator. All of `rest` if it has none.
std::string_view cut(std::string_view& rest, char separator) {
  const std::size_t end = rest.find(separator);
  const std::string_view front = rest.substr(0, end);
  rest = end == std::string_view::npos ? std::string_view{} : rest.substr(end + 1);
  return front;
}

/// Problem 'invalid-code' with its reason.
Problem invalid(std::string_view why) {
  return refuseText("invalid-code", "code", "cannot be read: @", why);
}

Problem readSeedSegment(std::string_view segment, Value& seed) {
  const char kind = segment.empty() ? '\0' : segment.front();
  if (kind != '\0') segment.remove_prefix(1);
  if (kind == 't') {
    seed = std::string(segment);
    return {};
  }
  if (kind == 'n') {
    seed = Value::whole(std::string(segment));
    return {};
  }
  auto text = kind == 'b' ? fromBase64(segment) : std::nullopt;
  if (!text) return invalid("its seed is damaged");
  seed = std::move(*text);
  return {};
}

/// A whole number in decimal; -1, which every option refuses, for any other text.
Number readCount(std::string_view digits) {
  const Value value = Value::whole(std::string(digits));
  return value.kind == ValueKind::number ? Number(value.number) : Number(-1);
}

/// Appends the parameter of a segment `<id>.<value>`. An unknown id keeps its text as value and is
/// refused by readOptions.
void readParam(std::string_view segment, std::span<const Param> params, Values& values) {
  const std::string_view id = cut(segment, '.');
  Value value = std::string(segment);
  for (const Param& param : params) {
    if (param.id == id) value = parseValue(param, segment);
  }
  values.push_back({std::string(id), std::move(value)});
}

/// What a code holds besides options whose type is known.
struct Extras {
  /// As packMask wrote it: the number of cells is known only after all segments are read.
  std::string mask;
  /// Receives the text after `world.`; null if a code of a world is refused.
  std::string* world;
};

/// Codes call the mode and the exit policy 'original' by their former id 'seed'.
std::string fromCodeId(std::string_view id) { return id == "seed" ? "original" : std::string(id); }
std::string toCodeId(std::string_view id) { return id == "original" ? "seed" : std::string(id); }

/// The pass of a segment `<id>.<version>`. readOptions refuses the id of an unknown pass, and the
/// empty one that stands for an unknown version.
PassChoice readPass(std::string_view segment) {
  const std::string_view id = cut(segment, '.');
  const PassRow* pass = findRow(catalog().passes, id);
  const bool isKnown = pass == nullptr || std::to_string(pass->version) == segment;
  return {std::string(isKnown ? id : ""), {}};
}

/// Adds a parameter to the last pass that was read.
void readPassParam(std::string_view segment, Options& options) {
  auto& [id, params] = options.passes.back();
  const PassRow* pass = findRow(catalog().passes, id.text);
  readParam(segment, pass == nullptr ? std::span<const Param>{} : pass->params, params);
}

/// Reads a segment after the seed, `<key>.<value>`. An unknown key becomes an unknown option, which
/// readOptions refuses.
void readSegment(std::string_view segment, const GeneratorRow& row, const ShapeRow* shape,
                 Options& options, Extras& extras) {
  const std::string_view key = cut(segment, '.');
  const auto bytes = [&] { return fromBase64(segment).value_or("?"); };
  if (key == "mode") {
    options.mode = fromCodeId(segment);
  } else if (key == "exits") {
    options.exits = fromCodeId(segment);
  } else if (key == "start") {
    options.start = CellChoice{readCount(segment), {}, {}, {}};
  } else if (key == "end") {
    options.end = CellChoice{readCount(segment), {}, {}, {}};
  } else if (key == "s") {
    readParam(segment, shape == nullptr ? std::span<const Param>{} : shape->params,
              options.shapeParams);
  } else if (key == "p") {
    readParam(segment, row.params, options.params);
  } else if (key == "pass") {
    options.passes.push_back(readPass(segment));
  } else if (key == "a" && !options.passes.empty()) {
    readPassParam(segment, options);
  } else if (key == "parts") {
    options.parts = segment;
  } else if (key == "edges") {
    options.graph.edges = itemsOf<uint32_t>(bytes());
  } else if (key == "at") {
    options.graph.positions = itemsOf<int32_t>(bytes());
  } else if (key == "mask") {
    extras.mask = bytes();
  } else if (key == "edits") {
    options.edits = segment;
  } else if (key == "world" && extras.world != nullptr) {
    *extras.world = segment;
  } else {
    options.unknownOptions.push_back({std::string(key), std::string(segment)});
  }
}

/// Appends a segment per parameter that differs from its default.
void addParams(std::string& code, const char* mark, const Settings& settings) {
  for (std::size_t i = 0; i < settings.params.size(); ++i) {
    const int32_t value = settings.values[i];
    const Param& param = settings.params[i];
    if (value == param.defaultValue) continue;
    code.append(mark).append(param.id).append(".").append(writeValue(settings, i));
  }
}

}  // namespace

std::string encode(const Plan& plan, std::string_view world) {
  const GeneratorRow& row = *plan.generator;
  std::string code = "1~";
  const auto add = [&](std::string_view name, std::string_view value) {
    code.append(name).append(value);
  };
  add(row.id, ".");
  add(std::to_string(row.version), "~");
  const auto& [shape, shapeSettings, size, graph] = plan.shape;
  add(shape->id, "~");
  add(std::to_string(size.width), "x");
  add(std::to_string(size.height), "");
  if (size.levels > 1) add("x", std::to_string(size.levels));
  add("~", seedSegment(plan.seed));
  if (plan.settings.original) add("~mode.", toCodeId("original"));
  if (plan.exits != catalog().exits.front()) add("~exits.", toCodeId(plan.exits->id));
  if (plan.start) add("~start.", std::to_string(*plan.start));
  if (plan.end) add("~end.", std::to_string(*plan.end));
  addParams(code, "~s.", shapeSettings);
  addParams(code, "~p.", plan.settings);
  for (const auto& [pass, settings, finalShape] : plan.passes) {
    add("~pass.", pass->id);
    add(".", std::to_string(pass->version));
    addParams(code, "~a.", settings);
  }
  if (plan.eachPart) add("~parts.", "each");
  if (!graph.edges.empty()) add("~edges.", toBase64(bytesOf(graph.edges)));
  if (!graph.positions.empty()) add("~at.", toBase64(bytesOf(graph.positions)));
  if (!plan.mask.empty()) add("~mask.", toBase64(packMask(plan.mask)));
  if (!plan.edits.empty()) add("~edits.", writeEdits(plan.edits));
  if (!world.empty()) add("~world.", world);
  code += '~';
  return code + checksumOf(code);
}

namespace {

/// Reads the segments between the version of the format and the checksum into options.
Problem readBody(std::string_view rest, Options& options, Extras& extras) {
  std::string_view versioned = cut(rest, '~');
  options.algorithm = cut(versioned, '.');
  const GeneratorRow* row = findRow(catalog().generators, options.algorithm);
  if (row == nullptr || std::to_string(row->version) != versioned) {
    const RowElsewhere* elsewhere = catalog().generators.elsewhere;
    if (Problem problem = refuseElsewhere("invalid-code", "code", options.algorithm, elsewhere)) {
      return problem;
    }
    return invalid("this release does not know its algorithm or the version of it");
  }
  options.shape = cut(rest, '~');
  std::string_view size = cut(rest, '~');
  for (Number* side : {&options.width, &options.height, &options.levels}) {
    if (!size.empty()) *side = readCount(cut(size, 'x'));
  }
  if (Problem problem = readSeedSegment(cut(rest, '~'), options.seed)) return problem;
  const ShapeRow* shape = findRow(catalog().shapes, options.shape);
  for (LoopBound turns(rest.size()); !rest.empty(); ++turns) {
    readSegment(cut(rest, '~'), *row, shape, options, extras);
  }
  return {};
}

/// The number of cells of the options' shape, which is the number of bits of the mask.
Problem countCells(const Options& options, std::size_t& cells) {
  int64_t maxCells = 0;
  if (Problem problem = readMaxCells(options, maxCells)) return problem;
  ShapeSpec shape;
  const ShapeRequest request{options.shape,  options.shapeParams, options.width,
                             options.height, options.levels,      options.graph};
  if (Problem problem = readShape(request, maxCells, shape)) return invalid(problem->message);
  cells = static_cast<std::size_t>(shape.cells());
  return {};
}

/// Whether an option is a limit of the caller, which no code holds.
bool isLimit(std::string_view id) { return id == "maxCells" || id == "maxWork"; }

}  // namespace

Problem decode(std::string_view code, Options& options, Plan& plan, std::string* world) {
  for (const NamedValue& unknown : options.unknownOptions) {
    if (unknown.id == "steps" || isLimit(unknown.id)) continue;
    return refuse("invalid-option", unknown.id,
                  "must be left out with a code; only steps, maxCells and maxWork go with it");
  }
  if (code.size() < checksumLength || !code.starts_with("1~")) {
    return invalid("it must begin with '1~'");
  }
  std::string_view body = code.substr(0, code.size() - checksumLength);
  if (checksumOf(body) != code.substr(code.size() - checksumLength)) {
    return invalid("its check digits do not match; a part is missing or mistyped");
  }
  Extras extras{{}, world};
  if (Problem problem = readBody(body.substr(2, body.size() - 3), options, extras)) return problem;
  if (findValue(options.unknownOptions, "world") != nullptr) {
    return refuse("invalid-code", "code", "is that of a world, not of a maze; pass it to mw.world");
  }
  if (!extras.mask.empty()) {
    std::size_t cells = 0;
    if (Problem problem = countCells(options, cells)) return problem;
    options.mask = unpackMask(extras.mask, cells);
    if (options.mask.empty()) return invalid("its mask is damaged");
  }
  Problem problem = readOptions(options, plan);
  if (!problem || isLimit(problem->field)) return problem;
  return invalid(problem->message);
}

}  // namespace mazewright
