import { h } from '../ui/dom.js';
import { count, t } from '../ui/language.js';

/** @type {(() => void) | null} */
let update = null;

/** The measured facts of the maze on the page. @param {any} store */
export function facts(store) {
  const list = h('dl', { class: 'facts' });
  const first = update === null;
  update = () => {
    const stats = store.state.maze.stats();
    const rows = [
      ['facts.cells', stats.cells],
      ['facts.deadEnds', stats.deadEnds],
      ['facts.junctions', stats.junctions + stats.crossings],
      ['facts.loops', stats.loops],
      ['facts.solution', stats.solutionLength],
    ];
    list.replaceChildren(
      ...rows
        .filter(([, value]) => Number.isFinite(value))
        .flatMap(([key, value]) => [h('dt', {}, t(key)), h('dd', {}, count(value))]),
    );
  };
  if (first) store.on(['maze'], () => update?.());
  update();
  return h('div', { class: 'group' }, list);
}
