import { HELD } from '../lessons/held.js';
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
 * The next question of a film from its position on, or else from its beginning: of the forms that were asked
 * least often, the one that comes first. Cost: at most twice MAX_STEPS x cells, mostly much less.
 * @param {Reel} reel with an explanation
 * @param {GeneratorRow | SolverRow} row
 * @param {Map<string, number>} asked how often each form was asked
 * @returns {Found | null}
 */
export function findQuestion(reel, row, asked) {
  const { film } = reel;
  // How many passages there are does not change: once is enough.
  const wanted = formsOf(row).filter((name) => name !== 'count' || !asked.has(name));
  const times = (/** @type {Found} */ { form }) => asked.get(form) ?? 0;
  for (const begin of [film.position, 0]) {
    const found = questionsFrom(reel, Math.max(begin, film.prologue), wanted);
    found.sort((one, other) => times(one) - times(other) || one.at - other.at);
    if (found.length > 0) return found[0];
  }
  return null;
}

/** The first question of each form from a position on. @param {Reel} reel @param {number} begin @param {readonly string[]} wanted */
function questionsFrom({ explained, neighbours, isSearch }, begin, wanted) {
  /** @type {Found[]} */
  const found = [];
  if (!explained) return found;
  const forms = isSearch ? SEARCH_FORMS : FORMS;
  const scout = explained.again();
  const last = Math.min(explained.end, begin + MAX_STEPS);
  for (let at = begin; at < last && found.length < wanted.length; at += 1) {
    scout.seek(at);
    const moment = momentOf(scout, neighbours(), explained.end);
    for (const form of wanted) {
      if (found.some((each) => each.form === form)) continue;
      const question = forms[form](moment);
      if (question) found.push({ at, form, question });
    }
  }
  return found;
}
