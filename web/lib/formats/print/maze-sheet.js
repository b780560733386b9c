import { paperPalette } from '../../looks/paper.js';
import { drawingOf, drawPicture } from './draw-picture.js';
import { bodyOf, drawFoot, drawHead } from './head-and-foot.js';
import { notesOf } from './notes.js';
import { sheetSize, withinMargin } from './paper.js';
import { symbolsOf } from './symbols.js';

/** @typedef {import('./document.js').PrintDocument} PrintDocument */
/** @typedef {import('./words.js').Words} Words */
/** @typedef {import('../options/maze.js').Maze} Maze */

/**
 * @typedef {object} SheetChoices
 * @property {import('./paper.js').Paper} paper
 * @property {'auto' | 'portrait' | 'landscape'} orientation
 * @property {number} margin in millimetres
 * @property {string} title
 * @property {boolean} legend
 * @property {boolean} code
 * @property {boolean} solution
 */

/**
 * Prints a maze on one page, with what one has to know about it below, and its code.
 * @param {PrintDocument} document
 * @param {Maze} maze
 * @param {SheetChoices & import('./draw-picture.js').MazeStyle} choices
 * @param {Words} words
 */
export function addMazeSheet(document, maze, choices, words) {
  const drawing = drawingOf(maze, choices);
  const { width, height } = drawing.picture;
  const isWide =
    choices.orientation === 'auto' ? width > height : choices.orientation === 'landscape';
  const size = sheetSize(choices.paper, isWide);
  const sheet = document.addSheet(size);
  const box = withinMargin(size, choices.margin);
  const foot = {
    symbols: choices.legend ? symbolsOf(maze, paperPalette(choices), words) : [],
    notes: choices.legend ? notesOf(maze, drawing.openings, words) : [],
    code: choices.code ? maze.code : null,
  };
  drawHead(sheet, box, choices.title);
  drawPicture(sheet, bodyOf(sheet, box, choices.title, foot), drawing, choices);
  drawFoot(sheet, box, foot);
}
