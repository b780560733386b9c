import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, posix, relative, sep } from 'node:path';
import { Advice, root } from '../util/shell.js';
import { timed } from '../util/timed.js';

/** The entries of the package, and the folder of the types of the narrow one. */
const ENTRIES = ['index', 'slim', 'worker', 'mask', 'ko'].map((name) => `${name}.d.ts`);
const SMALL = 'small';

const project = join(root, 'web', 'build', 'package', 'types.tsconfig.json');

/**
 * What the compiler makes of the JSDoc of web/lib.
 * @returns {Promise<import('./declarations.js').Files>}
 */
async function emit() {
  const { default: ts } = await import('typescript');
  const { config } = ts.readConfigFile(project, (path) => readFileSync(path, 'utf8'));
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, dirname(project));
  const program = ts.createProgram(fileNames, options);
  /** @type {import('./declarations.js').Files} */
  const files = new Map();
  const folder = /** @type {string} */ (options.outDir);
  const { diagnostics } = program.emit(undefined, (path, text) => {
    files.set(relative(folder, path).split(sep).join('/'), text);
  });
  const problems = [...ts.getPreEmitDiagnostics(program), ...diagnostics];
  if (problems.length > 0) {
    const host = {
      getCanonicalFileName: String,
      getCurrentDirectory: () => root,
      getNewLine: () => '\n',
    };
    throw new Advice(ts.formatDiagnostics(problems, host));
  }
  return files;
}

/** @typedef {Record<'all' | 'small', import('./declarations.js').Files>} Declarations */

/** @type {Promise<Declarations> | undefined} */
let made;

/**
 * The declarations that the entries give users: those of `mazewright/small` are the same files with
 * fewer ids. Made once per process.
 */
export function declarations() {
  made ??= makeDeclarations();
  return made;
}

/** @returns {Promise<Declarations>} */
async function makeDeclarations() {
  const { cleaned, exportedFrom, reachable } = await import('./declarations.js');
  const emitted = await emit();
  const exported = new Set(ENTRIES.flatMap((path) => exportedFrom(emitted.get(path) ?? '')));
  const files = new Map(
    Array.from(emitted, ([path, text]) => [path, cleaned(text, ENTRIES.includes(path), exported)]),
  );
  const smallIds = /** @type {string} */ (files.get('generated/small-ids.d.ts'));
  const narrow = new Map(files).set('generated/ids.d.ts', smallIds);
  return { all: reachable(files, ENTRIES), small: reachable(narrow, ['index.d.ts']) };
}

/** Writes the .d.ts files of the package. */
export const buildTypes = () =>
  timed('types', async () => {
    const { all, small } = await declarations();
    const target = join(root, 'dist', 'types');
    rmSync(target, { recursive: true, force: true });
    const written = [
      ...all,
      [`${SMALL}.d.ts`, `export * from './${SMALL}/index.js';\n`],
      ...Array.from(small, ([path, text]) => [posix.join(SMALL, path), text]),
    ];
    for (const [path, text] of written) {
      mkdirSync(join(target, dirname(path)), { recursive: true });
      writeFileSync(join(target, path), text);
    }
  });
