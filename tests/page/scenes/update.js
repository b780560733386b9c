/**
 * `node tests/page/scenes/update.js`: writes pictures.json anew, and every scene as a PNG into
 * build/scenes. Look at these before you commit: the test only says that nothing has changed.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { launch } from '../support/launch.js';
import { root, serve } from '../support/server.js';
import { pictureOfScene, scenes, VIEWPORT } from './scenes.js';

const folder = join(root, 'build/scenes');
mkdirSync(folder, { recursive: true });
const server = await serve({ '/': 'build/page' });
const browser = await launch();
/** @type {Record<string, string[]>} */
const pictures = {};
for (const [name, scene] of Object.entries(scenes)) {
  const { viewport } = VIEWPORT;
  const context = await browser.newContext({
    viewport,
    locale: 'en-US',
    reducedMotion: 'reduce',
    colorScheme: scene.theme ?? 'light',
  });
  const page = await context.newPage();
  await page.goto(`${server.url}/#${scene.hash}`);
  await page.waitForSelector('body[data-ready]');
  pictures[name] = await pictureOfScene(page, scene);
  await page.screenshot({ path: join(folder, `${name}.png`) });
  await context.close();
}
await browser.close();
await server.close();
writeFileSync(
  join(root, 'tests/page/scenes/pictures.json'),
  `${JSON.stringify(pictures, null, 2)}\n`,
);
