import { answer, onAnswer } from '../state/answers.js';
import { h } from '../ui/dom.js';
import { count, t } from '../ui/language.js';

/** Updates the latest list; one watcher serves all lists that have been drawn. @type {(() => void) | null} */
let update = null;

/** A list of figures of the maze on the page: cells, dead ends, loops ... @param {any} store */
export function statsGroup(store) {
  const list = h('dl', { class: 'stats' });
  const first = update === null;
  update = () => {
    const stats = answer(store.state.mw, store.state.maze, 'stats') ?? {
      cells: store.state.maze.cellCount,
    };
    const rows = [
      ['stats.cells', stats.cells],
      ['stats.deadEnds', stats.deadEnds],
      ['stats.junctions', stats.junctions + stats.crossings],
      ['stats.loops', stats.loops],
      ['stats.solution', stats.solutionLength],
    ];
    list.replaceChildren(
      ...rows
        .filter(([, value]) => Number.isFinite(value))
        .flatMap(([key, value]) => [h('dt', {}, t(key)), h('dd', {}, count(value))]),
    );
  };
  if (first) store.on(['maze'], () => update?.());
  if (first) onAnswer(() => update?.());
  update();
  return h('div', { class: 'group' }, list);
}
