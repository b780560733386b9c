/** A whole chunk by the second implementations: its doors, its inside, its exits. */
import { opened } from './connect-doors.js';
import { mw } from './load.js';
import { referenceMaze } from './reference/index.js';
import { plainGrid } from './reference/slots.js';
import { ReferenceWorld } from './world.js';

/** Links from each floor tile to those beside it. */
function floorLinks(side, kinds) {
  return Uint8Array.from(kinds, (kind, tile) => {
    if (kind === 0) return 0;
    const [x, y] = [tile % side, Math.floor(tile / side)];
    const isFloor = (dx, dy) => {
      const [column, row] = [x + dx, y + dy];
      const isTile = column >= 0 && row >= 0 && column < side && row < side;
      return isTile && kinds[row * side + column] !== 0;
    };
    const around = [isFloor(0, -1), isFloor(0, 1), isFloor(-1, 0), isFloor(1, 0)];
    return around.reduce((bits, open, direction) => bits | (Number(open) << direction), 0);
  });
}

/** { maze: { passages, kinds, start, end }, doors } of a chunk of the world of these options. */
export function referenceChunk(options, { chunkSize: side, levels }, cx, cy) {
  const row = mw.catalog.generators.find(({ id }) => id === options.algorithm);
  const dungeon = row.kind === 'dungeon';
  const world = new ReferenceWorld({ ...options, chunk: side, levels, dungeon });
  const doors = world.doors(cx, cy);
  const size = { width: side, height: side };
  const inside = { ...options, ...size, seed: world.chunkSeed(cx, cy) };
  const made = referenceMaze(row, inside, plainGrid({ ...size, mask: null }));
  if (!dungeon) {
    return {
      maze: {
        passages: made.passages,
        kinds: null,
        start: made.start ?? 0,
        end: made.end ?? side * side - 1,
      },
      doors,
    };
  }
  const kinds = opened(side, made.kinds, made.doors ?? new Map(), doors);
  const placeOf = (wanted) => made.things?.find(({ role }) => role === wanted)?.cell;
  const start = placeOf('entrance') ?? kinds.findIndex((kind) => kind !== 0);
  const end = placeOf('exit') ?? kinds.findLastIndex((kind) => kind !== 0);
  return { maze: { passages: floorLinks(side, kinds), kinds, start, end }, doors };
}
