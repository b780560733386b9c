/** Maps of Tiled taken apart by the rules of its documentation, without our tables of tiles. */
import assert from 'node:assert/strict';

/** What a list of properties says, by name. */
export const valuesOf = (properties = []) =>
  Object.fromEntries(properties.map(({ name, value }) => [name, value]));

/** The layers of every storey by their names: [{ floor, walls, rooms, objects }]. */
export function storeysIn({ layers }) {
  const groups = layers.filter(({ type }) => type === 'group');
  const lists = groups.length > 0 ? groups.map((group) => group.layers) : [layers];
  return lists.map((list) => Object.fromEntries(list.map((layer) => [layer.name, layer])));
}

/** The only tileset, with a Map from the numbers of layers to tiles and what joins them. */
export function tilesetIn({ tilesets }) {
  assert.equal(tilesets.length, 1);
  const [tileset] = tilesets;
  const wangs = new Map(
    tileset.wangsets[0].wangtiles.map(({ tileid, wangid }) => [tileid, wangid]),
  );
  const tiles = new Map(
    tileset.tiles.map((tile) => [
      tileset.firstgid + tile.id,
      { ...tile, values: valuesOf(tile.properties), wang: wangs.get(tile.id) ?? null },
    ]),
  );
  return { tileset, tiles };
}
