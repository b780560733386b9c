/** What a step of the stated work (`mw.work`) takes, by row: generators and passes. */
import { createMazewright } from 'mazewright/dungeons';
import { hereAndNow } from './here.js';
import { interleaved } from './interleaved.js';
import { median } from './statistics.js';
import { aligned, markdown, number } from './table.js';

/** @typedef {'generators' | 'passes'} Kind */
/** A row and the nanoseconds of one of its steps. @typedef {{ kind: Kind, id: string, ns: number }} Step */
/** @typedef {{ side: number, steps: Step[], machine: string, date: string }} WorkReport */

const KINDS = /** @type {const} */ (['generators', 'passes']);

/** What passes run on: the first that a pass allows. A pass without which it is refused is not measured. */
const BASES = [{ algorithm: 'recursiveBacktracker' }, { algorithm: 'scatteredRooms' }];

/**
 * Nanoseconds per step of a generator or, if the options have passes, of these.
 * @param {any} mw
 * @param {any} options
 * @param {any} settings of `interleaved`
 */
function nsOf(mw, options, settings) {
  const { passes = [], ...base } = options;
  let seed = 0;
  const make = (/** @type {any} */ its) => () => {
    try {
      mw.generate({ ...its, seed: seed++ });
    } catch {
      // A sample that allows no dungeon has taken its work too.
    }
  };
  const work = (/** @type {any} */ its) => mw.work({ ...its, seed: 0 });
  if (passes.length === 0) {
    const [ms] = interleaved([make(options)], settings);
    return (1e6 * ms) / work(options);
  }
  const [ms, without] = interleaved([make(options), make(base)], settings);
  return (1e6 * Math.max(0, ms - without)) / (work(options) - work(base));
}

/** @param {{ quick: boolean }} flags @returns {Promise<WorkReport>} */
export async function measureWork({ quick }) {
  const mw = /** @type {any} */ (await createMazewright());
  const side = quick ? 60 : 120;
  const settings = { rounds: quick ? 5 : 25, warm: 2, sampleMs: 1 };
  const size = { width: side, height: side };
  const steps = /** @type {Step[]} */ ([]);
  for (const { id } of mw.catalog.generators) {
    steps.push({ kind: 'generators', id, ns: nsOf(mw, { ...size, algorithm: id }, settings) });
  }
  for (const { id } of mw.catalog.passes) {
    const options = BASES.map((base) => ({ ...size, ...base, passes: [{ id }] })).find(
      (its) => mw.check({ ...its, seed: 0 }) === null,
    );
    if (options) steps.push({ kind: 'passes', id, ns: nsOf(mw, options, settings) });
  }
  return { side, steps, ...hereAndNow() };
}

/** The rows of a kind, the slowest first. @param {WorkReport} report @param {Kind} kind */
const ofKind = ({ steps }, kind) =>
  steps.filter((step) => step.kind === kind).sort((a, b) => b.ns - a.ns);

/** All rows. @param {WorkReport} report */
export function workText(report) {
  const heads = [`ns per step, ${report.side} x ${report.side}`, ''];
  const rows = KINDS.flatMap((kind) =>
    ofKind(report, kind).map(({ id, ns }) => [`${kind}: ${id}`, number(ns)]),
  );
  return aligned([heads, ...rows]);
}

const TEXTS = {
  en: {
    head: ['ns per step', 'rows', 'median', 'slowest'],
    kinds: { generators: 'generators', passes: 'passes' },
    foot: (/** @type {WorkReport} */ { side, machine, date }) =>
      `At ${side} x ${side} cells with defaults, in Node; ${machine}; ${date}.`,
  },
  ko: {
    head: ['단계당 ns', '개수', '중앙값', '가장 느린 것'],
    kinds: { generators: '알고리즘', passes: '변형' },
    foot: (/** @type {WorkReport} */ { side, machine, date }) =>
      `${side} x ${side}칸을 기본값으로 Node에서 잰 값입니다. ${machine}, ${date}.`,
  },
};

/**
 * The table of the guide to speed: a line per kind.
 * @param {WorkReport} report
 * @param {'en' | 'ko'} language
 */
export function workTable(report, language) {
  const { head, kinds, foot } = TEXTS[language];
  const rows = KINDS.map((kind) => {
    const its = ofKind(report, kind);
    const slowest = its.slice(0, 3).map(({ id, ns }) => `\`${id}\` ${number(ns)}`);
    const middle = number(median(its.map(({ ns }) => ns)));
    return [kinds[kind], String(its.length), middle, slowest.join(', ')];
  });
  const table = markdown([head, ...rows], (column) => column === 1 || column === 2);
  return [table, '', foot(report)].join('\n');
}
