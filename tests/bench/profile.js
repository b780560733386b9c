/**
 * Where the time of a task goes: shares of the functions of the core, by name, sampled while whole
 * public calls run at 1000 x 1000, in the package's own code with names left in.
 */
import { Session } from 'node:inspector/promises';
import { compileWasm } from '../../web/build/wasm/wasm.js';
import { rowsOf } from './contestants/ours.js';
import { libraryOf } from './library-of.js';
import { aligned, number } from './table.js';

const FOLDER = 'build/profile';
const SIDE = 1000;
const SAMPLE_US = 100;
/** Functions that a line shows. */
const SHOWN = 4;
const LONGEST = 44;

/** What is left of a C++ name without namespaces, arguments and wrappers of slices. @param {string} name */
function shortName(name) {
  const bare = name
    .replaceAll(/mazewright::|\(anonymous namespace\)::|std::__2::| \(\.\d+\)|'/g, '')
    .replace(/^(unsigned int|void) /, '')
    .replace(/^(RangeVisit::RangeVisit|runSlice)<(.*)$/, '$2')
    .replace(/\(.*$/, '');
  return bare.length > LONGEST ? `${bare.slice(0, LONGEST)}…` : bare;
}

/** @param {import('node:inspector').Runtime.CallFrame} frame */
const nameOf = ({ url, functionName }) =>
  url.startsWith('wasm:') ? shortName(functionName) : `${functionName || 'other'} in JavaScript`;

/**
 * @param {() => unknown} work
 * @returns {Promise<[name: string, share: number][]>} the most first
 */
async function sharesOf(work) {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.setSamplingInterval', { interval: SAMPLE_US });
  await session.post('Profiler.start');
  work();
  const { nodes, samples, timeDeltas } = (await session.post('Profiler.stop')).profile;
  session.disconnect();
  const names = new Map(nodes.map(({ id, callFrame }) => [id, nameOf(callFrame)]));
  const times = new Map();
  let whole = 0;
  for (const [i, id] of samples.entries()) {
    const name = names.get(id);
    times.set(name, (times.get(name) ?? 0) + timeDeltas[i]);
    whole += timeDeltas[i];
  }
  const shares = [...times].map(
    ([name, us]) => /** @type {[string, number]} */ ([name, us / whole]),
  );
  return shares.sort((a, b) => b[1] - a[1]);
}

/** @param {{ quick: boolean, only: string }} flags @returns {Promise<string>} */
export async function profileText({ quick, only }) {
  const settings = ['-DCMAKE_EXE_LINKER_FLAGS=--profiling-funcs'];
  await compileWasm({ folder: FOLDER, settings, programs: ['core'] });
  const wanted = only.split(',').filter(Boolean);
  const tasks = rowsOf(await libraryOf(FOLDER)).filter(
    ({ task }) => wanted.length === 0 || wanted.includes(task),
  );
  const rows = [[`at ${SIDE} x ${SIDE}`, 'ns a cell']];
  const wheres = ['where the time goes', ''];
  for (const { task, make } of tasks) {
    for (let seed = 0; seed < 3; seed++) make(SIDE, seed);
    const least = quick ? 300 : 2000;
    let [calls, ms] = [0, 0];
    const shares = await sharesOf(() => {
      const start = performance.now();
      while (ms < least) {
        make(SIDE, ++calls);
        ms = performance.now() - start;
      }
    });
    const parts = shares
      .slice(0, SHOWN)
      .map(([name, share]) => `${Math.round(100 * share)} % ${name}`);
    rows.push([task, number((1e6 * ms) / calls / SIDE ** 2)]);
    wheres.push(parts.join(', '));
  }
  const lines = aligned(rows).split('\n');
  return lines.map((line, i) => `${line}  ${wheres[i]}`.trimEnd()).join('\n');
}
