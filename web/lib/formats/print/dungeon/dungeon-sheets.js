import { paperPalette } from '../../../looks/paper.js';
import { bodyOf, drawFoot, drawHead } from '../head-and-foot.js';
import { sheetSize, slotsOf, withinMargin } from '../paper.js';
import { drawMap } from './draw-map.js';
import { bestLayout, mapAlone } from './layout.js';
import { drawLegend, entriesOf, legendLines } from './legend.js';
import { planOf } from './plan.js';
import { placesOf } from './rooms.js';

/** @typedef {import('../document.js').PrintDocument} PrintDocument */
/** @typedef {import('../sheet.js').Sheet} Sheet */
/** @typedef {import('../words.js').Words} Words */
/** @typedef {import('../../options/maze.js').Maze} Maze */

/**
 * @typedef {object} DungeonChoices
 * @property {import('../paper.js').Paper} paper
 * @property {'auto' | 'portrait' | 'landscape'} orientation
 * @property {number} margin in millimetres
 * @property {string} title
 * @property {boolean} legend
 * @property {boolean} code
 * @property {boolean} players
 */

/** The size of the font of a legend that has pages of its own. */
const OWN_PAGES = 9.5;

/**
 * Prints a dungeon on one page: its map and the legend. A legend that is too long for the page goes on
 * behind it.
 * @param {PrintDocument} document
 * @param {Maze} maze a dungeon
 * @param {DungeonChoices & import('./draw-map.js').MapStyle} choices
 * @param {Words} words
 */
export function addDungeonSheets(document, maze, choices, words) {
  const plan = planOf(maze, choices.players);
  const found = placesOf(plan);
  const entries = choices.legend ? entriesOf(plan, found, paperPalette(choices), words) : [];
  const isWide = choices.orientation === 'landscape';
  const orientations = choices.orientation === 'auto' ? [false, true] : [isWide];

  const foot = { notes: [words.scale(maze.shape)], code: choices.code ? maze.code : null };

  const laidOut = orientations.map((wide) => {
    const size = sheetSize(choices.paper, wide);
    const body = bodyOf(document.ruler, withinMargin(size, choices.margin), choices.title, foot);
    return { size, body, layout: bestLayout(document.ruler, body, plan, entries) };
  });
  const scaleOf = (/** @type {(typeof laidOut)[number]} */ { layout }) => layout?.scale ?? 0;
  const { size, body, layout } = laidOut.reduce((a, b) => (scaleOf(b) > scaleOf(a) ? b : a));
  const { map, columns, lines, size: font } = layout ?? mapAlone(body, plan);

  const addSheet = () => {
    const sheet = document.addSheet(size);
    const box = withinMargin(size, choices.margin);
    drawHead(sheet, box, choices.title);
    drawFoot(sheet, box, foot);
    return sheet;
  };
  const sheet = addSheet();
  drawMap(sheet, map, plan, found.places, choices, words);
  let rest = drawLegend(sheet, lines, columns, font);
  if (layout === null) {
    const own = slotsOf(body, 2, 1, 20);
    rest = legendLines(sheet, entries, OWN_PAGES, own[0].width);
    while (rest.length > 0) {
      rest = drawLegend(addSheet(), rest, own, OWN_PAGES);
    }
  }
}
