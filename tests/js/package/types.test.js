// test: 40 s, compiles with every supported TypeScript
// The types of the package as its users get them: in every supported TypeScript, with what must
// compile and what must not.
import assert from 'node:assert/strict';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { makeConsumer, root } from '../support/consumer.js';
import { execFileSync } from '../support/limited.js';
import { completionsIn, missingTypes } from '../support/public-types.js';
import { GUIDES, programsOf, READMES, typedProgramsOf } from '../support/readme.js';
import { some } from '../support/seeds.js';

/** The least TypeScript that the README promises. */
const FLOOR = '5.4.5';

const RESOLUTIONS = { bundler: 'esnext', nodenext: 'nodenext', node16: 'node16' };

const consumer = makeConsumer();
after(() => consumer.remove());

const fixtures = fileURLToPath(new URL('types/', import.meta.url));
for (const name of readdirSync(fixtures)) {
  copyFileSync(join(fixtures, name), join(consumer.folder, name.replace(/ts$/, 'mts')));
}

/**
 * The compiler of the floor; null if it cannot be installed, as without a network.
 * @returns {string | null}
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
  return join(folder, 'node_modules', 'typescript', 'bin', 'tsc');
}

const compilers = {
  [FLOOR]: installFloor(),
  [ts.version]: join(root, 'node_modules', 'typescript', 'bin', 'tsc'),
};

/**
 * @param {string} compiler
 * @param {string[]} files
 * @param {object} options
 */
function compile(compiler, files, options) {
  const compilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: false,
    target: 'es2022',
    lib: ['es2022'],
    types: [],
    ...options,
  };
  writeFileSync(join(consumer.folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }));
  try {
    execFileSync(process.execPath, [compiler, '-p', consumer.folder], { encoding: 'utf8' });
  } catch (error) {
    assert.fail(/** @type {{ stdout: string }} */ (error).stdout);
  }
}

for (const [version, compiler] of Object.entries(compilers)) {
  const skip = compiler === null && `TypeScript ${version} cannot be installed`;
  for (const [moduleResolution, module] of some(Object.entries(RESOLUTIONS), 1)) {
    test(`TypeScript ${version}, ${moduleResolution}, without a DOM`, { skip }, () => {
      compile(compiler, ['compiles.mts', 'fails.mts'], { module, moduleResolution });
    });
  }

  test(`TypeScript ${version} with a DOM`, { skip }, () => {
    const browser = { module: 'esnext', moduleResolution: 'bundler', lib: ['es2022', 'dom'] };
    const files = ['compiles.mts', 'fails.mts', 'dom.mts'];
    compile(compiler, files, { ...browser, exactOptionalPropertyTypes: true });
  });

  test(`TypeScript ${version}: the examples of the README`, { skip }, () => {
    /** @param {string} name @param {{ code: string }[]} programs */
    const write = (name, programs) =>
      programs.map(({ code }, index) => {
        const file = `${name}-${index}.mts`;
        writeFileSync(join(consumer.folder, file), code);
        return file;
      });
    const typed = write('typed', typedProgramsOf('web/docs/entries.md'));
    assert.ok(typed.length > 0);
    compile(compiler, typed, { module: 'nodenext', moduleResolution: 'nodenext' });
    compile(
      compiler,
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
  const offered = (text, entry = 'mazewright') =>
    completionsIn(`${header(entry)}${text}`, consumer.folder);
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
