/**
 * The programs that run cases. Each runs them one after the other in a process of its own and answers
 * every one, so that a case that ends the process, or never ends, is the first one without an answer. The
 * process is started again then, and goes on with the next case.
 */
import { fork, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { nativeLines } from './native-lines.js';

/**
 * What a driver says about a case: that the library refused it, what it found broken and figures for
 * laws.js, or how the case ended the process.
 * @typedef {{ refused: [code: string, field: string] } | { died: string } | Facts} Answer
 * @typedef {{ broken: string[], [figure: string]: any }} Facts
 * @typedef {import('./cases.js').Case} Case
 * @typedef {{ send: (given: Case) => void, end: () => void, kill: () => void }} Peer
 * @typedef {{ answer: (answer: Answer) => void, gone: (how: string) => void }} Listener
 * @typedef {{ name: string, start: (listener: Listener) => Peer }} Driver
 */

/** Milliseconds without an answer after which a case counts as endless. */
const PATIENCE = Number(process.env.MAZEWRIGHT_FUZZ_PATIENCE ?? 60_000);

/** Cases that a process has at a time, so that it need not wait for the next one. */
const AT_ONCE = 8;

/** The line of a sanitizer's report that says what happened and where. @param {string} output */
function summaryOf(output) {
  const lines = output.split('\n');
  const summary = lines.find(
    (line) => line.startsWith('SUMMARY: ') || /: runtime error: /.test(line),
  );
  return summary ?? lines.filter((line) => line.trim() !== '').at(-1) ?? '';
}

/** The program of CMake, built with sanitizers. @param {string} [program] @returns {Driver} */
export const nativeDriver = (
  program = fileURLToPath(new URL('../../build/asan/fuzz', import.meta.url)),
) => ({
  name: 'native',
  start(listener) {
    // Without this a sanitizer takes what a maze asks for in vain for a defect.
    const env = { ...process.env, ASAN_OPTIONS: 'allocator_may_return_null=1:detect_leaks=1' };
    const child = spawn(program, [], { stdio: ['pipe', 'pipe', 'pipe'], env });
    let errors = '';
    child.stderr.on('data', (data) => {
      errors = (errors + data).slice(0, 20_000);
    });
    child.stdin.on('error', () => {});
    createInterface({ input: child.stdout }).on('line', (line) =>
      listener.answer(JSON.parse(line)),
    );
    child.on('error', (error) => listener.gone(error.message));
    child.on('close', (code, signal) => listener.gone(summaryOf(errors) || `${signal ?? code}`));
    return {
      send: (given) => void child.stdin.write(nativeLines(given)),
      end: () => void child.stdin.end(),
      kill: () => void child.kill('SIGKILL'),
    };
  },
});

/** The package in Node. @returns {Driver} */
export const nodeDriver = () => ({
  name: 'node',
  start(listener) {
    const script = fileURLToPath(new URL('./node-driver.js', import.meta.url));
    const child = fork(script, {
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      serialization: 'advanced',
    });
    let errors = '';
    child.stderr?.on('data', (data) => {
      errors = (errors + data).slice(0, 20_000);
    });
    child.on('message', (message) => listener.answer(/** @type {Answer} */ (message)));
    child.on('exit', (code, signal) => listener.gone(summaryOf(errors) || `${signal ?? code}`));
    return {
      send: (given) => void child.send(given, () => {}),
      end: () => void child.send({ number: -1 }, () => {}),
      kill: () => void child.kill('SIGKILL'),
    };
  },
});

/**
 * Runs cases in one process at a time. Calls `answered` for each, in order.
 * @param {Driver} driver
 * @param {Iterator<Case>} cases
 * @param {(given: Case, answer: Answer) => void} answered
 * @param {number} [patience]
 * @returns {Promise<void>}
 */
export async function runCases(driver, cases, answered, patience = PATIENCE) {
  /** @type {Case[]} */
  let again = [];
  const next = () => again.shift() ?? cases.next().value;
  for (;;) {
    const first = next();
    if (first === undefined) return;
    /** @type {Case[]} */
    const running = [first];
    await new Promise((resolve) => {
      /** @type {NodeJS.Timeout | undefined} */
      let timer;
      let isOver = false;
      let isStill = false;
      let isGone = false;
      const wait = () => {
        clearTimeout(timer);
        timer = setTimeout(() => {
          isStill = true;
          peer.kill();
        }, patience);
      };
      const peer = driver.start({
        answer(answer) {
          const given = running.shift();
          if (!given) return;
          wait();
          answered(given, answer);
          const more = isOver ? undefined : next();
          if (more === undefined) isOver = true;
          else send(more);
          if (running.length === 0) peer.end();
        },
        gone(how) {
          clearTimeout(timer);
          if (isGone) return;
          isGone = true;
          const given = running.shift();
          if (given) answered(given, { died: isStill ? `no answer in ${patience} ms` : how });
          again = [...running, ...again];
          resolve(undefined);
        },
      });
      const send = (/** @type {Case} */ given) => {
        running.push(given);
        peer.send(given);
      };
      peer.send(first);
      while (running.length < AT_ONCE && !isOver) {
        const more = next();
        if (more === undefined) isOver = true;
        else send(more);
      }
      wait();
    });
  }
}
