/** Start-up in Chromium: a browser of its own for each sample. */
import { launch, serveBundles } from '../run/browser.js';
import { mediansOf } from './node.js';

/** As start.js, in the page. */
async function startInPage({ file, algorithm }) {
  const options = { algorithm, width: 25, height: 25 };
  const begin = performance.now();
  const { createMazewright, MazeError } = await import(file);
  const mw = await createMazewright();
  const ready = performance.now();
  try {
    mw.generate({ ...options, seed: 1 });
    const first = performance.now();
    mw.generate({ ...options, seed: 2 });
    const second = performance.now();
    return { ready: ready - begin, first: first - ready, second: second - first };
  } catch (error) {
    if (!(error instanceof MazeError)) throw error;
    return null;
  }
}

async function sample(url, algorithm) {
  const browser = await launch();
  try {
    const page = await browser.newPage();
    await page.goto(`${url}/blank`);
    return await page.evaluate(startInPage, { file: `${url}/dist/mazewright.js`, algorithm });
  } finally {
    await browser.close();
  }
}

/**
 * As startUps of node.js; the import is a request to a server on the same machine.
 * @param {readonly string[]} algorithms a browser each
 */
export async function startUpsInBrowser(algorithms) {
  const server = await serveBundles('build/bench');
  const rows = [];
  for (const algorithm of algorithms) {
    const its = await sample(server.url, algorithm);
    if (its !== null) rows.push({ algorithm, ...mediansOf([its]) });
  }
  await server.close();
  return rows;
}
