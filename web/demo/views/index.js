import { createStage } from '../draw3d/stage.js';
import { dungeonOptions, showKind, startKinds } from '../state/dungeon.js';
import { firstOptions } from '../state/first-options.js';
import { byId, h } from '../ui/dom.js';
import { icon } from '../ui/icons.js';
import { t } from '../ui/language.js';
import { LoadError } from '../ui/lazy.js';
import { hideLoadFailure, noticeFailure, showLoadFailure } from '../ui/load-failure.js';
import { nextTask } from '../ui/next-task.js';
import { openPanel } from '../ui/settings-panel.js';
import { fillTexts } from '../ui/texts.js';
import { lazyView } from './lazy-view.js';
import { createPlay } from './play/play.js';
import { startStageBar } from './stage-bar.js';
import { createTurtle } from './turtle/turtle.js';
import { createWorld } from './world/world.js';

/** @import { PageState, Store } from '../state/store.js' */
/** @import { TextKey } from '../ui/language.js' */
/** @import { Board } from '../draw2d/board.js' */
/** @import { Stage } from '../draw3d/stage.js' */

/**
 * A view: its dock, and functions that are called when it is opened and left.
 * @typedef {{ dock: HTMLElement, enter(): unknown, leave(): unknown }} View
 */

/** @typedef {(store: Store, board: Board, stage: Stage) => View} Create */

/**
 * Every view: its icon, whether it draws on the 3D stage, the title of its panel if that is not the
 * maze's, what the bar over the stage zooms, whether that is something else than the maze, the tab of
 * another view that it belongs to, and how it is created.
 * @type {Record<string, { icon: Parameters<typeof icon>[0], is3d?: boolean, panel?: 'panel.title.world',
 *   zooms?: 'flat' | '3d', isOther?: boolean, tab?: string, create: Create }>}
 */
const ROWS = {
  play: { icon: 'maze', zooms: 'flat', create: createPlay },
  watch: {
    icon: 'film',
    zooms: 'flat',
    create: lazyView('watch', async () => (await import('./watch/watch.js')).createWatch),
  },
  blocks: {
    icon: 'cube',
    is3d: true,
    zooms: '3d',
    create: lazyView('blocks', async () => {
      const { createBlocks } = await import('./blocks/blocks.js');
      return (store, _, stage) => createBlocks(store, stage);
    }),
  },
  turtle: {
    icon: 'code',
    is3d: true,
    zooms: '3d',
    isOther: true,
    create: (store, _, stage) => createTurtle(store, stage),
  },
  edit: {
    icon: 'maze',
    tab: 'play',
    zooms: 'flat',
    create: lazyView('edit', async () => (await import('./edit/view.js')).createEdit),
  },
  table: {
    icon: 'dungeon',
    tab: 'play',
    zooms: 'flat',
    create: lazyView('table', async () => (await import('./table/view.js')).createTable),
  },
  distances: {
    icon: 'maze',
    tab: 'play',
    zooms: 'flat',
    create: lazyView(
      'distances',
      async () => (await import('./distances/view.js')).createDistances,
    ),
  },
  world: { icon: 'globe', panel: 'panel.title.world', create: createWorld },
};
export const VIEWS = Object.keys(ROWS);
/** A view each, and the tab of dungeons after that of mazes: both show the same view. */
const TABS = VIEWS.filter((name) => !ROWS[name].tab).flatMap((name) =>
  name === 'play' ? ['play', 'dungeon'] : [name],
);
/** @type {Record<string, Parameters<typeof icon>[0]>} */
const ICONS = { dungeon: 'dungeon' };

/** @param {PageState} state of the page */
function tabOf({ view, maze }) {
  const tab = ROWS[view].tab ?? view;
  return tab === 'play' && maze.dungeon ? 'dungeon' : tab;
}

/** Shows the view of a tab; from a dungeon to mazes, or back, the last one. @param {Store} store @param {string} tab */
async function chooseTab(store, tab) {
  const { mw, maze } = store.state;
  const now = tabOf(store.state);
  if (tab === 'dungeon' && !maze.dungeon)
    await showKind(store, 'dungeon', () => dungeonOptions(mw));
  if (tab === 'play' && now === 'dungeon') await showKind(store, 'maze', firstOptions);
  store.set({ view: tab === 'dungeon' ? 'play' : tab });
}

/**
 * Creates the views and their tabs; shows one view at a time.
 * @param {Store} store
 * @param {Board} board
 * @param {() => Promise<void>} whole resolves when the page has the whole library, which all but the first view need
 */
export async function startViews(store, board, whole) {
  const stage = createStage();
  const views = Object.fromEntries(
    Object.entries(ROWS).map(([name, { create }]) => [name, create(store, board, stage)]),
  );
  let current = '';

  /** Enters the current view; says so if its code cannot be loaded, and tries again on request. */
  const enter = async () => {
    const view = current;
    hideLoadFailure();
    try {
      await views[view].enter();
    } catch (error) {
      if (!(error instanceof LoadError)) throw error;
      if (current === view) showLoadFailure(enter);
    }
  };

  const press = () => {
    for (const name of TABS)
      byId(`tab-${name}`).setAttribute('aria-pressed', String(name === tabOf(store.state)));
  };
  const change = async () => {
    const { view } = store.state;
    if (view === current) return;
    if (current) views[current].leave();
    current = view;
    document.body.dataset.view = view;
    byId('dock').replaceChildren(views[view].dock);
    const { panel = 'panel.title' } = ROWS[view];
    byId('panel-title').setAttribute('data-text', panel);
    byId('panel').setAttribute('data-label', panel);
    fillTexts(byId('panel').parentElement ?? document);
    press();
    if (!ROWS[view].is3d) await stage.close();
    if (store.state.view === view) await enter();
  };

  const tabs = () => {
    const buttons = TABS.map((name) => {
      const props = {
        type: 'button',
        id: `tab-${name}`,
        'aria-pressed': String(name === tabOf(store.state)),
        onclick: () => {
          if (document.body.classList.contains('panel-open')) openPanel(false);
          noticeFailure(whole().then(() => chooseTab(store, name)));
        },
      };
      const text = t(/** @type {TextKey} */ (`tab.${name}`));
      return h('button', props, icon(ICONS[name] ?? ROWS[name].icon), h('span', {}, text));
    });
    const settings = {
      type: 'button',
      id: 'tab-settings',
      class: 'narrow-only',
      'aria-expanded': 'false',
      'aria-controls': 'panel',
      onclick: () => {
        openPanel(!document.body.classList.contains('panel-open'));
      },
    };
    byId('tabs').replaceChildren(
      ...buttons,
      h('button', settings, icon('tune'), h('span', {}, t('tab.settings'))),
    );
  };

  startKinds(store);
  tabs();
  // Before the bar, which measures what the style sheet shows in the new view.
  store.on(['view'], change);
  startStageBar(store, board, stage, (view) => ROWS[view]);
  store.on(['language'], tabs);
  store.on(['maze'], press);
  await nextTask();
  await change();
}
