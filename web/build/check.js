// Formatting, lint and types; `npm run check`.
import { argv } from 'node:process';
import { pathToFileURL } from 'node:url';
import { fail, runModule } from './shell.js';

export const lint = () => runModule('@biomejs/biome/bin/biome', ['check']);

export const checkTypes = () => runModule('typescript/bin/tsc', ['-p', 'web/tsconfig.json']);

if (argv[1] && pathToFileURL(argv[1]).href === import.meta.url) {
  await lint().then(checkTypes).catch(fail);
  console.log('formatting, lint and types are in order');
}
