/** Who is beside whom in a plane or in space: by distance, or by a side in common. */

/** Pairs of points, smaller index first, whose distance lies between two bounds. Not quadratic. */
export function pairsAtDistance(points, least, most) {
  const pairs = [];
  const buckets = new Map();
  const keyOf = (place) => place.join();
  const bucketOf = (point) => point.map((value) => Math.floor(value / most));
  for (const [index, point] of points.entries()) {
    for (const place of around(bucketOf(point))) {
      for (const other of buckets.get(keyOf(place)) ?? []) {
        const distance = Math.hypot(...points[other].map((value, axis) => value - point[axis]));
        if (distance >= least && distance <= most) pairs.push([other, index]);
      }
    }
    const key = keyOf(bucketOf(point));
    if (!buckets.has(key)) buckets.set(key, []);
    buckets.get(key).push(index);
  }
  return pairs;
}

/** A place on a lattice and all that touch it. */
function around(place) {
  let places = [[]];
  for (const value of place) {
    places = places.flatMap((start) => [-1, 0, 1].map((step) => [...start, value + step]));
  }
  return places;
}

/** Pairs of polygons, smaller index first, that have a side in common; corners are exact. */
export function pairsBySides(polygons) {
  const owners = new Map();
  for (const [index, corners] of polygons.entries()) {
    for (const [i, corner] of corners.entries()) {
      const next = corners[(i + 1) % corners.length];
      const key = [corner.join(), next.join()].sort().join(' ');
      if (!owners.has(key)) owners.set(key, []);
      owners.get(key).push(index);
    }
  }
  return [...owners.values()].filter((list) => list.length === 2);
}

/** Every place of a sheet in the order of its cells. */
export function placesOf({ width, height, levels = 1 }) {
  return Array.from({ length: width * height * levels }, (_, cell) => {
    const row = Math.floor(cell / width);
    return { x: cell % width, y: row % height, level: Math.floor(row / height) };
  });
}
