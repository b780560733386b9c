import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { licenseFile, licenseOf } from '../package/licenses.js';
import { root } from '../util/shell.js';

const EXAMPLES = join(root, 'web/examples');
/** Packages whose code the games contain beside ours. */
const PACKAGES = ['phaser', 'three'];
/** Pixels and colours of the pictures of the games. */
const PICTURE = { cell: 8, floor: '#f4c66b', color: '#3a2c20', background: '#17110d' };

/** The games of web/examples: the folders with a main.js. */
export const gameIds = () =>
  readdirSync(EXAMPLES, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .filter((name) => readdirSync(join(EXAMPLES, name)).includes('main.js'));

const escaped = (/** @type {string} */ text) =>
  text.replace(/[&<>]/g, (letter) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[letter] ?? '');

/** A page that shows the files of a game. @param {string} title @param {readonly [string, string][]} files name and text */
const codePage = (title, files) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${escaped(title)}: the code</title>
    <link rel="icon" href="data:," />
    <style>
      :root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; }
      body { max-width: 100ch; margin: 0 auto; padding: 1rem; }
      pre { overflow-x: auto; padding: 1rem; border: 1px solid; border-radius: 0.5rem; font-size: 13px; }
    </style>
  </head>
  <body>
    <h1>${escaped(title)}</h1>
    <p><a href="./">Play</a></p>
${files
  .map(([name, text]) => `    <h2>${name}</h2>\n<pre tabindex="0">${escaped(text)}</pre>`)
  .join('\n')}
  </body>
</html>
`;

/**
 * The games of web/examples below `games` in the folder of the page, each with a page of its code and a
 * picture; what they share is loaded once.
 * @param {string} folder of the built page
 */
export async function buildGames(folder) {
  // Imported here: the set-up, which brings it, has run by now.
  const { build } = await import('esbuild');
  const { createMazewright } = await import('mazewright/dungeons');
  const mw = await createMazewright();
  const games = join(folder, 'games');
  await build({
    absWorkingDir: root,
    entryPoints: Object.fromEntries(
      gameIds().map((id) => [`${id}/main`, join(EXAMPLES, id, 'main.js')]),
    ),
    outdir: games,
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    alias: { 'mazewright/dungeons': join(root, 'dist/dungeons.js') },
    legalComments: 'none',
    logLevel: 'error',
  });
  for (const id of gameIds()) {
    const page = readFileSync(join(EXAMPLES, id, 'index.html'), 'utf8');
    const title = /<title>(.*)<\/title>/.exec(page)?.[1] ?? id;
    const files = readdirSync(join(EXAMPLES, id)).map((name) => {
      return /** @type {[string, string]} */ ([
        name,
        readFileSync(join(EXAMPLES, id, name), 'utf8'),
      ]);
    });
    mkdirSync(join(games, id), { recursive: true });
    const bundled = page.replace(/\s*<script type="importmap">[\s\S]*?<\/script>/, '');
    writeFileSync(join(games, id, 'index.html'), bundled);
    writeFileSync(join(games, id, 'code.html'), codePage(title, files));
    // A dungeon of the generator that the game uses first.
    const source = files.map(([, text]) => text).join('\n');
    const row = mw.catalog.generators.find(
      (each) => each.kind === 'dungeon' && source.includes(`'${each.id}'`),
    );
    if (!row) throw new Error(`${id} uses no generator of dungeons`);
    const maze = mw.generate({ algorithm: row.id, width: 40, height: 24, seed: id });
    writeFileSync(join(games, id, 'picture.png'), maze.png(PICTURE));
  }
  const licenses = PACKAGES.map((name) => {
    const text = licenseOf(name);
    if (text === null) throw new Error(`${name} has no licence`);
    return { name, text };
  });
  writeFileSync(join(games, 'licenses.txt'), licenseFile(licenses));
}
