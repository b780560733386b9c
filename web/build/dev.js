// The page by Vite's development server, which reloads what changes in web/demo; `npm run dev`.
import { buildAll } from './build.js';
import { setUp } from './setup.js';
import { fail, runModule } from './shell.js';

await setUp('build')
  .then(() => buildAll())
  .then(() => runModule('vite/bin/vite.js', ['web/demo'], { show: true, input: true }))
  .catch(fail);
