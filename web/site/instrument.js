/** A program of a guide as one that a page can import, which tells the values of its commented lines. */

/** `expression; // comment`, on a line that is no declaration. */
const COMMENTED =
  /^( *)(?!const |let |import |export |return\b|if |else |for |while |throw |[})\]])(\S.*); \/\/ .*$/gm;

/** Whether every bracket of a line closes in it. @param {string} line */
const isWhole = (line) =>
  ['()', '{}', '[]'].every(([open, close]) => line.split(open).length === line.split(close).length);

/** @param {string} code */
const withValues = (code) =>
  code.replaceAll(COMMENTED, (line, indent, expression, offset) => {
    // The line before may be the first half of the statement.
    const begins = /(^|[;{}]|\/\/.*)\s*$/.test(code.slice(0, offset));
    return begins && isWhole(expression) && !/^\w+ [-+]?= /.test(expression)
      ? `${indent}exampleValue(${JSON.stringify(expression)}, ${expression});`
      : line;
  });

/**
 * @param {string} before what the program goes on from: its values are not told
 * @param {string} code
 * @param {string} lib address of the folder with the package's files
 */
export function instrumented(before, code, lib) {
  /** @type {Set<string>} */
  const entries = new Set();
  const text = `${before}\n${withValues(code)}`
    .replaceAll(/(from|import) '(mazewright(?:\/[\w-]+)?)'/g, (_, word, name) => {
      const entry = `${lib}${name.replace(/^mazewright\/?/, '') || 'mazewright'}.js`;
      entries.add(entry);
      return `${word} '${entry}'`;
    })
    .replaceAll(/import\.meta\.resolve\('mazewright\/([\w.-]+)'\)/g, `'${lib}$1'`)
    .replaceAll(/^import (\{.*\}) from 'node:fs';$/gm, 'const $1 = exampleFiles;')
    // The program has ended when its promise has.
    .replaceAll(/^(\w+\(.*\)\.then\()/gm, 'await $1');
  return { text, entries: [...entries] };
}
