import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { decode, encode } from '@jridgewell/sourcemap-codec';
import ts from 'typescript';

/** Node shows the line of an error that nobody caught, and below it as many spaces as stand before the place. */
const LINE = 500;

/**
 * Where a script may have a line break, ascending: before statements, members of classes and objects, and
 * items of arrays. esbuild's `lineLimit` breaks anywhere, within texts too: with it mazewright.js is 1.7 KB
 * larger, gzipped.
 * @param {string} code
 */
function breakable(code) {
  const file = ts.createSourceFile('', code, ts.ScriptTarget.Latest, false, ts.ScriptKind.JS);
  /** @type {Set<number>} */
  const places = new Set();
  /** @param {ts.Node} node */
  const visit = (node) => {
    const isStatement = ts.isStatement(node) && !ts.isBlock(node);
    if (isStatement || ts.isClassElement(node) || ts.isObjectLiteralElement(node)) {
      places.add(node.getStart(file));
    }
    if (ts.isArrayLiteralExpression(node)) {
      for (const item of node.elements) places.add(item.getStart(file));
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return [...places].sort((a, b) => a - b);
}

/**
 * The columns at which a line is broken, so that its pieces have at most LINE characters where that is
 * possible.
 * @param {number} length of the line
 * @param {readonly number[]} columns where it may be broken, ascending
 */
function breaksOf(length, columns) {
  /** @type {number[]} */
  const breaks = [];
  let last = 0;
  for (const column of [...columns, length]) {
    const from = breaks.at(-1) ?? 0;
    if (column - from > LINE && last > from) breaks.push(last);
    last = column;
  }
  return breaks;
}

/**
 * Breaks the long lines of a minified script, and those of its map.
 * @param {string} path of the script; the map, if it has one, is beside it
 */
export function breakLines(path) {
  const code = readFileSync(path, 'utf8');
  const map = existsSync(`${path}.map`) ? JSON.parse(readFileSync(`${path}.map`, 'utf8')) : null;
  const mappings = map === null ? [] : decode(map.mappings);
  const places = breakable(code);
  /** @type {string[]} */
  const lines = [];
  /** @type {typeof mappings} */
  const broken = [];
  let [start, next] = [0, 0];
  for (const [i, line] of code.split('\n').entries()) {
    const first = next;
    while (places[next] <= start + line.length) ++next;
    const columns = places.slice(first, next).map((place) => place - start);
    const from = [0, ...breaksOf(line.length, columns)];
    for (const [k, column] of from.entries()) {
      const end = from[k + 1] ?? Number.POSITIVE_INFINITY;
      lines.push(line.slice(column, end));
      const segments = (mappings[i] ?? []).filter(([at]) => at >= column && at < end);
      broken.push(segments.map(([at, ...rest]) => /** @type {any} */ ([at - column, ...rest])));
    }
    start += line.length + 1;
  }
  writeFileSync(path, lines.join('\n'));
  if (map === null) return;
  writeFileSync(`${path}.map`, JSON.stringify({ ...map, mappings: encode(broken) }));
}
