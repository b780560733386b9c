/** Values of a program as text and pictures. */

/** Items of a list that are shown. */
const MOST_ITEMS = 12;
/** Letters of a text that are shown. */
const MOST_LETTERS = 400;
/** Cells of a maze that is drawn. */
const MOST_CELLS = 20_000;

/** @param {unknown} value @returns {value is { svg: () => string, cellCount: number }} */
const isMaze = (value) =>
  typeof value === 'object' && value !== null && 'cellCount' in value && 'svg' in value;

/** @param {string} svg */
function drawn(svg) {
  const picture = document.createElement('div');
  picture.innerHTML = svg;
  return picture;
}

/** @param {Uint8Array} bytes */
function image(bytes) {
  const picture = document.createElement('img');
  picture.alt = '';
  picture.src = URL.createObjectURL(
    new Blob([/** @type {BlobPart} */ (bytes)], { type: 'image/png' }),
  );
  return picture;
}

/** A maze, an SVG or a PNG as a picture; null for other values. @param {unknown} value */
export function pictureOf(value) {
  if (isMaze(value)) {
    return value.cellCount > 0 && value.cellCount <= MOST_CELLS ? drawn(value.svg()) : null;
  }
  if (typeof value === 'string') return value.startsWith('<svg') ? drawn(value) : null;
  const isPng = value instanceof Uint8Array && value[0] === 0x89 && value[1] === 0x50;
  return isPng ? image(value) : null;
}

/** @param {readonly unknown[]} items @param {number} length @param {number} depth */
const listed = (items, length, depth) => {
  const shown = items.slice(0, MOST_ITEMS).map((item) => described(item, depth + 1));
  if (length > shown.length) shown.push('…');
  return shown.join(', ');
};

/**
 * A value as a reader of JavaScript knows it, shortened.
 * @param {unknown} value
 * @returns {string}
 */
export function described(value, depth = 0) {
  if (typeof value === 'string') {
    const text = value.length > MOST_LETTERS ? `${value.slice(0, MOST_LETTERS)}…` : value;
    if (depth > 0) return `'${text.slice(0, 40)}${text.length > 40 ? '…' : ''}'`;
    return text.includes('\n') ? text : `'${text}'`;
  }
  if (typeof value === 'bigint') return `${value}n`;
  if (typeof value === 'function') return 'function';
  if (typeof value !== 'object' || value === null) return String(value);
  if (value instanceof Error) return String(value);
  if (ArrayBuffer.isView(value) && 'length' in value) {
    const items = [.../** @type {Uint8Array} */ (value).subarray(0, MOST_ITEMS)];
    const length = Number(value.length);
    return `${value.constructor.name}(${length}) [${listed(items, length, depth)}]`;
  }
  if (Array.isArray(value)) {
    return depth > 1 ? `[${value.length}]` : `[${listed(value, value.length, depth)}]`;
  }
  const { name } = value.constructor ?? {};
  const kind = name && name !== 'Object' && name.length > 2 ? `${name} ` : '';
  const keys = Object.keys(value);
  if (depth > 1 || keys.length === 0) return `${kind}{}`.trim();
  const fields = keys.slice(0, MOST_ITEMS).map((key) => {
    return `${key}: ${described(/** @type {any} */ (value)[key], depth + 1)}`;
  });
  return `${kind}{ ${fields.join(', ')}${keys.length > MOST_ITEMS ? ', …' : ''} }`;
}
