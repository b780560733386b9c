#pragma once
// Options on their way out, as JSON that is nearly what callers write.

#include "bindings/json.hpp"
#include "mazewright/library/options.hpp"

namespace mazewright {

/// Members of the open object: every parameter with its value.
void writeValues(JsonWriter& json, const Settings& settings);

/// The key `options` with an object that says where a maze came from: algorithm, seed, mode, exits
/// and params.
void writeOrigin(JsonWriter& json, const Options& options);

/// The same with all else that gives these options again: defaults included; steps, mask and graph
/// not, nor the shape's parameters at their defaults.
void writeOptions(JsonWriter& json, const Options& options);

}  // namespace mazewright
