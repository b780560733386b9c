/**
 * `node tests/golden/update-refused.js`: adds lines to refused.txt for refusals that no line shows yet. They
 * come from cases of the fuzzer, each made as small as its refusal allows, and from every outline that
 * keeps no cell. A line is written only if `check`, `generate` and the code, which is written by the second
 * implementation, say the same, and if the options have what the error names. An existing line never
 * changes: what it shows must be refused with its error and field for ever.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { drawCase } from '../fuzz/cases.js';
import { Fitting } from '../fuzz/fitting.js';
import { minimize } from '../fuzz/minimize.js';
import { mw } from '../js/support/load.js';
import { refusalOf } from '../js/support/quiet.js';
import { codeOf } from '../js/support/reference/code.js';
import { parseRefused, showsRefusal } from './refused.js';

const file = new URL('refused.txt', import.meta.url);
const HEAD = `# <code> <error> <field>: options that must be refused, for ever. Added to by update-refused.js; no line changes.
`;
const CASES = 4000;

/** A row instead of its place, so that one line shows a refusal of a pass. */
const nameOf = ({ code, field }, { algorithm, shape, passes }) => {
  const [head, at, ...rest] = field.split('.');
  const id = head === 'passes' ? passes?.[at]?.id : head === 'params' ? algorithm : null;
  const ground = head === 'shape' ? (shape?.id ?? shape ?? 'square') : null;
  return [code, head, id ?? ground, head === 'passes' ? rest : [at, ...rest]].flat().join(' ');
};

/** Whether the options have what the field names. */
function hasNamed(options, field) {
  let at = { levels: 1, exits: 'corners', ...options };
  for (const key of field.split('.')) {
    if (typeof at !== 'object' || at === null) return false;
    if (!(key in at)) return false;
    at = at[key];
  }
  return true;
}

/** The line of refused options; null if a code cannot hold them, or does not show the same refusal. */
function lineOf(options, { code: error, field }) {
  const refusal = refusalOf(() => mw.generate(options), 'options');
  if (refusal.code !== error || refusal.field !== field) throw new Error(`check and generate: ${field}`);
  if (!hasNamed(options, field)) return null;
  const line = { code: codeOf(options, mw.catalog), error, field };
  return showsRefusal(() => mw.generate(line.code), line) ? line : null;
}

/** Options without what no code holds. */
const withoutLimit = ({ maxCells: _, ...options }) => options;

async function* refusedCases() {
  const fitting = new Fitting(mw.catalog);
  const seen = new Set();
  for (let number = 0; number < CASES; number++) {
    const drawn = drawCase(fitting, 34, number);
    const given = { ...drawn, applied: [], aim: null, options: withoutLimit(drawn.options) };
    const problem = given.world ? null : mw.check(given.options);
    if (!problem || seen.has(nameOf(problem, given.options))) continue;
    seen.add(nameOf(problem, given.options));
    const isSame = async ({ options }) => {
      const other = mw.check(options);
      return other !== null && nameOf(other, options) === nameOf(problem, given.options);
    };
    yield (await minimize(given, isSame, 2000)).options;
  }
}

/** The smallest square size of each shape that each of its outlines leaves without a cell. */
function* emptyOutlines() {
  const plain = mw.catalog.generators.find(({ kind, masks }) => kind === 'maze' && masks);
  for (const { id, params } of mw.catalog.shapes) {
    for (const outline of params.find((param) => param.id === 'outline')?.values ?? []) {
      const sides = [1, 2, 3, 4, 5, 6].flatMap((height) => [1, 2, 3, 4, 5, 6].map((width) => ({ width, height })));
      const refused = sides
        .map((size) => ({ algorithm: plain.id, shape: { id, outline }, ...size, seed: 1 }))
        .find((options) => mw.check(options)?.field === 'shape.outline');
      if (refused) yield refused;
    }
  }
}

const text = existsSync(file) ? readFileSync(file, 'utf8') : HEAD;
const known = new Set();
for (const line of parseRefused(text)) {
  if (!showsRefusal(() => mw.generate(line.code), line)) {
    throw new Error(`${line.code} is no longer refused with ${line.error} of ${line.field}`);
  }
  known.add(line.code);
}
const added = [];
for (const all of [emptyOutlines(), refusedCases()]) {
  for await (const options of all) {
    const line = lineOf(options, mw.check(options));
    if (!line || known.has(line.code)) continue;
    known.add(line.code);
    added.push(`${line.code} ${line.error} ${line.field}\n`);
  }
}
writeFileSync(file, text + added.join(''));
console.log(`${added.length} lines added, ${known.size} in all`);
