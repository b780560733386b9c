// Formatting, lint and types; `npm run check`, or `npm run check -- --write` to format and mend.
import { argv } from 'node:process';
import { checkTypes, formatNative, lint } from './suites/checks.js';
import { fail } from './util/shell.js';

const mends = argv.includes('--write');
await Promise.all([lint(mends), formatNative(mends), checkTypes()]).catch(fail);
console.log('formatting, lint and types are in order');
