// Builds, then measures; `npm run bench`.
import { buildAll } from './build.js';
import { buildNative } from './native.js';
import { setUp } from './setup.js';
import { fail, run } from './shell.js';

await setUp('build')
  .then(() => buildAll())
  .then(() => buildNative('native'))
  .then(() =>
    run(process.execPath, ['tests/bench/bench.js', ...process.argv.slice(2)], { show: true }),
  )
  .catch(fail);
