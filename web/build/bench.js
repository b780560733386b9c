// Builds, then measures; `npm run bench`.
import { buildPackage } from './package/package.js';
import { setUp } from './setup/setup.js';
import { buildNative } from './suites/native.js';
import { fail, run } from './util/shell.js';

async function bench() {
  // The start is measured in a browser, too.
  await setUp(process.argv.includes('--start') ? 'test' : 'bench');
  await buildPackage();
  await buildNative('native');
  await run(process.execPath, ['tests/bench/bench.js', ...process.argv.slice(2)], { show: true });
}

await bench().catch(fail);
