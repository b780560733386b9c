import { geometryOf, middle, pixel, sideOf } from 'mazewright/draw';
import { problemText } from '../../form/problem-text.js';
import { change } from '../../state/change.js';
import { isUsed, passesOf } from '../../state/passes.js';
import { rowOf } from '../../state/row-of.js';
import { showNotice } from '../../ui/announce.js';
import { rowText } from '../../ui/language.js';
import { color } from '../../ui/theme.js';

/** @import { Maze, Param } from 'mazewright/dungeons' */
/** @import { Fit } from 'mazewright/draw' */
/** @import { Store } from '../../state/store.js' */

/**
 * A parameter of a pass whose cells are drawn on the maze.
 * @typedef {object} Wish
 * @property {string} id of its tool
 * @property {number} key of the pass
 * @property {string} param
 * @property {string} title
 * @property {boolean} pairs whether it consists of pairs of adjacent cells; otherwise of a path
 * @property {number[]} cells
 */

/** Line widths, in cells. */
const PATH = 0.22;
const WALL = 0.18;

/** The parameters of cells of the passes on the page. @param {Store} store @returns {Wish[]} */
export const wishesOf = (store) =>
  passesOf(store.state)
    .filter(isUsed)
    .flatMap(({ key, pass }) =>
      rowOf(store.state.mw.catalog.passes, pass.id)
        .params.filter(({ kind }) => kind === 'cells')
        .map((/** @type {Param} */ param) => ({
          id: `wish-${key}-${param.id}`,
          key,
          param: param.id,
          title: rowText(param),
          pairs: param.pairs ?? false,
          cells: Array.from(/** @type {ArrayLike<number>} */ (pass[param.id] ?? [])),
        })),
    );

/** Changes the cells of a wish, unless no maze could keep it, which the page says. @param {Store} store @param {Wish} wish @param {number[]} cells */
export function setWish(store, { key, param, title }, cells) {
  const before = passesOf(store.state);
  const passList = before.map((entry) =>
    entry.key === key
      ? { ...entry, problem: null, pass: { ...entry.pass, [param]: cells } }
      : entry,
  );
  change(store, { passList });
  const { problem } = store.state;
  if (!problem?.field.startsWith('passes.')) return;
  showNotice(() => problemText(problem, title));
  change(store, { passList: before });
}

/** The pairs of a wish with one more, or without it. @param {readonly number[]} cells @param {number} one @param {number} other */
export function togglePair(cells, one, other) {
  const pairs = [];
  for (let i = 0; i < cells.length; i += 2) pairs.push([cells[i], cells[i + 1]]);
  const rest = pairs.filter((pair) => !(pair.includes(one) && pair.includes(other)));
  return (rest.length < pairs.length ? rest : [...pairs, [one, other]]).flat();
}

/**
 * A path after the pointer has reached a cell: longer by it, or shortened to it. A corner that the
 * pointer has cut is filled in.
 * @param {Maze} maze
 * @param {readonly number[]} path
 * @param {number} cell
 */
export function extended(maze, path, cell) {
  const last = path.at(-1);
  if (last === undefined) return [cell];
  const known = path.indexOf(cell);
  if (known >= 0) return path.slice(0, known + 1);
  const around = neighboursOf(maze, last);
  if (around.includes(cell)) return [...path, cell];
  const between = around.find(
    (each) => !path.includes(each) && neighboursOf(maze, each).includes(cell),
  );
  return between === undefined ? [...path] : [...path, between, cell];
}

/** @param {Maze} maze @param {number} cell @returns {number[]} */
const neighboursOf = (maze, cell) =>
  maze.directions
    .map((/** @type {string} */ _, /** @type {number} */ direction) =>
      maze.neighbour(cell, direction),
    )
    .filter((to) => to !== null)
    .filter((to) => maze.mask?.[to] !== 0);

/** The direction from a cell to an adjacent one; -1 if it is none. @param {Maze} maze @param {number} cell @param {number} to @returns {number} */
const directionTo = (maze, cell, to) =>
  maze.directions.findIndex(
    (/** @type {string} */ _, /** @type {number} */ direction) =>
      maze.neighbour(cell, direction) === to,
  );

/**
 * Draws wishes: open pairs and paths as lines between cells, closed pairs as bars on their side.
 * @param {CanvasRenderingContext2D} pen
 * @param {Fit} at
 * @param {Maze} maze
 * @param {readonly Wish[]} wishes
 */
export function drawWishes(pen, at, maze, wishes) {
  pen.save();
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  const stroke = (
    /** @type {readonly { x: number, y: number }[]} */ places,
    /** @type {string} */ ink,
    /** @type {number} */ width,
  ) => {
    pen.beginPath();
    for (const { x, y } of places) pen.lineTo(x, y);
    pen.strokeStyle = color(ink);
    pen.lineWidth = Math.max(2 * at.ratio, width * at.cell);
    pen.stroke();
  };
  const middleOf = (/** @type {number} */ cell) => middle(at, cell);
  for (const { pairs, cells } of wishes) {
    if (!pairs) {
      stroke(cells.map(middleOf), 'second', PATH);
      continue;
    }
    for (let i = 0; i < cells.length; i += 2) {
      const [one, other] = [cells[i], cells[i + 1]];
      const direction = directionTo(maze, one, other);
      if (direction < 0) continue;
      const side = maze.isOpen(one, direction) ? null : sideOf(geometryOf(maze), one, direction);
      if (!side) stroke([one, other].map(middleOf), 'second', PATH);
      else
        stroke(
          [side.from, side.to].map((place) => pixel(at, place)),
          'accent',
          WALL,
        );
    }
  }
  pen.restore();
}
