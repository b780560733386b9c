// TMX, the XML of Tiled, of a map as JSON has it. Source: "TMX Map Format" of the Tiled documentation.

/** @typedef {ReturnType<typeof import('./tiled-map.js').tiledMap>} TiledMap */
/** @typedef {import('./tiled-map.js').TiledProperty} TiledProperty */
/** @typedef {string | number | boolean} Plain */

/** @param {Plain} value */
const escaped = (value) =>
  String(value).replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** @param {Plain} value */
const attributeText = (value) => escaped(typeof value === 'boolean' ? Number(value) : value);

/**
 * An element and what is in it, a line each. Attributes that are undefined are left out.
 * @param {string} name
 * @param {Readonly<Record<string, Plain | undefined>>} attributes
 * @param {readonly string[]} [content] lines
 * @returns {string[]}
 */
function element(name, attributes, content = []) {
  const given = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : ` ${key}="${attributeText(value)}"`,
  );
  const head = `<${name}${given.join('')}`;
  return content.length === 0
    ? [`${head}/>`]
    : [`${head}>`, ...content.map((line) => ` ${line}`), `</${name}>`];
}

/** @param {readonly TiledProperty[] | undefined} properties */
function propertyLines(properties) {
  if (!properties?.length) return [];
  const lines = properties.flatMap(({ name, type, value }) =>
    element('property', {
      name,
      // A text is the default; true and false are words here, unlike in other attributes.
      type: type === 'string' ? undefined : type,
      value: String(value),
    }),
  );
  return element('properties', {}, lines);
}

/** @param {readonly any[]} objects */
const objectLines = (objects) =>
  objects.flatMap(({ id, name, type, gid, x, y, width, height, properties }) =>
    element(
      'object',
      { id, name: name || undefined, type: type || undefined, gid, x, y, width, height },
      propertyLines(properties),
    ),
  );

/** @param {any} layer @returns {string[]} */
function layerLines(layer) {
  const { id, name, visible, width, height } = layer;
  const hidden = visible ? undefined : false;
  if (layer.type === 'group') {
    const inner = [...propertyLines(layer.properties), ...layer.layers.flatMap(layerLines)];
    return element('group', { id, name, visible: hidden }, inner);
  }
  if (layer.type === 'objectgroup') {
    const { color, draworder } = layer;
    return element('objectgroup', { color, draworder, id, name }, objectLines(layer.objects));
  }
  const rows = Array.from({ length: height }, (_, row) => {
    const numbers = layer.data.slice(row * width, (row + 1) * width).join(',');
    return row + 1 < height ? `${numbers},` : numbers;
  });
  const data = ['<data encoding="csv">', ...rows, '</data>'];
  return element('layer', { id, name, width, height }, data);
}

/** @param {TiledMap['tilesets'][number]} tileset */
function tilesetLines({ image, imagewidth, imageheight, tiles, wangsets, properties, ...tileset }) {
  const { firstgid, name, tilewidth, tileheight, tilecount, columns } = tileset;
  const tileLines = tiles.flatMap(
    (/** @type {any} */ { id, type, objectgroup, properties: own }) => {
      const shapes = objectgroup
        ? element('objectgroup', { draworder: 'index' }, objectLines(objectgroup.objects))
        : [];
      return element('tile', { id, type }, [...propertyLines(own), ...shapes]);
    },
  );
  const wangLines = wangsets.flatMap(({ colors, wangtiles, ...set }) =>
    element('wangset', { name: set.name, type: set.type, tile: set.tile }, [
      ...colors.flatMap((color) => element('wangcolor', color)),
      ...wangtiles.flatMap(({ tileid, wangid }) =>
        element('wangtile', { tileid, wangid: wangid.join(',') }),
      ),
    ]),
  );
  return element('tileset', { firstgid, name, tilewidth, tileheight, tilecount, columns }, [
    ...propertyLines(properties),
    ...element('image', { source: image, width: imagewidth, height: imageheight }),
    ...tileLines,
    ...element('wangsets', {}, wangLines),
  ]);
}

/**
 * @param {TiledMap} map
 * @returns {string}
 */
export function tmxText({
  version,
  tiledversion,
  orientation,
  renderorder,
  width,
  height,
  ...map
}) {
  const { tilewidth, tileheight, infinite, nextlayerid, nextobjectid } = map;
  const size = { width, height, tilewidth, tileheight, infinite, nextlayerid, nextobjectid };
  const lines = element('map', { version, tiledversion, orientation, renderorder, ...size }, [
    ...propertyLines(map.properties),
    ...map.tilesets.flatMap(tilesetLines),
    ...map.layers.flatMap(layerLines),
  ]);
  return `<?xml version="1.0" encoding="UTF-8"?>\n${lines.join('\n')}\n`;
}
