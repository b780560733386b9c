// Runs cases of the fuzzer, prints what they met and found; exit code 1 if anything broke.
//   npm run fuzz -- --cases 5000            both drivers, cases 0 to 4999 of the list
//   npm run fuzz -- --native --cases 5000   one driver
//   npm run fuzz -- --hours 2 --seed 7      cases of another list, for two hours
//   npm run fuzz -- --only 1234             one case, with its options and its answers
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

/**
 * What two drivers make of a case differs: whether it is refused and why, or the bytes of the maze.
 * @param {Answer} one @param {Answer} other @returns {string[]}
 */
function differenceOf(one, other) {
  const resultOf = (/** @type {any} */ { refused, hash, code }) =>
    refused?.join(' ') ?? hash ?? code;
  const results = [one, other].map(resultOf);
  if (results.includes(undefined) || results[0] === results[1]) return [];
  return [`drivers: ${results.join(' and ')}`];
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

/** Prints a case so that it can be run again. @param {Case} given @param {Driver[]} its @param {string[]} broken */
function print(given, its, broken) {
  const { number, picks: _, ...rest } = given;
  const show = (/** @type {unknown} */ value) =>
    inspect(value, { depth: 9, breakLength: 110, maxArrayLength: 500, compact: 9 });
  const names = its.map(({ name }) => name).join(' and ');
  console.log(`  case ${number} of list ${seed} (${names}): ${broken.join('; ')}`);
  console.log(show(rest).replaceAll(/^/gm, '    '));
}

/** Answers to cases that the other driver has not answered yet. @type {Map<number, Answer>} */
const waiting = new Map();

/** The difference from the other driver's answer, if it is there already. @param {Case} given @param {Answer} answer */
function comparedWith({ number }, answer) {
  const before = waiting.get(number);
  if (before) waiting.delete(number);
  else if (drivers.length > 1) waiting.set(number, answer);
  return before ? differenceOf(before, answer) : [];
}

/** @typedef {{ drivers: Driver[], given: Case, broken: string[], times: number }} Finding */

/** By their signatures. @type {Map<string, Finding>} */
const known = new Map();

/** @param {Driver[]} its the drivers that show it @param {Case} given @param {string[]} broken */
function note(its, given, broken) {
  findings++;
  const names = its.map(({ name }) => name).join(' and ');
  const signature = `${names} ${signatureOf(broken[0])}`;
  const finding = known.get(signature);
  if (finding) {
    finding.times++;
    return;
  }
  known.set(signature, { drivers: its, given, broken, times: 1 });
  const seconds = ((performance.now() - begin) / 1000).toFixed(0);
  console.log(`${names} case ${given.number}, ${seconds} s: ${broken.join('; ')}`);
  if (values.until && broken.some((law) => law.includes(/** @type {string} */ (values.until))))
    isFound = true;
}

/** @param {Driver} driver */
async function run(driver) {
  const report = new Report();
  await runCases(driver, list(), (given, answer) => {
    report.add(given, answer);
    const broken = brokenBy(given, answer);
    if (only !== null) console.log(driver.name, inspect(answer, { depth: 4 }));
    if (broken.length > 0) note([driver], given, broken);
    const differences = comparedWith(given, answer);
    if (differences.length > 0) note(drivers, given, differences);
  });
  for (const line of report.lines(driver.name, (performance.now() - begin) / 1000, catalog))
    console.log(line);
}

/** The answers of drivers to one case. @param {Driver[]} its @param {Case} given @param {number} [patience] */
async function answersOf(its, given, patience) {
  /** @type {Answer[]} */
  const answers = [];
  for (const driver of its) {
    await runCases(driver, [given].values(), (_, answer) => answers.push(answer), patience);
  }
  return answers;
}

/** Patience for what is made simpler of a case without an answer: most that ends does so in far less. */
const SHORT_PATIENCE = 5000;

/** @param {Finding} finding */
async function printLeast({ drivers: its, given, broken, times }) {
  const signature = signatureOf(broken[0]);
  const isEndless = /^died: no answer/.test(broken[0]);
  const breaks = async (
    /** @type {Case} */ simpler,
    /** @type {number | undefined} */ patience,
  ) => {
    const answers = await answersOf(its, simpler, patience);
    const laws =
      answers.length > 1
        ? differenceOf(answers[0], answers[1])
        : answers.flatMap((answer) => brokenBy(simpler, answer));
    return laws.some((law) => signatureOf(law) === signature);
  };
  const tries = numberOf(values.tries, 300);
  const short = isEndless ? SHORT_PATIENCE : undefined;
  const least = await minimize(given, (simpler) => breaks(simpler, short), tries);
  // What only takes longer than the short patience is no smaller case of what never ends.
  const isConfirmed = !isEndless || least === given || (await breaks(least, undefined));
  console.log(`broken ${times} times: ${broken[0]}`);
  print(isConfirmed ? least : given, its, broken);
}

const isBoth = !values.native && !values.node;
const drivers = [
  ...(values.native || isBoth ? [nativeDriver(values.program)] : []),
  ...(values.node || isBoth ? [nodeDriver()] : []),
];
await Promise.all(drivers.map(run));
for (const finding of known.values()) await printLeast(finding);
console.log(`${findings} findings`);
process.exitCode = findings > 0 ? 1 : 0;
