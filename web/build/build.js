// Builds the package and the page, and writes what follows from the catalog; `npm run build`.
import { writeGenerated } from './generate/generated.js';
import { buildPackage } from './package/package.js';
import { buildTypes } from './package/types.js';
import { buildPage } from './page/page.js';
import { setUp } from './setup/setup.js';
import { fail } from './util/shell.js';

async function build() {
  await setUp('build');
  await buildPackage();
  await writeGenerated();
  await Promise.all([buildTypes(), buildPage()]);
}

await build().catch(fail);
