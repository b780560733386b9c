import { fit } from 'mazewright/draw';
import { createMazewright } from 'mazewright/dungeons';
import { en } from 'mazewright/en';
import { settled } from './states.js';

/** The same library in Node: what the page must show. */
export const mw = await createMazewright({ texts: en });

/** A maze without an algorithm's own limits: the first row makes it. @param {object} [options] */
export function codeOf(options = {}) {
  const { id } = mw.catalog.generators[0];
  return mw.generate({ algorithm: id, width: 6, height: 5, seed: 'page', ...options }).code;
}

/** The maze that a page shows, once it is generated. @param {import('playwright-core').Page} page */
export async function mazeOn(page) {
  await settled(page);
  const hash = await page.evaluate(() => location.hash);
  return mw.generate(hash.slice(1).split('&')[0]);
}

const KEYS = { north: 'ArrowUp', south: 'ArrowDown', west: 'ArrowLeft', east: 'ArrowRight' };

/** The keys of the shortest solution. @param {any} maze @returns {string[]} */
export function keysOut(maze) {
  const { path } = maze.solve();
  return Array.from(path.subarray(1), (cell, i) => {
    const name = maze.directions.find(
      (/** @type {string} */ each) => maze.neighbour(path[i], each) === cell,
    );
    return KEYS[/** @type {keyof typeof KEYS} */ (name)];
  });
}

/** How the page lays a maze out that is visible as a whole, by its own arithmetic. @param {import('playwright-core').Page} page @param {any} maze */
export async function layoutOf(page, maze) {
  const [width, height] = await page.evaluate(() => {
    const flat = /** @type {HTMLElement} */ (document.getElementById('flat'));
    return [flat.clientWidth, flat.clientHeight];
  });
  return fit(maze, width, height, 1);
}
