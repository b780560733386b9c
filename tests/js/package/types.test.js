// test: 20 s, compiles all examples
// The types of the package as its users get them: in every supported TypeScript, with what must
// compile and what must not.
import assert from 'node:assert/strict';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { makeConsumer, root } from '../support/consumer.js';
import { execFileSync } from '../support/limited.js';
import { makeEditor, missingTypes } from '../support/public-types.js';
import { GUIDES, programsOf, READMES, typedProgramsOf } from '../support/readme.js';
import { isFull, some } from '../support/seeds.js';

/** The least TypeScript that the README promises. */
const FLOOR = '5.4.5';

const RESOLUTIONS = { nodenext: 'nodenext', bundler: 'esnext', node16: 'node16' };

const consumer = makeConsumer();
after(() => consumer.remove());

const fixtures = fileURLToPath(new URL('types/', import.meta.url));
for (const name of readdirSync(fixtures)) {
  copyFileSync(join(fixtures, name), join(consumer.folder, name.replace(/ts$/, 'mts')));
}

/**
 * The compiler of the floor; null if it cannot be installed, as without a network.
 * @returns {typeof ts | null}
 */
function installFloor() {
  const folder = join(consumer.folder, 'floor');
  mkdirSync(folder);
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
  const args = ['install', '--save-exact', '--ignore-scripts', '--no-audit', '--no-fund'];
  try {
    execFileSync('npm', [...args, `typescript@${FLOOR}`], {
      cwd: folder,
      stdio: 'ignore',
      shell: process.platform === 'win32',
    });
  } catch {
    return null;
  }
  return createRequire(join(folder, 'package.json'))('typescript');
}

/** Compilers by their versions. @type {Record<string, typeof ts | null>} */
const compilers = { ...(isFull && { [FLOOR]: installFloor() }), [ts.version]: ts };

/**
 * A function that compiles files of the consumer, and fails with what the compiler says. Programs share
 * what they parse: most of it is the libraries of the language and the types of the package.
 * @param {typeof ts} compiler
 */
function compileBy(compiler) {
  /** @type {Map<string, ts.SourceFile | undefined>} */
  const parsed = new Map();
  /** @param {string[]} files @param {object} own */
  return (files, own) => {
    const { options, errors } = compiler.convertCompilerOptionsFromJson(
      {
        strict: true,
        noEmit: true,
        skipLibCheck: false,
        // The libraries of the language are a third of the work.
        skipDefaultLibCheck: !isFull,
        target: 'es2022',
        lib: ['es2022'],
        types: [],
        ...own,
      },
      consumer.folder,
    );
    assert.deepEqual(errors, []);
    const host = compiler.createCompilerHost(options);
    const parse = host.getSourceFile;
    host.getSourceFile = (name, format, ...rest) => {
      const { impliedNodeFormat } = /** @type {ts.CreateSourceFileOptions} */ (format);
      const { module, moduleResolution } = options;
      const key = [name, impliedNodeFormat, module, moduleResolution].join('\n');
      if (!parsed.has(key)) parsed.set(key, parse(name, format, ...rest));
      return parsed.get(key);
    };
    const paths = files.map((name) => join(consumer.folder, name));
    const program = compiler.createProgram(paths, options, host);
    const found = compiler.getPreEmitDiagnostics(program);
    assert.equal(compiler.formatDiagnostics(found, host), '');
  };
}

/** Writes programs into the consumer. @param {string} name @param {{ code: string }[]} programs @returns {string[]} their files */
const write = (name, programs) =>
  programs.map(({ code }, index) => {
    const file = `${name}-${index}.mts`;
    writeFileSync(join(consumer.folder, file), code);
    return file;
  });

const typed = write('typed', typedProgramsOf('web/docs/entries.md'));
assert.ok(typed.length > 0);

for (const [version, compiler] of Object.entries(compilers)) {
  const skip = compiler === null && `TypeScript ${version} cannot be installed`;
  const compile = compileBy(compiler ?? ts);
  for (const [moduleResolution, module] of some(Object.entries(RESOLUTIONS), 1)) {
    test(`TypeScript ${version}, ${moduleResolution}, without a DOM`, { skip }, () => {
      compile(['compiles.mts', 'fails.mts', ...typed], { module, moduleResolution });
    });
  }

  test(`TypeScript ${version} with a DOM`, { skip }, () => {
    const browser = { module: 'esnext', moduleResolution: 'bundler', lib: ['es2022', 'dom'] };
    const files = ['compiles.mts', 'fails.mts', 'dom.mts'];
    compile(files, { ...browser, exactOptionalPropertyTypes: true });
  });

  test(`TypeScript ${version}: the examples of the README`, { skip }, () => {
    compile(
      write('readme', [READMES[0], ...GUIDES.map(([english]) => english)].flatMap(programsOf)),
      {
        module: 'nodenext',
        moduleResolution: 'nodenext',
        lib: ['es2022', 'dom'],
        skipLibCheck: true, // those of Node are not this package's
        typeRoots: [join(root, 'node_modules', '@types')],
        types: ['node'],
        strictNullChecks: false, // the examples do not check what they know
      },
    );
  });
}

const types = join(consumer.installed, 'dist', 'types');
const { exports } = JSON.parse(readFileSync(join(consumer.installed, 'package.json'), 'utf8'));
const entries = Object.entries(exports).filter(([, { types }]) => types);

test('every entry exports by name every type of its public signatures', () => {
  const files = entries.map(([, { types }]) => join(consumer.installed, types));
  const program = ts.createProgram(files, {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    types: [],
    // Who uses mazewright/three has the types of three.js beside it.
    paths: { three: [join(root, 'node_modules/@types/three/build/three.module.d.ts')] },
  });
  const folder = `${types.replaceAll('\\', '/')}/`;
  for (const [index, [entry]] of entries.entries()) {
    assert.deepEqual(missingTypes(program, files[index], folder), [], entry);
  }
});

test('declarations name nothing that an older TypeScript or a project without a DOM has not', () => {
  const files = consumer.files.filter((path) => path.endsWith('.d.ts'));
  assert.ok(files.length > 0);
  for (const path of files) {
    const text = readFileSync(join(consumer.installed, path), 'utf8');
    assert.doesNotMatch(text, /Array<ArrayBuffer/, path);
    assert.doesNotMatch(text, /^\/\/\/ <reference/m, path);
  }
});

test('an editor offers what belongs to the algorithm and the shape', () => {
  const header = (entry) =>
    `import { createMazewright } from '${entry}';\nconst mw = await createMazewright();\n`;
  const completionsIn = makeEditor(consumer.folder);
  const offered = (text, entry = 'mazewright') => completionsIn(`${header(entry)}${text}`);
  const size = 'width: 3, height: 3, seed: 1';
  assert.deepEqual(offered(`mw.generate({ algorithm: 'wilson', ${size}, params: { | } });`), []);
  assert.deepEqual(offered(`mw.generate({ algorithm: 'prim', ${size}, params: { | } });`), [
    'costRange',
    'horizontal',
    'vertical',
  ]);
  assert.deepEqual(
    offered(`mw.generate({ algorithm: 'prim', ${size}, shape: { id: 'hex', | } });`),
    ['orientation', 'outline'],
  );
  assert.deepEqual(
    offered(`mw.generate({ algorithm: 'prim', ${size}, shape: 'hex' }).isOpen(0, '|');`),
    ['east', 'north', 'northEast', 'northWest', 'south', 'southEast', 'southWest', 'west'],
  );
  assert.ok(offered(`mw.generate({ algorithm: '|', ${size} });`).includes('eller'));
  const small = offered(`mw.generate({ algorithm: '|', ${size} });`, 'mazewright/small');
  assert.ok(small.includes('eller') && !small.includes('bspDungeon'));
});
