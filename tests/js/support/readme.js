/** The fenced blocks of the READMEs and guides: what they promise to run. */
import { readdirSync, readFileSync } from 'node:fs';

export const READMES = ['README.md', 'README.ko.md'];
export const root = new URL('../../../', import.meta.url);

/** The guides that exist in both languages, as pairs: English, Korean. */
export const GUIDES = readdirSync(new URL('web/docs/ko/', root)).map((name) => [
  `web/docs/${name}`,
  `web/docs/ko/${name}`,
]);

/** A guide in both languages. @param {string} name */
export const guide = (name) => GUIDES.find(([file]) => file === `web/docs/${name}.md`);

/** Every document with examples. */
export const DOCUMENTS = [
  ...READMES,
  ...GUIDES.flat(),
  'web/docs/reference.md',
  'web/docs/steps.md',
];

/** Blocks of a file as [{ language, code, line, file }]; `line` is that of the first code line. */
export function blocksOf(file) {
  const blocks = [];
  let open = null;
  for (const [index, line] of readFileSync(new URL(file, root), 'utf8').split('\n').entries()) {
    const fence = /^\s*```\s*([\w-]*)/.exec(line);
    if (!fence) open?.lines.push(line);
    else if (open) {
      blocks.push({ ...open, code: `${open.lines.join('\n')}\n` });
      open = null;
    } else open = { file, language: fence[1], line: index + 2, lines: [] };
  }
  if (open) throw new Error(`${file}: the block at line ${open.line} has no end`);
  return blocks;
}

const isScript = ({ language }) => ['js', 'javascript', 'mjs'].includes(language);

/** Programs in JavaScript: a block that imports nothing goes on from the ones before it. */
export function programsOf(file) {
  const programs = [];
  let code = '';
  for (const block of blocksOf(file).filter(isScript)) {
    code = /^\s*import\b/m.test(block.code) ? block.code : code + block.code;
    programs.push({ name: `${file}:${block.line}`, code });
  }
  return programs;
}

/**
 * A program that compares every value that stands behind an expression, `expression; // value`, if it
 * is a number, a text in quotes, true, false or null and nothing more.
 * @param {string} code
 */
export function withChecks(code) {
  const statement =
    /^ *(?!const |let |import |return |if |throw )(\S.*); \/\/ (-?\d+|true|false|null|'[^']*')$/gm;
  const checked = code.replaceAll(statement, (line, expression, value, offset) => {
    // The line before may be the first half of the statement.
    const begins = /(^|[;{}]|\/\/.*)\s*$/.test(code.slice(0, offset));
    return begins && isWhole(expression)
      ? `checkedEqual(${expression}, ${value}, ${JSON.stringify(line.trim())});`
      : line;
  });
  return `import { equal as checkedEqual } from 'node:assert/strict';\n${checked}`;
}

/** Whether every bracket of a line closes in it. @param {string} line */
const isWhole = (line) => {
  const depth = (open, close) => line.split(open).length - line.split(close).length;
  return depth('(', ')') === 0 && depth('{', '}') === 0 && depth('[', ']') === 0;
};

/** Programs in TypeScript: one per block. */
export const typedProgramsOf = (file) => blocksOf(file).filter(({ language }) => language === 'ts');

/** Whole pages in HTML, for the tests that have a browser. */
export function pagesOf(file) {
  return blocksOf(file)
    .filter(({ language }) => language === 'html')
    .map(({ line, code }) => ({ name: `${file}:${line}`, code }));
}
