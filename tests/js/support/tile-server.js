/** The program `mazewright serve`, started as a user would. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('../../../dist/cli.js', import.meta.url));

/** The output of a process from now on, as a text that grows. @param {import('node:stream').Readable} stream */
function collected(stream) {
  const said = { text: '' };
  stream.setEncoding('utf8').on('data', (part) => {
    said.text += part;
  });
  return said;
}

/** { origin, tile, end }: the two addresses that it prints; `end` sends a signal and returns how it ended. */
export async function startServer(...words) {
  const child = spawn(process.execPath, [program, 'serve', ...words]);
  const stderr = collected(child.stderr);
  const exited = once(child, 'exit');
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const [{ value: origin }, { value: tile }] = [await lines.next(), await lines.next()];
  const end = async (signal = 'SIGTERM') => {
    child.kill(signal);
    const [code, by] = await exited;
    return { code, by, stderr: stderr.text };
  };
  return { origin, tile, end };
}
