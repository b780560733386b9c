/**
 * Perturb, from its definition: of the passages in the order of a shuffle round(share * passages)
 * are closed. As many walls are opened: older ones that join parts of what was one part, then closed
 * passages that do, then any older walls, then any closed passages, each in the order of a shuffle.
 */
import { firstOfOrbits, inTurn, links, orbitOf, setLink, walls } from './edges.js';
import { linkedSets } from './repair.js';
import { joinByOrbits } from './symmetry.js';

export function run(state, { share }, random, grid) {
  const wholes = linkedSets(state, grid);
  const before = firstOfOrbits(state, grid, links(state, grid));
  const count = Math.floor((before.length * Math.round(share * 1000) + 500) / 1000);
  const closed = [];
  const turns = inTurn(before, random);
  for (let taken = 0; taken < count; ) {
    const edge = turns.next().value;
    taken++;
    for (const image of orbitOf(state, grid, edge)) {
      setLink(state, image, false);
      closed.push(image);
    }
  }
  let left = closed.length;
  const isNew = ({ cell, direction }) =>
    closed.some((edge) => edge.cell === cell && edge.direction === direction);
  const sets = linkedSets(state, grid);
  const older = () => walls(state, grid).filter((edge) => !isNew(edge));
  const wereOne = ({ cell, to }) => wholes.find(cell) === wholes.find(to);
  const apart = older().filter(
    (edge) => wereOne(edge) && sets.find(edge.cell) !== sets.find(edge.to),
  );
  if (state.group) left -= joinByOrbits(state, random, grid, wholes);
  for (const list of state.group ? [] : [apart, closed]) {
    for (const edge of inTurn(list, random)) {
      if (!sets.join(edge.cell, edge.to)) continue;
      setLink(state, edge, true);
      left--;
    }
  }
  for (const list of [older().filter(wereOne), walls(state, grid).filter(isNew)]) {
    if (left <= 0) break;
    for (const edge of inTurn(firstOfOrbits(state, grid, list), random)) {
      for (const image of orbitOf(state, grid, edge)) {
        setLink(state, image, true);
        left--;
      }
      if (left <= 0) break;
    }
  }
}
