import { createStage } from '../draw3d/stage.js';
import { byId, h } from '../ui/dom.js';
import { icon } from '../ui/icons.js';
import { t } from '../ui/language.js';
import { openPanel } from '../ui/settings.js';
import { createBlocks } from './blocks/blocks.js';
import { createPlay } from './play/play.js';
import { createTurtle } from './turtle/turtle.js';
import { createWatch } from './watch/watch.js';
import { createWorld } from './world/world.js';

const ICONS = { play: 'maze', watch: 'film', blocks: 'cube', turtle: 'code', world: 'globe' };
export const VIEWS = Object.keys(ICONS);

/** The ways to look at a maze and the one to look at a world, one at a time. @param {any} store @param {any} board */
export async function startViews(store, board) {
  const stage = createStage();
  const views = /** @type {Record<string, any>} */ ({
    play: createPlay(store, board),
    watch: createWatch(store, board),
    blocks: createBlocks(store, stage),
    turtle: createTurtle(store, stage),
    world: createWorld(store),
  });
  let current = '';

  const change = async () => {
    const { view } = store.state;
    if (view === current) return;
    if (current) views[current].leave();
    current = view;
    document.body.dataset.view = view;
    byId('dock').replaceChildren(views[view].dock);
    for (const name of VIEWS)
      byId(`tab-${name}`).setAttribute('aria-pressed', String(name === view));
    if (view !== 'blocks' && view !== 'turtle') await stage.close();
    if (store.state.view === view) await views[view].enter();
  };

  const tabs = () => {
    const buttons = VIEWS.map((name) => {
      const props = {
        type: 'button',
        id: `tab-${name}`,
        'aria-pressed': String(name === store.state.view),
        onclick: () => {
          if (document.body.classList.contains('panel-open')) openPanel(false);
          store.set({ view: name });
        },
      };
      const text = t(/** @type {any} */ (`tab.${name}`));
      return h('button', props, icon(/** @type {any} */ (ICONS)[name]), text);
    });
    const settings = {
      type: 'button',
      id: 'tab-settings',
      class: 'narrow-only',
      'aria-expanded': 'false',
      'aria-controls': 'panel',
      onclick: () => {
        // The sheet's place is taken by the script there.
        if (store.state.view === 'turtle') store.set({ view: 'play' });
        openPanel(!document.body.classList.contains('panel-open'));
      },
    };
    byId('tabs').replaceChildren(
      ...buttons,
      h('button', settings, icon('tune'), t('tab.settings')),
    );
  };

  tabs();
  store.on(['language'], tabs);
  store.on(['view'], change);
  await change();
}
