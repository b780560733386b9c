import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { filesUnder } from '../../../web/build/util/files.js';
import { execFileSync } from './limited.js';

export const root = fileURLToPath(new URL('../../../', import.meta.url));

/**
 * @param {string} cwd
 * @param {string[]} args
 */
export const npm = (cwd, args) =>
  execFileSync('npm', [...args, '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });

/** @typedef {{ tarball: string, files: string[], unpackedSize: number }} Packed files: paths in the package */

/** What npm packs, and the project into which it was installed, by a hash of the files that it packs. */
const PACKED = join(root, 'build', 'packed');
/** How the name of a folder begins that is still being made. */
const NEW = 'new-';

/** Changes with everything that is packed: files of the build, the sources and the documents. */
function packageHash() {
  const hash = createHash('sha256');
  const { files } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const places = files.map((/** @type {string} */ pattern) => pattern.replace(/\/\*.*/, ''));
  for (const path of ['package.json', ...places].flatMap(filesUnder)) {
    const bytes = readFileSync(join(root, path));
    hash.update(`${path} ${bytes.length}\n`).update(bytes);
  }
  return hash.digest('hex');
}

/** @param {string} folder with what prepare made @returns {Packed} */
function read(folder) {
  const { filename, files, unpackedSize } = JSON.parse(
    readFileSync(join(folder, 'packed.json'), 'utf8'),
  );
  return { tarball: join(folder, filename), files, unpackedSize };
}

/** Packs the package as npm would publish it, and installs it as its users do, without a network. @param {string} folder */
function prepare(folder) {
  const [made] = JSON.parse(npm(root, ['pack', '--json', '--pack-destination', folder]));
  const files = made.files.map((/** @type {{ path: string }} */ { path }) => path);
  const { filename, unpackedSize } = made;
  writeFileSync(join(folder, 'packed.json'), JSON.stringify({ filename, files, unpackedSize }));
  const project = join(folder, 'project');
  mkdirSync(project);
  writeFileSync(join(project, 'package.json'), '{ "name": "consumer", "private": true }\n');
  npm(project, ['install', '--offline', join(folder, filename)]);
}

/**
 * The folder with what `prepare` makes, which is made only if the package has changed: npm takes longer
 * than most of the tests that need it.
 */
function packedFolder() {
  const folder = join(PACKED, packageHash());
  if (existsSync(folder)) return folder;
  mkdirSync(PACKED, { recursive: true });
  const old = readdirSync(PACKED).filter((name) => !name.startsWith(NEW));
  for (const name of old) rmSync(join(PACKED, name), { recursive: true, force: true });
  const own = mkdtempSync(join(PACKED, NEW));
  try {
    prepare(own);
    renameSync(own, folder);
  } catch (error) {
    rmSync(own, { recursive: true, force: true });
    // Another test file may have been faster.
    if (!existsSync(folder)) throw error;
  }
  return folder;
}

/** The package as npm would publish it. @returns {Packed} */
export const pack = () => read(packedFolder());

/**
 * An empty project into which the packed package is installed, as its users do, without a network.
 */
export function makeConsumer() {
  const folder = mkdtempSync(join(tmpdir(), 'mazewright-consumer-'));
  const packed = packedFolder();
  cpSync(join(packed, 'project'), folder, { recursive: true, verbatimSymlinks: true });
  return {
    folder,
    ...read(packed),
    installed: join(folder, 'node_modules', 'mazewright'),
    /**
     * Writes a script and runs it; gives back what it printed.
     * @param {string} name
     * @param {string} source
     */
    run(name, source) {
      writeFileSync(join(folder, name), source);
      return execFileSync(process.execPath, [name], { cwd: folder, encoding: 'utf8' }).trim();
    },
    /**
     * Runs a program of the project's node_modules in the consumer's folder.
     * @param {string} script
     * @param {string[]} args
     */
    tool(script, args) {
      try {
        const path = join(root, 'node_modules', script);
        return execFileSync(process.execPath, [path, ...args], { cwd: folder, encoding: 'utf8' });
      } catch (error) {
        const { stdout, stderr } = /** @type {{ stdout: string, stderr: string }} */ (error);
        throw new Error(`${script} ${args.join(' ')}\n${stdout}${stderr}`);
      }
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
