/**
 * Files of mazes: one function per format, and a row per format for programs that offer them all. A
 * bundler keeps only the functions that are imported.
 * @module
 */

import { threeMf } from './formats/3mf.js';
import { apng } from './formats/apng.js';
import { csv } from './formats/csv.js';
import { glb } from './formats/glb.js';
import { json } from './formats/json.js';
import { ldtk } from './formats/ldtk.js';
import { mzw } from './formats/mzw.js';
import { obj } from './formats/obj.js';
import { pdf } from './formats/pdf.js';
import { plotterSvg } from './formats/plotter-svg.js';
import { png } from './formats/png.js';
import { schematic } from './formats/schematic.js';
import { stl } from './formats/stl.js';
import { svg } from './formats/svg.js';
import { tmj } from './formats/tmj.js';
import { tmx } from './formats/tmx.js';
import { turtlecraft } from './formats/turtlecraft.js';
import { vox } from './formats/vox.js';

export { to3mf } from './formats/3mf.js';
export { toApng } from './formats/apng.js';
export { bookParams, toBook } from './formats/book.js';
export { readCsv } from './formats/csv/read-csv.js';
export { toCsv } from './formats/csv.js';
export { toGlb } from './formats/glb.js';
export { toJson } from './formats/json.js';
export { toLdtk } from './formats/ldtk.js';
export { readTmj } from './formats/levels/read-tmj.js';
export { tilesetImage } from './formats/levels/tileset-image.js';
export { readMzw, toMzw } from './formats/mzw.js';
export { toObj } from './formats/obj.js';
export { lostFeatures } from './formats/options/lost-features.js';
export { toPdf } from './formats/pdf.js';
export { pictureSize } from './formats/picture/picture-size.js';
export { toPlotterSvg } from './formats/plotter-svg.js';
export { toPng } from './formats/png.js';
export { toSchematic } from './formats/schematic.js';
export { printSize } from './formats/solid/print-size.js';
export { toStl } from './formats/stl.js';
export { toSvg } from './formats/svg.js';
export { toTmj } from './formats/tmj.js';
export { toTmx } from './formats/tmx.js';
export { toTurtlecraft } from './formats/turtlecraft.js';
export { toVox } from './formats/vox.js';
export * from './library/public-types.js';
export { mazeFeatures } from './options/maze-features.js';
export { MazeError } from './util/error.js';

/** @typedef {import('./formats/options/row.js').FormatRow} FormatRow */
/** @typedef {import('./formats/options/row.js').FormatParam} FormatParam */
/** @typedef {import('./formats/options/row.js').FormatUse} FormatUse */
/** @typedef {import('./formats/options/row.js').FormatTexts} FormatTexts */
/** @typedef {import('./formats/options/row.js').FormatResult} FormatResult */
/** @typedef {import('./formats/options/row.js').FormatProblem} FormatProblem */
/** @typedef {import('./formats/options/lost-features.js').FormatLosses} FormatLosses */
/** @typedef {import('./options/maze-features.js').FeatureId} FeatureId */
/** @typedef {import('./options/maze-features.js').MazeFeature} MazeFeature */
/** @typedef {import('./options/maze-features.js').LossesByValue} LossesByValue */
/** @typedef {import('./formats/options/row.js').FormatCompanion} FormatCompanion */
/** @typedef {import('./formats/apng.js').ApngOptions} ApngOptions */
/** @typedef {import('./formats/apng.js').FilmOptions} FilmOptions */
/** @typedef {import('./formats/book.js').BookOptions} BookOptions */
/** @typedef {import('./formats/print/book/maze-maker.js').MazeMaker} MazeMaker */
/** @typedef {import('./formats/print/book/maze-maker.js').MakerRow} MakerRow */
/** @typedef {import('./options/types.js').SignalLike} SignalLike */
/** @typedef {import('./formats/csv.js').CsvOptions} CsvOptions */
/** @typedef {import('./formats/ldtk.js').LdtkOptions} LdtkOptions */
/** @typedef {import('./formats/tmj.js').TmjOptions} TmjOptions */
/** @typedef {import('./formats/tmx.js').TmxOptions} TmxOptions */
/** @typedef {import('./formats/levels/tileset-image.js').TilesetImageOptions} TilesetImageOptions */
/** @typedef {import('./formats/levels/stored-maze.js').TiledMazeData} TiledMazeData */
/** @typedef {import('./formats/levels/params.js').TiledOptions} TiledOptions */
/** @typedef {import('./formats/levels/params.js').MapOptions} MapOptions */
/** @typedef {import('./formats/csv/read-csv.js').ReadCsvOptions} ReadCsvOptions */
/** @typedef {import('./formats/json.js').JsonOptions} JsonOptions */
/** @typedef {import('./formats/mzw.js').ReadMzwOptions} ReadMzwOptions */
/** @typedef {import('./formats/mzw.js').MazeData} MazeData */
/** @typedef {import('./formats/pdf.js').PdfOptions} PdfOptions */
/** @typedef {import('./formats/schematic.js').SchematicOptions} SchematicOptions */
/** @typedef {import('./formats/turtlecraft.js').TurtlecraftOptions} TurtlecraftOptions */
/** @typedef {import('./formats/vox.js').VoxOptions} VoxOptions */
/** @typedef {import('./formats/glb.js').GlbOptions} GlbOptions */
/** @typedef {import('./formats/obj.js').ObjOptions} ObjOptions */
/** @typedef {import('./formats/3mf.js').ThreeMfOptions} ThreeMfOptions */
/** @typedef {import('./formats/stl.js').StlOptions} StlOptions */
/** @typedef {import('./formats/solid/print-params.js').PrintOptions} PrintOptions */
/** @typedef {import('./formats/solid/print-size.js').PrintSize} PrintSize */
/** @typedef {import('./formats/svg.js').SvgOptions} SvgOptions */
/** @typedef {import('./formats/png.js').PngOptions} PngOptions */
/** @typedef {import('./formats/plotter-svg.js').PlotterSvgOptions} PlotterSvgOptions */
/** @typedef {import('./formats/picture/picture.js').PictureOptions} PictureOptions */
/** @typedef {import('./formats/picture/picture-size.js').PictureSize} PictureSize */
/** @typedef {import('./formats/voxels/kinds.js').VoxelKind} VoxelKind */
/** @typedef {import('./formats/solid/scene-params.js').SceneOptions} SceneOptions */

/** Every format of this entry, in the order of menus. @type {readonly Readonly<FormatRow>[]} */
export const formats = [
  svg,
  png,
  apng,
  pdf,
  plotterSvg,
  stl,
  threeMf,
  glb,
  obj,
  tmj,
  tmx,
  ldtk,
  vox,
  schematic,
  turtlecraft,
  json,
  mzw,
  csv,
];
