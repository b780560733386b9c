/** Shards of a world, run apart, are together what one run writes; the examples with them. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { filesOf, makeWorkplace } from '../support/program.js';

const place = makeWorkplace();
after(place.remove);

const examples = fileURLToPath(new URL('../../../web/examples/shards/', import.meta.url));

/** The words of the world in an example: what it tells `mazewright world` but for shard and folder. */
function worldIn(example) {
  const text = readFileSync(join(examples, example), 'utf8');
  const command = text
    .split('\n')
    .filter((line) => !line.trim().startsWith('#'))
    .join(' ');
  const words = /mazewright world ([\s\\]*--algorithm .*?)--shard/.exec(command)[1];
  return words.replaceAll('\\', ' ').trim().split(/\s+/);
}

async function written(out, ...words) {
  const { status, stderr } = await place.run('world', ...words, '--out', out);
  assert.deepEqual([status, stderr], [0, '']);
  return filesOf(join(place.folder, out));
}

test('three shards have no chunk in common, and together all', async () => {
  const words = worldIn('parallel.sh');
  const chunks = ['--from', '2,1', '--to', '8,6'];
  const whole = await written('whole', ...words, ...chunks);
  assert.equal(Object.keys(whole).length, 7 * 6 + 1);
  const union = {};
  let count = 0;
  for (const shard of [2, 0, 1]) {
    const files = await written(`shard${shard}`, ...words, ...chunks, '--shard', `${shard}/3`);
    count += Object.keys(files).length - 1;
    Object.assign(union, files);
  }
  assert.equal(count, 7 * 6);
  assert.deepEqual(union, whole);
});

const version = place.spawn('parallel', ['--version']).stdout ?? '';
const skip = /GNU parallel/.test(version) ? false : 'GNU parallel is not installed';

test('the example of GNU parallel writes what a single run does, byte for byte', {
  skip,
}, async () => {
  const { status, stderr } = place.spawn('sh', [join(examples, 'parallel.sh'), 'parallel']);
  assert.equal(status, 0, stderr);
  const single = await written('single', ...worldIn('parallel.sh'));
  assert.equal(Object.keys(single).length, 256 + 1);
  assert.deepEqual(filesOf(join(place.folder, 'parallel')), single);
});

test('the other examples tell the program what it takes', async () => {
  for (const example of readdirSync(examples)) {
    const text = readFileSync(join(examples, example), 'utf8');
    const [, index, shards] = /--shard "?(\{\}|\$\w+)\/(\d+)/.exec(text);
    assert.ok(['{}', '$SLURM_ARRAY_TASK_ID', '$JOB_COMPLETION_INDEX'].includes(index));
    const files = await written(
      example,
      ...worldIn(example),
      '--to',
      '0,0',
      '--shard',
      `0/${shards}`,
    );
    assert.deepEqual(Object.keys(files), ['chunk_0_0.json', 'world.json']);
  }
  const slurm = readFileSync(join(examples, 'slurm.sh'), 'utf8');
  assert.match(slurm, /--array=0-63\b[\s\S]*\/64"/);
  const kubernetes = readFileSync(join(examples, 'kubernetes.yaml'), 'utf8');
  assert.match(kubernetes, /completionMode: Indexed\n {2}completions: 64\n[\s\S]*\/64"/);
});
