// full: 10 s, configures native builds
/** Builds by CMake: what is installed later is found, and a folder built elsewhere is built anew. */
import assert from 'node:assert/strict';
import {
  existsSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { buildNative, testedPreset } from '../../../web/build/suites/native.js';
import { run } from '../../../web/build/util/shell.js';

const folder = mkdtempSync(join(tmpdir(), 'mazewright-native-'));
after(() => rmSync(folder, { recursive: true, force: true }));

const preset = await testedPreset();
const HIDDEN = 'CMAKE_DISABLE_FIND_PACKAGE_Catch2';
const hasTests = async () =>
  (await run('ninja', ['-C', folder, '-t', 'targets', 'all'])).includes('core_tests');

test('a build without Catch2 has the C++ tests once Catch2 is installed', async () => {
  const targets = ['help']; // Nothing is compiled.
  const settings = [`-D${HIDDEN}=ON`, '-DCatch2_DIR=Catch2_DIR-NOTFOUND'];
  await buildNative(preset, { folder, settings, targets });
  assert.equal(await hasTests(), false);

  const cache = join(folder, 'CMakeCache.txt');
  const hidden = new RegExp(`^(${HIDDEN}:.*)=ON$`, 'm');
  const { atime, mtime } = statSync(cache);
  writeFileSync(cache, readFileSync(cache, 'utf8').replace(hidden, '$1=OFF'));
  // An installation changes nothing that ninja compares.
  utimesSync(cache, atime, mtime);
  await buildNative(preset, { folder, targets });
  assert.equal(await hasTests(), true);
});

test('a build folder of a copied clone is built anew', async () => {
  const [there, here] = ['there', 'here'].map((name) => join(folder, name));
  await buildNative(preset, { folder: there, targets: ['help'] });
  renameSync(there, here);
  const left = join(here, 'left-over');
  writeFileSync(left, '');
  await buildNative(preset, { folder: here, targets: ['help'] });
  assert.equal(existsSync(left), false);
  writeFileSync(left, '');
  await buildNative(preset, { folder: here, targets: ['help'] });
  assert.equal(existsSync(left), true, 'its own folder is kept');
});
