/** @typedef {import('../../lib/options/types.js').Catalog} Catalog */
/** @typedef {import('../../lib/options/types.js').CatalogTexts} CatalogTexts */
/** @typedef {import('mazewright/dungeons').Mazewright} Library */

const headings = {
  en: ['Algorithm', '', 'Cost', 'Parameters'],
  ko: ['알고리즘', '', '비용', '매개변수'],
};
/** The tables of rows with their parameters, by the name of the table in the catalog. */
const plainHeadings = {
  shapes: { en: ['Shape', '', 'Parameters'], ko: ['모양', '', '매개변수'] },
  passes: { en: ['Pass', '', 'Parameters'], ko: ['변형', '', '매개변수'] },
  solvers: { en: ['Solver', '', 'Parameters'], ko: ['풀이', '', '매개변수'] },
  exits: { en: ['`exits`', ''], ko: ['`exits`', ''] },
  exports: { en: ['Format', '', 'Parameters'], ko: ['형식', '', '매개변수'] },
};

/** The names of those tables. */
export const plainTables = /** @type {(keyof typeof plainHeadings)[]} */ (
  Object.keys(plainHeadings)
);

/** @param {string} text */
const cell = (text) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

/** A row of a Markdown table. @param {readonly string[]} cells */
export const row = (cells) => `| ${cells.map(cell).join(' | ')} |`;

/**
 * The algorithms as a Markdown table.
 * @param {Catalog} catalog
 * @param {CatalogTexts} [ko] Korean texts, for a table in Korean
 */
export function algorithmTable(catalog, ko) {
  const rows = catalog.generators.map((generator) => {
    const text = ko?.generators[generator.id] ?? generator;
    const params = generator.params.map(({ id }) => `\`${id}\``).join(', ');
    return row([
      `\`${generator.id}\` ${text.title}`,
      text.about,
      text.cost ?? generator.cost,
      params,
    ]);
  });
  return [row(headings[ko ? 'ko' : 'en']), '|---|---|---|---|', ...rows].join('\n');
}

/** A parameter with what it can be where that is a short list. @param {import('../../lib/options/types.js').Param} param */
const paramNote = ({ id, values }) => (values ? `\`${id}\` (${values.join(', ')})` : `\`${id}\``);

/**
 * A table of the catalog as a Markdown table.
 * @param {Catalog} catalog
 * @param {keyof typeof plainHeadings} name of the table
 * @param {CatalogTexts} [ko] Korean texts, for a table in Korean
 */
export function plainTable(catalog, name, ko) {
  const heads = plainHeadings[name][ko ? 'ko' : 'en'];
  const rows = catalog[name].map((item) => {
    const text = ko?.[name][item.id] ?? item;
    const params = item.params.map(paramNote).join(', ');
    return row([`\`${item.id}\` ${text.title}`, text.about, params].slice(0, heads.length));
  });
  return [row(heads), `|${'---|'.repeat(heads.length)}`, ...rows].join('\n');
}

const promiseWords = {
  en: { first: 'After', ends: 'ends', holds: 'holds', refused: '–' },
  ko: { first: '뒤의 변형', ends: '끝남', holds: '유지', refused: '–' },
};

/** The passes of a plain maze, one after the other. */
const plain = (/** @type {object[]} */ ...passes) =>
  /** @type {any} */ ({ algorithm: 'wilson', width: 12, height: 12, passes });

/**
 * What passes on a maze with walls make of the promises of passes before them, as a Markdown table. A pair is refused if
 * it is with the default parameters and with every other choice of the second pass.
 * @param {Library} mw
 * @param {CatalogTexts} [ko] Korean texts, for a table in Korean
 */
export function promiseTable(mw, ko) {
  const words = promiseWords[ko ? 'ko' : 'en'];
  const { passes } = mw.catalog;
  const promising = passes.filter(({ promises }) => promises);
  const rows = passes.flatMap(({ id, ends, params }) => {
    const choices = params.flatMap((param) =>
      (param.values ?? []).map((value) => ({ [param.id]: value })),
    );
    const isRefused = (/** @type {string} */ first) =>
      [{}, ...choices].every((choice) => mw.check(plain({ id: first }, { id, ...choice })));
    const cells = promising.map((first) => {
      if (isRefused(first.id)) return words.refused;
      return ends.includes(first.id) ? words.ends : words.holds;
    });
    if (cells.every((cell) => cell === words.refused)) return [];
    return [row([`\`${id}\``, ...cells])];
  });
  const heads = [words.first, ...promising.map(({ id }) => `\`${id}\``)];
  return [row(heads), `|${'---|'.repeat(heads.length)}`, ...rows].join('\n');
}

/**
 * What every format shows of a maze, as a Markdown table: a line per format of `mazewright/formats`, per export of
 * the catalog, and per value of an option by which they differ.
 * @param {Catalog} catalog
 * @param {Pick<typeof import('mazewright/formats'), 'formats' | 'mazeFeatures'>} entry
 * @param {'en' | 'ko'} language
 */
export function lossTable(catalog, { formats, mazeFeatures }, language) {
  const line = (/** @type {string} */ name, /** @type {readonly string[]} */ loses) =>
    row([name, ...mazeFeatures.map(({ id }) => (loses.includes(id) ? '–' : '✓'))]);
  const rows = [
    ...formats.map((format) => ({ name: `\`${format.id}\``, ...format })),
    ...catalog.exports.map((format) => ({ ...format, name: `\`maze.${format.id}\`` })),
  ];
  const lines = rows.flatMap(({ name, params, loses, losesBy }) => {
    if (!losesBy) return [line(name, loses)];
    return Object.entries(losesBy).flatMap(([option, lists]) => {
      const param = params.find(({ id }) => id === option);
      const values = param?.values ?? [false, true];
      return lists.map((list, i) => line(`${name}, \`${option}: ${values[i]}\``, list));
    });
  });
  const titles = mazeFeatures.map(
    ({ id, title, ko }) => `${language === 'ko' ? ko : title} \`${id}\``,
  );
  const head = row([language === 'ko' ? '형식' : 'Format', ...titles]);
  return [head, `|${'---|'.repeat(titles.length + 1)}`, ...lines].join('\n');
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
