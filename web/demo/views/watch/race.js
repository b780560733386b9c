import { MARKS } from '../../state/library.js';
import { count, t } from '../../ui/language.js';

/** What a race says of a solver: the properties of its row. */
const TRAITS = /** @type {const} */ (['shortest', 'local', 'always']);

/** The properties of a solver as text. @param {import('mazewright/dungeons').SolverRow} row */
export const traitsOf = (row) =>
  TRAITS.filter((trait) => row[trait])
    .map((trait) => t(`race.${trait}`))
    .join(' · ');

/**
 * Solvers that differ in their properties, as far as there are some.
 * @param {readonly import('mazewright/dungeons').SolverRow[]} rows
 * @param {readonly string[]} first ids to begin with
 * @param {number} number
 * @returns {string[]}
 */
export function differentSolvers(rows, first, number) {
  const keyOf = (/** @type {import('mazewright/dungeons').SolverRow} */ row) =>
    TRAITS.map((trait) => Number(row[trait])).join('');
  const chosen = rows.filter(({ id }) => first.includes(id));
  const keys = new Set(chosen.map(keyOf));
  for (const row of rows) {
    if (chosen.length >= number) break;
    if (keys.has(keyOf(row))) continue;
    keys.add(keyOf(row));
    chosen.push(row);
  }
  const others = rows.filter((row) => !chosen.includes(row));
  return [...chosen, ...others].slice(0, number).map(({ id }) => id);
}

/** @typedef {import('./subjects.js').Reel} Reel */

/** The steps that a search takes. @param {Reel} reel */
const stepsOf = ({ film }) => film.length - film.prologue;

/** Whether a search finds the end. @param {Reel | null} reel @returns {reel is Reel} */
const arrives = (reel) => reel !== null && (reel.solution?.path.length ?? 0) > 0;

/** The place of a search among all that find the end: one more than those with fewer steps. @param {Reel} reel @param {readonly (Reel | null)[]} reels */
const placeOf = (reel, reels) =>
  1 + reels.filter(arrives).filter((other) => stepsOf(other) < stepsOf(reel)).length;

/** What a race says of a search at its position. @param {Reel} reel @param {readonly (Reel | null)[]} reels of the race */
export function raceNote(reel, reels) {
  const { film } = reel;
  let [visited, path] = [0, 0];
  for (const mark of film.marks) {
    visited += Number((mark & MARKS.visit) !== 0);
    path += Number((mark & MARKS.path) !== 0);
  }
  const seen = t('race.visited', { visited: count(visited) });
  const steps = t('compare.steps', {
    position: count(Math.max(0, film.position - film.prologue)),
    length: count(stepsOf(reel)),
  });
  if (film.position < film.length) return `${steps} · ${seen}`;
  if (!arrives(reel)) return `${t('race.lost')} · ${steps} · ${seen}`;
  const place = t('race.place', { place: count(placeOf(reel, reels)) });
  const values = { visited: count(visited), path: count(Math.max(0, path - 1)) };
  return `${place} · ${steps} · ${t('compare.solved', values)}`;
}

/**
 * The order in which the searches of a race ended so far, such as `1. A* (176), 2. Dijkstra (419)`.
 * @param {readonly { reel: Reel | null, name: string }[]} films
 */
export function ranking(films) {
  const reels = films.map(({ reel }) => reel);
  return films
    .flatMap(({ reel, name }) =>
      arrives(reel) && reel.film.position === reel.film.length ? [{ reel, name }] : [],
    )
    .sort((a, b) => stepsOf(a.reel) - stepsOf(b.reel))
    .map(({ reel, name }) => `${placeOf(reel, reels)}. ${name} (${count(stepsOf(reel))})`)
    .join(', ');
}
