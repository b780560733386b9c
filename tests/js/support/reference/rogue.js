import { keyOf, Random } from '../random.js';
import { drawnRoom, Rock } from './dungeon-parts.js';

/** North, south, west, east. */
const STEPS = [
  [0, -1],
  [0, 1],
  [-1, 0],
  [1, 0],
];
const [SOUTH, EAST] = [1, 3];

/** Fields in rows, what joins them, and what lies in them. */
function fieldsOf({ columns, rows }) {
  const fields = [];
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++) {
      fields.push({ x, y, joined: new Set(), stop: null, isRoom: true });
    }
  }
  const at = (x, y) => (x >= 0 && x < columns && y < rows ? fields[y * columns + x] : undefined);
  for (const field of fields) {
    field.around = STEPS.map(([dx, dy]) => at(field.x + dx, field.y + dy));
  }
  return fields;
}

function join(a, b) {
  a.joined.add(b);
  b.joined.add(a);
  return b;
}

const isNew = (field) => field !== undefined && field.joined.size === 0;

function joinAll(fields, random) {
  let field = fields[random.below(fields.length)];
  for (let found = field.around.filter(isNew); found.length > 0; ) {
    field = join(field, found[random.below(found.length)]);
    found = field.around.filter(isNew);
  }
  const joins = (from) => from.around.filter(isNew).map((to) => [from, to]);
  const waiting = fields.filter((one) => one.joined.size > 0).flatMap(joins);
  while (waiting.length > 0) {
    const place = random.below(waiting.length);
    const [from, to] = waiting[place];
    const last = waiting.pop();
    if (place < waiting.length) waiting[place] = last;
    if (isNew(to)) waiting.push(...joins(join(from, to)));
  }
}

/** Pairs of neighbours: each field with the one east and the one south of it. */
const pairsOf = (fields) =>
  fields.flatMap((field) =>
    [EAST, SOUTH].filter((d) => field.around[d]).map((d) => [field, field.around[d]]),
  );

export function standard({ width, height, seed, params, random = new Random(keyOf(seed)) }) {
  const isDrawn = (share) => random.below(1000) < Math.round(1000 * share);
  const { corridor } = params;
  const minRoom = Math.max(params.minRoom, corridor);
  const least = minRoom + corridor + 2;
  const columns = Math.min(params.columns, Math.floor(width / least));
  const rows = Math.min(params.rows, Math.floor(height / least));
  const fields = fieldsOf({ columns, rows });
  if (fields.length > 1) joinAll(fields, random);
  for (const [a, b] of pairsOf(fields)) {
    if (!a.joined.has(b) && isDrawn(params.loops)) join(a, b);
  }
  for (const field of fields) {
    const mayGo = field.joined.size > 1 && [...field.joined].every(({ isRoom }) => isRoom);
    if (mayGo && isDrawn(params.gone)) field.isRoom = false;
  }
  const rock = new Rock(width, height);
  const columnAt = (x) => Math.floor((x * width) / columns);
  const rowAt = (y) => Math.floor((y * height) / rows);
  for (const field of fields) {
    const space = {
      x: columnAt(field.x) + corridor + 1,
      y: rowAt(field.y) + corridor + 1,
      width: columnAt(field.x + 1) - columnAt(field.x) - corridor - 2,
      height: rowAt(field.y + 1) - rowAt(field.y) - corridor - 2,
    };
    if (field.isRoom) {
      const range = { ...params, minRoom, maxFill: 1, aspect: 65536, jitter: 1 };
      field.stop = drawnRoom(random, space, range);
      rock.room(field.stop);
      continue;
    }
    const x = space.x + random.below(space.width - corridor + 1);
    const y = space.y + random.below(space.height - corridor + 1);
    field.stop = { x, y, width: corridor, height: corridor };
    for (let i = 0; i < corridor; i++) {
      for (let j = 0; j < corridor; j++) rock.corridor(x + i, y + j);
    }
  }
  for (const [a, b] of pairsOf(fields)) {
    if (!a.joined.has(b)) continue;
    const byRows = b.y > a.y;
    const line = byRows ? rowAt(b.y) : columnAt(b.x);
    const [low, high] = [a, b].map(({ stop, isRoom }) => ({ ...stop, isRoom }));
    rock.join(random, low, high, byRows, line, corridor);
  }
  return rock.finished();
}
