/** A map for Tiled as that editor shows it: the layers of `toTmj` with the tiles of the package. */
import { tilesetImage, toTmj } from 'mazewright/formats';
import { PNG } from 'pngjs';

/** @typedef {{ type: string, data: number[], objects?: { gid?: number, x: number, y: number }[] }} Layer */

/** The picture of a dungeon or maze of square tiles, 16 pixels each. @param {any} maze */
export function levelPicture(maze) {
  const map = JSON.parse(toTmj(maze));
  const [{ columns }] = map.tilesets;
  const side = map.tilewidth;
  const tiles = PNG.sync.read(Buffer.from(tilesetImage()));
  const picture = new PNG({ width: map.width * side, height: map.height * side });
  /** Draws a tile by its number; 0 is none. */
  const draw = (
    /** @type {number} */ gid,
    /** @type {number} */ left,
    /** @type {number} */ top,
  ) => {
    const [across, down] = [((gid - 1) % columns) * side, Math.floor((gid - 1) / columns) * side];
    for (let y = 0; gid > 0 && y < side; y += 1) {
      for (let x = 0; x < side; x += 1) {
        const from = 4 * ((down + y) * tiles.width + across + x);
        // What lies below shows where a tile is clear.
        if (tiles.data[from + 3] === 0) continue;
        tiles.data.copy(picture.data, 4 * ((top + y) * picture.width + left + x), from, from + 4);
      }
    }
  };
  for (const layer of /** @type {Layer[]} */ (map.layers)) {
    if (layer.type === 'tilelayer') {
      layer.data.forEach((gid, i) => {
        draw(gid, (i % map.width) * side, Math.floor(i / map.width) * side);
      });
    }
    // Tiled places objects that are tiles by their lower left corner.
    for (const { gid = 0, x, y } of layer.objects ?? []) draw(gid, x, y - side);
  }
  return picture;
}
