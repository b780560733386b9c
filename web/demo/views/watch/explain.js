import { explainEn } from '../../strings/explain-en.js';
import { explainKo } from '../../strings/explain-ko.js';
import { announce } from '../../ui/announce.js';
import { h } from '../../ui/dom.js';
import { icon } from '../../ui/icons.js';
import { addTexts, rowText, t } from '../../ui/language.js';
import { createExperiment } from './experiment.js';
import { createLayout } from './explain-layout.js';
import { drawLegend } from './legend.js';
import { LESSONS, sentenceOf } from './lessons.js';
import { linesOf, PASS, runningLine } from './lines.js';
import { phasesOf } from './phase.js';
import { searchPhasesOf } from './search-phase.js';
import { rowExplained } from './subjects.js';

/** @import { Store } from '../../state/store.js' */
/** @import { Reel } from './subjects.js' */

addTexts({ en: explainEn, ko: explainKo });

/**
 * How the algorithm or solver of a film works: its pseudocode with the line that runs, a sentence about the
 * moment, what the colours mean, and questions.
 * @param {Store} store
 * @param {HTMLElement} questions
 */
export function createExplanation(store, questions) {
  const title = h('h2', {});
  const code = h('ol', { class: 'code', id: 'explain-code' });
  const legend = h('div', { class: 'legend', id: 'explain-legend' });
  const experiment = createExperiment(store);
  const body = h(
    'div',
    { class: 'explain-body', id: 'explain-body', tabindex: 0 },
    code,
    legend,
    experiment.element,
  );
  // A long sentence scrolls where there is little room.
  const now = h('p', { class: 'explain-now', id: 'explain-now', tabindex: 0 });
  const toggle = h('button', {
    type: 'button',
    class: 'quiet icon',
    id: 'explain-toggle',
    'aria-controls': 'explain-body',
  });
  const head = h('div', { class: 'explain-head' }, title, toggle);
  const element = h(
    'section',
    { class: 'explain', id: 'explain', 'aria-labelledby': 'explain-title', hidden: true },
    head,
    body,
    now,
    questions,
  );
  title.id = 'explain-title';
  /** @type {Reel | null} */
  let reel = null;
  /** @type {import('./lines.js').Line[]} */
  let lines = [];
  let marked = -1;
  const layout = createLayout((isOpen) => {
    toggle.setAttribute('aria-expanded', String(isOpen));
    const label = t(isOpen ? 'explain.fold' : 'explain.open');
    toggle.setAttribute('aria-label', label);
    toggle.title = label;
    toggle.replaceChildren(icon(isOpen ? 'down' : 'up'));
    if (isOpen) reveal(body, code.children[marked]);
  });
  toggle.addEventListener('click', layout.toggle);

  const language = () => /** @type {'en' | 'ko'} */ (store.state.language);
  const draw = () => {
    marked = -1;
    lines = [];
    if (reel?.explained) {
      const { id, mode, end } = reel.explained;
      title.textContent = t('watch.explain', { row: rowText(rowExplained(store.state.mw, reel)) });
      lines = linesOf(id, mode);
      const { film, isSearch } = reel;
      if (!isSearch && (end < film.length || film.maze.passes?.length)) {
        const extra = { phases: [PASS], indent: 0, en: t('explain.pass'), ko: t('explain.pass') };
        lines.splice(-1, 0, extra);
      }
      drawLegend(legend, store.state, reel);
      experiment.use(reel.isSearch ? '' : id);
    }
    code.setAttribute('aria-label', t('explain.code'));
    code.replaceChildren(
      ...lines.map((line) => h('li', { class: `indent-${line.indent}` }, line[language()])),
    );
    experiment.draw();
    layout.draw();
  };

  return {
    element,
    draw,
    /** Draws what the colours mean, which follow what is shown. */
    colors() {
      if (reel?.explained) drawLegend(legend, store.state, reel);
    },
    /** Explains another film from now on; none for null. @param {Reel | null} next */
    use(next) {
      reel = next;
      draw();
      const isOn = lines.length > 0 && !store.state.bare;
      element.hidden = !isOn;
      layout.show(isOn);
    },
    /** Marks the line of the film's position. @param {boolean} isSpoken whether a screen reader reads it */
    mark(isSpoken) {
      if (!reel?.explained || lines.length === 0) return;
      const { film, isSearch, explained } = reel;
      const phases = isSearch ? searchPhasesOf(film) : phasesOf(film, explained.end);
      const next = runningLine(lines, phases);
      const sentence = sentenceOf(explained.id, phases);
      now.textContent = LESSONS[explained.id]?.[language()][sentence] ?? '';
      if (next !== marked) {
        code.children[marked]?.removeAttribute('aria-current');
        code.children[next]?.setAttribute('aria-current', 'step');
        reveal(body, code.children[next]);
        marked = next;
      }
      if (isSpoken) announce(code.children[next]?.textContent ?? '');
    },
  };
}

/** Scrolls a box so far that one of its lines is visible. @param {HTMLElement} box @param {Element | undefined} line */
function reveal(box, line) {
  if (!(line instanceof HTMLElement)) return;
  const [top, bottom] = [line.offsetTop, line.offsetTop + line.offsetHeight];
  if (top < box.scrollTop) box.scrollTop = top;
  else if (bottom > box.scrollTop + box.clientHeight) box.scrollTop = bottom - box.clientHeight;
}
