import { filesUnder } from '../util/files.js';
import { runModule } from '../util/shell.js';

/** Of all but C++. @param {boolean} [mends] what it can */
export const lint = (mends = false) =>
  runModule('@biomejs/biome/bin/biome', ['check', ...(mends ? ['--write'] : [])]);

/**
 * The formatting of C++, by a version of node_modules: those of systems differ from each other.
 * @param {boolean} [mends]
 */
export const formatNative = (mends = false) =>
  runModule('clang-format-node/build/cli.js', [
    ...(mends ? ['-i'] : ['--dry-run', '--Werror']),
    ...['cpp', 'tests', 'web/build'].flatMap(filesUnder).filter((file) => /\.[ch]pp$/.test(file)),
  ]);

export const checkTypes = () => runModule('typescript/bin/tsc', ['-p', 'web/tsconfig.json']);
