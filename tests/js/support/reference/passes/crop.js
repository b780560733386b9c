/** Crop: the cells of a rectangle move to the corner; the others are cut off. */
export const reshape = ({ x, y, width, height }) => ({
  isFlat: true,
  sizes: (size) => [[width || size.width - x, height || size.height - y]],
  place(from, to) {
    const cellAt = new Map(to.places.map((place, cell) => [`${place.x} ${place.y}`, cell]));
    const image = new Map();
    for (const [cell, place] of from.places.entries()) {
      const other = cellAt.get(`${place.x - x} ${place.y - y}`);
      if (other !== undefined) image.set(cell, other);
    }
    return [image];
  },
});
