// Prints the page of the program for man(1). It runs as a process of its own: it imports the package that
// was just built.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { commands } from '../../cli/commands.js';
import { manPage } from '../../cli/help/man-page.js';
import { openLibrary } from '../../cli/library.js';
import { root } from '../util/shell.js';

const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
process.stdout.write(manPage(commands, await openLibrary(), version));
