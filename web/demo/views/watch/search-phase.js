/**
 * What a solver is doing, read from its film:
 * - start, end: nothing has happened yet; the solver has stopped
 * - ahead: visits a cell that a passage joins to the one before
 * - elsewhere: visits a cell somewhere else
 * - again: visits a cell that it visited before
 * - apart: visits a cell in turn with cells somewhere else, as two robots do
 * - dead: visits a cell that it rules out in the next step
 * - discard: rules a cell out
 * - path: a cell of the path
 * @typedef {'start' | 'ahead' | 'elsewhere' | 'again' | 'apart' | 'dead' | 'discard' | 'path' | 'end'} SearchPhase
 */

/** @import { Film } from 'mazewright/dungeons' */

/**
 * Of each cell the first step that visits it. The log of a solver does not stand in its maze, so this is
 * kept per film.
 * @type {WeakMap<Film, Map<number, number>>}
 */
const firstVisits = new WeakMap();

/** @param {Film} film */
function firstVisitsOf(film) {
  const known = firstVisits.get(film);
  if (known) return known;
  /** @type {Map<number, number>} */
  const first = new Map();
  for (let at = 0; at < film.length; at += 1) {
    const { operation, cell } = film.step(at);
    if (operation === 'visit' && !first.has(cell)) first.set(cell, at);
  }
  firstVisits.set(film, first);
  return first;
}

/** Whether a passage joins the cells of a step and of the one after it, both of which are visits. @param {Film} film @param {number} at the earlier one */
export function goesOn(film, at) {
  if (at < 0 || at + 1 >= film.length) return true;
  const [before, after] = [film.step(at), film.step(at + 1)];
  if (before.operation !== 'visit' || after.operation !== 'visit') return true;
  const { maze } = film;
  return maze.directions.some(
    (/** @type {unknown} */ _, /** @type {number} */ direction) =>
      maze.isOpen(before.cell, direction) && maze.neighbour(before.cell, direction) === after.cell,
  );
}

/** The phases at the position of a solver's film. Cost: O(1), but O(steps) for the first call. @param {Film} film @returns {SearchPhase[]} */
export function searchPhasesOf(film) {
  const { position, length } = film;
  if (position === 0) return ['start'];
  if (position === length) return ['end'];
  const at = position - 1;
  const { operation, cell } = film.step(at);
  if (operation !== 'visit') return [operation === 'discard' ? 'discard' : 'path'];
  const next = film.step(position);
  if (next.operation === 'discard' && next.cell === cell) return ['dead'];
  /** @type {SearchPhase[]} */
  const phases = [];
  if (!goesOn(film, at) || !goesOn(film, at - 1)) phases.push('apart');
  if ((firstVisitsOf(film).get(cell) ?? at) < at) phases.push('again');
  else phases.push(goesOn(film, at - 1) ? 'ahead' : 'elsewhere');
  return phases;
}
