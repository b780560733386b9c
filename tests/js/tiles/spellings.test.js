/** An address is answered in one spelling only; answers and refusals of drawings are remembered. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTileHandler, MazeError } from 'mazewright/tiles';
import { mw } from '../support/load.js';
import { Random } from '../support/random.js';
import { seeds } from '../support/seeds.js';

const handler = createTileHandler(mw);
const { code } = mw.world({ algorithm: 'prim', seed: 'spellings' });
const dungeon = mw.world({ algorithm: 'rogue', seed: 1, chunk: 40, levels: 3 }).code;
const canonical = [
  `/${code}/28/7/9.png`,
  `/${code}/3/4/5.svg`,
  `/${code}/0/0/0.json`,
  `/${dungeon}/5/3/3.png`,
  `/${code}/world.json`,
  `/${code}/route.json?from=0,0&to=4,5`,
];

/** The answer to an address as it stands: a Request would change its spelling. */
const askRaw = (address, ask = handler) =>
  ask({ method: 'GET', url: `http://tiles.test${address}`, headers: new Headers() });

const hex = (random, sign) => {
  const digits = sign.charCodeAt(0).toString(16).padStart(2, '0');
  return `%${random.below(2) ? digits : digits.toUpperCase()}`;
};
const insertAt = (text, at, part) => text.slice(0, at) + part + text.slice(at);
const slashes = (path) => [...path.matchAll(/\//g)].map(({ index }) => index);

/** Ways to write the same address; each takes the random numbers and [path, query]. */
const SPELLINGS = {
  encoded(random, [path, query]) {
    const places = [...path].flatMap((sign, i) => (sign === '/' ? [] : [i]));
    const at = random.pick(places);
    // A % would be encoded again.
    if (path[at] === '%' || path.slice(Math.max(0, at - 2), at).includes('%')) return [path, query];
    return [path.slice(0, at) + hex(random, path[at]) + path.slice(at + 1), query];
  },
  slashes: (random, [path, query]) => [insertAt(path, random.pick(slashes(path)), '/'), query],
  dot: (random, [path, query]) => [insertAt(path, random.pick(slashes(path)), '/.'), query],
  dots: (random, [path, query]) => [insertAt(path, random.pick(slashes(path)), '/a/..'), query],
  backslash(random, [path, query]) {
    const at = random.pick(slashes(path));
    return [`${path.slice(0, at)}\\${path.slice(at + 1)}`, query];
  },
  emptyQuery: (_, [path, query]) => [path, query || '?'],
  turnedQuery: (_, [path, query]) => [path, query.replace(/\?(.+)&(.+)/, '?$2&$1')],
  encodedQuery: (random, [path, query]) => [
    path,
    query.replace(/[,=0-9]/, (sign) => (sign === '=' ? sign : hex(random, sign))),
  ],
};

const spell = (random, address) => {
  let parts = [/^[^?]*/.exec(address)[0], /\?.*|$/.exec(address)[0]];
  for (let i = 0; i <= random.below(3); i++) {
    parts = SPELLINGS[random.pick(Object.keys(SPELLINGS))](random, parts);
  }
  return parts.join('');
};

test('status 200 is that of the canonical spelling; all others lead there', async () => {
  const random = new Random(34n);
  let moved = 0;
  for (const address of canonical) assert.equal((await askRaw(address)).status, 200, address);
  for (let i = 0; i < seeds(4000, 300); i++) {
    const address = random.pick(canonical);
    const spelled = spell(random, address);
    const { status, headers } = await askRaw(spelled);
    if (spelled === address) {
      assert.equal(status, 200, spelled);
      continue;
    }
    moved++;
    assert.deepEqual([status, headers.get('location')], [301, address], spelled);
    assert.equal(headers.get('cache-control'), 'no-store');
    assert.equal(headers.get('access-control-allow-origin'), '*');
  }
  assert.ok(moved > 0);
});

test('an address with any other query does not exist', async () => {
  for (const address of canonical) {
    const separator = address.includes('?') ? '&' : '?';
    for (const query of ['1', 'n=1', 'v=2&w=3', '=', '__proto__=1', `${'x'.repeat(5000)}=1`]) {
      const answer = await askRaw(address + separator + query);
      const text = await answer.text();
      assert.equal(answer.status, 404, `${address} ${query.slice(0, 20)}`);
      assert.match(text, /^this address has (no query|from and to only); got "/);
      assert.ok(text.length < 200);
    }
  }
  // An encoded slash parts nothing.
  for (const part of ['%2F', '%2f', '%252F']) {
    assert.notEqual((await askRaw(`/${code}${part}28/0/0.png`)).status, 200);
    assert.notEqual((await askRaw(`/${code}${part}28/0/0.png`)).status, 301);
  }
});

test('a fragment is no part of a request', async () => {
  assert.equal((await askRaw(`${canonical[0]}#place`)).status, 200);
});

/** A library that counts what its worlds draw; with an error, each drawing throws it. */
function counting(error) {
  const counts = { drawn: 0 };
  const world = (text) => {
    const made = mw.world(text);
    const count = (name) => (area) => {
      counts.drawn++;
      if (error) throw error();
      return made[name](area);
    };
    const { code: own, algorithm, params, chunkSize, levels, endless, width, height } = made;
    const facts = { code: own, algorithm, params, chunkSize, levels, endless, width, height };
    return { ...facts, tiles: count('tiles'), lines: count('lines') };
  };
  return { counts, mw: { world, catalog: mw.catalog } };
}

const failure = (name) => () =>
  new MazeError({ code: name, field: 'algorithm', message: 'no dungeon was found in 10 attempts' });

test('a drawing that fails is refused again without drawing, at any tile of its chunks', async () => {
  const { counts, mw: stub } = counting(failure('invalid-option'));
  const ask = createTileHandler(stub);
  for (const place of ['28/0/0.png', '28/0/0.png', '28/1/1.png', '28/0/1.json', '27/0/0.svg']) {
    const answer = await askRaw(`/${code}/${place}`, ask);
    assert.deepEqual(
      [answer.status, await answer.text(), counts.drawn],
      [400, 'no dungeon was found in 10 attempts\n', 1],
      place,
    );
  }
  // Another chunk.
  await askRaw(`/${code}/28/2/0.png`, ask);
  assert.equal(counts.drawn, 2);
});

test('want of memory and defects are not remembered', async () => {
  for (const [error, status] of [
    [failure('out-of-memory'), 503],
    [failure('internal'), 500],
    [() => new RangeError('a defect'), 500],
  ]) {
    const { counts, mw: stub } = counting(error);
    const ask = createTileHandler(stub);
    for (let i = 1; i <= 2; i++) {
      assert.equal((await askRaw(canonical[0], ask)).status, status);
      assert.equal(counts.drawn, i);
    }
  }
});

test('a tile is drawn once, and what is remembered is bounded', async () => {
  const { counts, mw: stub } = counting();
  const ask = createTileHandler(stub);
  const first = Buffer.from(await (await askRaw(canonical[0], ask)).arrayBuffer());
  const second = Buffer.from(await (await askRaw(canonical[0], ask)).arrayBuffer());
  assert.ok(first.equals(second));
  assert.equal(counts.drawn, 1);
  // Refusals push answers out, the oldest first: together they take 4 MB at most.
  const message = 'x'.repeat(100_000);
  const refusing = counting(() => new MazeError({ code: 'too-large', field: 'width', message }));
  const full = createTileHandler(refusing.mw);
  const place = (i) => `/${code}/28/${2 * i}/0.png`;
  for (let i = 0; i < 40; i++) await askRaw(place(i), full);
  assert.equal(refusing.counts.drawn, 40);
  await askRaw(place(39), full);
  assert.equal(refusing.counts.drawn, 40);
  await askRaw(place(0), full);
  assert.equal(refusing.counts.drawn, 41);
});
