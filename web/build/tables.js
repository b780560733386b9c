/** @typedef {import('../lib/types.js').Catalog} Catalog */
/** @typedef {{ ko: { title: string, about: string } }} InKorean what a native build's rows have */

const START = '<!-- catalog:start -->';
const END = '<!-- catalog:end -->';

const headings = {
  en: ['Algorithm', '', 'Cost', 'Parameters'],
  ko: ['알고리즘', '', '비용', '매개변수'],
};

/** @param {string} text */
const cell = (text) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

/** @param {readonly string[]} cells */
const row = (cells) => `| ${cells.map(cell).join(' | ')} |`;

/**
 * The algorithms as a Markdown table.
 * @param {Catalog} catalog
 * @param {'en' | 'ko'} language
 */
export function algorithmTable(catalog, language) {
  const rows = catalog.generators.map((generator) => {
    const { ko } = /** @type {typeof generator & InKorean} */ (generator);
    const text = language === 'ko' ? ko : generator;
    const params = generator.params.map(({ id }) => `\`${id}\``).join(', ');
    return row([`\`${generator.id}\` ${text.title}`, text.about, generator.cost, params]);
  });
  return [row(headings[language]), '|---|---|---|---|', ...rows].join('\n');
}

/**
 * A text with what stands between the two markers replaced.
 * @param {string} text
 * @param {string} table
 */
export function withTable(text, table) {
  const start = text.indexOf(START);
  const end = text.indexOf(END);
  if (start < 0 || end < start) throw new Error(`there is no ${START} ... ${END}`);
  return `${text.slice(0, start + START.length)}\n${table}\n${text.slice(end)}`;
}
