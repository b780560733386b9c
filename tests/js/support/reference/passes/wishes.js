/**
 * Wishes, from their definition. A uniform generator gives way to Wilson's algorithm on the grid of
 * groups that wished passages join. The maze of any other is changed: wished passages first, then
 * its own in the order of a shuffle where they close no loop, then walls that join parts.
 */
import { Sets } from '../../walk.js';
import { inTurn, isLinked, links, setLink } from './edges.js';
import { joinParts, linkedSets } from './repair.js';

const pairsOf = ({ passages, path }) => [
  ...inPairs(passages),
  ...path.slice(1).map((cell, i) => [path[i], cell]),
];
const inPairs = (flat) => flat.flatMap((cell, i) => (i % 2 === 0 ? [[cell, flat[i + 1]]] : []));

/** The edge from one cell to another. */
function edgeTo(slots, [cell, to]) {
  const direction = slots[cell].findIndex((slot) => slot?.to === to);
  return { cell, direction, ...slots[cell][direction] };
}

/** The grid without wished walls. Generators that work row by row see them: `shown`. */
export function prepare(grid, params, _, ordered, { wished }) {
  const { walls } = params;
  for (const cell of [...pairsOf(params).flat(), ...walls]) wished.add(cell);
  const slots = grid.slots.map((own) => [...own]);
  for (const pair of inPairs(walls)) {
    const { cell, direction, to, back } = edgeTo(grid.slots, pair);
    slots[cell][direction] = slots[to][back] = undefined;
  }
  return { ...grid, slots, shown: ordered ? grid : null };
}

/** The passages that Wilson's algorithm makes of the groups. */
export function instead({ slots, kept }, params, random) {
  const state = { passages: new Uint8Array(slots.length), isOpen: () => true };
  const groups = new Sets(slots.length);
  const wished = pairsOf(params);
  for (const pair of wished) {
    if (groups.join(...pair)) setLink(state, edgeTo(slots, pair), true);
  }
  const members = [...new Set(wished.flat())].sort((a, b) => a - b);
  const groupOf = (cell) => groups.find(cell);
  const drawExit = (group) => {
    const cells = members.filter((cell) => groupOf(cell) === group);
    const exits = (cells.length > 0 ? cells : [group]).flatMap((cell) =>
      [...slots[cell].entries()]
        .filter(([, slot]) => slot && groupOf(slot.to) !== group)
        .map(([direction, slot]) => ({ cell, direction, ...slot })),
    );
    if (exits.length === 1) return exits[0];
    return cells.length > 0 ? exits[random.below(exits.length)] : random.pick(exits);
  };
  const inMaze = new Set();
  const isRooted = linkedSets(
    {
      passages: slots.map((own) => own.reduce((bits, slot, d) => bits | (slot ? 1 << d : 0), 0)),
    },
    { slots },
  );
  const roots = new Set();
  for (const first of slots.keys()) {
    if (!kept[first]) continue;
    const component = isRooted.find(first);
    if (!roots.has(component)) inMaze.add(groupOf(first));
    roots.add(component);
    const last = new Map();
    for (let group = groupOf(first); !inMaze.has(group); group = groupOf(last.get(group).to)) {
      last.set(group, drawExit(group));
    }
    for (let group = groupOf(first); !inMaze.has(group); group = groupOf(last.get(group).to)) {
      inMaze.add(group);
      setLink(state, last.get(group), true);
    }
  }
  return state.passages;
}

export function run(state, params, random, grid) {
  const all = grid.shown ?? grid;
  const count = links(state, all).length;
  const hasLoops = count > all.kept.filter(Boolean).length - componentsOf(grid);
  let changed = false;
  for (const pair of inPairs(params.walls)) {
    const edge = edgeTo(all.slots, pair);
    if (edge.direction < 0 || !isLinked(state, edge)) continue;
    setLink(state, edge, false);
    changed = true;
  }
  const wished = pairsOf(params).map((pair) => edgeTo(grid.slots, pair));
  const sets = new Sets(state.passages.length);
  for (const edge of wished) {
    sets.join(edge.cell, edge.to);
    if (isLinked(state, edge)) continue;
    setLink(state, edge, true);
    changed = true;
  }
  if (!changed) return;
  if (!hasLoops) {
    const isWished = ({ cell, to }) =>
      wished.some(
        (edge) => Math.min(edge.cell, edge.to) === cell && Math.max(edge.cell, edge.to) === to,
      );
    for (const edge of inTurn(
      links(state, grid).filter((each) => !isWished(each)),
      random,
    )) {
      if (!sets.join(edge.cell, edge.to)) setLink(state, edge, false);
    }
  }
  for (const { cell, to } of links(state, grid)) sets.join(cell, to);
  joinParts(state, sets, random, grid);
}

/** The number of parts of the kept cells. */
function componentsOf({ slots, kept }) {
  const bits = slots.map((own) => own.reduce((sum, slot, d) => sum | (slot ? 1 << d : 0), 0));
  const sets = linkedSets({ passages: bits }, { slots });
  return new Set([...kept.keys()].filter((cell) => kept[cell]).map((cell) => sets.find(cell))).size;
}
