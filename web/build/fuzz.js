// Builds, then runs the fuzzer with the same arguments; `npm run fuzz -- --cases 5000`.
import { argv } from 'node:process';
import { buildPackage } from './package/package.js';
import { setUp } from './setup/setup.js';
import { buildNative, runFuzz, testedPreset } from './suites/native.js';
import { fail } from './util/shell.js';

async function fuzz() {
  await setUp('test');
  await buildPackage();
  const preset = await testedPreset();
  await buildNative(preset);
  await runFuzz(preset, argv.slice(2), { show: true });
}

await fuzz().catch(fail);
