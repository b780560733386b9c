import { copyButton } from '../../share/copy.js';
import { scriptOf } from '../../share/script.js';
import { announce } from '../../ui/announce.js';
import { byId, h } from '../../ui/dom.js';
import { icon } from '../../ui/icons.js';
import { count, t } from '../../ui/language.js';
import { runScript } from './run-script.js';
import { SAMPLE } from './sample-script.js';

/**
 * The text box of the script, its buttons and its output.
 * @param {any} store
 * @param {(cubes: Float32Array) => void} show
 */
export function turtlePanel(store, show) {
  const root = byId('turtle');
  const code = h('textarea', { id: 'turtle-code', spellcheck: false, value: SAMPLE });
  const output = h('pre', { class: 'output', id: 'turtle-output', role: 'log', tabIndex: 0 });
  /** @type {ReturnType<typeof runScript> | null} */
  let running = null;

  const print = (/** @type {string} */ kind, /** @type {string} */ text) => {
    output.append(h('div', { class: kind === 'error' ? 'error-line' : 'line' }, text));
    output.scrollTop = output.scrollHeight;
  };
  const run = async () => {
    running?.stop();
    output.replaceChildren();
    const mine = runScript(code.value, print);
    running = mine;
    root.setAttribute('aria-busy', 'true');
    const { cubes, end } = await mine.outcome;
    if (running !== mine) return;
    running = null;
    root.removeAttribute('aria-busy');
    if (end !== 'done') print('error', t(/** @type {any} */ (`turtle.${end}`)));
    const text = t('turtle.count', { count: count(cubes.length / 4) });
    output.append(h('div', { class: 'about', id: 'turtle-count' }, text));
    output.dataset.cubes = String(cubes.length / 4);
    output.dataset.end = end;
    announce(text);
    show(cubes);
  };

  const draw = () => {
    code.setAttribute('aria-label', t('turtle.code'));
    output.setAttribute('aria-label', t('turtle.output'));
    const go = { type: 'button', class: 'strong', id: 'turtle-run', onclick: run };
    const fill = (/** @type {string} */ text) => () => {
      code.value = text;
      run();
    };
    const here = () => fill(scriptOf(store.state.maze, store.state.block))();
    const { maze, mw } = store.state;
    const shape = mw.catalog.shapes.find((/** @type {any} */ { id }) => id === maze.shape);
    const disabled = !shape.tiles;
    root.replaceChildren(
      h('div', {}, h('h2', {}, t('turtle.title')), h('p', { class: 'about' }, t('turtle.about'))),
      code,
      h(
        'div',
        { class: 'row' },
        h('button', go, icon('play'), t('turtle.run')),
        h(
          'button',
          { type: 'button', id: 'turtle-maze', disabled, onclick: here },
          t('turtle.maze'),
        ),
        h('button', { type: 'button', onclick: fill(SAMPLE) }, t('turtle.sample')),
        copyButton('turtle.copy', () => code.value),
      ),
      output,
    );
  };

  code.addEventListener('keydown', (/** @type {KeyboardEvent} */ event) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) run();
  });
  draw();
  store.on(['language', 'maze'], draw);
  return { run, stop: () => running?.stop() };
}
