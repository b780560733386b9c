/** Empty projects that install the packed package, and a tool at an exact version. */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { onEnd } from '../../../../web/build/util/shell.js';
import { npm, pack } from '../../support/consumer.js';

/** Codes of npm and of the system for what cannot be installed here: no network, another machine. */
const UNAVAILABLE =
  /\b(ENOTCACHED|ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ERR_SOCKET_TIMEOUT|ENETUNREACH|EHOSTUNREACH|E403|E50\d|EBADPLATFORM)\b/;

/**
 * A command as a document has it, `NAME=value npx tool arguments`, as what to spawn.
 * @param {string} command
 */
function parse(command) {
  const words = command.split(' ');
  /** @type {Record<string, string>} */
  const env = {};
  while (/^[A-Z_]+=/.test(words[0])) {
    const [name, value] = /** @type {string} */ (words.shift()).split('=', 2);
    env[name] = value;
  }
  // npx itself takes half a second to find what it would run.
  if (words[0] === 'npx') words.shift();
  return { env, program: words[0], args: words.slice(1) };
}

/** A port that no program has. @returns {Promise<number>} */
const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
      server.close(() => resolve(port));
    });
  });

/** Settings of tools that would use the network or wait for an answer. */
const QUIET = { CI: '1', NEXT_TELEMETRY_DISABLED: '1', NO_COLOR: '1' };

/** A project and what can be done in it. @typedef {ReturnType<typeof projectIn>} Project */

/** Makes projects, each with the same packed file. */
export function makeInstaller() {
  const parent = mkdtempSync(join(tmpdir(), 'mazewright-projects-'));
  const { tarball } = pack();
  /** Once npm could not reach the network, what it has not cached is not tried again. */
  let reach = '--prefer-offline';

  /**
   * Makes a project and installs its packages. Returns a reason in place of it if a package cannot be installed here.
   * @param {Record<string, string>} packages names and exact versions
   * @param {string} [manifest] its package.json, to which npm adds the packages
   * @returns {{ project: Project } | { reason: string }}
   */
  function install(packages, manifest = '{ "private": true }\n') {
    const folder = mkdtempSync(join(parent, 'project-'));
    const project = projectIn(folder);
    project.write({ 'package.json': manifest });
    const names = Object.entries(packages).map(([name, version]) => `${name}@${version}`);
    try {
      npm(folder, ['install', reach, '--fetch-retries=0', '--loglevel=error', tarball, ...names]);
      return { project };
    } catch (error) {
      const { stderr } = /** @type {{ stderr: string }} */ (error);
      const code = UNAVAILABLE.exec(stderr)?.[1];
      if (!code) throw new Error(`npm install ${names.join(' ')}\n${stderr}`);
      if (code !== 'EBADPLATFORM') reach = '--offline';
      return { reason: `npm cannot install ${names.join(' ')} here: ${code}` };
    }
  }

  return { install, remove: () => rmSync(parent, { recursive: true, force: true }) };
}

/** @param {string} folder */
function projectIn(folder) {
  /**
   * @param {string} command
   * @param {(child: import('node:child_process').ChildProcess) => void} [started]
   * @returns {Promise<{ code: number | string | null, output: string }>}
   */
  const spawned = (command, started) =>
    new Promise((resolve, reject) => {
      const { env, program, args } = parse(command);
      const path = [join(folder, 'node_modules', '.bin'), process.env.PATH].join(delimiter);
      const child = spawn(program, args, {
        cwd: folder,
        env: { ...process.env, ...QUIET, ...env, PATH: path },
        stdio: ['ignore', 'pipe', 'pipe'],
        // A group of its own, to end it with the processes that it starts.
        detached: true,
      });
      let output = '';
      for (const stream of [child.stdout, child.stderr]) {
        stream.setEncoding('utf8').on('data', (text) => {
          output += text;
        });
      }
      child.on('error', reject);
      onEnd(child, (code) => resolve({ code, output }));
      started?.(child);
    });

  return {
    folder,

    /** @param {Record<string, string>} files texts by their paths */
    write(files) {
      for (const [name, text] of Object.entries(files)) {
        mkdirSync(dirname(join(folder, name)), { recursive: true });
        writeFileSync(join(folder, name), text);
      }
    },

    /** @param {readonly string[]} names */
    erase(names) {
      for (const name of names) rmSync(join(folder, name), { recursive: true, force: true });
    },

    /**
     * Runs a command; throws if it fails.
     * @param {string} command
     * @returns {Promise<string>} what it printed
     */
    async run(command) {
      const { code, output } = await spawned(command);
      if (code !== 0) throw new Error(`${command} ended with code ${code}\n${output}`);
      return output;
    },

    /**
     * Starts a server, lets `work` use it, and ends it.
     * @param {string} command with {port} in place of its port
     * @param {(url: string) => Promise<void>} work
     */
    async serve(command, work) {
      const port = await freePort();
      const url = `http://127.0.0.1:${port}`;
      /** @type {import('node:child_process').ChildProcess | undefined} */
      let child;
      let ended = false;
      const end = spawned(command.replace('{port}', `${port}`), (started) => {
        child = started;
      }).then(({ output }) => {
        ended = true;
        return output;
      });
      const answers = () =>
        fetch(url).then(
          () => true,
          () => false,
        );
      try {
        while (!(await answers())) {
          if (ended) throw new Error(`${command} ended\n${await end}`);
          await setTimeout(20);
        }
        await work(url);
      } finally {
        if (!ended && child?.pid) process.kill(-child.pid);
        await end;
      }
    },
  };
}
