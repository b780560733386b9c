/**
 * Random numbers from 0 to 1 for textures, the same on every machine: xorshift over integers.
 * @param {number} seed
 */
export function sequence(seed) {
  let state = (Math.imul(seed, 0x9e3779b1) ^ 0x5bd1e995) | 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}

/**
 * Smooth noise that repeats after `size` texels: random values on a lattice, joined by curves. Cost: linear
 * in the texels.
 * @param {number} size texels of a side
 * @param {number} cells of the lattice per side; divides `size`
 * @param {number} seed
 * @returns {Float32Array} from -1 to 1, in rows
 */
export function tiledNoise(size, cells, seed) {
  const random = sequence(seed);
  const lattice = Float32Array.from({ length: cells * cells }, () => 2 * random() - 1);
  const step = size / cells;
  const noise = new Float32Array(size * size);
  const curve = Float32Array.from(
    { length: step },
    (_, i) => (i / step) ** 2 * (3 - (2 * i) / step),
  );
  for (let y = 0; y < size; y += 1) {
    const row = Math.floor(y / step);
    const [above, below] = [row * cells, ((row + 1) % cells) * cells];
    const down = curve[y % step];
    for (let column = 0; column < cells; column += 1) {
      const next = (column + 1) % cells;
      const left = lattice[above + column] * (1 - down) + lattice[below + column] * down;
      const right = lattice[above + next] * (1 - down) + lattice[below + next] * down;
      const from = y * size + column * step;
      for (let i = 0; i < step; i += 1) noise[from + i] = left + (right - left) * curve[i];
    }
  }
  return noise;
}
