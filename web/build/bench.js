// Builds, then measures; `npm run bench`.
import { buildPackage } from './package/package.js';
import { buildPage } from './page/page.js';
import { setUp } from './setup/setup.js';
import { buildNative } from './suites/native.js';
import { fail, run } from './util/shell.js';

async function bench() {
  const flags = process.argv.slice(2);
  const usesBrowser = ['--start', '--page', '--drawing', '--browser'].some((flag) =>
    flags.includes(flag),
  );
  await setUp(usesBrowser ? 'test' : 'bench');
  await buildPackage();
  if (flags.includes('--page')) await buildPage();
  await buildNative('native');
  await run(process.execPath, ['tests/bench/bench.js', ...flags], { show: true });
}

await bench().catch(fail);
