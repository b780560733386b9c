/** A segment between two points. @typedef {readonly [x1: number, y1: number, x2: number, y2: number]} Segment */

/** @param {number} x @param {number} y */
const keyOf = (x, y) => `${x} ${y}`;

/** @param {readonly (readonly number[])[]} moves */
function merged(moves) {
  /** @type {[number, number][]} */
  const result = [];
  for (const [dx, dy] of moves) {
    const last = result[result.length - 1];
    const straight = last && last[0] * dy === last[1] * dx && last[0] * dx + last[1] * dy > 0;
    if (straight) result[result.length - 1] = [last[0] + dx, last[1] + dy];
    else result.push([dx, dy]);
  }
  return result;
}

/** @param {readonly number[]} move */
function moveText([dx, dy]) {
  if (dy === 0) return `h${dx}`;
  return dx === 0 ? `v${dy}` : `l${dx} ${dy}`;
}

/**
 * Ends of segments by their points; a segment is taken out once it is drawn.
 * @param {readonly Segment[]} segments
 */
function endsOf(segments) {
  /** @type {Map<string, { segment: number, x: number, y: number, dx: number, dy: number }[]>} */
  const ends = new Map();
  for (const [segment, [x1, y1, x2, y2]] of segments.entries()) {
    for (const [x, y, toX, toY] of [
      [x1, y1, x2, y2],
      [x2, y2, x1, y1],
    ]) {
      const list = ends.get(keyOf(x, y)) ?? [];
      list.push({ segment, x, y, dx: toX - x, dy: toY - y });
      ends.set(keyOf(x, y), list);
    }
  }
  return ends;
}

/**
 * Segments as SVG path data with few bytes: whole numbers, one line through segments that meet,
 * relative moves, one move for what is straight. A segment of no length gives a dot with round caps.
 * @param {readonly Segment[]} segments with coordinates that are whole numbers
 */
export function pathData(segments) {
  const ends = endsOf(segments);
  const drawn = new Uint8Array(segments.length);
  /** @param {string} point */
  const open = (point) => (ends.get(point) ?? []).filter(({ segment }) => drawn[segment] === 0);
  let [x, y] = [0, 0];
  let text = '';
  // A line that begins where an odd number of segments meet leaves fewer pieces.
  const points = [...ends.keys()].sort((a, b) => (open(b).length % 2) - (open(a).length % 2));
  for (const point of points) {
    for (let begin = open(point); begin.length > 0; begin = open(point)) {
      /** @type {[number, number][]} */
      const moves = [];
      let [atX, atY] = [begin[0].x, begin[0].y];
      text += `m${atX - x} ${atY - y}`;
      for (let next = begin; next.length > 0; next = open(keyOf(atX, atY))) {
        const [dx, dy] = moves[moves.length - 1] ?? [0, 0];
        const on = next.find((end) => end.dx * dy === end.dy * dx && end.dx * dx + end.dy * dy > 0);
        const end = on ?? next[0];
        drawn[end.segment] = 1;
        moves.push([end.dx, end.dy]);
        [atX, atY] = [atX + end.dx, atY + end.dy];
      }
      text += merged(moves).map(moveText).join('');
      [x, y] = [atX, atY];
    }
  }
  return text.replace(/^m/, 'M').replaceAll(' -', '-');
}
