/** The package's program, run as a shell would. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { spawnSync } from './limited.js';

const program = fileURLToPath(new URL('../../../dist/cli.js', import.meta.url));

/** A folder of its own with `bin/mazewright` in it; `remove` deletes it. */
export function makeWorkplace() {
  const folder = mkdtempSync(join(tmpdir(), 'mazewright-program-'));
  const bin = join(folder, 'bin');
  mkdirSync(bin);
  symlinkSync(program, join(bin, 'mazewright'));
  const env = { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}`, HOME: folder };
  const spawn = (command, args) => spawnSync(command, args, { cwd: folder, env, encoding: 'utf8' });
  return {
    folder,
    spawn,
    /** { status, stdout, stderr } of `mazewright` with these words. */
    run: (...words) => spawn(process.execPath, [program, ...words]),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Names and contents of a folder's files. */
export function filesOf(folder) {
  const names = readdirSync(folder).sort();
  return Object.fromEntries(names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
}
