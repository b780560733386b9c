import { announce, showNotice } from '../ui/announce.js';
import { byId, h } from '../ui/dom.js';
import { t } from '../ui/language.js';
import { listenToWalkKeys } from './keys.js';
import { walkPad } from './pad.js';
import { createWalk } from './walk.js';

/** @type {ReturnType<typeof createWalkIn> | null} */
let only = null;

/** The one walk that views with a 3D stage share. */
export function walkIn() {
  only ??= createWalkIn();
  return only;
}

/**
 * A walk in place of the 3D stage, with its pad in place of the controls of the view.
 */
function createWalkIn() {
  const host = h('div', { class: 'scene walk', id: 'walk', hidden: true });
  byId('stage').append(host);
  /** @type {HTMLElement[]} */
  let controls = [];
  let hasStairs = false;
  const walk = createWalk(host, {
    moved() {},
    stopped() {
      const sides = walk.openSides.map((name) => t(`walk.open.${name}`));
      announce(sides.length > 0 ? t('walk.open', { sides: sides.join(', ') }) : t('walk.closed'));
    },
    arrived() {
      showNotice(() => t('walk.arrived'));
      announce(t('walk.arrived'));
    },
  });

  const draw = () => {
    const stairs = hasStairs
      ? [true, false].map((up) => {
          const props = { type: 'button', onclick: () => walk.climb(up) };
          return h('button', props, t(up ? 'walk.up' : 'walk.down'));
        })
      : [];
    byId('dock').replaceChildren(
      h(
        'div',
        { class: 'world-dock' },
        walkPad(walk),
        ...stairs,
        h('p', { class: 'keys' }, t('walk.keys')),
        h(
          'button',
          { type: 'button', class: 'strong', id: 'walk-leave', onclick: leave },
          t('walk.leave'),
        ),
      ),
    );
  };
  const restore = () => {
    delete document.body.dataset.walk;
    byId('scene').hidden = false;
    byId('dock').replaceChildren(...controls);
  };
  const leave = () => {
    if (!walk.isOn) return;
    walk.close();
    restore();
  };
  listenToWalkKeys(walk, leave);

  return {
    get isOn() {
      return walk.isOn;
    },
    leave,
    /** Uses the current language. */
    texts() {
      if (!walk.isOn) return;
      draw();
      walk.texts();
    },
    /** Shows the terrain in other colours. @param {import('./terrain.js').Terrain} terrain */
    use: walk.use,
    /** @param {import('./terrain.js').Terrain} terrain @param {any} start the walker */
    async enter(terrain, start) {
      if (walk.isOn) return;
      controls = [...byId('dock').children];
      document.body.dataset.walk = 'on';
      byId('scene').hidden = true;
      hasStairs = terrain.climbed !== undefined;
      draw();
      walk.use(terrain);
      walk.put(start);
      await walk.open().catch((error) => {
        restore();
        throw error;
      });
      host.querySelector('canvas[tabindex]')?.focus();
    },
  };
}
