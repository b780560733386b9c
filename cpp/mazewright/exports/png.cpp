// PNG: the picture of any shape, with smooth edges and an indexed palette.

#include "mazewright/catalog/export_row.hpp"
#include "mazewright/drawing/picture.hpp"
#include "mazewright/drawing/pixels.hpp"
#include "mazewright/exports/formats/png_file.hpp"

namespace mazewright {

namespace {

std::string run(const Maze& maze, const Settings& settings) {
  return pngFile(pixelsOf(maze, settings), settings.text("title"));
}

}  // namespace

namespace exports {
extern const ExportRow png;
}
constinit const ExportRow exports::png{
    .id = "png",
    .title = "PNG",
    .about =
        "A raster image with the options of SVG; colours in hexadecimal digits, or transparent.",
    .mediaType = "image/png",
    .extension = "png",
    .params = pictureParams,
    .tiles = false,
    .binary = true,
    .loses = pictureLoses,
    .run = run,
    .bytes = pixelBytes,
    .work = pixelBytes,
    .problem = checkPixelColors,
};

}  // namespace mazewright
