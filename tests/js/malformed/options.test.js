/** Options of every wrong kind: the right code and field, nothing printed, nothing broken. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { badNumbers, inherited, strangers } from '../support/hostile-values.js';
import { mw } from '../support/load.js';
import {
  agreed,
  assertRefused,
  assertStillNormal,
  BASE,
  forEachValue,
  refusalOf,
} from '../support/quiet.js';

let inputs = 0;
after(() => assert.ok(inputs >= 400, `${inputs} malformed inputs`));

function refuse(key, values, code, field = key) {
  forEachValue(values, (value, name) => {
    inputs++;
    const what = `${key} = ${name}`;
    const options = { ...BASE, [key]: value };
    assertRefused(() => mw.generate(options), code, field, what);
    assert.equal(agreed(options, what).code, code, what);
  });
}

test('sizes', () => {
  for (const key of ['width', 'height']) {
    const small = [undefined, 0, -0, -1, -5, -(2 ** 31), -(2 ** 53), -1e300];
    refuse(
      key,
      [...small, ...badNumbers, ...strangers(), '5', '', 5n, 'x'.repeat(1e7)],
      'invalid-size',
    );
  }
  for (const key of ['width', 'height']) {
    refuse(key, [2 ** 24 + 1, 2 ** 31, 2 ** 32, 2 ** 32 + 8, 2 ** 53, 1e300], 'too-large');
  }
  for (const [width, height] of [
    [4097, 4096],
    [2, 2 ** 24],
    [2 ** 24, 2],
    [2 ** 24 + 1, 1],
    [2 ** 16, 2 ** 16],
    [2 ** 53 - 1, 2 ** 53 - 1],
  ]) {
    inputs++;
    const options = { ...BASE, width, height };
    assertRefused(() => mw.generate(options), 'too-large', 'width', `${width} x ${height}`);
  }
});

test('levels', () => {
  refuse('levels', [...strangers(), ...badNumbers, 0, -1, '1', 1n], 'invalid-size');
});

test('algorithm and shape', () => {
  const others = [
    ...strangers(),
    ...badNumbers,
    ...inherited,
    5,
    5n,
    '',
    'PRIM',
    ' prim',
    'prim\0',
  ];
  refuse('algorithm', [undefined, ...others, 'x'.repeat(1e7), '\ud800'], 'unknown-algorithm');
  refuse('shape', [...others, 'x'.repeat(1e7), '\ud800'], 'unsupported-shape');
});

test('seed', () => {
  assert.equal(mw.check({ ...BASE, seed: undefined }), null);
  const numbers = [...badNumbers, 2 ** 53, -(2 ** 53), 2n ** 64n, -(2n ** 63n) - 1n];
  const texts = ['\ud800', 'a\udc00b', '\udc00\ud800'];
  refuse('seed', [...strangers(), ...numbers, ...texts], 'invalid-seed');
});

test('mode, exits and steps', () => {
  const others = [...strangers(), ...inherited, 5, '', 'Standard', 'x'.repeat(1e7)];
  refuse('mode', others, 'invalid-option');
  refuse('exits', others, 'invalid-option');
  const notFlags = strangers().filter((value) => typeof value !== 'boolean');
  refuse('steps', [...notFlags, 0, 1, 'true', ''], 'invalid-option');
});

test('start and end', () => {
  const cells = [48, 2 ** 32, -1, ...badNumbers, '5', 5n, null, true, Symbol('x'), () => 5];
  const places = [{ x: 8, y: 0 }, { x: 0, y: 6 }, { x: -1, y: 0 }, { x: 0 }, { y: 0 }];
  const others = strangers().filter((value) => value !== null && typeof value === 'object');
  for (const key of ['start', 'end']) {
    refuse(key, cells, 'invalid-option');
    const objects = [
      ...places,
      { x: '1', y: 1 },
      { x: 0.5, y: 0 },
      { x: 0, y: 0, z: 0 },
      ...others,
    ];
    forEachValue(objects, (place, what) => {
      inputs++;
      const { code, field } = refusalOf(() => mw.generate({ ...BASE, [key]: place }), what);
      assert.equal(code, 'invalid-option', what);
      assert.match(field, new RegExp(`^${key}(\\.|$)`), what);
    });
    inputs++;
    const mask = Array.from({ length: 48 }, (_, cell) => cell !== 7);
    const options = { ...BASE, mask, [key]: 7 };
    assertRefused(() => mw.generate(options), 'invalid-option', key, 'outside the mask');
  }
});

test('mask', () => {
  const others = strangers().filter((value) => value !== null);
  const sizes = [new Uint8Array(47), new Uint8Array(49), new Uint8Array(0), new Uint8Array(48)];
  const forms = [new Array(48), new Uint8Array(48).fill(2), '1'.repeat(48), 1, new ArrayBuffer(48)];
  refuse('mask', [...others, ...sizes, ...forms], 'invalid-mask');
});

/** Numbers that are none of a parameter's values. */
function outsideOf({ kind, min, max, step }) {
  if (kind === 'integer') return [min - 1, max + 1, 2 ** 53];
  if (kind === 'share') return [-step, max + step, step / 2, 0.12345, 1e-300, -1e300];
  return [0, 1, 7];
}

/** Whether a value is a list without items, which a list of cells may be. */
function isEmptyList(value) {
  try {
    return (Array.isArray(value) || ArrayBuffer.isView(value)) && value.length === 0;
  } catch {
    return false;
  }
}

test('params', () => {
  const noObjects = [5, 'costRange', true, 5n, Symbol('x'), () => 5, [], [100]];
  refuse('params', noObjects, 'invalid-option');
  for (const row of mw.catalog.generators) {
    for (const param of row.params) {
      const wrong = [...strangers(), ...badNumbers, '5', 5n, '', ...inherited];
      const outside = outsideOf(param);
      const own = [...wrong, ...outside].filter(
        (value) =>
          !(param.kind === 'boolean' && typeof value === 'boolean') &&
          !(param.kind === 'cells' && isEmptyList(value)) &&
          !(param.kind === 'text' && value === param.default),
      );
      forEachValue(own, (value, name) => {
        inputs++;
        const options = { ...BASE, width: 40, height: 40, algorithm: row.id };
        options.params = { [param.id]: value };
        const what = `${row.id} ${param.id} = ${name}`;
        assertRefused(() => mw.generate(options), 'invalid-option', `params.${param.id}`, what);
        assert.equal(agreed(options, what).code, 'invalid-option');
      });
    }
    const params = JSON.parse('{"nothing": 1}');
    const options = { ...BASE, width: 40, height: 40, algorithm: row.id, params };
    assertRefused(() => mw.generate(options), 'invalid-option', 'params.nothing', row.id);
  }
});

test('unknown keys, own __proto__ included', () => {
  for (const key of ['size', 'Width', 'seeds', '', 'a b', ...inherited]) {
    inputs++;
    const options = JSON.parse(JSON.stringify(BASE));
    Object.defineProperty(options, key, { value: 5, enumerable: true });
    assertRefused(() => mw.generate(options), 'invalid-option', key, `key ${key}`);
  }
  const polluting = JSON.parse('{"__proto__": {"width": 9, "polluted": true}}');
  assertRefused(
    () => mw.generate({ ...BASE, params: polluting }),
    'invalid-option',
    'params.__proto__',
    'params',
  );
  assert.equal({}.polluted, undefined);
  const braid = { id: 'braid' };
  const full = Array.from({ length: 33 }, () => braid);
  const endless = new Proxy([], { get: (_, name) => (name === 'length' ? 2 ** 32 : braid) });
  refuse('passes', [5, 'braid', {}, true, null, full, endless], 'invalid-option');
  refuse('passes', [[5], [null], [[braid]], new Array(2)], 'invalid-option', 'passes.0');
  const noIds = [[{}], [{ id: undefined }], [{ share: 1 }], [{ id: 5 }], [{ id: 'Braid' }]];
  refuse('passes', [...noIds, [{ id: '__proto__' }]], 'invalid-option', 'passes.0.id');
  refuse('passes', [[braid, { id: '' }]], 'invalid-option', 'passes.1.id');
  for (const share of [-1, 1.001, 0.0001, Number.NaN, '0.5', 1n, null, true]) {
    refuse('passes', [[{ ...braid, share }]], 'invalid-option', 'passes.0.share');
  }
  refuse('passes', [[{ ...braid, rounds: 1 }]], 'invalid-option', 'passes.0.rounds');
  const fighting = {
    get id() {
      throw new Error('no');
    },
  };
  refuse('passes', [[fighting]], 'invalid-option', 'passes.0');
});

test('options that are no object', () => {
  const others = [undefined, 5, 5n, ...strangers().filter((value) => typeof value !== 'object')];
  forEachValue([...others, null, [], [BASE]], (options, what) => {
    inputs++;
    assertRefused(() => mw.generate(options), 'invalid-option', 'options', what);
  });
  forEachValue([new Map([['width', 5]]), new Date(), /x/, new Error('x')], (options, what) => {
    inputs++;
    refusalOf(() => mw.generate(options), what);
  });
  assertRefused(() => mw.generate({}), 'unknown-algorithm', 'algorithm', 'nothing given');
});

test('getters and proxies that throw are the caller’s bad options', () => {
  for (const key of [...Object.keys(BASE), 'mask', 'params', 'steps', 'start']) {
    inputs++;
    const options = { ...BASE };
    Object.defineProperty(options, key, {
      enumerable: true,
      get() {
        throw new TypeError('from the getter');
      },
    });
    assert.notEqual(agreed(options, `getter ${key}`), null);
    assertStillNormal(`getter ${key}`);
  }
  const objects = strangers().filter((value) => value !== null && typeof value === 'object');
  forEachValue(objects, (options, what) => {
    inputs++;
    assert.notEqual(agreed(options, what), null);
    assertStillNormal(what);
  });
});
