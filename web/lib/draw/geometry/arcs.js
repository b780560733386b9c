/** A point of a drawing. @typedef {{ readonly x: number, readonly y: number }} Point */

/** Points that are closer than this are one. */
const NEAR = 1 / 64;

/** Degrees between two points of an arc at most. */
const STEP = 7;

/**
 * The points of a way from the centre of a cell of rings to a point of its outline, without both: along the
 * arc through the centre, then straight.
 * @param {Point} pole
 * @param {Point} centre
 * @param {Point} to
 * @returns {Point[]}
 */
export function arcTowards(pole, centre, to) {
  const radius = Math.hypot(centre.x - pole.x, centre.y - pole.y);
  const [ax, ay] = [centre.x - pole.x, centre.y - pole.y];
  const [bx, by] = [to.x - pole.x, to.y - pole.y];
  const angle = Math.atan2(ax * by - ay * bx, ax * bx + ay * by);
  if (Math.abs(angle) * radius < NEAR) return [];
  const count = Math.ceil((Math.abs(angle) * 180) / Math.PI / STEP);
  return Array.from({ length: count }, (_, i) => {
    const [c, s] = [Math.cos((angle * (i + 1)) / count), Math.sin((angle * (i + 1)) / count)];
    return { x: pole.x + c * ax - s * ay, y: pole.y + s * ax + c * ay };
  });
}
