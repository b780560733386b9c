import { geometryOf, isGlued } from 'mazewright/draw';
import { MAX_BLOCK_CELLS, MAX_MESH_CELLS, QUICK_SCENE_CELLS } from '../../config.js';
import { steepnessOf } from '../../draw3d/steepness.js';
import { rowOf } from '../../state/row-of.js';
import { showNotice } from '../../ui/announce.js';
import { byId } from '../../ui/dom.js';
import { count, t } from '../../ui/language.js';
import { lazy } from '../../ui/lazy.js';
import { noticeFailure } from '../../ui/load-failure.js';
import { blocksDock } from './dock.js';
import { tooLargeCard } from './too-large.js';
import { withGame } from './walk-game.js';

/** @import { Maze, Mazewright } from 'mazewright/dungeons' */
/** @import { Store } from '../../state/store.js' */

const loadWalk = lazy(() =>
  Promise.all([import('../../walk/walk-in.js'), import('../../walk/maze-terrain.js')]),
);

/** Whether a maze is shown as cubes: plain squares that are not glued. Others are shown as surfaces. @param {Mazewright} mw @param {Maze} maze */
export function isOfBlocks(mw, maze) {
  const row = rowOf(mw.catalog.shapes, maze.shape);
  return row.tiles && geometryOf(maze).squares && !isGlued(maze);
}

/** The view of the maze in 3D. The keys of the game move the player here too. @param {Store} store @param {import('../../draw3d/stage.js').Stage} stage */
export function createBlocks(store, stage) {
  /** @type {import('../../draw3d/scene.js').Scene | null} */
  let scene = null;
  let isShown = false;
  /** @type {ReturnType<import('../../draw3d/scene.js').Scene['mazePictures']> | null} */
  let pictures = null;
  /** The walk of the page, once it is loaded. @type {ReturnType<typeof withGame> | null} */
  let walk = null;
  const enterWalk = async () => {
    const [{ walkIn }, { terrainOf, walkerAt }] = await loadWalk();
    const { maze } = store.state;
    if (!isShown) return;
    if (!isOfBlocks(store.state.mw, maze) && maze.cellCount > MAX_MESH_CELLS) {
      showNotice(() => t('scene.large', { most: count(MAX_MESH_CELLS) }));
      return;
    }
    walk ??= withGame(store, walkIn(), { terrainOf, walkerAt });
    await walk.enter(() => show(false));
  };
  const dock = blocksDock(store, () => noticeFailure(enterWalk()));
  const card = tooLargeCard(store);
  byId('stage').append(card.element);

  const show = (/** @type {boolean} */ reframe) => {
    if (!scene || !isShown) return;
    scene.paint();
    const { maze, mw } = store.state;
    const solid = !isOfBlocks(mw, maze);
    const maxBlocks = scene.isSoftware ? MAX_BLOCK_CELLS.software : MAX_BLOCK_CELLS.card;
    const most = solid ? MAX_MESH_CELLS : maxBlocks;
    const large = maze.cellCount > most;
    card.update(large ? most : null);
    dock.classList.toggle('empty', large);
    const steepness = solid ? 0 : steepnessOf(store.state.block.height);
    pictures ??= scene.mazePictures();
    scene.show(large ? [] : [pictures(store.state, !solid)], reframe, solid, steepness);
  };

  /** Says that the scene is being built before a build that takes long. */
  const build = async () => {
    if (!isShown) return;
    const busy = stage.busy(store.state.maze.cellCount > QUICK_SCENE_CELLS);
    await busy.shown;
    show(true);
    busy.end();
  };

  const update = () => {
    const { maze, mw } = store.state;
    if (maze) dock.classList.toggle('solid', !isOfBlocks(mw, maze));
  };
  store.on(['maze', 'language'], update);
  store.on(['language'], () => show(false));
  update();

  store.on(['maze'], () => {
    walk?.leave();
    build();
  });
  store.on(['block', 'solution', 'distances', 'solver', 'theme', 'player'], () => {
    // A walk covers the scene, which is shown anew after it.
    if (!store.state.walks) show(false);
  });

  return {
    dock,
    async enter() {
      isShown = true;
      scene = await stage.open();
      scene?.canvas.setAttribute('aria-label', t('scene.label'));
      await build();
    },
    leave() {
      walk?.leave();
      card.update(null);
      isShown = false;
      scene = null;
      // The next view disposes what was shown.
      pictures = null;
    },
  };
}
