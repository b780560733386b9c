/** The answers of the handler: headers, methods, tags, limits, order, and hostile addresses. Some seconds. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as small from 'mazewright/small';
import { createTileHandler, MazeError } from 'mazewright/tiles';
import { badNumbers, revoked, strangers, throwing } from '../support/hostile-values.js';
import { mw } from '../support/load.js';
import { Random } from '../support/random.js';
import { seeds } from '../support/seeds.js';
import { ask, requestOf, tile } from '../support/tiles.js';

const handler = createTileHandler(mw);
const world = mw.world({ algorithm: 'prim', seed: 'answers' });
const { code } = world;
const dungeon = mw.world({ algorithm: 'rogue', seed: 1, chunk: 40, levels: 3 }).code;
const places = ['28/7/9.png', '26/1/1.svg', '25/0/3.png', '3/4/5.png', '0/0/0.json', '27/2/2.json'];
const paths = [
  ...places.map((place) => `${code}/${place}`),
  ...['0/0/0.png', '5/3/3.svg', '4/1/2.png'].map((place) => `${dungeon}/${place}`),
  `${code}/route.json?from=0,0&to=40,50`,
  `${code}/world.json`,
];

test('an answer has its type, its length, and headers for caches and other origins', async () => {
  const types = { png: 'image/png', svg: 'image/svg+xml' };
  for (const path of paths) {
    const { headers, bytes } = await tile(handler, path);
    const [, extension] = /\.(\w+)(\?|$)/.exec(path);
    const json = path.endsWith('world.json') ? 'application/json' : 'application/geo+json';
    assert.equal(headers.get('content-type'), types[extension] ?? json, path);
    assert.equal(headers.get('content-length'), String(bytes.length));
    assert.equal(headers.get('cache-control'), 'public, max-age=31536000, immutable');
    assert.equal(headers.get('access-control-allow-origin'), '*');
    assert.match(headers.get('etag'), /^"[\w-]+"$/);
    const head = await ask(handler, path, { method: 'HEAD' });
    assert.equal(head.bytes.length, 0);
    assert.deepEqual([...head.headers], [...headers], path);
  }
});

test('tags differ by address, and If-None-Match is read as RFC 9110 says', async () => {
  const tags = new Set();
  for (const path of paths) {
    const { headers } = await tile(handler, path);
    const tag = headers.get('etag');
    tags.add(tag);
    const status = async (value) => {
      const answer = await ask(handler, path, { headers: { 'if-none-match': value } });
      if (answer.status === 304) {
        assert.equal(answer.bytes.length, 0);
        for (const name of ['etag', 'cache-control']) {
          assert.equal(answer.headers.get(name), headers.get(name));
        }
      }
      return answer.status;
    };
    const same = [tag, `W/${tag}`, `"a", W/"b" ,${tag}`, '*', ` ${tag} `, `"x,y",${tag}`];
    for (const value of same) assert.equal(await status(value), 304, `${path} ${value}`);
    const others = ['"other"', tag.slice(1, -1), '', '"', `${tag.slice(0, -1)}x"`, '"*"', 'W/'];
    for (const value of others) assert.equal(await status(value), 200, `${path} ${value}`);
  }
  assert.equal(tags.size, paths.length);
});

test('other methods are named, and OPTIONS allows every origin', async () => {
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'PROPFIND']) {
    const { status, headers, text } = await ask(handler, paths[0], { method });
    assert.deepEqual([status, headers.get('allow')], [405, 'GET, HEAD, OPTIONS'], method);
    assert.match(text, /^the method of the request must be /);
  }
  const { status, headers } = await ask(handler, paths[0], { method: 'OPTIONS' });
  assert.equal(status, 204);
  assert.equal(headers.get('access-control-allow-origin'), '*');
  assert.match(headers.get('access-control-allow-methods'), /GET/);
});

test('the same bytes in any order, from a fresh handler and at once', async () => {
  const first = new Map();
  for (const path of paths) first.set(path, (await tile(handler, path)).bytes);
  const other = createTileHandler(mw, { worlds: 1 });
  for (const path of paths.toReversed?.() ?? [...paths].reverse()) {
    assert.ok((await tile(other, path)).bytes.equals(first.get(path)), path);
  }
  const many = Array.from({ length: 5 }, () => paths).flat();
  const fresh = createTileHandler(mw);
  const answers = await Promise.all(many.map((path) => tile(fresh, path)));
  for (const [i, { bytes }] of answers.entries()) assert.ok(bytes.equals(first.get(many[i])));
});

test('a route is that of the world, and world.json says what a map needs', async () => {
  const [from, to] = [
    { x: 3, y: 5 },
    { x: 60, y: 41 },
  ];
  const { text } = await tile(handler, `${code}/route.json?from=3,5&to=60,41`);
  const [{ geometry, properties }] = JSON.parse(text).features;
  const cells = [];
  for (const [i, [x, y]] of geometry.coordinates.entries()) {
    const [beforeX, beforeY] = geometry.coordinates[i - 1] ?? [x, y];
    const steps = Math.abs(x - beforeX) + Math.abs(y - beforeY);
    assert.ok(x === beforeX || y === beforeY);
    for (let s = i === 0 ? 0 : 1; s <= steps; s++) {
      const share = steps === 0 ? 0 : s / steps;
      cells.push({
        x: beforeX + (x - beforeX) * share - 0.5,
        y: beforeY + (y - beforeY) * share - 0.5,
      });
    }
  }
  assert.deepEqual(cells, [...world.route(from, to)]);
  assert.equal(properties.length, cells.length - 1);
  const facts = JSON.parse((await tile(handler, `${code}/world.json`)).text);
  const { maxZoom, tileSize, cellSize, width } = facts;
  assert.deepEqual([tileSize, cellSize, width], [256, 16, world.width]);
  assert.ok(tileSize * 2 ** maxZoom >= width * cellSize);
  assert.equal(facts.code, code);
  const one = await tile(handler, `${code}/route.json?from=3,5&to=3,5`);
  assert.equal(JSON.parse(one.text).features[0].properties.length, 0);
});

test('what is wrong with an address is said in a sentence, and is not kept', async () => {
  const far = `${2 ** 31}`;
  const large = mw.world({ algorithm: 'prim', seed: 1, chunk: 1024, levels: 2 }).code;
  const maze = mw.generate({ algorithm: 'prim', width: 4, height: 4, seed: 1 }).code;
  const wrong = [
    ['', 404, /^an address is /],
    [`${code}/0/0/0.gif`, 404, /^an address is /],
    [`${code}/0/0/0.png/`, 404, /^an address is /],
    [`${code}/00/0/0.png`, 404, /^an address is /],
    [`${code}/-0/0/0.png`, 404, /^an address is /],
    [`${code}/1e1/0/0.png`, 404, /^an address is /],
    [`${code}/29/0/0.png`, 404, /^z must be from 0 to 28 .* got 29/],
    [`${code}/-1/0/0.png`, 404, /^z must be /],
    [`${code}/3/8/0.png`, 404, /^x and y must be from 0 to 7 at zoom 3/],
    [`${code}/3/0/-1.png`, 404, /^x and y must be /],
    ['zz/0/0/0.png', 400, /^code cannot be read/],
    [`${maze}/0/0/0.png`, 400, /not of a world/],
    ['%E0%A4/0/0/0.png', 400, /^the code of the world must be /],
    [`${'x'.repeat(1025)}/0/0/0.png`, 400, /at most 1024 characters; got 1025/],
    [`${large}/8/0/0.png`, 400, /^this tile takes 1048576 cells, .* at most 131072 /],
    [`${code}/route.json`, 400, /^from must be one cell x,y/],
    [`${code}/route.json?from=1,2&from=1,2&to=1,2`, 400, /^from must be one cell/],
    [`${code}/route.json?from=1,2&to=a`, 400, /^to must be one cell/],
    [`${code}/route.json?from=1,2&to=-1,2`, 400, /^to\.x must be a whole number from 0 /],
    [
      `${code}/route.json?from=0,0&to=${far},0`,
      400,
      /^this route leads through more than 128 chunks/,
    ],
    [`${dungeon}/route.json?from=0,0&to=0,0`, 400, /floor tile/],
  ];
  for (const [path, wanted, sentence] of wrong) {
    const { status, headers, text } = await ask(handler, path);
    assert.equal(status, wanted, `${path}: ${text}`);
    assert.match(text, sentence);
    assert.equal(headers.get('cache-control'), 'no-store');
    assert.equal(headers.get('content-type'), 'text/plain; charset=utf-8');
    assert.equal(headers.get('access-control-allow-origin'), '*');
  }
  // Far zooms of a world with large chunks cost nothing, and higher limits are there.
  await tile(handler, `${large}/1/0/0.png`);
  await tile(createTileHandler(mw, { cells: 2 ** 20 }), `${large}/8/0/0.png`);
  await tile(handler, paths[0]);
});

test('a world whose chunks may take too many steps is refused before any is generated', async () => {
  // Its chunks want a floor in every tile, so that each of the many tries fails.
  const heavy = '1~wfc.1~square~362x362~n5~p.leastFloor.1~world.endless~2k1';
  const unmade = (...given) => {
    const world = mw.world(...given);
    const { code, algorithm, params, chunkSize, endless, width, height } = world;
    return { code, algorithm, params, chunkSize, endless, width, height };
  };
  // A world that cannot generate: what needs a chunk would be a TypeError, and status 500.
  const handler = createTileHandler({ world: unmade, catalog: mw.catalog });
  for (const path of ['28/0/0.png', '28/0/0.json', 'route.json?from=0,0&to=1,1', 'world.json']) {
    const { status, text } = await ask(handler, `${heavy}/${path}`);
    assert.equal(status, 400, path);
    assert.match(text, /^a chunk of this world can take more steps; at most 1073741824 /);
  }
  // It depends on the limit alone: with a lower one a light world is refused, too.
  const strict = createTileHandler(mw, { work: 2 ** 20 });
  const walks = mw.world({ algorithm: 'aldousBroder', seed: 1, chunk: 128, levels: 2 });
  const lighter = mw.world({ algorithm: 'aldousBroder', seed: 1, chunk: 16, levels: 2 });
  assert.equal((await ask(strict, `${walks.code}/5/0/0.png`)).status, 400);
  assert.equal((await ask(strict, `${lighter.code}/2/0/0.png`)).status, 200);
  await tile(createTileHandler(mw), `${walks.code}/5/0/0.png`);
});

test('limits are checked, and so is the library', async () => {
  const refusal = (call) => {
    try {
      call();
    } catch (error) {
      assert.ok(error instanceof MazeError);
      return [error.code, error.field];
    }
    return null;
  };
  for (const key of ['cells', 'codeLength', 'work', 'worlds']) {
    for (const value of [...badNumbers, ...strangers(), -1, 0, 2 ** 53, 5n, '5']) {
      assert.deepEqual(
        refusal(() => createTileHandler(mw, { [key]: value })),
        ['invalid-option', key],
      );
    }
  }
  for (const limits of [null, 5, 'cells', [], throwing(), revoked()]) {
    assert.deepEqual(
      refusal(() => createTileHandler(mw, limits)),
      ['invalid-option', 'limits'],
    );
  }
  assert.deepEqual(
    refusal(() => createTileHandler(mw, { cell: 5 })),
    ['invalid-option', 'cell'],
  );
  for (const other of [undefined, null, 5, {}]) {
    assert.deepEqual(
      refusal(() => createTileHandler(other)),
      ['invalid-option', 'mw'],
    );
  }
  const { status, text } = await ask(createTileHandler(await small.createMazewright()), paths[0]);
  assert.deepEqual(
    [status, text],
    [400, "world needs 'mazewright'; this entry does not have it\n"],
  );
  await tile(createTileHandler(mw, {}), paths[0]);
});

test('no request throws or gives a status of 500, whatever it is', async () => {
  for (const request of [
    ...strangers(),
    undefined,
    5,
    { url: 5, method: 'GET' },
    { ...requestOf('') },
  ]) {
    const { status } = await handler(request);
    assert.ok([400, 405].includes(status), String(status));
  }
  const random = new Random(11n);
  const words = [
    ...[
      code,
      dungeon,
      'zz',
      '..',
      '%2e%2e',
      '%00',
      '%ff',
      '%',
      '',
      ' ',
      '1~',
      'world.json',
      'route.json',
    ],
    ...[
      '0',
      '-1',
      '-0',
      '28',
      '1e9',
      '9007199254740993',
      '99999999999999999999',
      'NaN',
      '0x1',
      '٣',
    ],
    ...[
      '0.png',
      '-5.json',
      '7.svg',
      '0.gif',
      '0.png.png',
      '.png',
      '0.PNG',
      '__proto__',
      '\ud800',
      '😀',
    ],
    ...[
      'route.json?from=0,0&to=',
      'route.json?from=__proto__',
      '?',
      '#',
      '//',
      '\\',
      code.slice(0, -4),
    ],
  ];
  const seen = new Map();
  const count = seeds(10_000, 1000);
  for (let i = 0; i < count; i++) {
    const parts = Array.from({ length: 1 + random.below(6) }, () => {
      if (random.below(12) > 0) return random.pick(words);
      const from = random.below(code.length);
      return (
        code.slice(0, from) + String.fromCharCode(32 + random.below(200)) + code.slice(from + 1)
      );
    });
    const path = parts.join(random.below(9) === 0 ? '' : '/');
    const answer = await handler({
      method: 'GET',
      url: `http://a/${path}`,
      headers: new Headers(),
    });
    assert.ok([200, 400, 404].includes(answer.status), `${path}: ${answer.status}`);
    seen.set(answer.status, (seen.get(answer.status) ?? 0) + 1);
  }
  assert.ok(seen.get(404) > 0 && seen.get(400) > 0);
  await tile(handler, paths[0]);
});

test('many tiles of many worlds keep a bounded memory', async () => {
  const bounded = createTileHandler(mw, { worlds: 2 });
  const round = async (from) => {
    for (let i = from; i < from + 60; i++) {
      const { code: other } = mw.world({ algorithm: 'binaryTree', seed: i });
      await tile(bounded, `${other}/26/${i}/${i}.png`);
    }
    globalThis.gc?.();
    return process.memoryUsage().arrayBuffers;
  };
  await round(0);
  const before = await round(100);
  for (let i = 2; i < 8; i++) await round(100 * i);
  const grown = (await round(1000)) - before;
  assert.ok(grown < 16 * 2 ** 20, `${grown} bytes more`);
});
