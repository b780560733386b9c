// Draws the pictures of the READMEs by the built package; `npm run pictures`.
import { buildPackage } from './package/package.js';
import { setUp } from './setup/setup.js';
import { fail } from './util/shell.js';

async function pictures() {
  await setUp('build');
  await buildPackage();
  const { drawCover } = await import('./pictures/cover.js');
  const { drawContactSheets } = await import('./pictures/contact-sheets.js');
  const { drawFiles } = await import('./pictures/files.js');
  await drawCover();
  await drawContactSheets();
  await drawFiles();
}

await pictures().catch(fail);
