import { MAX_OUTPUT } from '../../config.js';
import { gridsOfCubes } from '../../geometry/cube-grids.js';
import { copyButton } from '../../share/copy.js';
import { scriptOf } from '../../share/script.js';
import { rowOf } from '../../state/row-of.js';
import { announce } from '../../ui/announce.js';
import { byId, h } from '../../ui/dom.js';
import { download } from '../../ui/download.js';
import { icon } from '../../ui/icons.js';
import { count, t } from '../../ui/language.js';
import { createBuilding } from './build/building.js';
import { exampleList, inLanguage } from './example-list.js';
import { helpSection } from './help.js';
import { createOutput } from './output.js';
import { runScript } from './run-script.js';
import { createScriptLink } from './script-link.js';
import { scriptMemory } from './script-memory.js';
import { CUBE_MM, stlOf } from './stl.js';

/** @import { Store } from '../../state/store.js' */

/**
 * The editor of the script, its buttons and its output.
 * @param {Store} store
 * @param {typeof import('./editor.js').createEditor} createEditor
 * @param {{ begun(): void, show(cubes: Float32Array): void, changed(): void, edited(): void,
 *   walk(): void }} listener `changed`: by hand, what was built; `edited`: the text
 */
export function turtlePanel(store, createEditor, listener) {
  const root = byId('turtle');
  const host = h('div', { class: 'editor' });
  const head = h('div');
  const actions = h('div', { class: 'row' });
  /** @type {ReturnType<typeof runScript> | null} */
  let running = null;
  /** Whether a script from a link or the memory of the browser is in the editor. */
  let isFilled = false;

  const run = async () => {
    running?.stop();
    output.clear();
    editor.mark(null, '');
    listener.begun();
    const source = editor.text;
    const mine = runScript(source, {
      print(kind, text, at) {
        output.print(kind, text, at);
        if (at && kind === 'fault') editor.mark(at, text);
        if (
          kind === 'fault' &&
          /\bdoit\(\s*[^'"`\s)]/.test(editor.text) &&
          text.includes('Syntax')
        ) {
          output.say('error', () => t('turtle.hint.doit'));
        }
      },
      cut: () => output.say('about', () => t('turtle.cut', { most: count(MAX_OUTPUT.lines) })),
      grown: (cubes) => listener.show(cubes),
    });
    running = mine;
    draw();
    root.setAttribute('aria-busy', 'true');
    const { cubes, end } = await mine.outcome;
    if (running !== mine) return;
    running = null;
    root.removeAttribute('aria-busy');
    if (end !== 'done') output.say('error', () => t(`turtle.${end}`));
    building.ran(source, cubes);
    output.say('about', countText, { id: 'turtle-count' });
    output.element.dataset.end = end;
    showCount();
    announce(countText());
    draw();
    listener.show(building.list);
  };
  const countText = () => {
    const { size } = building.cubes;
    return size === 1 ? t('turtle.count.one') : t('turtle.count', { count: count(size) });
  };
  const showCount = () => {
    output.element.dataset.cubes = String(building.cubes.size);
    output.texts();
  };

  const editor = createEditor(host, {
    changed(text, byUser) {
      if (!isFilled) return;
      scriptMemory.keep(text, byUser);
      link.changed(text);
      building.followed(text);
      listener.edited();
    },
    run,
  });
  const building = createBuilding(editor, () => {
    showCount();
    draw();
    listener.changed();
  });
  const output = createOutput((place) => editor.goTo(place));
  const replace = (/** @type {string} */ text) => {
    editor.mark(null, '');
    editor.replace(text);
  };
  const open = (/** @type {string} */ text) => {
    replace(text);
    run();
  };
  const link = createScriptLink(store, {
    opened: open,
    tooLong: () => output.say('about', () => t('turtle.link.long')),
  });

  const draw = () => {
    const { maze, mw, block } = store.state;
    const shape = rowOf(mw.catalog.shapes, maze.shape);
    const isRunning = running !== null;
    const go = {
      type: 'button',
      class: 'strong',
      id: 'turtle-run',
      onclick: () => (running === null ? run() : running.stop()),
    };
    const here = {
      type: 'button',
      id: 'turtle-maze',
      disabled: !shape.tiles,
      onclick: () => open(scriptOf(maze, block)),
    };
    const print = {
      type: 'button',
      id: 'turtle-stl',
      disabled: isRunning || building.cubes.size === 0,
      title: t('turtle.stl.about', { size: CUBE_MM }),
      'aria-label': t('turtle.stl.about', { size: CUBE_MM }),
      onclick: () => {
        const data = stlOf(gridsOfCubes(building.list));
        download('mazewright.stl', new Blob([data], { type: 'model/stl' }));
      },
    };
    const walk = {
      type: 'button',
      id: 'turtle-walk',
      disabled: isRunning || building.cubes.size === 0,
      onclick: () => listener.walk(),
    };
    const wasFocused = actions.contains(document.activeElement) && document.activeElement?.id;
    actions.replaceChildren(
      h(
        'button',
        go,
        icon(isRunning ? 'close' : 'play'),
        t(isRunning ? 'turtle.stop' : 'turtle.run'),
      ),
      exampleList(open),
      h('button', here, t('turtle.maze')),
      copyButton('turtle.copy', () => editor.text),
      h('button', print, t('turtle.stl')),
      h('button', walk, t('walk.in')),
    );
    if (wasFocused) document.getElementById(wasFocused)?.focus();
  };
  const texts = () => {
    const title = h('h2', {}, t('turtle.title'));
    head.replaceChildren(title, h('p', { class: 'about' }, t('turtle.about')), helpSection());
    editor.label(t('turtle.code'));
    output.texts();
    draw();
  };

  root.replaceChildren(head, host, actions, output.element);
  texts();
  store.on(['maze'], draw);
  store.on(['language'], () => {
    const text = inLanguage(editor.text, store.state.language);
    if (text !== editor.text) replace(text);
    texts();
  });

  return {
    run,
    building,
    isRunning: () => running !== null,
    stop: () => running?.stop(),
    /** Puts the script of the link, or else the last one of this browser, or an example into the editor. */
    async open() {
      if (isFilled) return;
      const shared = await link.read();
      isFilled = true;
      editor.replace(shared ?? scriptMemory.current ?? inLanguage('', store.state.language));
    },
  };
}
