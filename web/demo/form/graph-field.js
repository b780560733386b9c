import { change } from '../state/change.js';
import { readEdges, SAMPLE_GRAPHS, writeEdges } from '../state/sample-graphs.js';
import { h } from '../ui/dom.js';
import { t } from '../ui/language.js';
import { field } from './field.js';

/** @import { UserGraph } from 'mazewright/dungeons' */
/** @import { Store } from '../state/store.js' */

/** The edges of the user's graph as text, and buttons for samples. @param {Store} store */
export function graphField(store) {
  const shape = () => store.state.wanted.shape;
  const text = h('textarea', {
    rows: 4,
    spellcheck: false,
    value: writeEdges(shape().edges ?? []),
    oninput: () => {
      const edges = readEdges(text.value);
      if (!edges) {
        store.set({
          problem: { field: 'shape.edges', text: 'graph.bad' },
        });
        return;
      }
      const { id, positions, nodes } = shape();
      const most = Math.max(...edges.flat()) + 1;
      // The positions of a sample stay as long as the number of nodes does.
      const kept = positions && most === nodesOf(positions, nodes) ? { positions } : {};
      change(store, { shape: { id, edges, ...kept } });
    },
  });
  const samples = SAMPLE_GRAPHS.map(({ id, make }) =>
    h(
      'button',
      {
        type: 'button',
        id: `graph-${id}`,
        onclick: () => {
          const graph = make();
          text.value = writeEdges(graph.edges);
          change(store, { shape: { id: shape().id, ...graph } });
        },
      },
      t(`graph.${id}`),
    ),
  );
  const row = h('div', { class: 'row samples' }, ...samples);
  const control = h('div', { class: 'graph' }, row, text);
  return [
    field({
      id: 'shape.edges',
      label: t('graph.edges'),
      input: text,
      control,
      about: t('graph.about'),
    }),
  ];
}

/** The number of nodes of a graph with positions. @param {NonNullable<UserGraph['positions']>} positions @param {number | undefined} nodes */
function nodesOf(positions, nodes) {
  return nodes ?? (ArrayBuffer.isView(positions) ? positions.length / 2 : positions.length);
}
