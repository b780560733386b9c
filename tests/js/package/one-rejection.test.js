// What fails in an entry is told once: one rejection, a MazeError, and no timer, port or worker is left. In programs
// of Node and in their workers, over every entry that makes a library or a pool.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { spawned } from '../support/limited.js';

const { name, exports } = JSON.parse(readFileSync('package.json', 'utf8'));

/** Every entry that is a module, by how programs import it. */
const modules = Object.entries(exports)
  .filter(([, files]) => files.default?.endsWith('.js'))
  .map(([path]) => path.replace('.', name));

/** @type {Map<string, any>} */
const loaded = new Map();
for (const entry of modules) if (!/\/three$/.test(entry)) loaded.set(entry, await import(entry));

/** Those that make something of WebAssembly. */
const makers = modules.filter((entry) => {
  const { createMazewright, createPool } = loaded.get(entry) ?? {};
  return createMazewright ?? createPool;
});

const urls = makers.map((entry) => [entry, import.meta.resolve(entry)]);

/** What goes wrong, before the entry is imported, and what the call is given. */
const FAULTS = {
  'no WebAssembly': ['delete globalThis.WebAssembly', '{}'],
  'no WebAssembly, and a module that is refused': [
    'delete globalThis.WebAssembly',
    "{ wasm: Promise.reject(new Error('late')) }",
  ],
  'WebAssembly that may not compile': [
    "WebAssembly.compile = WebAssembly.instantiate = async () => { throw new Error('policy') }",
    '{}',
  ],
  'bytes that are no WebAssembly': ['', '{ wasm: new Uint8Array(8) }'],
  'an instance that cannot be made': [
    "WebAssembly.instantiate = async () => { throw new RangeError('no memory') }",
    '{}',
  ],
  'an option that is none': ['', '{ wsam: 1 }'],
};

/** Calls every maker twice, and tells what came of it. @param {string} fault @param {string} given */
const programOf = (fault, given) => `
const late = [];
process.on('unhandledRejection', (error) => late.push('rejection: ' + error));
process.on('uncaughtException', (error) => late.push('exception: ' + error));
${fault};
const told = [];
for (const [entry, url] of ${JSON.stringify(urls)}) {
  const { createMazewright, createPool = createMazewright } = await import(url);
  for (let i = 0; i < 2; i += 1) {
    await createPool(${given}).then(
      () => told.push(entry + ' made something'),
      ({ name, message }) => told.push(entry + ': ' + (message === '' ? 'nothing' : name)),
    );
  }
}
for (let turn = 0; turn < 5; turn += 1) await new Promise((go) => setImmediate(go));
const left = process.getActiveResourcesInfo().filter((each) => /Timeout|Worker|MessagePort/.test(each));
console.log(JSON.stringify({ told, late, left }));`;

/** @param {string} source */
async function run(source) {
  const flags = ['--input-type=module', '--eval', source];
  const { status, stdout, stderr } = await spawned(process.execPath, flags, {});
  assert.equal(String(stderr), '');
  assert.equal(status, 0);
  return JSON.parse(String(stdout));
}

const told = makers.flatMap((entry) => [`${entry}: MazeError`, `${entry}: MazeError`]);

test('there are entries to try', () => {
  for (const entry of ['', '/small', '/dungeons', '/streaming', '/worker']) {
    assert.ok(makers.includes(name + entry), entry);
  }
});

for (const [what, [fault, given]] of Object.entries(FAULTS)) {
  test(`${what}: one rejection each, in a program`, async () => {
    assert.deepEqual(await run(programOf(fault, given)), { told, late: [], left: [] });
  });

  test(`${what}: one rejection each, in a worker`, async () => {
    const found = await run(`
import { Worker } from 'node:worker_threads';
const source = ${JSON.stringify(programOf(fault, given))};
new Worker(new URL('data:text/javascript,' + encodeURIComponent(source)));`);
    assert.deepEqual(found, { told, late: [], left: [] });
  });
}

test('a pool whose workers have no WebAssembly, or no script, rejects once and ends them', async () => {
  const found = await run(`
import { createPool } from 'mazewright/worker';
const late = [];
process.on('unhandledRejection', (error) => late.push('rejection: ' + error));
const script = import.meta.resolve('mazewright/worker-script.js');
const broken = 'delete globalThis.WebAssembly; await import(' + JSON.stringify(script) + ')';
const told = [];
for (const workerUrl of [new URL('data:text/javascript,' + encodeURIComponent(broken)), 'file:///nothing.js']) {
  await createPool({ workerUrl }).catch(({ name, field }) => told.push([name, field]));
}
const left = process.getActiveResourcesInfo().filter((each) => /Timeout|Worker|MessagePort/.test(each));
console.log(JSON.stringify({ told, late, left }));`);
  const refusal = ['MazeError', 'workerUrl'];
  assert.deepEqual(found, { told: [refusal, refusal], late: [], left: [] });
});
