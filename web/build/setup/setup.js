// Brings the machine to where the project builds: system tools, then node_modules. Imports nothing
// from node_modules, since there may be none yet.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Advice, CommandError, root, run, which } from '../util/shell.js';
import { timed } from '../util/timed.js';
import { isFor, tools } from './tools.js';

/** @typedef {import('./tools.js').Tool} Tool */
/** @typedef {import('./tools.js').Use} Use */

/** @param {Use} use */
const uninstalledFor = (use) =>
  tools.filter((tool) => !tool.optional && isFor(use, tool) && !tool.isInstalled());

/** The prefix of a command that needs root, or null if there is none. */
async function asRoot() {
  if (process.getuid?.() === 0) return [];
  if (which('sudo') === null) return null;
  const withoutPassword = await run('sudo', ['-n', 'true']).then(
    () => true,
    () => false,
  );
  if (withoutPassword) return ['sudo', '-n'];
  // It asks for a password only where somebody can answer.
  return process.stdin.isTTY && process.stdout.isTTY && !process.env.CI ? ['sudo'] : null;
}

/** What apt prints while another process holds one of its locks. */
const LOCKED = /Could not get lock|Unable to (lock|acquire)/;

/** Ten minutes of tries. */
const MAX_TRIES = 300;

/**
 * Does work of apt, again and again while another process holds apt's lock: its own option to wait
 * (DPkg::Lock::Timeout) does not hold for the lists of packages.
 * @template T
 * @param {() => Promise<T>} work
 * @param {number} [pause] between the tries, in milliseconds
 * @param {number} [tries]
 * @returns {Promise<T>}
 * @throws {Advice} if the lock is not free after all of them
 */
export async function whenUnlocked(work, pause = 2000, tries = MAX_TRIES) {
  for (let tried = 1; ; tried++) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof CommandError && LOCKED.test(error.output))) throw error;
      if (tried === tries) {
        throw new Advice(
          `Another process held apt's lock in all of ${tries} tries; end it, then start again:\n${error.output.trim()}`,
        );
      }
      if (tried === 1) console.log('another process installs with apt: waiting for it');
      await setTimeout(pause);
    }
  }
}

const install = ['apt-get', 'satisfy', '--yes', '--no-install-recommends'];

/** @param {readonly Tool[]} uninstalled */
const packagesOf = (uninstalled) => uninstalled.map(({ debian }) => debian).join(', ');

/** What root types to install tools. @param {readonly Tool[]} uninstalled */
const commandFor = (uninstalled) =>
  `apt-get update && ${install.join(' ')} '${packagesOf(uninstalled)}'`;

/** @param {readonly Tool[]} uninstalled */
async function installOnDebian(uninstalled) {
  const packages = packagesOf(uninstalled);
  const prefix = await asRoot();
  if (prefix === null) {
    throw new Advice(
      `Not installed: ${names(uninstalled)}. Run this as root, then start again:\n  ` +
        commandFor(uninstalled),
    );
  }
  await timed(`installing ${packages}`, async () => {
    for (const command of [
      ['apt-get', 'update'],
      [...install, packages],
    ]) {
      const [program, ...args] = [
        ...prefix,
        'env',
        'LC_ALL=C',
        'DEBIAN_FRONTEND=noninteractive',
        ...command,
      ];
      await whenUnlocked(() => run(program, args, { input: prefix.length === 1 }));
    }
  });
}

/** @param {readonly Tool[]} uninstalled */
const names = (uninstalled) => uninstalled.map(({ name }) => name).join(', ');

/**
 * What to type where this script installs nothing itself.
 * @param {readonly Tool[]} uninstalled
 */
function instructions(uninstalled) {
  if (process.platform === 'darwin') {
    return uninstalled.map(({ brew }) => `  brew install ${brew}`).join('\n');
  }
  if (process.platform === 'win32') {
    const steps = uninstalled.map(({ name, windows }) => `  ${name}: ${windows}`);
    return [...steps, '  or run the project in WSL with Debian or Ubuntu: wsl --install'].join(
      '\n',
    );
  }
  return [
    `  with your package manager (the Debian names are: ${uninstalled.map((t) => t.debian).join(', ')})`,
    '  emcc also from emsdk: https://emscripten.org/docs/getting_started/downloads.html',
  ].join('\n');
}

/**
 * Installs what tests can do without, or tells the one command that does, and goes on: without a tool its
 * tests skip and say so.
 * @param {readonly Tool[]} uninstalled
 * @param {{ asRoot: () => Promise<string[] | null>, install: (tools: readonly Tool[]) => Promise<void>,
 *   log: (line: string) => void, hasApt: boolean }} [system]
 */
export async function setUpOptional(
  uninstalled,
  system = {
    asRoot,
    install: installOnDebian,
    log: console.log,
    hasApt: which('apt-get') !== null,
  },
) {
  if (uninstalled.length === 0 || !system.hasApt) return;
  if ((await system.asRoot()) === null) {
    system.log(
      `Not installed, so their tests skip: ${names(uninstalled)}. As root:\n  ` +
        commandFor(uninstalled),
    );
    return;
  }
  const all = await system.install(uninstalled).then(
    () => true,
    () => false,
  );
  if (all) return;
  // One by one: not every system has all of them.
  for (const tool of uninstalled) {
    await system.install([tool]).catch(() => system.log(`Not installed: ${tool.name}`));
  }
}

/** What tests of this use would skip without. @param {Use} use */
const optionalFor = (use) =>
  tools.filter((tool) => tool.optional && isFor(use, tool) && !tool.isInstalled());

/** @param {Use} use */
async function setUpTools(use) {
  const uninstalled = uninstalledFor(use);
  if (uninstalled.length === 0) return;
  if (which('apt-get') === null) {
    throw new Advice(
      `Not installed: ${names(uninstalled)}. Install and start again:\n${instructions(uninstalled)}`,
    );
  }
  await installOnDebian(uninstalled);
  const still = uninstalledFor(use);
  if (still.length > 0) throw new Advice(`Not found after the installation: ${names(still)}`);
}

/** npm ci, unless it ran for this lockfile. */
async function setUpModules() {
  const wanted = readFileSync(join(root, 'package-lock.json'), 'utf8');
  const installed = join(root, 'node_modules', '.installed-lock.json');
  if (existsSync(installed) && readFileSync(installed, 'utf8') === wanted) return;
  await timed('npm ci', async () => {
    await run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline']);
  });
  writeFileSync(installed, wanted);
}

/**
 * Installs the tools and the modules of node_modules that are not there.
 * @param {Use} use
 */
export async function setUp(use) {
  const tools = setUpTools(use).then(() => setUpOptional(optionalFor(use)));
  await Promise.all([tools, setUpModules()]);
}
