import { field } from '../form/field.js';
import { numberInput } from '../form/number-input.js';
import { MazeError } from '../state/library.js';
import { h } from '../ui/dom.js';
import { count, t } from '../ui/language.js';
import { fileSection } from './file-section.js';
import { stlOfMeshes } from './stl.js';

/** @import { Maze } from 'mazewright/dungeons' */

/** Millimetres of the longest side: what the bed of a common printer holds, and limits. */
const SIDE = { first: 180, least: 10, most: 1_000 };
/** Hundredths of a cell: walls that a nozzle of 0.4 mm can print in a maze of 40 cells. */
const THICKNESS = 20;

/** The maze as a body for 3D printers: walls, stairs and a floor. @param {Maze} maze */
export function solidSection(maze) {
  let side = SIDE.first;
  const general = h('p', { class: 'error', role: 'alert', hidden: true });
  const { least, most } = SIDE;
  const check = () => {
    const isGood = side >= least && side <= most;
    const range = { least: count(least), most: count(most) };
    size.show(isGood ? null : t('file.stl.range', range));
    return isGood;
  };
  const props = { min: least, max: most, step: 1, value: side, inputMode: 'decimal' };
  const input = numberInput(props, (value) => {
    side = value;
    check();
  });
  const size = field({ id: 'stl.side', label: t('file.stl.side'), input });
  const make = () => {
    general.hidden = true;
    if (!check()) return null;
    try {
      const meshes = maze.meshes({ solid: true, up: 'z', thickness: THICKNESS });
      return stlOfMeshes(Object.values(meshes), side);
    } catch (problem) {
      if (!(problem instanceof MazeError)) throw problem;
      general.textContent = t('file.stl.large');
      general.hidden = false;
      return null;
    }
  };
  return fileSection(maze, {
    id: 'stl',
    title: t('file.stl'),
    about: t('file.stl.about'),
    extension: 'stl',
    mediaType: 'model/stl',
    isBinary: true,
    fields: [size.element, general],
    make,
  });
}
