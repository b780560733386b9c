/** The place in a list of cells, oldest first, of the one that grows next. */
export function placeToGrow(random, { newest, oldest, middle, random: any }, size) {
  const places = [
    [newest, () => size - 1],
    [oldest, () => 0],
    [middle, () => size >> 1],
    [any, () => random.below(size)],
  ].filter(([weight]) => weight > 0);
  let drawn =
    places.length === 1 ? 0 : random.below(places.reduce((sum, [weight]) => sum + weight, 0));
  for (const [weight, place] of places) {
    if (drawn < weight) return place();
    drawn -= weight;
  }
}
