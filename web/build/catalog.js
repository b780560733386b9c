// Writes the files that follow from the catalog; `npm run catalog`. With --check it writes nothing
// and fails where they are out of date.
import { argv } from 'node:process';
import { checkGenerated, checkTexts, writeGenerated, writeTexts } from './generate/generated.js';
import { buildPackage } from './package/package.js';
import { setUp } from './setup/setup.js';
import { buildNative } from './suites/native.js';
import { fail } from './util/shell.js';

async function catalog() {
  const isCheck = argv.includes('--check');
  await setUp('catalog');
  await buildNative('native', { targets: ['write_texts'] });
  await (isCheck ? checkTexts('native') : writeTexts('native'));
  await buildPackage();
  await (isCheck ? checkGenerated() : writeGenerated());
}

await catalog().catch(fail);
