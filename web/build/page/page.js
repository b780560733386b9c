import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, runModule } from '../util/shell.js';
import { timed } from '../util/timed.js';
import { buildFonts, fontLicense } from './fonts.js';
import { buildGames } from './games.js';
import { writeImages } from './images.js';
import { pageAddress, withPreview } from './link-preview.js';
import { writeServiceWorker } from './service-worker.js';

/** The page, in build/page, with the licences of all that it contains: their texts must go with it. */
export const buildPage = () =>
  timed('page', async () => {
    await buildFonts();
    await runModule('vite/bin/vite.js', ['build', 'web/demo', '--logLevel', 'warn']);
    const formats = readFileSync(join(root, 'dist/formats/licenses.txt'), 'utf8');
    appendFileSync(
      join(root, 'build/page/licenses.txt'),
      `\n## Nanum Gothic (the letters of outlines)\n\n${fontLicense()}\n\n## Formats\n\n${formats}`,
    );
    await writeImages(join(root, 'build/page'));
    await buildGames(join(root, 'build/page'));
    const index = join(root, 'build/page/index.html');
    const about = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    writeFileSync(index, withPreview(readFileSync(index, 'utf8'), pageAddress(about)));
    writeServiceWorker(join(root, 'build/page'));
    // Needs packages, which a new clone has not when this file is loaded.
    const { buildSite } = await import('../site/site.js');
    await buildSite(join(root, 'build/page'));
  });
