/** Values no option should take for something else. */

export function revoked() {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  return proxy;
}

export function throwing() {
  const fail = () => {
    throw new RangeError('from the trap');
  };
  return new Proxy({}, { get: fail, has: fail, ownKeys: fail, getPrototypeOf: fail });
}

export function cyclic() {
  const object = { name: 'cycle' };
  object.self = object;
  return object;
}

export function detached() {
  const bytes = new Uint8Array(48).fill(1);
  structuredClone(bytes.buffer, { transfer: [bytes.buffer] });
  return bytes;
}

const converts = () => ({
  valueOf: () => 5,
  toString: () => 'prim',
  [Symbol.toPrimitive]: () => 5,
});

/** Values that are neither a number, a text nor an object of options. */
export function strangers() {
  return [
    null,
    true,
    false,
    Symbol('five'),
    () => 5,
    class {},
    {},
    { value: 5 },
    [],
    [5],
    ['prim'],
    converts(),
    new Number(5),
    new String('prim'),
    new Boolean(true),
    Object(5n),
    new Date(5),
    /prim/,
    new Map([['width', 5]]),
    new Uint8Array([5]),
    detached(),
    new Proxy({}, {}),
    throwing(),
    revoked(),
    cyclic(),
    Object.create(null),
    new Error('five'),
    Promise.resolve(5),
    globalThis,
  ];
}

export const badNumbers = [
  Number.NaN,
  Number.POSITIVE_INFINITY,
  Number.NEGATIVE_INFINITY,
  1.5,
  -1.5,
  1e-9,
];

export const inherited = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf'];

/** Most traps that a call may run on one value: what it quotes, and the keys of an object of options. */
export const MAX_TRAPS = 200;

/** Traps of a proxy: each counts, and stops a call that would go on for long. */
const NAMES = ['get', 'has', 'ownKeys', 'getOwnPropertyDescriptor', 'getPrototypeOf'];

/**
 * A proxy of what a value has, and how often its traps ran.
 * @returns {{ value: any, counted(): number }}
 */
export function counting(target, fail = null) {
  let count = 0;
  const traps = NAMES.map((name) => [
    name,
    (...words) => {
      if (++count > 50 * MAX_TRAPS) throw new Error('read without an end');
      if (fail) throw fail;
      return Reflect[name](...words);
    },
  ]);
  return { value: new Proxy(target, Object.fromEntries(traps)), counted: () => count };
}

/** An object whose properties of these names throw. */
export const gettersThatThrow = (names) =>
  Object.defineProperties(
    {},
    Object.fromEntries(
      names.map((name) => [
        name,
        {
          enumerable: true,
          get() {
            throw new TypeError(`from the getter of ${name}`);
          },
        },
      ]),
    ),
  );
