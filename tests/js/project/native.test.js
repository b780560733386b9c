/** What is installed after a build is found by the next one. */
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { buildNative } from '../../../web/build/suites/native.js';
import { run } from '../../../web/build/util/shell.js';

const folder = mkdtempSync(join(tmpdir(), 'mazewright-native-'));
after(() => rmSync(folder, { recursive: true, force: true }));

const HIDDEN = 'CMAKE_DISABLE_FIND_PACKAGE_Catch2';
const hasTests = async () =>
  (await run('ninja', ['-C', folder, '-t', 'targets', 'all'])).includes('core_tests');

test('a build without Catch2 has the C++ tests once Catch2 is installed', async () => {
  const targets = ['help']; // Nothing is compiled.
  const settings = [`-D${HIDDEN}=ON`, '-DCatch2_DIR=Catch2_DIR-NOTFOUND'];
  await buildNative('asan', { folder, settings, targets });
  assert.equal(await hasTests(), false);

  const cache = join(folder, 'CMakeCache.txt');
  const hidden = new RegExp(`^(${HIDDEN}:.*)=ON$`, 'm');
  const { atime, mtime } = statSync(cache);
  writeFileSync(cache, readFileSync(cache, 'utf8').replace(hidden, '$1=OFF'));
  // An installation changes nothing that ninja compares.
  utimesSync(cache, atime, mtime);
  await buildNative('asan', { folder, targets });
  assert.equal(await hasTests(), true);
});
