// From a fresh clone to the page in one command; `npm start`.
import { join } from 'node:path';
import { buildAll } from './build.js';
import { serve } from './serve.js';
import { setUp } from './setup.js';
import { fail, root } from './shell.js';
import { secondsSince } from './step.js';

const FIRST_PORT = 5173;

async function start() {
  const begin = performance.now();
  await setUp('build');
  await buildAll();
  const address = await serve(join(root, 'build', 'page'), FIRST_PORT);
  console.log(`\nmazewright is ready after ${secondsSince(begin)}: ${address}\nCtrl+C ends it.`);
}

await start().catch(fail);
