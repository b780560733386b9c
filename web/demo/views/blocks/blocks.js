import { MOST_FORM_CELLS } from '../../config.js';
import { mazeObjects } from '../../draw3d/block-maze.js';
import { bodyObjects } from '../../draw3d/body.js';
import { geometryOf, isGlued } from '../../geometry/geometry.js';
import { notice } from '../../ui/announce.js';
import { count, t } from '../../ui/language.js';
import { blocksDock } from './dock.js';

/** Flat squares are built of cubes, everything else as the body it is. @param {any} mw @param {any} maze */
export function standsInBlocks(mw, maze) {
  const row = mw.catalog.shapes.find((/** @type {any} */ { id }) => id === maze.shape);
  return row.tiles && geometryOf(maze).squares && !isGlued(maze);
}

/** The maze in 3D blocks; the playing keys move the player here too. @param {any} store @param {any} stage */
export function createBlocks(store, stage) {
  /** @type {import('../../draw3d/scene.js').Scene | null} */
  let scene = null;
  let here = false;
  const dock = blocksDock(store);

  const show = (/** @type {boolean} */ reframe) => {
    if (!scene || !here) return;
    scene.paint();
    const { maze, mw } = store.state;
    const solid = !standsInBlocks(mw, maze);
    const large = solid && maze.cellCount > MOST_FORM_CELLS;
    if (large && reframe) notice(t('space.large', { most: count(MOST_FORM_CELLS) }));
    const objects = solid ? bodyObjects : mazeObjects;
    scene.show(large ? [] : objects(scene.THREE, store.state), reframe, solid);
  };

  const update = () => {
    const { maze, mw } = store.state;
    if (maze) dock.classList.toggle('solid', !standsInBlocks(mw, maze));
  };
  store.on(['maze', 'language'], update);
  update();

  store.on(['maze'], () => show(true));
  store.on(['block', 'solution', 'distances', 'solver', 'theme', 'player'], () => show(false));

  return {
    dock,
    async enter() {
      here = true;
      scene = await stage.open();
      scene?.canvas.setAttribute('aria-label', t('space.label'));
      show(true);
    },
    leave() {
      here = false;
      scene = null;
    },
  };
}
