#!/usr/bin/env node
// The program `mazewright`: its first argument names a command, one file per command in commands/.
import process, { argv, stderr, stdout } from 'node:process';
import { unwritable } from './print.js';
import { runProgram, tell } from './program.js';

for (const stream of [stdout, stderr]) {
  // A reader such as `head` may have seen enough.
  stream.on('error', (error) => {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EPIPE') process.exit();
    if (stream === stdout) tell(unwritable(error), undefined, process);
    process.exit(1);
  });
}
process.exitCode = await runProgram(argv.slice(2), process);
