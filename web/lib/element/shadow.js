import { style } from './styles.js';

/**
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Record<string, string>} attributes
 * @param {Element[]} [children]
 * @returns {HTMLElementTagNameMap[Tag]}
 */
function h(tag, attributes, children = []) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

/**
 * What stands in the shadow of an element: the stage with what the element contains until the maze is drawn,
 * the bar of buttons, and a line for screen readers. Parts can be styled from outside.
 * @param {HTMLElement} host
 */
export function makeShadow(host) {
  const shadow = host.attachShadow({ mode: 'open' });
  style(shadow);
  const ground = h('canvas', { class: 'ground', 'aria-hidden': 'true' });
  const actors = h('canvas', { class: 'actors', role: 'img' });
  const slot = h('slot', {});
  const stage = h('div', { class: 'stage', part: 'stage' }, [slot, ground, actors]);
  const button = () => h('button', { type: 'button', part: 'button' });
  const [film, hint, again] = [button(), button(), button()];
  const slider = h('input', { type: 'range', part: 'slider', min: '0', step: '1' });
  // Not spoken: what is told after a move has it.
  const moves = h('output', { part: 'moves', 'aria-live': 'off' });
  const controls = { film, slider, hint, again, moves };
  const bar = h('div', { class: 'bar', part: 'bar' }, Object.values(controls));
  const spoken = h('p', { class: 'spoken', 'aria-live': 'polite' });
  const error = h('p', { class: 'error', part: 'error', role: 'alert' });
  shadow.append(stage, error, bar, spoken);
  for (const each of [ground, actors, error, ...Object.values(controls)]) each.hidden = true;
  return { slot, stage, ground, actors, spoken, error, ...controls };
}

/** @typedef {ReturnType<typeof makeShadow>} Shadow */
