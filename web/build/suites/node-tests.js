import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { patience } from '../util/patience.js';
import { processors } from '../util/processors.js';
import { onEnd, root } from '../util/shell.js';
import { EVENTS } from './events.js';
import { environment } from './forms.js';

/** @typedef {import('./select.js').TestFile} TestFile */
/** @typedef {import('./events.js').Ended} Ended */
/** A test that did not run, and why. @typedef {{ name: string, reason: string }} Skip */

/**
 * What a file came to; `trouble` is what to print of it.
 * @typedef {{ passed: number, failed: number, skips: readonly Skip[], seconds: number, trouble: string }} Result
 */

const REPORTS = join(root, 'build', 'reports');
/** How long each file took the last time, in seconds. */
const TIMES = join(REPORTS, 'times.json');
const SHOWN = 10;

/** A file that does nothing is told so, and ended by force if it does not end within this. */
const END_MS = 10_000;
/** A test of a page tells a standstill itself, with what the page did last; this is for what is left. */
const FILE_PATIENCE = 3;
/** With all seeds one test may take half an hour. */
const SEEDS_PATIENCE = 20;

/** @param {string} path @returns {Ended[]} */
const endedIn = (path) =>
  existsSync(path)
    ? readFileSync(path, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line))
    : [];

/**
 * Runs a test file in a process of its own, and ends it if no test ends and nothing is printed for too long.
 * @param {string} path
 * @param {{ env: NodeJS.ProcessEnv, silence: number, events: string }} options silence: in milliseconds;
 *   events: the file for them
 * @returns {Promise<Result>}
 */
export function runFile(path, { env, silence, events }) {
  const begin = performance.now();
  rmSync(events, { force: true });
  // By this variable Node tells files that its own runner started them, as it did a test of this function.
  /** @type {NodeJS.ProcessEnv} */
  const own = { ...env, [EVENTS]: events };
  delete own.NODE_TEST_CONTEXT;
  return new Promise((resolve, reject) => {
    const child = spawn(
      process.execPath,
      [
        // Else Node 20 can wait for ever: the main thread for a thread that compiles JavaScript, which
        // waits for the main thread to collect garbage (https://github.com/nodejs/node/issues/54918).
        // It did in 3 of 12 runs of a file that awaits many WebAssembly compilations.
        '--no-concurrent-recompilation',
        `--test-reporter=${new URL('events.js', import.meta.url)}`,
        '--test-reporter-destination=stdout',
        path,
      ],
      { cwd: root, env: own, stdio: ['ignore', 'pipe', 'pipe'] },
    );
    let output = '';
    let last = begin;
    let size = 0;
    let stoodStill = false;
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        output += text;
        last = performance.now();
      });
    }
    const watch = setInterval(
      () => {
        const now = existsSync(events) ? statSync(events).size : 0;
        if (now !== size) last = performance.now();
        size = now;
        if (stoodStill || performance.now() - last < silence) return;
        stoodStill = true;
        child.kill('SIGTERM');
        setTimeout(() => child.kill('SIGKILL'), END_MS).unref();
      },
      Math.min(1000, silence / 2),
    );
    child.on('error', (error) => {
      clearInterval(watch);
      reject(error);
    });
    onEnd(child, (code) => {
      clearInterval(watch);
      const tests = endedIn(events);
      const failures = tests.filter(({ failed }) => failed);
      const skips = tests
        .filter(({ failed, skip }) => !failed && skip !== undefined)
        .map(({ name, skip }) => ({ name, reason: skip || 'it does not say why' }));
      const ended = stoodStill
        ? `no test ended and nothing was printed for ${silence / 1000} s`
        : `the file ended ${typeof code === 'string' ? 'by' : 'with code'} ${code}`;
      const isLost = stoodStill || (code !== 0 && failures.length === 0);
      const told = failures.map(({ name, error }) => `✖ ${name}\n${error ?? ''}`);
      resolve({
        passed: tests.length - failures.length - skips.length,
        failed: failures.length + (isLost ? 1 : 0),
        skips,
        seconds: (performance.now() - begin) / 1000,
        trouble:
          failures.length + (isLost ? 1 : 0) === 0
            ? ''
            : [...told, isLost ? ended : '', output].join('\n'),
      });
    });
  });
}

/** @returns {Record<string, number>} */
function lastTimes() {
  try {
    return JSON.parse(readFileSync(TIMES, 'utf8'));
  } catch {
    return {};
  }
}

/**
 * Test files, each in a process of its own, those that take longest first, so that no processor waits at the end.
 * @param {readonly TestFile[]} files
 * @param {import('./forms.js').Form} form
 * @returns {Promise<{ passed: number, failed: number, skips: readonly Skip[], slowest: string }>} slowest: a
 *   table of the files that took longest
 */
export async function nodeTests(files, form) {
  const folder = join(REPORTS, 'events');
  mkdirSync(folder, { recursive: true });
  const times = lastTimes();
  const timeOf = (/** @type {TestFile} */ { path, seconds }) => times[path] ?? seconds;
  const queue = [...files].sort((one, other) => timeOf(other) - timeOf(one));
  const silence = patience() * (form === 'seeds' ? SEEDS_PATIENCE : FILE_PATIENCE);
  const sum = { passed: 0, failed: 0 };
  /** @type {Skip[]} */
  const skips = [];
  const work = async () => {
    for (let file = queue.shift(); file; file = queue.shift()) {
      const { path } = file;
      const events = join(folder, `${path.replaceAll('/', '-')}.jsonl`);
      const env = { ...process.env, ...environment(form) };
      const result = await runFile(path, { env, silence, events });
      times[path] = result.seconds;
      sum.passed += result.passed;
      sum.failed += result.failed;
      skips.push(...result.skips.map(({ name, reason }) => ({ name: `${path}: ${name}`, reason })));
      const skipped = result.skips.length > 0 ? `, ${result.skips.length} skipped` : '';
      const mark = result.failed > 0 ? '✖' : '✔';
      console.log(
        `${mark} ${path}: ${result.passed} passed, ${result.failed} failed${skipped}, ${result.seconds.toFixed(1)} s`,
      );
      if (result.trouble) console.log(result.trouble);
    }
  };
  // A page test waits for its browser much of the time.
  await Promise.all(Array.from({ length: processors() + 1 }, work));
  writeFileSync(TIMES, JSON.stringify(times));
  const slowest = files
    .map(({ path }) => ({ path, seconds: times[path] }))
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, SHOWN)
    .map(({ path, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${path}\n`);
  return { ...sum, skips, slowest: slowest.join('') };
}
