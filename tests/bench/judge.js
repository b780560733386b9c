/** The goals against a run: what each asks, what it is, and whether that is reached. */
import { GOALS, LIMITS } from './goals.js';
import { median } from './statistics.js';

/**
 * @typedef {{ about: string, limit: number, is: number | null, against: string }} Verdict
 *   reached where `is` <= `limit`; null: not measured. `against`: what the numbers are ratios to
 */

/** @typedef {import('./measure.js').Result} Result */

/** @param {readonly Result[]} results */
const finder =
  (results) =>
  /** @param {string} task @param {number} size @param {(result: Result) => boolean} which */
  (task, size, which) =>
    results.find((each) => each.task === task && each.size === size && which(each))?.nsPerCell;

const isOurs = ({ kind }) => kind === 'ours';
const SIZE = 1000;

/**
 * How much slower than the machine of the goals this one is now: the median over all peers that ran
 * in both runs; null without any.
 * @param {readonly Result[]} results
 */
export function machineScale(results) {
  const find = finder(results);
  const scales = GOALS.flatMap(({ task, peers }) =>
    peers.map(({ name, ns, size = SIZE }) => (find(task, size, (r) => r.name === name) ?? 0) / ns),
  ).filter((scale) => scale > 0);
  return scales.length === 0 ? null : { scale: median(scales), peers: scales.length };
}

/** A goal as a ratio to the first of its peers that ran here, else scaled by the machine. */
function goalVerdict(results, { task, goal, peers }) {
  const find = finder(results);
  const ran = peers.find(({ name, size = SIZE }) => find(task, size, (r) => r.name === name));
  if (ran) {
    const size = ran.size ?? SIZE;
    const ours = find(task, size, isOurs);
    const peer = find(task, size, ({ name }) => name === ran.name);
    const is = ours === undefined ? null : ours / peer;
    return { about: task, limit: goal / ran.ns, is, against: `${ran.name} at ${size}` };
  }
  return scaledVerdict(results, task, goal, SIZE);
}

function scaledVerdict(results, task, goal, size) {
  const reference = machineScale(results);
  const ours = finder(results)(task, size, isOurs);
  const is = ours === undefined || reference === null ? null : ours / reference.scale;
  const against = `ns at ${size}, scaled by ${reference?.peers ?? 0} peers of both runs`;
  return { about: task, limit: goal, is, against };
}

/** @param {readonly Result[]} results @returns {Verdict[]} */
export const goalVerdicts = (results) =>
  GOALS.flatMap((goal) => [
    goalVerdict(results, goal),
    ...(goal.goalAt4000 ? [scaledVerdict(results, goal.task, goal.goalAt4000, 4000)] : []),
  ]);

/**
 * Every other generator against the fastest peer that has it, at the largest size where both ran.
 * @param {readonly Result[]} results
 * @param {readonly { id: string }[]} generators rows of the catalog
 * @returns {Verdict[]}
 */
export function peerVerdicts(results, generators) {
  const withGoal = new Set(GOALS.map(({ task }) => task));
  return generators.flatMap(({ id }) => {
    if (withGoal.has(id)) return [];
    const measured = results.filter(
      ({ task, nsPerCell }) => task === id && nsPerCell !== undefined,
    );
    const peers = measured.filter(({ kind }) => kind === 'peer');
    if (peers.length === 0) return [];
    const size = Math.max(...peers.map((peer) => peer.size));
    const fastest = peers
      .filter((peer) => peer.size === size)
      .reduce((a, b) => (a.nsPerCell < b.nsPerCell ? a : b));
    const ours = measured.find((each) => isOurs(each) && each.size === size);
    const is = ours ? ours.nsPerCell / fastest.nsPerCell : null;
    return [{ about: id, limit: LIMITS.ofPeer, is, against: `${fastest.name} at ${size}` }];
  });
}

/**
 * Every generator against our native build, at the size where it stands worst.
 * @param {readonly Result[]} results
 * @param {readonly { id: string }[]} generators
 * @returns {Verdict[]}
 */
export function nativeVerdicts(results, generators) {
  const find = finder(results);
  return generators.flatMap(({ id }) => {
    const ratios = [...new Set(results.map(({ size }) => size))].flatMap((size) => {
      const ours = find(id, size, isOurs);
      const native = find(id, size, ({ kind }) => kind === 'native');
      return size < SIZE || ours === undefined || native === undefined
        ? []
        : [{ size, is: ours / native }];
    });
    if (ratios.length === 0) return [];
    const worst = ratios.reduce((a, b) => (a.is > b.is ? a : b));
    return [
      { about: id, limit: LIMITS.ofNative, is: worst.is, against: `native at ${worst.size}` },
    ];
  });
}

/**
 * @param {readonly Result[]} results
 * @param {readonly { id: string, cost: string }[]} generators
 * @returns {Verdict[]}
 */
export function growthVerdicts(results, generators) {
  const find = finder(results);
  const { limit, from, to } = LIMITS.growth;
  return generators
    .filter(({ cost }) => cost === 'O(cells)')
    .flatMap(({ id }) => {
      const [small, large] = [from, to].map((size) => find(id, size, isOurs));
      if (small === undefined || large === undefined) return [];
      return [{ about: id, limit, is: large / small, against: `a cell at ${from}` }];
    });
}
