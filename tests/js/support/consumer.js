import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
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

/**
 * Packs the package as npm would publish it.
 * @param {string} folder for the file
 * @returns {{ tarball: string, files: string[], unpackedSize: number }} with the paths in the package
 */
export function pack(folder) {
  const [made] = JSON.parse(npm(root, ['pack', '--json', '--pack-destination', folder]));
  const files = made.files.map((/** @type {{ path: string }} */ { path }) => path);
  return { tarball: join(folder, made.filename), files, unpackedSize: made.unpackedSize };
}

/**
 * An empty project into which the packed package is installed, as its users do, without a network.
 */
export function makeConsumer() {
  const folder = mkdtempSync(join(tmpdir(), 'mazewright-consumer-'));
  const { tarball, files, unpackedSize } = pack(folder);
  writeFileSync(join(folder, 'package.json'), '{ "name": "consumer", "private": true }\n');
  npm(folder, ['install', '--offline', tarball]);
  return {
    folder,
    tarball,
    files,
    unpackedSize,
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
