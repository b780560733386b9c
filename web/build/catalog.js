// Writes the files that follow from the catalog; `npm run catalog`. With --check it writes nothing
// and fails where they are out of date.
import { argv } from 'node:process';
import { checkGenerated, writeGenerated } from './generate/generated.js';
import { buildPackage } from './package/package.js';
import { setUp } from './setup/setup.js';
import { fail } from './util/shell.js';

async function catalog() {
  await setUp('build');
  await buildPackage();
  await (argv.includes('--check') ? checkGenerated() : writeGenerated());
}

await catalog().catch(fail);
