/** Characters of a value that stays on one line. */
const LINE = 76;
/** Entries of one list, and nested lists, that are shown. */
const MAX_ENTRIES = 200;
const MAX_DEPTH = 6;

/**
 * A value as text, close to JSON: strings without quotes at the top. What does not fit into one line,
 * and a list of lists, has a line for each entry. Stops at about `most` characters.
 * @param {unknown} value
 * @param {number} most
 * @returns {string}
 */
export function showValue(value, most) {
  if (typeof value === 'string') return value;
  let remaining = most;
  /** @type {unknown[]} */
  const parents = [];

  /** @param {unknown} each @param {string} indent @returns {string} */
  const show = (each, indent) => {
    if (remaining <= 0) return '…';
    const text = plain(each) ?? nested(/** @type {object} */ (each), indent);
    remaining -= typeof each === 'object' ? 0 : text.length;
    return text;
  };

  /** @param {object} each @param {string} indent */
  const nested = (each, indent) => {
    if (parents.includes(each)) return '(circular)';
    if (parents.length >= MAX_DEPTH) return '…';
    parents.push(each);
    try {
      const deeper = `${indent}  `;
      const { name, open, close, entries, count } = partsOf(each);
      const texts = entries.map(([key, inner]) => key + show(inner, deeper));
      if (count > entries.length) texts.push(`… ${count - entries.length} more`);
      const lists = entries.filter(([, inner]) => Array.isArray(inner) && inner.length > 1);
      const isShort = lists.length < 2 && texts.join(', ').length + indent.length <= LINE;
      if (isShort && texts.every((text) => !text.includes('\n'))) {
        return `${name}${open}${texts.join(', ')}${close}`;
      }
      const lines = texts.map((text) => `\n${deeper}${text}`);
      return `${name}${open}${lines.join(',')}\n${indent}${close}`;
    } finally {
      parents.pop();
    }
  };
  return show(value, '');
}

/** The text of a value without entries, or null. @param {unknown} value */
function plain(value) {
  if (typeof value === 'string') return JSON.stringify(value);
  if (typeof value === 'bigint') return `${value}n`;
  if (typeof value === 'function') return `function ${value.name}`;
  if (value instanceof Error || value instanceof Date || value instanceof RegExp) {
    return String(value);
  }
  return typeof value === 'object' && value !== null ? null : String(value);
}

/** @param {object} value @returns {{ name: string, open: string, close: string, entries: [string, unknown][], count: number }} */
function partsOf(value) {
  if (value instanceof Map) {
    const pairs = [...value].slice(0, MAX_ENTRIES);
    const entries = pairs.map(
      ([key, each]) => /** @type {[string, unknown]} */ ([`${key}: `, each]),
    );
    return { name: 'Map ', open: '{', close: '}', entries, count: value.size };
  }
  const isList = Array.isArray(value) || value instanceof Set || ArrayBuffer.isView(value);
  if (isList) {
    const list = Array.from(/** @type {Iterable<unknown>} */ (/** @type {unknown} */ (value)));
    const shown = list.slice(0, MAX_ENTRIES);
    const entries = shown.map((each) => /** @type {[string, unknown]} */ (['', each]));
    const name = value instanceof Set ? 'Set ' : '';
    return { name, open: '[', close: ']', entries, count: list.length };
  }
  const all = Object.entries(value);
  const shown = all.slice(0, MAX_ENTRIES);
  const entries = shown.map(([key, each]) => {
    return /** @type {[string, unknown]} */ ([`${JSON.stringify(key)}: `, each]);
  });
  return { name: '', open: '{', close: '}', entries, count: all.length };
}
