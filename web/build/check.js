// Formatting, lint and types; `npm run check`.
import { checkTypes, lint } from './suites/checks.js';
import { fail } from './util/shell.js';

await Promise.all([lint(), checkTypes()]).catch(fail);
console.log('formatting, lint and types are in order');
