// What a server writes of a `<maze-view>`: attributes read as in a browser, for every row of the catalog. The
// reference is `mw.generate` with the same values as options. Cost: 2 s.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MazeError, MazeView, mazeViewHtml } from 'mazewright/element';
import { toSvg } from 'mazewright/formats';
import { mw } from '../support/load.js';
import { segmentsOfPath } from '../support/plane.js';
import { keyOf, Random } from '../support/random.js';
import { seeds } from '../support/seeds.js';
import { TYPED_SEEDS } from '../support/typed-seeds.js';

/** The attributes of a tag, as HTML defines their texts. @param {string} html */
function attributesOf(html) {
  const [, tag] = /^<maze-view((?: [a-z][a-z0-9-]*="[^"<]*")*)>/i.exec(html) ?? assert.fail(html);
  const unescaped = (/** @type {string} */ text) =>
    text.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&amp;', '&');
  return Object.fromEntries(
    [...tag.matchAll(/ ([^=]+)="([^"]*)"/g)].map(([, name, text]) => [name, unescaped(text)]),
  );
}

/** The picture in a tag. @param {string} html */
const pictureOf = (html) => html.slice(html.indexOf('<svg'), html.lastIndexOf('</maze-view>'));

/** Values of a parameter that are not its default. @param {any} param */
function others({ kind, values, min, max, default: usual }) {
  if (kind === 'choice')
    return values.filter((/** @type {string} */ each) => each !== usual).slice(0, 1);
  if (kind === 'boolean') return [!usual];
  if (kind === 'share') return [usual === 0.5 ? 0.25 : 0.5];
  if (kind === 'integer') return [Math.min(max, usual + 1, Math.max(min, usual + 1))];
  return [];
}

test('importing it where there are no elements does nothing but export', () => {
  assert.equal(globalThis.customElements, undefined);
  assert.deepEqual(
    MazeView.observedAttributes.filter((name) => name !== name.toLowerCase()),
    [],
  );
});

/** The paths of an SVG by their classes. */
const pathsOf = (svg) =>
  Object.fromEntries(
    [...svg.matchAll(/<path class="([^"]*)" (fill|stroke)="([^"]*)"[^>]* d="([^"]*)"/g)].map(
      ([, name, by, color, data]) => [name, { by, color, lines: segmentsOfPath(data) }],
    ),
  );

test('every generator, shape, pass and policy of exits is made from texts as from options', () => {
  const size = { width: 8, height: 8, seed: 'row' };
  const rows = [
    ...mw.catalog.generators.flatMap(({ id, params, kind }) => {
      const base = { algorithm: id, ...size, ...(kind === 'dungeon' && { width: 30, height: 24 }) };
      const each = params.flatMap((param) =>
        others(param).map((/** @type {unknown} */ value) => ({ params: { [param.id]: value } })),
      );
      return [{}, ...each].map((more) => ({ ...base, ...more }));
    }),
    ...mw.catalog.shapes
      .filter(({ graph }) => !graph)
      .flatMap(({ id, params, minLevels }) => {
        const base = { algorithm: 'wilson', ...size, levels: minLevels };
        const each = params.flatMap((param) =>
          others(param).map((/** @type {unknown} */ value) => ({ id, [param.id]: value })),
        );
        return [id, ...each].map((shape) => ({ ...base, shape }));
      }),
    ...mw.catalog.passes.flatMap(({ id, dungeons, mazes }) => {
      const base = mazes
        ? { algorithm: 'wilson', ...size }
        : { algorithm: 'caves', ...size, width: 30, height: 24 };
      return mazes || dungeons ? [{ ...base, passes: [{ id }] }] : [];
    }),
    ...mw.catalog.exits.map(({ id }) => ({ algorithm: 'prim', ...size, exits: id })),
    { algorithm: 'prim', ...size, start: { x: 3, y: 2 }, end: 7, mode: 'original' },
    {
      algorithm: 'prim',
      width: 3,
      height: 2,
      seed: -5,
      mask: [
        [1, 1, 0],
        [1, 1, 1],
      ],
    },
    { algorithm: 'prim', width: 3, height: 2, seed: 5, mask: Uint8Array.of(1, 1, 0, 1, 1, 1) },
    { algorithm: 'prim', width: 3, height: 2, seed: 2n ** 63n + 1n, parts: 'each', maxCells: 6 },
  ];
  let made = 0;
  for (const options of /** @type {any[]} */ (rows)) {
    if (mw.check(options) !== null) continue;
    const html = mazeViewHtml(mw, options);
    const name = JSON.stringify(options, (_, value) =>
      typeof value === 'bigint' ? `${value}n` : value,
    );
    const maze = mw.generate(options);
    assert.deepEqual(pathsOf(pictureOf(html)), pathsOf(toSvg(maze)), name);
    if (!maze.doors && !maze.things) assert.equal(pictureOf(html), maze.svg(), name);
    // The texts that a browser reads make the same once more.
    assert.equal(pictureOf(mazeViewHtml(mw, attributesOf(html))), pictureOf(html));
    made += 1;
  }
  assert.ok(made > 120, `${made} of ${rows.length}`);
});

test('a code is enough, other attributes stay, and the solution is drawn', () => {
  const maze = mw.generate({
    algorithm: 'wilson',
    width: 6,
    height: 5,
    seed: 'a "quoted" <seed> & more',
  });
  const html = mazeViewHtml(mw, {
    code: maze.code,
    solution: true,
    play: true,
    class: 'a b',
    film: false,
  });
  assert.deepEqual(attributesOf(html), { code: maze.code, solution: '', play: '', class: 'a b' });
  assert.equal(pictureOf(html), maze.svg({ solution: true }));
  const quoted = mazeViewHtml(mw, { algorithm: 'wilson', width: 6, height: 5, seed: maze.seed });
  assert.equal(attributesOf(quoted).seed, maze.seed);
  assert.equal(pictureOf(quoted), maze.svg());
});

test('without a seed the element gets that of its picture', () => {
  const html = mazeViewHtml(mw);
  const { seed } = attributesOf(html);
  assert.match(seed, /^\d+$/);
  assert.equal(pictureOf(mazeViewHtml(mw, { seed })), pictureOf(html));
  assert.notEqual(pictureOf(mazeViewHtml(mw)), pictureOf(html));
});

test('mistakes are MazeErrors that name the attribute', () => {
  /** @type {[string, any][]} */
  const wrong = [
    ['algoritm', { algoritm: 'wilson' }],
    ['with', { with: 5 }],
    ['width', { width: 'wide' }],
    ['width', { width: '' }],
    ['width', { width: '0x10' }],
    ['height', { height: Number.NaN }],
    ['params', { algorithm: 'prim', params: '{costRange: 9}' }],
    ['params.costRange', { algorithm: 'prim', params: '{"costRange": "9"}' }],
    ['passes', { passes: '[{"id": "braid"' }],
    ['passes.0.id', { passes: 'brade' }],
    ['shape', { shape: '{"id"' }],
    ['mask', { mask: 'all' }],
    ['film', { film: 'backwards' }],
    ['theme', { theme: 'blue' }],
    ['rock', { rock: 'dots' }],
    ['duration', { duration: '0' }],
    ['duration', { duration: 'long' }],
    ['solver', { solver: '{' }],
    ['width', { code: '1~wilson.1~square~6x5~n1~', width: 6 }],
    ['code', { code: 'nonsense' }],
    ['a b', { 'a b': 1 }],
    ['x', { x: () => 1 }],
    ['x', { x: { toJSON: () => assert.fail('called') } }],
  ];
  for (const [field, attributes] of wrong) {
    assert.throws(
      () => mazeViewHtml(mw, attributes),
      (error) => error instanceof MazeError && error.field === field && /\w/.test(error.message),
      `${field} ${JSON.stringify(Object.keys(attributes))}`,
    );
  }
  for (const attributes of [null, 5, 'x', [1]]) {
    assert.throws(() => mazeViewHtml(mw, /** @type {any} */ (attributes)), MazeError);
  }
  assert.match(mazeViewHtml(mw, { seed: 1 }), /^<maze-view seed="1"><svg/);
});

test('the seed of an attribute is a number if it is written as one, else a text', () => {
  const size = { algorithm: 'wilson', width: 9, height: 7 };
  const shown = (/** @type {object} */ attributes) =>
    pictureOf(mazeViewHtml(mw, { ...attributes }));
  const made = (/** @type {import('mazewright').Seed} */ seed) =>
    shown({ code: mw.generate({ .../** @type {any} */ (size), seed }).code });
  for (const [typed, seed] of TYPED_SEEDS) {
    assert.equal(shown({ ...size, seed: typed }), made(seed), typed);
  }
  assert.notEqual(made('007'), made(7));
  // The text of a number is the number again, and no other text is.
  const random = new Random(keyOf(1));
  const below = (/** @type {bigint} */ bound) => BigInt(random.below(bound));
  for (let i = 0; i < seeds(400, 60); i += 1) {
    const number = BigInt.asIntN(64, below(2n ** BigInt(1 + (i % 63))) * (i % 2 === 0 ? 1n : -1n));
    const safe = Number(number);
    const seed = Number.isSafeInteger(safe) ? safe : number;
    assert.equal(shown({ ...size, seed: String(number) }), made(seed), String(number));
    const padded = String(number).replace(/^-?/, '$&0');
    assert.equal(shown({ ...size, seed: padded }), made(padded), padded);
  }
});
