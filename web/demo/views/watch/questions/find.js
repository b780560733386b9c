import { HELD } from '../held.js';
import { showsSets } from '../sets.js';
import { FORMS } from './forms.js';
import { momentOf } from './moment.js';
import { SEARCH_FORMS } from './search-forms.js';

/** @import { GeneratorRow, SolverRow } from 'mazewright/dungeons' */
/** @import { Reel } from '../subjects.js' */
/** @import { Question } from './forms.js' */

/** Steps that are looked at from the film's position on. */
const MAX_STEPS = 4_000;

/**
 * The names of the forms that an algorithm can be asked by.
 * @param {GeneratorRow | SolverRow} row of the catalog
 */
export function formsOf(row) {
  const forms = [...(HELD[row.id]?.asks ?? [])];
  if ('perfect' in row && row.perfect) forms.push('count');
  if ('kind' in row && row.kind === 'dungeon') forms.push('floor');
  return forms;
}

/** A question and the position before the step that it asks about. @typedef {{ at: number, form: string, question: Question }} Found */

/**
 * The next question of a film from its position on: of the forms that were asked least often, the one that
 * comes first. Cost: at most MAX_STEPS x cells, mostly much less.
 * @param {Reel} reel
 * @param {GeneratorRow | SolverRow} row
 * @param {Map<string, number>} asked how often each form was asked
 * @returns {Found | null}
 */
export function findQuestion({ film, explained, neighbours, isSearch }, row, asked) {
  if (!explained || !showsSets(film.maze)) return null;
  const forms = isSearch ? SEARCH_FORMS : FORMS;
  // How many passages there are does not change: once is enough.
  const wanted = formsOf(row).filter((name) => name !== 'count' || !asked.has(name));
  const scout = explained.again();
  const begin = Math.max(film.position, film.prologue);
  const last = Math.min(explained.end, begin + MAX_STEPS);
  /** @type {Found[]} */
  const found = [];
  for (let at = begin; at < last && found.length < wanted.length; at += 1) {
    scout.seek(at);
    const moment = momentOf(scout, neighbours(), explained.end);
    for (const form of wanted) {
      if (found.some((each) => each.form === form)) continue;
      const question = forms[form](moment);
      if (question) found.push({ at, form, question });
    }
  }
  const times = (/** @type {Found} */ { form }) => asked.get(form) ?? 0;
  found.sort((one, other) => times(one) - times(other) || one.at - other.at);
  return found[0] ?? null;
}
