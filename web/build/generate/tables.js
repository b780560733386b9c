/** @typedef {import('../../lib/options/types.js').Catalog} Catalog */
/** @typedef {import('../../lib/options/types.js').CatalogTexts} CatalogTexts */

const headings = {
  en: ['Algorithm', '', 'Cost', 'Parameters'],
  ko: ['알고리즘', '', '비용', '매개변수'],
};
const shapeHeadings = {
  en: ['Shape', '', 'Parameters'],
  ko: ['모양', '', '매개변수'],
};

/** @param {string} text */
const cell = (text) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

/** @param {readonly string[]} cells */
const row = (cells) => `| ${cells.map(cell).join(' | ')} |`;

/**
 * The algorithms as a Markdown table.
 * @param {Catalog} catalog
 * @param {CatalogTexts} [ko] Korean texts, for a table in Korean
 */
export function algorithmTable(catalog, ko) {
  const rows = catalog.generators.map((generator) => {
    const text = ko?.generators[generator.id] ?? generator;
    const params = generator.params.map(({ id }) => `\`${id}\``).join(', ');
    return row([`\`${generator.id}\` ${text.title}`, text.about, generator.cost, params]);
  });
  return [row(headings[ko ? 'ko' : 'en']), '|---|---|---|---|', ...rows].join('\n');
}

/** A parameter with what it can be where that is a short list. @param {import('../../lib/options/types.js').Param} param */
const paramNote = ({ id, values }) => (values ? `\`${id}\` (${values.join(', ')})` : `\`${id}\``);

/**
 * The shapes as a Markdown table.
 * @param {Catalog} catalog
 * @param {CatalogTexts} [ko] Korean texts, for a table in Korean
 */
export function shapeTable(catalog, ko) {
  const rows = catalog.shapes.map((shape) => {
    const text = ko?.shapes[shape.id] ?? shape;
    return row([
      `\`${shape.id}\` ${text.title}`,
      text.about,
      shape.params.map(paramNote).join(', '),
    ]);
  });
  return [row(shapeHeadings[ko ? 'ko' : 'en']), '|---|---|---|', ...rows].join('\n');
}

/**
 * A text with the part between the two markers of that name replaced.
 * @param {string} text
 * @param {string} name
 * @param {string} table
 */
export function withTable(text, name, table) {
  const [first, last] = ['start', 'end'].map((end) => `<!-- ${name}:${end} -->`);
  const start = text.indexOf(first);
  const end = text.indexOf(last);
  if (start < 0 || end < start) throw new Error(`there is no ${first} ... ${last}`);
  return `${text.slice(0, start + first.length)}\n${table}\n${text.slice(end)}`;
}
