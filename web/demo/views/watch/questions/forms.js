/** @import { Moment } from './moment.js' */
/** @import { TextKey } from '../../../ui/language.js' */

/**
 * An answer to choose: a text, a number or a cell.
 * @typedef {{ text?: TextKey, number?: number, cell?: number }} Answer
 */

/**
 * A question about the next step, the answer of which follows from the rules of the algorithm.
 * @typedef {object} Question
 * @property {TextKey} ask
 * @property {TextKey} why
 * @property {Record<string, number>} [values] of both texts
 * @property {readonly Answer[]} answers
 * @property {number} right the index of the right one
 * @property {readonly number[]} [about] the cells that it is about
 */

/** @typedef {(moment: Moment) => Question | null} Form */

/** The cell that the last step added to the maze. @param {Moment} moment */
function newestOf({ last, film }) {
  if (last?.operation !== 'carve' || last.to === null) return null;
  const { cell, to } = last;
  const isLeaf = (/** @type {number} */ each) =>
    (film.passages[each] & (film.passages[each] - 1)) === 0;
  return isLeaf(to) ? to : isLeaf(cell) ? cell : null;
}

/** The cell that the next step adds to the maze. @param {Moment} moment */
function addedBy({ next, isVisited }) {
  if (next.operation !== 'carve' || next.to === null) return null;
  return [next.cell, next.to].find((cell) => !isVisited(cell)) ?? null;
}

/** Whether the passage that is considered opens or closes. @type {Form} */
function passage(moment) {
  const { next, film } = moment;
  if (next.to === null || !['carve', 'fill', 'reject'].includes(next.operation)) return null;
  const { operation, cell, to, cells } = next;
  const isTaken = operation !== 'reject';
  const closes = film.prologue > 0;
  if (closes && film.position < film.prologue) return null;
  const isOpen = moment.linked(cell).includes(to);
  const joins = !isOpen && !moment.areConnected(cell, to);
  /** @type {TextKey} */
  const why = closes
    ? isTaken
      ? 'why.passage.around'
      : 'why.passage.bridge'
    : isOpen
      ? 'why.passage.open'
      : joins
        ? 'why.passage.joins'
        : 'why.passage.loop';
  return {
    ask: 'ask.passage',
    why,
    about: cells,
    answers: [{ text: closes ? 'answer.closes' : 'answer.opens' }, { text: 'answer.stays' }],
    right: isTaken ? 0 : 1,
  };
}

/** Where the walk goes on from its newest cell. @type {Form} */
function ahead(moment) {
  const newest = newestOf(moment);
  const right = addedBy(moment);
  if (newest === null || right === null || moment.next.cell !== newest) return null;
  const { around, isVisited } = moment;
  const near = around(newest);
  const isFar = (/** @type {number} */ cell) => !isVisited(cell) && !near.includes(cell);
  // Cells at the border of the maze are more tempting than others.
  const border = moment.wrongCells(right, (cell) => isFar(cell) && around(cell).some(isVisited));
  const wrong = border.length > 0 ? border : moment.wrongCells(right, isFar);
  return moment.amongCells({ ask: 'ask.ahead', why: 'why.ahead' }, right, wrong);
}

/** To which cell a walk that is stuck steps back. @type {Form} */
function back(moment) {
  const newest = newestOf(moment);
  const { next, isVisited, linked } = moment;
  if (newest === null || addedBy(moment) === null || next.cell === newest) return null;
  const canGrow = (/** @type {number} */ cell) => moment.around(cell).some((to) => !isVisited(to));
  if (isVisited(next.cell) === false || canGrow(newest)) return null;
  const wrong = moment.wrongCells(
    next.cell,
    (cell) => isVisited(cell) && (!canGrow(cell) || linked(cell).length === 1),
  );
  const older = wrong.filter((cell) => !canGrow(cell));
  return moment.amongCells({ ask: 'ask.back', why: 'why.back' }, next.cell, older);
}

/** Which cell can join the maze. @type {Form} */
function front(moment) {
  const right = addedBy(moment);
  if (right === null || moment.last === null) return null;
  const { around, isVisited } = moment;
  const wrong = moment.wrongCells(
    right,
    (cell) => isVisited(cell) || !around(cell).some(isVisited),
  );
  return moment.amongCells({ ask: 'ask.front', why: 'why.front' }, right, wrong);
}

/** Which cell gets a passage next, row by row. @type {Form} */
function row(moment) {
  const { next, last, film, isVisited } = moment;
  if (last === null || next.operation !== 'carve' || next.to === null) return null;
  const { maze } = film;
  const rowOf = (/** @type {number} */ cell) => {
    const { y, level } = maze.positionOf(cell);
    return level * maze.height + y;
  };
  const farthest = Math.max(...next.cells.map(rowOf)) + 1;
  const wrong = moment.wrongCells(next.to, (cell) => rowOf(cell) > farthest && !isVisited(cell));
  return moment.amongCells({ ask: 'ask.row', why: 'why.row' }, next.to, wrong);
}

/** The position after the loop of a walk that is erased now, if one is. @param {Moment} moment */
function afterLoop({ film, position }) {
  let at = position;
  while (at < film.length && film.step(at).operation === 'leave') at += 1;
  return at;
}

/** Where a random walk goes. @type {Form} */
function walk(moment) {
  const { film, last, around } = moment;
  if (last?.operation !== 'walk') return null;
  const at = afterLoop(moment);
  const step = at < film.length ? film.step(at) : null;
  if (step?.operation !== 'walk' || !around(last.cell).includes(step.cell)) return null;
  const near = around(last.cell);
  const wrong = moment.wrongCells(step.cell, (cell) => !near.includes(cell));
  const texts = { ask: /** @type {const} */ ('ask.walk'), why: /** @type {const} */ ('why.walk') };
  return moment.amongCells(texts, step.cell, wrong);
}

/** What happens to a loop of the walk. @type {Form} */
function loop(moment) {
  const { film, next, last, isVisited } = moment;
  if (last?.operation !== 'walk' || next.operation !== 'leave' || isVisited(next.cell)) return null;
  const at = afterLoop(moment);
  return {
    ask: 'ask.loop',
    why: 'why.loop',
    about: [film.step(at).cell],
    answers: [
      { text: 'answer.loop.opens' },
      { text: 'answer.loop.erased' },
      { text: 'answer.loop.ends' },
    ],
    right: 1,
  };
}

/** How many passages lead through a wall that divides a region. @type {Form} */
function door(moment) {
  const { next, film } = moment;
  if (next.operation !== 'fill' || film.position <= film.prologue) return null;
  const answers = [{ number: 0 }, { number: 1 }, { number: 2 }];
  return { ask: 'ask.door', why: 'why.door', about: next.cells, answers, right: 1 };
}

/** How many passages the finished maze has. @type {Form} */
function count(moment) {
  const { film, end } = moment;
  // Passes may open more of them.
  if (film.position === 0 || end < film.length) return null;
  const { maze } = film;
  const { cells } = maze.stats();
  let sides = 0;
  for (let bits of maze.passages) for (; bits !== 0; bits &= bits - 1) sides += 1;
  if (sides !== 2 * (cells - 1)) return null;
  const answers = [cells - 1, cells, 2 * cells].map((number) => ({ number }));
  return {
    ask: 'ask.count',
    why: 'why.count',
    values: { cells, least: cells - 1 },
    answers,
    right: 0,
  };
}

/** Which tile a tile of floor is connected with. @type {Form} */
function floor(moment) {
  const { next, film, around } = moment;
  if (next.operation !== 'carve' || next.to === null || !film.kinds) return null;
  const { kinds } = film;
  const wrong = moment.wrongCells(
    next.to,
    (cell) => cell !== next.cell && (kinds[cell] === 0 || !around(next.cell).includes(cell)),
  );
  const texts = {
    ask: /** @type {const} */ ('ask.floor'),
    why: /** @type {const} */ ('why.floor'),
  };
  return moment.amongCells({ ...texts, about: [next.cell] }, next.to, wrong);
}

/** The forms of films of generators, by the names in lessons/held.js. @type {Record<string, Form>} */
export const FORMS = { passage, ahead, back, front, row, walk, loop, door, count, floor };
