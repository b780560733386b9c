import { ALIASES } from './aliases.js';
import { describe } from './describe.js';
import { fail } from './error.js';
import { MAX_LENGTH, nearestName, plain } from './nearest-name.js';

/** @typedef {import('./error.js').Problem} Problem */

/** The least length of a part by which a name is found. */
const MIN_PART = 3;

/**
 * The name that somebody may have meant: the first of the nearest, if at most a third of the name
 * differs, else the first of which it is a part, or the reverse, as of hexagon and hex. Style does not
 * count: case, hyphens, underscores.
 * @param {string} name
 * @param {readonly string[]} names
 * @returns {string | undefined}
 */
function nearest(name, names) {
  if (name.length > MAX_LENGTH) return undefined;
  const alias = ALIASES[name.toLowerCase()] ?? ALIASES[plain(name)];
  if (names.includes(alias)) return alias;
  const near = nearestName(name, names);
  if (near !== undefined) return near;
  const wanted = plain(name);
  return names.find((known) => {
    const [short, long] = [wanted, plain(known)].sort((a, b) => a.length - b.length);
    return short.length >= MIN_PART && long.includes(short);
  });
}

/**
 * @param {string} what
 * @param {string} name
 * @param {readonly string[]} names that exist
 * @param {string} [shown] the name as the message shows it
 * @returns {string | undefined} a sentence with the nearest name, if one is near
 */
function suggestion(what, name, names, shown = name) {
  const near = nearest(name, names);
  return near && `unknown ${what} '${shown}'; did you mean '${near}'?`;
}

/**
 * Throws a MazeError for a value that must be one of some names.
 * @param {string} field
 * @param {unknown} value
 * @param {readonly string[]} names
 * @returns {never}
 */
export function failUnknown(field, value, names) {
  const near = typeof value === 'string' ? suggestion(field, value, names) : undefined;
  return fail(field, near ?? `${field} must be one of ${list(names)}; got ${describe(value)}`);
}

/**
 * Throws a MazeError for the first option that does not exist.
 * @param {[string, unknown][]} entries of an object of options
 * @param {readonly string[]} names of the options
 * @param {string} owner whose options they are
 */
export function checkKeys(entries, names, owner) {
  const unknown = entries.find(([key]) => !names.includes(key));
  if (!unknown) return;
  const key = unknown[0].slice(0, MAX_LENGTH);
  fail(
    key,
    suggestion('option', key, names) ??
      `${key} is not an option of ${owner}, which has ${list(names)}`,
  );
}

/**
 * A problem of the core, with the nearest name if it is an unknown one. `names` are listed as
 * " 'a' 'b'" (ProblemDetails of cpp/mazewright/values/problem.hpp).
 * @param {Problem & { name: string, names: string }} problem
 * @returns {Problem}
 */
export function withSuggestion({ code, field, message, name, names }) {
  const known = Array.from(names.matchAll(/'(.+?)'/g), ([, id]) => id);
  const isKey = field === name || field.endsWith(`.${name}`);
  const near = isKey ? suggestion('option', name, known, field) : suggestion(field, name, known);
  return { code, field, message: near ?? message };
}

/** @param {readonly string[]} names */
const list = (names) => names.map((name) => `'${name}'`).join(' ');
