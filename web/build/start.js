// From a new clone to the page in one command; `npm start`.
import { join } from 'node:path';
import { buildPackage } from './package/package.js';
import { buildPage } from './page/page.js';
import { serve } from './page/serve.js';
import { setUp } from './setup/setup.js';
import { fail, root } from './util/shell.js';
import { secondsSince } from './util/timed.js';

const FIRST_PORT = 5173;

async function start() {
  const begin = performance.now();
  await setUp('build');
  await buildPackage();
  await buildPage();
  const address = await serve(join(root, 'build', 'page'), FIRST_PORT);
  console.log(`\nmazewright is ready after ${secondsSince(begin)}: ${address}\nCtrl+C ends it.`);
}

await start().catch(fail);
