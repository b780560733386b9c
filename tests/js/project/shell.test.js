/** Programs that scripts run: how they end, and how many run side by side. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { patience } from '../../../web/build/util/patience.js';
import { processors, quotaOf } from '../../../web/build/util/processors.js';
import { CommandError, run } from '../../../web/build/util/shell.js';
import { spawned, spawnSync } from '../support/limited.js';
import { filesIn, read } from '../support/sources.js';

const node = (source, options) => run(process.execPath, ['-e', source], options);

test('a program is waited for, and not for what it leaves running with its output', async () => {
  const source = `
    const { spawn } = require('node:child_process');
    const left = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'inherit', detached: true });
    left.unref();
    console.log(left.pid);`;
  const output = await node(source, { grace: 50 });
  const pid = Number(output);
  // It runs on: the output was open when the program ended.
  assert.ok(pid > 0 && process.kill(pid, 0));
  process.kill(pid, 'SIGKILL');
});

test('a program that fails tells its code or its signal, and what it printed', async () => {
  const failed = (source) =>
    node(source).then(
      () => assert.fail('passed'),
      (error) => error,
    );
  const exited = await failed("console.error('no'); process.exitCode = 3;");
  assert.ok(exited instanceof CommandError);
  assert.match(exited.message, /ended with code 3$/);
  assert.equal(exited.output, 'no\n');
  if (process.platform === 'win32') return;
  assert.match((await failed("process.kill(process.pid, 'SIGTERM')")).message, /ended by SIGTERM$/);
});

test('tests start programs with a limit only, and one that does not end is named', () => {
  const unlimited = filesIn('tests/js', /\.js$/).filter(
    (file) =>
      // The other is of a program that a test writes.
      !['tests/js/support/limited.js', 'tests/js/package/package.test.js'].includes(file) &&
      /^import \{[^}]*\b(spawnSync|execFileSync|execSync)\b[^}]*\} from 'node:child_process'/m.test(
        read(file),
      ),
  );
  assert.deepEqual(unlimited, []);
  const args = ['-e', 'setInterval(() => {}, 1000)'];
  const wait = () => spawnSync(process.execPath, args, { timeout: 200 });
  assert.throws(wait, /did not end within its limit/);
});

test('while a program runs that is not waited for by force, the runner hears of tests', async () => {
  let turns = 0;
  const beat = setInterval(() => {
    turns += 1;
  }, 1);
  const source = `
    process.stdin.on('data', (text) => process.stdout.write(text));
    process.stdin.on('end', () => setTimeout(() => process.exit(3), 100));
    console.error('told');`;
  const ended = await spawned(process.execPath, ['-e', source], { input: 'given' });
  clearInterval(beat);
  assert.ok(turns > 1);
  assert.deepEqual(
    { ...ended, stdout: `${ended.stdout}`, stderr: `${ended.stderr}` },
    {
      status: 3,
      stdout: 'given',
      stderr: 'told\n',
    },
  );
  const endless = ['-e', 'setInterval(() => {}, 1000)'];
  await assert.rejects(
    spawned(process.execPath, endless, { timeout: 200 }),
    /did not end within its limit/,
  );
});

/** Files of a machine, '' where there is none. @param {Record<string, string>} files */
const filesOf = (files) => (path) => files[path] ?? '';

test('the quota of a control group counts, of version 1 and 2 and of the groups around it', () => {
  const two = { '/proc/self/cgroup': '0::/a/b\n' };
  for (const [files, quota] of [
    [{}, Infinity],
    [two, Infinity],
    [{ ...two, '/sys/fs/cgroup/a/b/cpu.max': 'max 100000\n' }, Infinity],
    [{ ...two, '/sys/fs/cgroup/a/b/cpu.max': '150000 100000\n' }, 1.5],
    [{ ...two, '/sys/fs/cgroup/a/cpu.max': '200000 100000\n' }, 2],
    // A container sees its own group as the root.
    [{ '/proc/self/cgroup': '0::/\n', '/sys/fs/cgroup/cpu.max': '200000 100000\n' }, 2],
    [
      {
        '/proc/self/cgroup': '4:memory:/a\n3:cpu,cpuacct:/docker/x\n0::/\n',
        '/sys/fs/cgroup/cpu,cpuacct/cpu.cfs_quota_us': '250000\n',
        '/sys/fs/cgroup/cpu,cpuacct/cpu.cfs_period_us': '100000\n',
      },
      2.5,
    ],
    [
      {
        '/proc/self/cgroup': '3:cpu:/x\n',
        '/sys/fs/cgroup/cpu/x/cpu.cfs_quota_us': '-1\n',
        '/sys/fs/cgroup/cpu/x/cpu.cfs_period_us': '100000\n',
      },
      Infinity,
    ],
  ]) {
    assert.equal(quotaOf(filesOf(files)), quota, JSON.stringify(files));
  }
});

test('a variable says how many programs run side by side, else the quota and the machine', () => {
  const quota = (cpus) =>
    filesOf({ '/proc/self/cgroup': '0::/\n', '/sys/fs/cgroup/cpu.max': `${cpus}0000 10000\n` });
  assert.equal(processors({}, { count: 64, readFile: quota(2) }), 2);
  assert.equal(processors({}, { count: 4, readFile: quota(8) }), 4);
  assert.equal(processors({}, { count: 4, readFile: filesOf({}) }), 4);
  const given = (value) =>
    processors({ MAZEWRIGHT_PROCESSORS: value }, { count: 64, readFile: quota(2) });
  assert.equal(given('5'), 5);
  for (const wrong of ['0', '-1', '1.5', 'all', '']) {
    assert.throws(() => given(wrong), new RegExp(`MAZEWRIGHT_PROCESSORS must be .*'${wrong}'`));
  }
});

test('a variable says how much silence is a standstill', () => {
  assert.equal(patience({ MAZEWRIGHT_PATIENCE: '2.5' }), 2500);
  assert.ok(patience({}) >= 60_000);
  for (const wrong of ['0', 'long', '']) {
    assert.throws(() => patience({ MAZEWRIGHT_PATIENCE: wrong }), /MAZEWRIGHT_PATIENCE must be/);
  }
});
