#include "bindings/reply.hpp"

namespace mazewright {

namespace {

/// Numbers of the reply, the same memory for each.
std::vector<double> words;
/// What the reply refers to.
std::unique_ptr<void, void (*)(void*)> replied{nullptr, nullptr};

double addressOf(const void* object) {
  return static_cast<double>(reinterpret_cast<std::uintptr_t>(object));
}

void begin(const Layout& layout, bool isProblem) {
  words.clear();
  write(addressOf(&layout));
  write(isProblem ? 1 : 0);
}

}  // namespace

void write(double number) { words.push_back(number); }

void writeArray(const void* items, std::size_t count) {
  write(addressOf(items));
  write(static_cast<double>(count));
}

void Written<Value>::out(const Value& value) {
  write(static_cast<double>(value.kind));
  write(value.number);
  Written<std::string>::out(value.text);
  Written<std::vector<uint32_t>>::out(value.cells);
}

const Layout& layoutFor(const FileBytes& file) {
  return file.binary ? Written<std::vector<uint8_t>>::layout : Written<std::string>::layout;
}

void dropReply() { replied.reset(); }

void beginReply(void* object, void (*free)(void*)) { replied = {object, free}; }

void writeProblem(const ProblemDetails& problem) {
  begin(Written<ProblemDetails>::layout, true);
  Written<ProblemDetails>::out(problem);
}

void beginValue(const Layout& layout) { begin(layout, false); }

uint32_t replyAddress() { return static_cast<uint32_t>(addressOf(words.data())); }

}  // namespace mazewright
