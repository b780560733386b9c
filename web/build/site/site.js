import {
  copyFileSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';
import { close, createIndex } from 'pagefind';
import { pageAddress } from '../page/link-preview.js';
import { root } from '../util/shell.js';
import { timed } from '../util/timed.js';
import { algorithmPages } from './algorithms.js';
import { layout } from './layout.js';
import { createRenderer } from './markdown.js';
import { guidePages } from './pages.js';
import { referencePages } from './reference-pages.js';
import { typesOf } from './type-links.js';

/** @import { Page } from './pages.js' */

/** What is several pages on the site. */
const REFERENCE = 'web/docs/reference.md';

/** What of the package the examples load: modules with their parts, WebAssembly, and the tiles of level editors. */
const isLoaded = (/** @type {string} */ path) =>
  /\.(js|wasm|png|license)$/.test(path) && !/\.global\.js$|^cli/.test(path);

/** Modules of other packages that the examples load, one per package and folder, and their licences. */
const OTHERS = {
  three: { module: 'build/three.module.js', license: 'LICENSE' },
  phaser: { module: 'dist/phaser.esm.min.js', license: 'LICENSE.md' },
};

/** @type {import('esbuild').BuildOptions} */
const BUNDLE = { bundle: true, minify: true, format: 'esm', target: 'es2022', logLevel: 'silent' };

/**
 * The site: guides and algorithms in both languages, below `docs` in the folder of the built page, with a search
 * over all of it. It needs the built package.
 * @param {string} folder of the built page
 */
export const buildSite = (folder) =>
  timed('site', async () => {
    const site = join(folder, 'docs');
    rmSync(site, { recursive: true, force: true });
    mkdirSync(join(site, 'lib'), { recursive: true });
    const { pages, byFile, types } = pagesOf(await libraries());
    const about = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    const source = `${about.repository.url.replace(/^git\+|\.git$/g, '')}/blob/main/`;
    const render = await createRenderer(byFile, source, types);
    for (const page of pages) {
      const file = join(site, page.path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, layout(page, render(page), pages, pageAddress(about)));
    }
    const dist = join(root, 'dist');
    for (const path of readdirSync(dist, { recursive: true }).map(String).filter(isLoaded)) {
      mkdirSync(dirname(join(site, 'lib', path)), { recursive: true });
      copyFileSync(join(dist, path), join(site, 'lib', path));
    }
    for (const [name, { module, license }] of Object.entries(OTHERS)) {
      const [from, to] = [join(root, 'node_modules', name), join(site, 'lib', name)];
      await build({ ...BUNDLE, entryPoints: [join(from, module)], outdir: to });
      copyFileSync(join(from, license), join(to, license));
    }
    cpSync(join(root, 'web/docs/pictures'), join(site, 'pictures'), { recursive: true });
    await build({
      ...BUNDLE,
      entryPoints: ['site.js', 'site.css', 'run.js', 'run.css'].map((name) =>
        join(root, 'web/site', name),
      ),
      outdir: site,
    });
    await writeSearch(site);
    return `${pages.length} pages`;
  });

/**
 * All pages in the order of the menu, their paths by their files and headings, and the types of the reference.
 * @param {Awaited<ReturnType<typeof libraries>>} texts
 */
function pagesOf(texts) {
  const guides = guidePages();
  const whole = /** @type {Page} */ (guides.find(({ file }) => file === REFERENCE));
  const { pages: reference, places } = referencePages(whole);
  const pages = [
    ...guides.filter((page) => page !== whole),
    ...reference,
    ...algorithmPages(texts),
  ];
  const byFile = new Map(pages.map(({ file, path }) => [file, path]));
  byFile.set(REFERENCE, whole.path);
  for (const [anchor, place] of places) byFile.set(REFERENCE + anchor, place);
  return { pages, byFile, types: typesOf(whole.source) };
}

/** The built package with the texts of each language. */
async function libraries() {
  const { createMazewright } = await import('mazewright/dungeons');
  const [{ en }, { ko }] = await Promise.all([import('mazewright/en'), import('mazewright/ko')]);
  return {
    en: await createMazewright({ texts: en }),
    ko: await createMazewright({ texts: ko }),
  };
}

/** The index of the search, a part of which is loaded for each word. @param {string} site */
async function writeSearch(site) {
  const { index, errors } = await createIndex({});
  if (!index) throw new Error(errors.join('\n'));
  await index.addDirectory({ path: site });
  await index.writeFiles({ outputPath: join(site, 'pagefind') });
  const license = join(root, 'node_modules/pagefind/LICENSE/LICENSE');
  copyFileSync(license, join(site, 'pagefind', 'licenses.txt'));
  // Ends its process.
  await close();
}
