/**
 * The floor of a maze with walls, for the passes that furnish it: cells in rooms are room tiles, all others
 * corridors. Doors stand in passages; a passage is [cell, direction].
 */
import { CORRIDOR, Floor, ROCK, ROOM } from './floor.js';

export class Walled extends Floor {
  constructor({ passages, kinds, rooms = [], oneWays = null }, grid) {
    const kept = (cell) => (kinds ? kinds[cell] !== ROCK : grid.kept[cell]);
    const own = rooms.map((cells) => new Set([...cells].filter(kept)));
    const plan = Array.from(grid.kept, (_, cell) => {
      if (!kept(cell)) return ROCK;
      return own.some((room) => room.has(cell)) ? ROOM : CORRIDOR;
    });
    super({ passages, kinds: plan }, grid);
    this.own = own;
    this.oneWays = oneWays;
  }

  near = (tile) =>
    this.links(tile)
      .filter(([direction]) => !((this.oneWays?.[tile] >> direction) & 1))
      .map(([, to]) => to);
  entering = (tile) =>
    this.links(tile)
      .filter(([, to, back]) => !((this.oneWays?.[to] >> back) & 1))
      .map(([, to]) => to);

  rooms = () => this.own.filter((room) => room.size > 0);
  isStair = (direction) => ['up', 'down'].includes(this.grid.names[direction]);
  across = ([cell, direction]) => this.grid.slots[cell][direction].to;

  /** All cells that can be reached without going through a passage. */
  reachWithout(from, [cell, direction]) {
    const { to } = this.grid.slots[cell][direction];
    const isIt = (a, b) => (a === cell && b === to) || (a === to && b === cell);
    const found = new Set([from]);
    for (const a of found) {
      for (const [, b] of this.links(a)) if (!isIt(a, b)) found.add(b);
    }
    return found;
  }

  /** Of each cell outside rooms the first passage into one that is no stair. */
  openingsOfRooms() {
    return this.tiles.flatMap((cell) => {
      if (this.kinds[cell] !== CORRIDOR) return [];
      const into = this.links(cell).find(
        ([direction, to]) => !this.isStair(direction) && this.kinds[to] === ROOM,
      );
      return into ? [[cell, into[0]]] : [];
    });
  }

  /** The corridors as sets of cells outside rooms with two passages each, without a cell that is apart. */
  corridors(apart) {
    const isPart = (cell) =>
      cell !== apart && this.kinds[cell] === CORRIDOR && this.links(cell).length === 2;
    const found = [];
    const seen = new Set();
    for (const first of this.tiles) {
      if (!isPart(first) || seen.has(first)) continue;
      const chain = this.reach(first, (to) => !isPart(to));
      for (const cell of chain) seen.add(cell);
      found.push(chain);
    }
    return found;
  }

  /**
   * The passages into the corridors from the side of the first cell of their part, without which the maze
   * falls apart; of a corridor with that cell its first one.
   */
  mouths(rootOf, apart) {
    return this.corridors(apart)
      .flatMap((chain) => {
        const [some] = chain;
        const root = rootOf(some);
        const steps = this.steps(root);
        const top = [...chain].reduce((a, b) => (steps.get(b) < steps.get(a) ? b : a));
        const ways = this.links(top);
        const way = top === root ? ways[0] : ways.find(([, to]) => steps.get(to) < steps.get(top));
        if (!way || this.isStair(way[0])) return [];
        const passage = [top, way[0]];
        return this.reachWithout(top, passage).has(way[1]) ? [] : [passage];
      })
      .sort(([a], [b]) => a - b);
  }
}
