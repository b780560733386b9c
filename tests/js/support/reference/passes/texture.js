/** Texture, from its definition: the plane of a texture times the plane given, of 255, rounded down. */
export function scale(texture, { plane }) {
  if (plane.length === 0) return texture;
  return Array.from(plane, (value, cell) => Math.floor(((texture?.[cell] ?? 255) * value) / 255));
}
