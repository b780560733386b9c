/** Setting up while another process installs, and what only `npm test -- full` installs. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setUpOptional, whenUnlocked } from '../../../web/build/setup/setup.js';
import { isFor, readers, tools } from '../../../web/build/setup/tools.js';
import { CommandError } from '../../../web/build/util/shell.js';
import { filesIn, read } from '../support/sources.js';

const failing = (output) => new CommandError('apt-get update', 100, output);

test('apt is called again until its lock is free', async () => {
  const outputs = [
    'E: Could not get lock /var/lib/apt/lists/lock. It is held by process 7 (apt-get)',
    'E: Unable to acquire the dpkg frontend lock (/var/lib/dpkg/lock-frontend)',
  ];
  let calls = 0;
  const work = async () => {
    calls += 1;
    const output = outputs.shift();
    if (output) throw failing(output);
    return 'installed';
  };
  assert.equal(await whenUnlocked(work, 0), 'installed');
  assert.equal(calls, 3);
});

test('a lock that is never free is told, with who holds it', async () => {
  const output = 'E: Could not get lock /var/lib/apt/lists/lock. It is held by process 7 (apt-get)';
  let calls = 0;
  const work = async () => {
    calls += 1;
    throw failing(output);
  };
  await assert.rejects(whenUnlocked(work, 0, 4), /held apt's lock in all of 4 tries.*process 7/s);
  assert.equal(calls, 4);
});

test('what else apt fails with is told at once', async () => {
  const error = failing('E: Unable to locate package emscripten');
  await assert.rejects(
    whenUnlocked(async () => {
      throw error;
    }, 0),
    error,
  );
});

const only = tools.filter((tool) => isFor('full', tool) && !isFor('test', tool));

test('full installs every program by which tests read files, and nothing else asks for them', () => {
  const installed = new Set(readers.flatMap(({ programs }) => programs));
  const files = filesIn('tests/js', /\.js$/).filter((file) => read(file).includes('/tool.js'));
  assert.ok(files.length > 5);
  const asked = files.flatMap((file) => [
    ...[...read(file).matchAll(/\b(?:printed|runTool)\('([^']+)'/g)].map(([, program]) => program),
    ...[...read(file).matchAll(/(?<![.\w])(?:has|without)\(([^)]*)\)/g)].flatMap(([, args]) =>
      [...args.matchAll(/'([^']+)'/g)].map(([, program]) => program),
    ),
  ]);
  // Every system of Debian has them.
  const always = ['bash', 'script', 'sh'];
  const missing = asked.filter((name) => !installed.has(name) && !always.includes(name));
  assert.deepEqual([...new Set(missing)], []);
  assert.equal(only.length, readers.length);
  for (const tool of only) assert.ok(tool.optional, tool.name);
  for (const use of ['build', 'catalog', 'test', 'bench']) {
    assert.ok(!only.some((tool) => isFor(use, tool)), use);
  }
});

/** A system that writes down what it is asked for. @param {string[] | null} prefix */
function systemOf(prefix, broken = '') {
  const installs = [];
  const lines = [];
  const install = async (all) => {
    installs.push(all.map(({ debian }) => debian).join(', '));
    if (all.some(({ debian }) => debian === broken)) throw failing('E: Unable to locate package');
  };
  const system = {
    asRoot: async () => prefix,
    install,
    log: (line) => lines.push(line),
    hasApt: true,
  };
  return { installs, lines, system };
}

test('tools that tests can do without are installed together, or one by one, and one that fails is told', async () => {
  const { installs, lines, system } = systemOf([], 'qpdf');
  await setUpOptional(only, system);
  const names = readers.map(({ debian }) => debian);
  assert.deepEqual(installs, [names.join(', '), ...names]);
  assert.deepEqual(lines, ['Not installed: qpdf']);
});

test('without root and sudo, the one command that installs them is told and nothing fails', async () => {
  const { installs, lines, system } = systemOf(null);
  await setUpOptional(only, system);
  assert.deepEqual(installs, []);
  assert.equal(lines.length, 1);
  const [, packages] = /\n {2}apt-get update && apt-get satisfy .* '([^']+)'$/.exec(lines[0]);
  assert.equal(packages, readers.map(({ debian }) => debian).join(', '));
});

test('what is installed, and a system without apt, is left alone', async () => {
  for (const [missing, hasApt] of [
    [[], true],
    [only, false],
  ]) {
    const { installs, lines, system } = systemOf([]);
    await setUpOptional(missing, { ...system, hasApt });
    assert.deepEqual([installs, lines], [[], []]);
  }
});
