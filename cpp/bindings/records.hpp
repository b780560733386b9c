#pragma once
// The records that cross the border: for each one table of its members by their names in
// JavaScript. bind.cpp lists those that come in, reply.hpp writes those that go out.

#include <string>
#include <tuple>
#include <vector>

#include "bindings/calls.hpp"
#include "mazewright/analysis/bottlenecks.hpp"
#include "mazewright/analysis/stats.hpp"
#include "mazewright/library/draw.hpp"
#include "mazewright/worlds/seam_map.hpp"

namespace mazewright {

template <typename Record, typename Type>
struct Field {
  const char* name;
  Type Record::* member;

  constexpr Field(const char* key, Type Record::* place) : name(key), member(place) {}
};

/// The members of a record, a tuple of Fields.
template <typename Record>
inline constexpr int fields = 0;

template <typename T>
concept IsRecord = !std::is_same_v<std::remove_cvref_t<decltype(fields<T>)>, int>;

/// The type of number that a C++ type is an array of.
template <typename T>
struct NumbersOf {};
template <typename T>
  requires std::is_arithmetic_v<T>
struct NumbersOf<T> {
  using Number = T;
};
template <>
struct NumbersOf<Point> : NumbersOf<float> {};
template <>
struct NumbersOf<Segment> : NumbersOf<float> {};
template <>
struct NumbersOf<Box> : NumbersOf<float> {};
template <>
struct NumbersOf<Cube> : NumbersOf<int32_t> {};
template <>
struct NumbersOf<Bridge> : NumbersOf<uint32_t> {};
template <>
struct NumbersOf<Door> : NumbersOf<uint32_t> {};
template <>
struct NumbersOf<Thing> : NumbersOf<uint32_t> {};
template <>
struct NumbersOf<PlacedThing> : NumbersOf<uint32_t> {};
template <>
struct NumbersOf<Region> : NumbersOf<uint32_t> {};

template <typename T>
concept HasNumbers = requires { typename NumbersOf<T>::Number; };

// Options and data that come in; some go out too.

template <>
inline constexpr auto fields<NamedValue> =
    std::tuple{Field("id", &NamedValue::id), Field("value", &NamedValue::value)};
template <>
inline constexpr auto fields<CellChoice> =
    std::tuple{Field("cell", &CellChoice::cell), Field("x", &CellChoice::x),
               Field("y", &CellChoice::y), Field("level", &CellChoice::level)};
template <>
inline constexpr auto fields<PassChoice> =
    std::tuple{Field("id", &PassChoice::id), Field("params", &PassChoice::params)};
template <>
inline constexpr auto fields<Graph> =
    std::tuple{Field("edges", &Graph::edges), Field("positions", &Graph::positions)};
template <>
inline constexpr auto fields<Options> =
    std::tuple{Field("algorithm", &Options::algorithm),
               Field("shape", &Options::shape),
               Field("shapeParams", &Options::shapeParams),
               Field("width", &Options::width),
               Field("height", &Options::height),
               Field("levels", &Options::levels),
               Field("seed", &Options::seed),
               Field("mask", &Options::mask),
               Field("graph", &Options::graph),
               Field("start", &Options::start),
               Field("end", &Options::end),
               Field("exits", &Options::exits),
               Field("mode", &Options::mode),
               Field("parts", &Options::parts),
               Field("params", &Options::params),
               Field("passes", &Options::passes),
               Field("edits", &Options::edits),
               Field("steps", &Options::steps),
               Field("maxCells", &Options::maxCells),
               Field("maxWork", &Options::maxWork),
               Field("unknownOptions", &Options::unknownOptions)};
template <>
inline constexpr auto fields<SolveOptions> =
    std::tuple{Field("solver", &SolveOptions::solver),
               Field("from", &SolveOptions::from),
               Field("to", &SolveOptions::to),
               Field("weights", &SolveOptions::weights),
               Field("seed", &SolveOptions::seed),
               Field("steps", &SolveOptions::steps),
               Field("unknownOptions", &SolveOptions::unknownOptions)};
template <>
inline constexpr auto fields<WalkOptions> =
    std::tuple{Field("solver", &WalkOptions::solver), Field("from", &WalkOptions::from),
               Field("length", &WalkOptions::length), Field("seed", &WalkOptions::seed),
               Field("unknownOptions", &WalkOptions::unknownOptions)};
template <>
inline constexpr auto fields<WorldOptions> =
    std::tuple{Field("algorithm", &WorldOptions::algorithm),
               Field("seed", &WorldOptions::seed),
               Field("chunk", &WorldOptions::chunk),
               Field("levels", &WorldOptions::levels),
               Field("endless", &WorldOptions::endless),
               Field("mode", &WorldOptions::mode),
               Field("params", &WorldOptions::params),
               Field("maxWork", &WorldOptions::maxWork),
               Field("unknownOptions", &WorldOptions::unknownOptions)};
template <>
inline constexpr auto fields<MazeData> =
    std::tuple{Field("shape", &MazeData::shape),       Field("shapeParams", &MazeData::shapeParams),
               Field("width", &MazeData::width),       Field("height", &MazeData::height),
               Field("levels", &MazeData::levels),     Field("graph", &MazeData::graph),
               Field("passages", &MazeData::passages), Field("oneWays", &MazeData::oneWays),
               Field("mask", &MazeData::mask),         Field("kinds", &MazeData::kinds),
               Field("dungeon", &MazeData::dungeon),   Field("rooms", &MazeData::rooms),
               Field("doors", &MazeData::doors),       Field("things", &MazeData::things),
               Field("tree", &MazeData::tree),         Field("bridges", &MazeData::bridges),
               Field("start", &MazeData::start),       Field("end", &MazeData::end)};

// Answers.

template <>
inline constexpr auto fields<ProblemDetails> =
    std::tuple{Field("code", &ProblemDetails::code), Field("field", &ProblemDetails::field),
               Field("message", &ProblemDetails::message), Field("name", &ProblemDetails::name),
               Field("names", &ProblemDetails::names)};
template <>
inline constexpr auto fields<MazeRecord> =
    std::tuple{Field("code", &MazeRecord::code),
               Field("width", &MazeRecord::width),
               Field("height", &MazeRecord::height),
               Field("levels", &MazeRecord::levels),
               Field("start", &MazeRecord::start),
               Field("end", &MazeRecord::end),
               Field("directions", &MazeRecord::directions),
               Field("params", &MazeRecord::params),
               Field("shapeParams", &MazeRecord::shapeParams),
               Field("passes", &MazeRecord::passes),
               Field("dungeon", &MazeRecord::dungeon),
               Field("rooms", &MazeRecord::rooms),
               Field("doors", &MazeRecord::doors),
               Field("things", &MazeRecord::things),
               Field("tree", &MazeRecord::tree),
               Field("passages", &MazeRecord::passages),
               Field("oneWays", &MazeRecord::oneWays),
               Field("mask", &MazeRecord::mask),
               Field("kinds", &MazeRecord::kinds),
               Field("bridges", &MazeRecord::bridges),
               Field("edges", &MazeRecord::edges),
               Field("positions", &MazeRecord::positions),
               Field("steps", &MazeRecord::steps),
               Field("seed", &MazeRecord::seed),
               Field("reached", &MazeRecord::reached),
               Field("tried", &MazeRecord::tried),
               Field("met", &MazeRecord::met)};
template <>
inline constexpr auto fields<RowsRecord> =
    std::tuple{Field("memory", &RowsRecord::memory), Field("rows", &RowsRecord::rows),
               Field("params", &RowsRecord::params)};
template <>
inline constexpr auto fields<GridRecord> =
    std::tuple{Field("neighbours", &GridRecord::neighbours), Field("delta", &GridRecord::delta),
               Field("table", &GridRecord::table), Field("rows", &GridRecord::rows)};
template <>
inline constexpr auto fields<Stats> =
    std::tuple{Field("cells", &Stats::cells),
               Field("links", &Stats::links),
               Field("oneWays", &Stats::oneWays),
               Field("components", &Stats::components),
               Field("loops", &Stats::loops),
               Field("isolated", &Stats::isolated),
               Field("deadEnds", &Stats::deadEnds),
               Field("straights", &Stats::straights),
               Field("turns", &Stats::turns),
               Field("junctions", &Stats::junctions),
               Field("crossings", &Stats::crossings),
               Field("longestPath", &Stats::longestPath),
               Field("longestPathExact", &Stats::longestPathExact),
               Field("centre", &Stats::centre),
               Field("radius", &Stats::radius),
               Field("corridors", &Stats::corridors),
               Field("longestCorridor", &Stats::longestCorridor),
               Field("deadEndLength", &Stats::deadEndLength),
               Field("perfect", &Stats::perfect),
               Field("solutionLength", &Stats::solutionLength),
               Field("decisions", &Stats::decisions)};
template <>
inline constexpr auto fields<Bottlenecks> =
    std::tuple{Field("cells", &Bottlenecks::cells), Field("passages", &Bottlenecks::passages)};
template <>
inline constexpr auto fields<Solution> =
    std::tuple{Field("path", &Solution::path),       Field("cost", &Solution::cost),
               Field("visited", &Solution::visited), Field("steps", &Solution::steps),
               Field("count", &Solution::count),     Field("paths", &Solution::paths)};
template <>
inline constexpr auto fields<PathMap> =
    std::tuple{Field("costs", &PathMap::costs), Field("directions", &PathMap::directions)};
template <>
inline constexpr auto fields<Polygons> =
    std::tuple{Field("points", &Polygons::points), Field("sides", &Polygons::sides),
               Field("starts", &Polygons::starts), Field("centres", &Polygons::centres),
               Field("pole", &Polygons::pole)};
template <>
inline constexpr auto fields<Tiles> = std::tuple{
    Field("width", &Tiles::width), Field("height", &Tiles::height), Field("data", &Tiles::data)};
template <>
inline constexpr auto fields<Polylines> =
    std::tuple{Field("points", &Polylines::points), Field("starts", &Polylines::starts)};
template <>
inline constexpr auto fields<PicturePath> =
    std::tuple{Field("name", &PicturePath::name), Field("width", &PicturePath::width),
               Field("lines", &PicturePath::lines)};
template <>
inline constexpr auto fields<PictureParts> =
    std::tuple{Field("frame", &PictureParts::frame), Field("paths", &PictureParts::paths)};
template <>
inline constexpr auto fields<IndexedPicture> =
    std::tuple{Field("width", &IndexedPicture::width), Field("height", &IndexedPicture::height),
               Field("palette", &IndexedPicture::palette), Field("pixels", &IndexedPicture::pixels),
               Field("rows", &IndexedPicture::rows)};
template <>
inline constexpr auto fields<Mesh> =
    std::tuple{Field("positions", &Mesh::positions), Field("normals", &Mesh::normals),
               Field("triangles", &Mesh::triangles)};
template <>
inline constexpr auto fields<Meshes> =
    std::tuple{Field("walls", &Meshes::walls),     Field("stairs", &Meshes::stairs),
               Field("tunnels", &Meshes::tunnels), Field("arrows", &Meshes::arrows),
               Field("floor", &Meshes::floor),     Field("starts", &Meshes::starts)};
template <>
inline constexpr auto fields<SeamLine> = std::tuple{Field("level", &SeamLine::level),
                                                    Field("x", &SeamLine::x),
                                                    Field("y", &SeamLine::y),
                                                    Field("length", &SeamLine::length),
                                                    Field("upright", &SeamLine::upright),
                                                    Field("door", &SeamLine::door)};
template <>
inline constexpr auto fields<WorldFacts> =
    std::tuple{Field("code", &WorldFacts::code),       Field("chunk", &WorldFacts::chunk),
               Field("levels", &WorldFacts::levels),   Field("endless", &WorldFacts::endless),
               Field("dungeon", &WorldFacts::dungeon), Field("first", &WorldFacts::first),
               Field("end", &WorldFacts::end),         Field("params", &WorldFacts::params)};

}  // namespace mazewright
