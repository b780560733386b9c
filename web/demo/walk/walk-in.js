import { announce, showNotice } from '../ui/announce.js';
import { byId, focusIn, h } from '../ui/dom.js';
import { t } from '../ui/language.js';
import { listenToWalkKeys } from './keys.js';
import { walkPad } from './pad.js';
import { createWalk } from './walk.js';

/** @import { Walker } from 'mazewright/three' */
/** @import { PageTerrain } from './terrain.js' */

/**
 * Who walks, for a game: `enter` is called with the cell of the walker whenever that moves, `left` when the
 * walk ends; `controls`: in addition to those of the walk, in the current language.
 * @typedef {{ enter(cell: number): void, isWon(): boolean, left(): void,
 *   controls(): HTMLElement[] }} Player
 */

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
  // Under notices and the result of a game.
  byId('world').after(host);
  /** @type {Element[]} */
  let controls = [];
  /** What had the focus before the walk. @type {Element | null} */
  let opener = null;
  /** @type {Player | null} */
  let player = null;
  /** What one climbs: stairs, which lead down too, or walls. @type {'stairs' | 'walls' | null} */
  let climbs = null;
  const walk = createWalk(host, {
    moved() {
      const cell = walk.terrain?.cellOf?.(walk.walker);
      if (cell !== undefined) player?.enter(cell);
    },
    stopped() {
      const sides = walk.openSides.map((name) => t(`walk.open.${name}`));
      announce(sides.length > 0 ? t('walk.open', { sides: sides.join(', ') }) : t('walk.closed'));
    },
    arrived() {
      if (player?.isWon()) return;
      showNotice(() => t('walk.arrived'));
    },
  });

  const draw = () => {
    const climb = (/** @type {'walk.up' | 'walk.down' | 'walk.climb'} */ key, up = true) =>
      h('button', { type: 'button', onclick: () => walk.climb(up) }, t(key));
    const stairs = {
      stairs: () => [climb('walk.up'), climb('walk.down', false)],
      walls: () => [climb('walk.climb')],
    };
    byId('dock').replaceChildren(
      h(
        'div',
        { class: 'world-dock' },
        walkPad(walk),
        ...(climbs === null ? [] : [h('div', { class: 'row climbs' }, ...stairs[climbs]())]),
        ...(player?.controls() ?? []),
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
    const { activeElement } = document;
    // That of the canvas is gone with it.
    const hadFocus = activeElement === document.body || byId('dock').contains(activeElement);
    delete document.body.dataset.walk;
    byId('scene').hidden = false;
    byId('dock').replaceChildren(...controls);
    if (hadFocus && opener instanceof HTMLElement) opener.focus();
  };
  const leave = () => {
    if (!walk.isOn) return;
    walk.close();
    restore();
    player?.left();
    player = null;
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
    /** Shows the terrain in other colours. @param {PageTerrain} terrain */
    use: walk.use,
    /** Moves the walker to a place of the terrain. @param {Walker} next */
    put: walk.put,
    /** Shows what the game of the terrain has changed. */
    refresh: walk.refresh,
    /**
     * @param {PageTerrain} terrain
     * @param {Walker} start
     * @param {Player | null} [by]
     */
    async enter(terrain, start, by = null) {
      if (walk.isOn) return;
      player = by;
      controls = [...byId('dock').children];
      opener = document.activeElement;
      document.body.dataset.walk = 'on';
      byId('scene').hidden = true;
      climbs = terrain.climbed ? (terrain.hasStairs ? 'stairs' : 'walls') : null;
      draw();
      walk.use(terrain);
      walk.put(start);
      await walk.open().catch((error) => {
        restore();
        player?.left();
        player = null;
        throw error;
      });
      focusIn(host, 'canvas[tabindex]');
    },
  };
}
