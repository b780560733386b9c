// Runs cases of the fuzzer, prints what they met and found; exit code 1 if anything broke.
//   node tests/fuzz/run.js --cases 5000            both drivers, cases 0 to 4999 of the list
//   node tests/fuzz/run.js --native --cases 5000   one driver
//   node tests/fuzz/run.js --hours 2 --seed 7      cases of another list, for two hours
//   node tests/fuzz/run.js --only 1234             one case, with its options and its answers
import { inspect, parseArgs } from 'node:util';
import { createMazewright } from 'mazewright/dungeons';
import { drawCase } from './cases.js';
import { nativeDriver, nodeDriver, runCases } from './drivers.js';
import { Fitting } from './fitting.js';
import { brokenLaws } from './laws.js';
import { minimize } from './minimize.js';
import { Report } from './report.js';

/** @typedef {import('./cases.js').Case} Case @typedef {import('./drivers.js').Answer} Answer @typedef {import('./drivers.js').Driver} Driver */

const { values } = parseArgs({
  options: {
    native: { type: 'boolean' },
    node: { type: 'boolean' },
    cases: { type: 'string' },
    hours: { type: 'string' },
    seed: { type: 'string', default: '1' },
    first: { type: 'string', default: '0' },
    only: { type: 'string' },
    kind: { type: 'string' },
    program: { type: 'string' },
    tries: { type: 'string', default: '300' },
    until: { type: 'string' },
  },
});
/** @param {string | undefined} text @param {number} usual */
const numberOf = (text, usual) => {
  const number = text === undefined ? usual : Number(text);
  if (!(number >= 0)) throw new Error(`a number is wanted, not ${text}`);
  return number;
};
const seed = numberOf(values.seed, 1);
const only = values.only === undefined ? null : numberOf(values.only, 0);
const first = only ?? numberOf(values.first, 0);
const isTimed = values.hours !== undefined;
const most = only === null ? numberOf(values.cases, isTimed ? Infinity : 5000) : 1;
const begin = performance.now();
const deadline = begin + 3_600_000 * numberOf(values.hours, Infinity);
const { catalog } = await createMazewright();
const fitting = new Fitting(catalog);

/** What a case broke; empty if nothing. @param {Case} given @param {Answer} answer @returns {string[]} */
function brokenBy(given, answer) {
  if ('died' in answer) return [`died: ${answer.died}`];
  if ('refused' in answer) return [];
  const laws =
    given.world || !('kept' in answer)
      ? []
      : brokenLaws(catalog, given.options, /** @type {any} */ (answer));
  return [...laws, ...answer.broken];
}

/** By this a finding is known again: without numbers and addresses. @param {string} broken */
const signatureOf = (broken) => broken.replaceAll(/"[^"]*"|0x[\da-f]+|\d+/gi, '#').slice(0, 160);

let findings = 0;
let isFound = false;

/** A list of cases, from the first one on. @returns {Generator<Case>} */
function* list() {
  for (
    let number = first;
    number < first + most && performance.now() < deadline && !isFound;
    number++
  ) {
    const given = drawCase(fitting, seed, number);
    if (!values.kind || given.kind === values.kind) yield given;
  }
}

/** Prints a case so that it can be run again. @param {Case} given @param {Driver} driver @param {string[]} broken */
function print(given, driver, broken) {
  const { number, picks: _, ...rest } = given;
  const show = (/** @type {unknown} */ value) =>
    inspect(value, { depth: 9, breakLength: 110, maxArrayLength: 500, compact: 9 });
  console.log(`  case ${number} of list ${seed} (${driver.name}): ${broken.join('; ')}`);
  console.log(show(rest).replaceAll(/^/gm, '    '));
}

/** @param {Driver} driver */
async function run(driver) {
  const report = new Report();
  const known = new Map();
  /** @type {{ given: Case, broken: string[] }[]} */
  const fresh = [];
  await runCases(driver, list(), (given, answer) => {
    report.add(given, answer);
    const broken = brokenBy(given, answer);
    if (only !== null) console.log(driver.name, inspect(answer, { depth: 4 }));
    if (broken.length === 0) return;
    findings++;
    const signature = signatureOf(broken[0]);
    const times = known.get(signature) ?? 0;
    known.set(signature, times + 1);
    if (times > 0) return;
    const seconds = ((performance.now() - begin) / 1000).toFixed(0);
    console.log(`${driver.name} case ${given.number}, ${seconds} s: ${broken.join('; ')}`);
    fresh.push({ given, broken });
    if (values.until && broken.some((law) => law.includes(/** @type {string} */ (values.until))))
      isFound = true;
  });
  for (const line of report.lines(driver.name, (performance.now() - begin) / 1000, catalog))
    console.log(line);
  for (const { given, broken } of fresh) await printLeast(driver, given, broken, known);
}

/** @param {Driver} driver @param {Case} given @param {string[]} broken @param {Map<string, number>} known */
async function printLeast(driver, given, broken, known) {
  const signature = signatureOf(broken[0]);
  const breaks = async (/** @type {Case} */ simpler) => {
    let isSame = false;
    const one = [simpler].values();
    await runCases(driver, one, (its, answer) => {
      isSame = brokenBy(its, answer).some((law) => signatureOf(law) === signature);
    });
    return isSame;
  };
  // A case that ends the process, or never ends, costs a process or a wait for each try.
  const tries = /^died: no answer/.test(broken[0]) ? 0 : numberOf(values.tries, 300);
  const least = await minimize(given, breaks, tries);
  console.log(`broken ${known.get(signature)} times: ${broken[0]}`);
  print(least, driver, broken);
}

const isBoth = !values.native && !values.node;
const drivers = [
  ...(values.native || isBoth ? [nativeDriver(values.program)] : []),
  ...(values.node || isBoth ? [nodeDriver()] : []),
];
await Promise.all(drivers.map(run));
console.log(`${findings} findings`);
process.exitCode = findings > 0 ? 1 : 0;
