import { MARKS } from '../../../state/library.js';

/** @import { Form } from './forms.js' */
/** @import { Moment } from './moment.js' */

/** @param {Moment} moment @param {number} cell @param {'visit' | 'discard'} mark */
const has = ({ film }, cell, mark) => (film.marks[cell] & MARKS[mark]) !== 0;

/** The cell that the next step visits for the first time, or null. @param {Moment} moment */
function visitedNext(moment) {
  const { next, last } = moment;
  const isFirst = next.operation === 'visit' && !has(moment, next.cell, 'visit');
  return isFirst && last !== null ? next.cell : null;
}

/** Which cell a solver can visit. @type {Form} */
function reach(moment) {
  const right = visitedNext(moment);
  if (right === null) return null;
  const isReached = (/** @type {number} */ cell) =>
    moment.linked(cell).some((to) => has(moment, to, 'visit'));
  // The search from the other end begins at a cell that no passage joins to a visited one.
  if (!isReached(right)) return null;
  const wrong = moment.wrongCells(
    right,
    (cell) => moment.isVisited(cell) && !has(moment, cell, 'visit') && !isReached(cell),
  );
  return moment.amongCells({ ask: 'ask.reach', why: 'why.reach' }, right, wrong);
}

/** Which cell of the queue is nearest to the start. @type {Form} */
function nearest(moment) {
  const { film, linked } = moment;
  const right = visitedNext(moment);
  const { start } = film.maze;
  if (right === null || start === null) return null;
  const distances = moment.distances(start);
  const wrong = moment.wrongCells(
    right,
    (cell) =>
      moment.isVisited(cell) &&
      !has(moment, cell, 'visit') &&
      distances[cell] > distances[right] &&
      linked(cell).some((to) => has(moment, to, 'visit')),
  );
  return moment.amongCells({ ask: 'ask.nearest', why: 'why.nearest' }, right, wrong);
}

/** Where a walker can step. @type {Form} */
function step(moment) {
  const { next, last } = moment;
  if (next.operation !== 'visit' || last?.operation !== 'visit') return null;
  const near = moment.linked(last.cell);
  if (!near.includes(next.cell)) return null;
  const wrong = moment.wrongCells(
    next.cell,
    (cell) => moment.isVisited(cell) && cell !== last.cell && !near.includes(cell),
  );
  const texts = { ask: /** @type {const} */ ('ask.step'), why: /** @type {const} */ ('why.step') };
  return moment.amongCells(texts, next.cell, wrong);
}

/** Which cell is a dead end now. @type {Form} */
function dead(moment) {
  const { film, next, position } = moment;
  const after = position + 1 < film.length ? film.step(position + 1) : null;
  if (next.operation !== 'visit' || after?.operation !== 'discard') return null;
  const { start, end } = film.maze;
  const left = (/** @type {number} */ cell) =>
    moment.linked(cell).filter((to) => !has(moment, to, 'discard')).length;
  const wrong = moment.wrongCells(
    next.cell,
    (cell) => !has(moment, cell, 'discard') && (left(cell) > 1 || cell === start || cell === end),
  );
  return moment.amongCells({ ask: 'ask.dead', why: 'why.dead' }, next.cell, wrong);
}

/** The forms of films of solvers, by the names in lessons/held.js. @type {Record<string, Form>} */
export const SEARCH_FORMS = { reach, nearest, step, dead };
