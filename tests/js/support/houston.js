/**
 * The exact chance of every spanning tree under Houston's mix: a random walk from an even start
 * links each new cell until so many are visited, and then every tree that holds what is linked is
 * equally likely, which is Wilson's theorem. No sampling: the walk's exits from a region are linear
 * equations.
 */

/** Solves a x = b by elimination; `a` is changed. */
function solve(a, b) {
  const size = b.length;
  for (let k = 0; k < size; k++) {
    let pivot = k;
    for (let i = k; i < size; i++) if (Math.abs(a[i][k]) > Math.abs(a[pivot][k])) pivot = i;
    [a[k], a[pivot]] = [a[pivot], a[k]];
    [b[k], b[pivot]] = [b[pivot], b[k]];
    for (let i = 0; i < size; i++) {
      if (i === k || a[i][k] === 0) continue;
      const factor = a[i][k] / a[k][k];
      for (let j = k; j < size; j++) a[i][j] -= factor * a[k][j];
      b[i] -= factor * b[k];
    }
  }
  return b.map((value, k) => value / a[k][k]);
}

/** Expected visits to each cell of a region before the walk leaves it, from one of them. */
function visitsFrom(cell, region, beside) {
  const at = new Map(region.map((member, i) => [member, i]));
  const matrix = region.map((_, i) => region.map((_, j) => Number(i === j)));
  for (const [j, from] of region.entries()) {
    for (const { to } of beside[from]) {
      if (at.has(to)) matrix[at.get(to)][j] -= 1 / beside[from].length;
    }
  }
  return solve(
    matrix,
    region.map((member) => Number(member === cell)),
  );
}

/**
 * @param {readonly (readonly [number, number])[]} pairs the edges of the grid
 * @param {readonly number[]} trees its spanning trees, as bits over the pairs
 * @param {number} share thousandths of the cells that the walk visits, rounded up
 * @returns {number[]} the chance of every tree
 */
export function houstonLaw(pairs, trees, share) {
  const cells = [...new Set(pairs.flat())];
  const beside = [];
  for (const [edge, [a, b]] of pairs.entries()) {
    for (const [from, to] of [
      [a, b],
      [b, a],
    ]) {
      beside[from] ??= [];
      beside[from].push({ to, edge });
    }
  }
  const walked = Math.max(1, Math.ceil((share * cells.length) / 1000));
  // A state: the linked edges, where the walk stands (its newest cell) and the cells it has seen.
  let states = new Map(
    cells.map((cell) => [`0 ${cell}`, { tree: 0, cell, region: [cell], chance: 1 / cells.length }]),
  );
  for (let seen = 1; seen < walked; seen++) {
    const next = new Map();
    for (const { tree, cell, region, chance } of states.values()) {
      const visits = visitsFrom(cell, region, beside);
      for (const [i, from] of region.entries()) {
        for (const { to, edge } of beside[from]) {
          if (region.includes(to)) continue;
          const key = `${tree | (1 << edge)} ${to}`;
          const state = { tree: tree | (1 << edge), cell: to, region: [...region, to], chance: 0 };
          if (!next.has(key)) next.set(key, state);
          next.get(key).chance += (chance * visits[i]) / beside[from].length;
        }
      }
    }
    states = next;
  }
  const law = new Array(trees.length).fill(0);
  for (const { tree, chance } of states.values()) {
    const holding = trees.flatMap((other, i) => ((other & tree) === tree ? [i] : []));
    for (const i of holding) law[i] += chance / holding.length;
  }
  return law;
}
