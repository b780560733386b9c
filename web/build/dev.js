// The page by Vite's development server, which reloads what changes in web/demo; `npm run dev`.
import { buildPackage } from './package/package.js';
import { buildFonts } from './page/fonts.js';
import { setUp } from './setup/setup.js';
import { fail, runModule } from './util/shell.js';

async function develop() {
  await setUp('build');
  await buildPackage();
  await buildFonts();
  await runModule('vite/bin/vite.js', ['web/demo'], { show: true, input: true });
}

await develop().catch(fail);
