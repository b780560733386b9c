import { byId, h } from '../../ui/dom.js';
import { t } from '../../ui/language.js';
import { walkPad } from '../../walk/pad.js';

/** @import { World } from 'mazewright/dungeons' */

/** @typedef {'whole' | 'start' | 'end' | 'route' | 'walk' | 'fly'} ButtonId */

/**
 * The controls under a world: those of the map or those of a walk.
 * @param {HTMLElement} element
 * @param {Record<ButtonId, () => unknown> & { stop(): void, go(x: number, y: number): void,
 *   walking: import('../../walk/walk.js').Walk }} actions
 */
export function createWorldDock(element, actions) {
  element.className = 'world-dock';
  const x = h('input', { type: 'number', id: 'world-x', step: 1, autofocus: true });
  const y = h('input', { type: 'number', id: 'world-y', step: 1 });
  // Both names have their place, so that the button is as wide with either.
  const names = { stop: h('span'), clear: h('span') };
  const stop = h(
    'button',
    { type: 'button', class: 'world-stop', id: 'world-stop', onclick: () => actions.stop() },
    names.stop,
    names.clear,
  );

  const button = (/** @type {ButtonId} */ id, /** @type {string} */ text, props = {}) =>
    h(
      'button',
      { type: 'button', id: `world-${id}`, onclick: () => actions[id](), ...props },
      text,
    );

  const go = () => {
    const [left, top] = [x.valueAsNumber, y.valueAsNumber];
    if (!Number.isFinite(left) || !Number.isFinite(top)) return;
    byId('world-goto').hidePopover();
    actions.go(left, top);
  };

  const map = (/** @type {World} */ world) => {
    const noEnd = { disabled: world.endless };
    const goTo = h(
      'form',
      { class: 'row world-go', onsubmit: (/** @type {Event} */ event) => event.preventDefault() },
      h('label', {}, 'x', x),
      h('label', {}, 'y', y),
      h('button', { id: 'world-go', onclick: go }, t('world.go')),
    );
    const place = {
      type: 'button',
      id: 'world-to',
      'aria-haspopup': 'dialog',
      popovertarget: 'world-goto',
    };
    return [
      h(
        'div',
        { class: 'row' },
        button('whole', t('world.whole')),
        button('start', t('world.start')),
        button('end', t('world.end'), noEnd),
        h('button', place, t('world.to')),
      ),
      h(
        'div',
        {
          id: 'world-goto',
          class: 'world-place',
          popover: 'auto',
          role: 'dialog',
          'aria-label': t('world.to'),
        },
        goTo,
      ),
      h(
        'div',
        { class: 'row' },
        button('route', t('world.route'), { ...noEnd, title: t('world.route.about') }),
        stop,
      ),
      button('walk', t('world.walk'), { class: 'strong' }),
    ];
  };

  const walk = () => {
    return [
      walkPad(actions.walking),
      h('p', { class: 'keys' }, t('world.keys')),
      button('fly', t('world.map'), { class: 'strong' }),
    ];
  };

  return {
    /** @param {World} world @param {boolean} walks */
    draw(world, walks) {
      x.setAttribute('aria-label', t('world.x'));
      y.setAttribute('aria-label', t('world.y'));
      element.replaceChildren(...(walks ? walk() : map(world)));
    },
    /** @param {import('./route.js').Route | null} route */
    route(route) {
      // Its place stays, so that nothing moves when a route begins.
      stop.classList.toggle('absent', route === null);
      const ended = Boolean(route?.done || route?.stopped);
      names.stop.textContent = t('world.stop');
      names.clear.textContent = t('world.clear');
      names.stop.classList.toggle('absent', ended);
      names.clear.classList.toggle('absent', !ended);
    },
  };
}
