// full: 110 s, a process for every command line
/** The tests of the program, with every command line as a process of the built package. */
import { asProcesses } from '../support/program.js';

await asProcesses(async () => {
  for (const name of ['book', 'formats', 'help', 'many', 'mazes', 'completion']) {
    await import(`./cli-${name}.test.js`);
  }
  await import('./cli.test.js');
  await import('./shards.test.js');
});
