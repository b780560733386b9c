/** Setting up while another process installs. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { whenUnlocked } from '../../../web/build/setup/setup.js';
import { CommandError } from '../../../web/build/util/shell.js';

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

test('what else apt fails with is told at once', async () => {
  const error = failing('E: Unable to locate package emscripten');
  await assert.rejects(
    whenUnlocked(async () => {
      throw error;
    }, 0),
    error,
  );
});
