/** The example that writes tiles as files: its shards together write each tile once, as the handler does. */
import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { createTileHandler } from 'mazewright/tiles';
import { spawnSync } from '../support/limited.js';
import { mw } from '../support/load.js';
import { guide, root } from '../support/readme.js';
import { tile } from '../support/tiles.js';

const example = fileURLToPath(new URL('../../../web/examples/map-tiles/', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'mazewright-bake-'));
after(() => rmSync(folder, { recursive: true, force: true }));
const handler = createTileHandler(mw);

function bake(words, index) {
  const env = { ...process.env, ...(index === undefined ? {} : { JOB_COMPLETION_INDEX: index }) };
  const ran = spawnSync(process.execPath, [join(example, 'bake.js'), ...words], {
    ...{ env, encoding: 'utf8' },
  });
  return { status: ran.status, stdout: ran.stdout, stderr: ran.stderr };
}

/** The paths of the files below a folder, as addresses. */
const filesBelow = (path) =>
  readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(path, join(entry.parentPath ?? entry.path, entry.name)))
    .map((name) => name.split(sep).join('/'));

test('three shards write every tile of the world once, with the bytes of the handler', async () => {
  // 5 x 5 tiles of the deepest zoom have cells of the world.
  const { code } = mw.world({ algorithm: 'prim', seed: 'bake', chunk: 20, levels: 2 });
  const all = [];
  for (const index of ['2', '0', '1']) {
    const out = join(folder, index);
    const { status, stdout, stderr } = bake([code, '0-3', out, '3'], index);
    assert.deepEqual([status, stderr], [0, '']);
    const files = filesBelow(out);
    assert.equal(stdout, `${index}/3: ${files.length} of 39 tiles\n`);
    for (const file of files) {
      const { bytes } = await tile(handler, `${code}/${file}`);
      assert.ok(bytes.equals(readFileSync(join(out, file))), file);
    }
    all.push(...files);
  }
  const expected = [1, 2, 3, 5].flatMap((side, z) =>
    Array.from({ length: side ** 2 }, (_, i) => `${z}/${i % side}/${Math.floor(i / side)}.png`),
  );
  assert.deepEqual(all.sort(), expected.sort());
});

test('the command of the guide writes tiles, here those of three zooms', () => {
  for (const file of guide('map-tiles')) {
    const text = readFileSync(new URL(file, root), 'utf8');
    const [, code, folderName] = /^node bake\.js '(\S+)' 0-5 (\S+)$/m.exec(text) ?? [];
    const out = join(folder, folderName);
    rmSync(out, { recursive: true, force: true });
    const { status, stdout, stderr } = bake([code, '0-2', out]);
    assert.deepEqual([status, stdout, stderr], [0, '0/1: 21 of 21 tiles\n', '']);
    assert.equal(filesBelow(out).length, 21);
  }
});

test('what it cannot write it says in a sentence', () => {
  const endless = mw.world({ algorithm: 'prim', seed: 1, endless: true }).code;
  for (const [words, sentence] of [
    [[], /^usage: /],
    [['zz', '0-1', folder], /^code cannot be read/],
    [[endless, '0-1', folder], /^bake\.js writes worlds with an edge/],
    [['zz', '0', folder], /^usage: /],
  ]) {
    const { status, stderr } = bake(words);
    assert.equal(status, 2, words.join(' '));
    assert.match(stderr, sentence);
  }
});

test('the job of Kubernetes has as many shards as pods, and a world that exists', () => {
  const text = readFileSync(join(example, 'bake-job.yaml'), 'utf8');
  const [, completions] = /completionMode: Indexed\n {2}completions: (\d+)\n/.exec(text);
  const [, code, shards] = /bake\.mjs '(\S+)' \d+-\d+ \/tiles (\d+)\n/.exec(text);
  assert.equal(shards, completions);
  assert.equal(mw.world(code).code, code);
});
