// Writes the tiles of some zooms as files <out>/<z>/<x>/<y>.png, for a server of files:
// node bake.js <code of a world> <first zoom>-<last zoom> <out> [<shards>]
// With shards, JOB_COMPLETION_INDEX says which one this is, from 0: each writes every n-th tile.
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { argv, env, exit, stderr, stdout } from 'node:process';
import { createMazewright } from 'mazewright/dungeons';
import { createTileHandler } from 'mazewright/tiles';

const [code, zooms, out, shards = '1'] = argv.slice(2);
const [, first, last] = /^(\d+)-(\d+)$/.exec(zooms) ?? [];
const shard = Number(env.JOB_COMPLETION_INDEX ?? 0);
const count = Number(shards);

/** @param {string} sentence */
function end(sentence) {
  stderr.write(`${sentence}\n`);
  exit(2);
}

if (!code || !first || !out || !Number.isInteger(count) || !(shard < count)) {
  end('usage: [JOB_COMPLETION_INDEX=<i>] node bake.js <code> <first>-<last> <out> [<shards>]');
}

const handler = createTileHandler(await createMazewright());

/** @param {string} path */
const get = (path) => handler(new Request(`http://localhost/${code}/${path}`));

const about = await get('world.json');
if (about.status !== 200) end(await about.text());
const { endless, width, cellSize, tileSize, maxZoom } = await about.json();
if (endless) end('bake.js writes worlds with an edge');

let number = 0;
let written = 0;
for (let z = Number(first); z <= Number(last); ++z) {
  // Tiles beyond the edge of the world are empty.
  const tiles = Math.ceil((width * cellSize) / tileSize / 2 ** (maxZoom - z));
  for (let i = 0; i < tiles ** 2; ++i) {
    if (number++ % count !== shard) continue;
    const path = `${z}/${i % tiles}/${Math.floor(i / tiles)}.png`;
    const answer = await get(path);
    if (answer.status !== 200) end(await answer.text());
    const file = join(out, path);
    mkdirSync(dirname(file), { recursive: true });
    // Whole or not at all: whoever serves the folder meanwhile sees no part of a tile.
    writeFileSync(`${file}.part`, new Uint8Array(await answer.arrayBuffer()));
    renameSync(`${file}.part`, file);
    ++written;
  }
}
stdout.write(`${shard}/${count}: ${written} of ${number} tiles\n`);
