#include "mazewright/library/row_value.hpp"

namespace mazewright {

Problem refuseElsewhere(const char* code, std::string_view option, std::string_view id,
                        const RowElsewhere* elsewhere) {
  for (; elsewhere->id != nullptr && elsewhere->id != id; ++elsewhere) continue;
  if (elsewhere->id == nullptr) return {};
  const Value given(elsewhere->id);
  ProblemDetails details =
      *refuseText(code, option, "% needs @; this entry does not have it", elsewhere->entry, &given);
  details.entry = elsewhere->entry;
  return std::make_unique<ProblemDetails>(std::move(details));
}

Problem refuseId(const char* code, std::string_view option, const Value& given, std::string ids,
                 const RowElsewhere* elsewhere) {
  if (given.kind == ValueKind::text) {
    if (Problem problem = refuseElsewhere(code, option, given.text, elsewhere)) return problem;
  }
  return refuseName(code, option, "must be one of@; got %", ids, given, ids);
}

}  // namespace mazewright
