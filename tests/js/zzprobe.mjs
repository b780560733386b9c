import { readFileSync } from 'node:fs';
import { MazeError } from 'mazewright';

const pkg = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url)));
const names = Object.entries(pkg.exports)
  .filter(([k, v]) => v.default?.endsWith('.js'))
  .map(([k]) => k.replace('.', 'mazewright'));
const LIMIT = 200;
let counts = 0;
const tick = () => {
  if (++counts > 20000) throw new Error('too many');
};
const fail = () => {
  tick();
  throw new RangeError('from the trap');
};
const traps = [
  'get',
  'has',
  'ownKeys',
  'getPrototypeOf',
  'getOwnPropertyDescriptor',
  'set',
  'defineProperty',
  'deleteProperty',
  'apply',
  'construct',
  'isExtensible',
];
const throwingP = (t) => new Proxy(t, Object.fromEntries(traps.map((n) => [n, fail])));
const counting = (t) =>
  new Proxy(t, {
    get(a, k, r) {
      tick();
      return Reflect.get(a, k, r);
    },
    ownKeys(a) {
      tick();
      return Reflect.ownKeys(a);
    },
    has(a, k) {
      tick();
      return Reflect.has(a, k);
    },
    getOwnPropertyDescriptor(a, k) {
      tick();
      return Reflect.getOwnPropertyDescriptor(a, k);
    },
  });
const detached = () => {
  const b = new Uint8Array(48);
  structuredClone(b.buffer, { transfer: [b.buffer] });
  return b;
};
const revoked = () => {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  return proxy;
};
const revokedA = () => {
  const { proxy, revoke } = Proxy.revocable([], {});
  revoke();
  return proxy;
};
const cyc = () => {
  const o = { name: 'c' };
  o.self = o;
  return o;
};
const getter = () =>
  Object.defineProperties(
    {},
    Object.fromEntries(
      [
        'id',
        'x',
        'y',
        'width',
        'length',
        'passages',
        'polygons',
        'export',
        'world',
        'generate',
        'from',
        'code',
        'data',
        'get',
        'next',
        'then',
        'radius',
        'cell',
        'to',
        'mask',
        'url',
        'message',
        'field',
        'catalog',
      ].map((k) => [k, { enumerable: true, get: fail }]),
    ),
  );
const hostile = () => ({
  undefined: undefined,
  null: null,
  NaN: NaN,
  five: 5,
  neg: -1,
  huge: 2 ** 53,
  frac: 1.5,
  true: true,
  big: 5n,
  sym: Symbol('s'),
  fn: () => 5,
  class: class {},
  str: 'x',
  empty: '',
  long: 'x'.repeat(100000),
  surrogate: '\ud800',
  throwing: throwingP({}),
  throwingArray: throwingP([]),
  throwingFn: throwingP(() => {}),
  countingObject: counting({}),
  sparse: counting(new Array(2 ** 32 - 1)),
  sparseRaw: new Array(2 ** 32 - 1),
  typedHuge: counting(new Proxy([], {})),
  detached: detached(),
  revoked: revoked(),
  revokedA: revokedA(),
  cyc: cyc(),
  getter: getter(),
  frozen: Object.freeze({}),
  nul: Object.create(null),
  arr: [],
  arrNull: [null],
  arrHole: [,],
  map: new Map(),
  date: new Date(NaN),
  thenable: { then: fail },
  toStr: { toString: fail, valueOf: fail, [Symbol.toPrimitive]: fail },
  iter: { [Symbol.iterator]: fail, length: 5 },
});
const bad = new Map();
async function attempt(what, call) {
  counts = 0;
  const t = performance.now();
  try {
    let r = call();
    if (r && typeof r === 'object' && !('__x' in Object(0))) {
      let th;
      try {
        th = r.then;
      } catch {}
      if (typeof th === 'function')
        r = await Promise.race([r, new Promise((res) => setTimeout(res, 300))]);
    }
  } catch (e) {
    let ok = false;
    try {
      ok = e instanceof MazeError && e.code !== 'internal' && e.message.length < 700;
    } catch {}
    if (!ok) {
      let m;
      try {
        m = `${e?.name} ${e?.code ?? ''} ${String(e?.message).slice(0, 80)} len ${e?.message?.length}`;
      } catch {
        m = 'unreadable';
      }
      note(what, m);
    }
  }
  const d = performance.now() - t;
  if (d > 700) note(what, `SLOW`);
  if (counts > LIMIT) note(what, `COUNT ${counts > 20000 ? 'inf' : '>200'}`);
}
function note([fn, arg], m) {
  const k = fn + ' :: ' + m;
  (bad.get(k) ?? bad.set(k, []).get(k)).push(arg);
}
const only = process.argv[2];
const { createMazewright } = await import('mazewright/dungeons');
const mw = await createMazewright();
const maze = mw.generate({ algorithm: 'prim', width: 6, height: 5, seed: 1, steps: true });
const dungeon = mw.generate({ algorithm: 'bspDungeon', width: 20, height: 20, seed: 1 });
const world = mw.world({ algorithm: 'prim', seed: 1, chunk: 8, levels: 2 });
const game = mw.game(maze);
const { createTileHandler } = await import('mazewright/tiles');
const { createPool } = await import('mazewright/worker');
const pool = await createPool({ mw, size: 1 });
const objs = {
  mw,
  maze,
  dungeon,
  world,
  game,
  doors: mw.game(dungeon, { view: { radius: 3 } }).doors,
  runner: game.runner('wallFollower'),
  random: mw.random(1),
  rows: mw.rows({ algorithm: 'eller', width: 5, seed: 1 }),
  film: maze.film?.(),
  pool,
  paths: maze.paths(0),
};
const SKIP = /^(constructor|close|return|throw)$/;
function* methodsOf(o) {
  const seen = new Set();
  for (
    let p = o;
    p && p !== Object.prototype && p !== Function.prototype && p !== Array.prototype;
    p = Object.getPrototypeOf(p)
  )
    for (const k of Reflect.ownKeys(p)) {
      if (seen.has(k)) continue;
      seen.add(k);
      const d = Object.getOwnPropertyDescriptor(p, k);
      if (typeof d.value === 'function' && !SKIP.test(String(k))) yield k;
    }
}
const fns = [];
for (const n of names) {
  const m = await import(n);
  for (const [k, v] of Object.entries(m))
    if (typeof v === 'function' && k !== 'MazeError')
      fns.push([
        `${n}.${k}`,
        (...a) => (/^class/.test(Function.prototype.toString.call(v)) ? new v(...a) : v(...a)),
      ]);
    else if (v && typeof v === 'object')
      for (const q of methodsOf(v)) fns.push([`${n}.${k}.${String(q)}`, (...a) => v[q](...a)]);
}
for (const [n, o] of Object.entries(objs))
  if (o) for (const k of methodsOf(o)) fns.push([`${n}.${String(k)}`, (...a) => o[k](...a)]);
const good = () => ({
  mw,
  maze,
  opts: { algorithm: 'prim', width: 4, height: 4, seed: 1 },
  zero: 0,
  north: 'north',
  obj: {},
  undef: undefined,
});
console.log(fns.length, 'functions');
process.on('unhandledRejection', (e) => note(['unhandled', ''], String(e?.message).slice(0, 100)));
for (const [n, f] of fns) {
  if (only && !n.includes(only)) continue;
  const h = hostile();
  for (const k of Object.keys(h)) {
    if (k === 'typedHuge') continue;
    await attempt([n, `(${k})`], () => f(h[k]));
  }
  for (const [g, v] of Object.entries(good()))
    for (const k of Object.keys(h)) {
      if (k === 'typedHuge') continue;
      await attempt([n, `(${g},${k})`], () => f(v, h[k]));
      if (
        ['mw', 'maze', 'zero'].includes(g) &&
        ['null', 'throwing', 'sym', 'sparse', 'detached', 'toStr', 'long'].includes(k)
      )
        await attempt([n, `(${g},${g},${k})`], () => f(v, g === 'zero' ? 0 : undefined, h[k]));
    }
}
for (const [k, a] of [...bad].sort()) console.log(k, '<-', a.length, a.slice(0, 7).join(' '));
process.exit();
