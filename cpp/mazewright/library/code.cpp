#include "mazewright/library/code.hpp"

#include <cstring>

#include "mazewright/base/base64.hpp"

namespace mazewright {

namespace {

constexpr std::size_t checkLength = 3;

std::string checkOf(std::string_view body) {
  const uint64_t hash = hashText(body);
  std::string check;
  for (unsigned i = 0; i < checkLength; ++i) {
    check += base64Digits[static_cast<std::size_t>(hash >> (40 + 6 * i) & 63)];
  }
  return check;
}

bool isPlain(std::string_view text) {
  for (char c : text) {
    if (base64Digits.find(c) == std::string_view::npos) return false;
  }
  return true;
}

std::string seedPart(const Seed& seed) {
  if (!seed.isText) return "n" + seed.value;
  return isPlain(seed.value) ? "t" + seed.value : "b" + toBase64(seed.value);
}

std::string maskBits(const std::vector<uint8_t>& mask) {
  std::string bytes((mask.size() + 7) / 8, '\0');
  for (std::size_t i = 0; i < mask.size(); ++i) {
    if (mask[i] != 0) bytes[i / 8] = static_cast<char>(bytes[i / 8] | 1 << i % 8);
  }
  return bytes;
}

std::vector<uint8_t> maskBytes(std::string_view bits, std::size_t cells) {
  std::vector<uint8_t> mask;
  if (bits.size() != (cells + 7) / 8) return mask;
  for (std::size_t i = 0; i < cells; ++i) {
    mask.push_back(static_cast<uint8_t>(bits[i / 8] >> i % 8 & 1));
  }
  return mask;
}

template <typename T>
std::string bytesOf(const std::vector<T>& items) {
  return {reinterpret_cast<const char*>(items.data()), items.size() * sizeof(T)};
}

template <typename T>
std::vector<T> itemsOf(std::string_view bytes) {
  std::vector<T> items(bytes.size() / sizeof(T));
  std::memcpy(items.data(), bytes.data(), items.size() * sizeof(T));
  return items;
}

/// Cuts the part before the next `separator` off the front of `rest`.
std::string_view cut(std::string_view& rest, char separator) {
  const std::size_t end = rest.find(separator);
  const std::string_view part = rest.substr(0, end);
  rest = end == std::string_view::npos ? std::string_view{} : rest.substr(end + 1);
  return part;
}

Problem invalid(std::string_view why) {
  return refuseText("invalid-code", "code", "cannot be read: @", why);
}

Problem readSeedPart(std::string_view part, std::string& lines) {
  const char kind = part.empty() ? '\0' : part.front();
  if (kind != '\0') part.remove_prefix(1);
  const auto decoded = kind == 'b' ? fromBase64(part) : std::string(part);
  if ((kind != 'n' && kind != 't' && kind != 'b') || !decoded)
    return invalid("its seed is damaged");
  writeField(lines, "", {"seed", kind == 'n' ? FieldType::bigint : FieldType::text, *decoded});
  return {};
}

/// What stands behind the seed.
struct Rest {
  std::string lines;
  std::string mask;
  Graph graph;
  /// Where to put what stands behind `world.`; null: there is no such part.
  std::string* world;
};

void readParam(std::string_view part, std::span<const Param> params, const char* prefix,
               std::string& lines) {
  const std::string_view id = cut(part, '.');
  FieldType type = FieldType::text;
  for (const Param& param : params) {
    if (param.id == id) type = typeOf(param);
  }
  writeField(lines, prefix, {id, type, part});
}

void readPart(std::string_view part, const GeneratorRow& row, const ShapeRow* shape, Rest& rest) {
  const std::string_view key = cut(part, '.');
  const auto bytes = [&] { return fromBase64(part).value_or("?"); };
  if (key == "mask") {
    rest.mask = bytes();
  } else if (key == "edges") {
    rest.graph.edges = itemsOf<uint32_t>(bytes());
  } else if (key == "at") {
    rest.graph.positions = itemsOf<int32_t>(bytes());
  } else if (key == "world" && rest.world != nullptr) {
    *rest.world = part;
  } else if (key == "p") {
    readParam(part, row.params, "params.", rest.lines);
  } else if (key == "s") {
    readParam(part, shape == nullptr ? std::span<const Param>{} : shape->params, "shape.",
              rest.lines);
  } else {
    const bool place = key == "start" || key == "end";
    writeField(rest.lines, "", {key, place ? FieldType::number : FieldType::text, part});
  }
}

/// Those that differ from their defaults.
void addParams(std::string& code, const char* mark, const Settings& settings) {
  for (std::size_t i = 0; i < settings.params.size(); ++i) {
    const int32_t value = settings.values[i];
    const Param& param = settings.params[i];
    if (value == param.fallback) continue;
    code.append(mark).append(param.id).append(".").append(writeValue(param, value));
  }
}

}  // namespace

std::string encode(const Options& options, std::string_view world) {
  const GeneratorRow& row = *options.generator;
  std::string code = "1~";
  const auto add = [&](std::string_view name, std::string_view value) {
    code.append(name).append(value);
  };
  add(row.id, ".");
  add(std::to_string(row.version), "~");
  const auto& [shape, shapeSettings, size, graph] = options.shape;
  add(shape->id, "~");
  add(std::to_string(size.width), "x");
  add(std::to_string(size.height), "");
  if (size.levels > 1) add("x", std::to_string(size.levels));
  add("~", seedPart(options.seed));
  if (options.settings.seedMode) add("~mode.", "seed");
  if (options.exits != catalog().exits.front()) add("~exits.", options.exits->id);
  if (options.start) add("~start.", std::to_string(*options.start));
  if (options.end) add("~end.", std::to_string(*options.end));
  addParams(code, "~s.", shapeSettings);
  addParams(code, "~p.", options.settings);
  if (options.eachPart) add("~parts.", "each");
  if (!graph.edges.empty()) add("~edges.", toBase64(bytesOf(graph.edges)));
  if (!graph.positions.empty()) add("~at.", toBase64(bytesOf(graph.positions)));
  if (!options.mask.empty()) add("~mask.", toBase64(maskBits(options.mask)));
  if (!world.empty()) add("~world.", world);
  code += '~';
  return code + checkOf(code);
}

Problem decode(std::string_view code, const Fields& more, Options& options, std::string* world) {
  for (const Field& field : more) {
    if (field.key == "steps" || field.key == "maxCells") continue;
    return refuse("invalid-option", field.key, "cannot be given beside a code");
  }
  if (code.size() < checkLength || !code.starts_with("1~")) {
    return invalid("it does not begin like a code, '1~'");
  }
  std::string_view rest = code.substr(0, code.size() - checkLength);
  if (checkOf(rest) != code.substr(code.size() - checkLength)) {
    return invalid("its check does not match; a part is missing or mistyped");
  }
  rest = rest.substr(2, rest.size() - 3);
  std::string_view versioned = cut(rest, '~');
  const std::string_view algorithm = cut(versioned, '.');
  const GeneratorRow* row = findRow(catalog().generators, algorithm);
  if (row == nullptr || std::to_string(row->version) != versioned) {
    return invalid(std::string("this release does not know its algorithm in its version") +
                   catalog().more);
  }
  Rest parts{{}, {}, {}, world};
  std::string& lines = parts.lines;
  writeField(lines, "", {"algorithm", FieldType::text, row->id});
  const std::string_view shapeId = cut(rest, '~');
  writeField(lines, "", {"shape", FieldType::text, shapeId});
  std::string_view size = cut(rest, '~');
  for (const char* key : {"width", "height", "levels"}) {
    if (!size.empty()) writeField(lines, "", {key, FieldType::number, cut(size, 'x')});
  }
  if (Problem problem = readSeedPart(cut(rest, '~'), lines)) return problem;
  const ShapeRow* shapeRow = findRow(catalog().shapes, shapeId);
  while (!rest.empty()) readPart(cut(rest, '~'), *row, shapeRow, parts);
  Fields fields = readFields(lines);
  fields.insert(fields.end(), more.begin(), more.end());
  int64_t maxCells = 0;
  if (Problem problem = readMaxCells(fields, maxCells)) return problem;
  std::vector<uint8_t> mask;
  if (!parts.mask.empty()) {
    ShapeSpec shape;
    if (Problem problem = readShape(fields, parts.graph, maxCells, shape))
      return invalid(problem->message);
    mask = maskBytes(parts.mask, static_cast<std::size_t>(shape.cells()));
    if (mask.empty()) return invalid("its mask is damaged");
  }
  const Problem problem = readOptions(fields, std::move(mask), std::move(parts.graph), options);
  return problem ? invalid(problem->message) : nullptr;
}

}  // namespace mazewright
