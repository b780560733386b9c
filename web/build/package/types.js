import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, posix, relative, sep } from 'node:path';
import { Advice, root } from '../util/shell.js';
import { timed } from '../util/timed.js';

/**
 * The entries of the package. Types have the ids of all rows and all members; those of narrow entries,
 * in folders of their own, have fewer: by folder, the entry, the file of its ids, and what the comments
 * of the members say that it lacks.
 */
const ENTRIES = [
  'streaming',
  'dungeons',
  'worker',
  'mask',
  'formats',
  'draw',
  'element',
  'three',
  'tiles',
  'en',
  'ko',
].map((name) => `${name}.d.ts`);
const NARROW = /** @type {const} */ ({
  main: { entry: 'index.d.ts', ids: 'core-ids', lacks: /only in `mazewright\/dungeons`/i },
  small: {
    entry: 'small.d.ts',
    ids: 'small-ids',
    lacks: /(only in `mazewright\/dungeons`|not in `mazewright\/small`)/i,
  },
});

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

/** @typedef {Record<'all' | keyof typeof NARROW, import('./declarations.js').Files>} Declarations */

/** @type {Promise<Declarations> | undefined} */
let made;

/**
 * The declarations that the entries give users: those of narrow entries are the same files with
 * fewer ids. Made once per process.
 */
export function declarations() {
  made ??= makeDeclarations();
  return made;
}

/** @returns {Promise<Declarations>} */
async function makeDeclarations() {
  const { cleaned, exportedFrom, reachable, withoutLacking } = await import('./declarations.js');
  const emitted = await emit();
  const entries = [...ENTRIES, ...Object.values(NARROW).map(({ entry }) => entry)];
  const exported = new Set(entries.flatMap((path) => exportedFrom(emitted.get(path) ?? '')));
  const files = new Map(
    Array.from(emitted, ([path, text]) => [path, cleaned(text, entries.includes(path), exported)]),
  );
  const narrowed = Object.entries(NARROW).map(([folder, { entry, ids, lacks }]) => {
    const fewer = new Map(Array.from(files, ([path, text]) => [path, withoutLacking(text, lacks)]));
    const own = /** @type {string} */ (files.get(`generated/${ids}.d.ts`));
    return [folder, reachable(fewer.set('generated/ids.d.ts', own), [entry])];
  });
  return { all: reachable(files, ENTRIES), ...Object.fromEntries(narrowed) };
}

/** Writes the .d.ts files of the package. */
export const buildTypes = () =>
  timed('types', async () => {
    const { all, ...narrow } = await declarations();
    const target = join(root, 'dist', 'types');
    rmSync(target, { recursive: true, force: true });
    const written = [
      ...all,
      ...Object.entries(narrow).flatMap(([folder, files]) =>
        Array.from(files, ([path, text]) => [posix.join(folder, path), text]),
      ),
    ];
    for (const [path, text] of written) {
      mkdirSync(join(target, dirname(path)), { recursive: true });
      writeFileSync(join(target, path), text);
    }
  });
