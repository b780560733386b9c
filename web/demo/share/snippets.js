import { listOf } from '../state/edits.js';
import { rowOf } from '../state/row-of.js';
import { scriptOf } from './script.js';

/** @import { GenerateOptions, Mazewright } from 'mazewright/dungeons' */
/** @import { PageState } from '../state/store.js' */

/**
 * A maze as code that makes it.
 * @typedef {{ id: 'js' | 'html' | 'turtle' | 'cpp', text: string }} Snippet
 */

/**
 * Programs that make the maze on the page: with the package, on a web page without a bundler, in
 * turtlecraft (squares only), and in C++ (unless more walls were changed by hand than a code holds).
 * @param {Pick<PageState, 'mw' | 'maze' | 'code' | 'wanted' | 'block'>} state
 * @returns {Snippet[]}
 */
export function snippetsOf({ mw, maze, code, wanted, block }) {
  const edits = listOf(wanted.edits).map(({ cell, direction }) => ({
    cell,
    direction: maze.directions[direction],
    open: ((maze.passages[cell] >> direction) & 1) === 1,
  }));
  const made = `mw.generate(${literal(optionsOf(mw, code))})`;
  const whole = edits.length > 0 ? `mw.edit(\n  ${made},\n  ${literal(edits)},\n)` : made;
  /** @type {Snippet[]} */
  const all = [
    { id: 'js', text: js(whole, maze.dungeon) },
    { id: 'html', text: html(whole, maze.dungeon) },
  ];
  const row = rowOf(mw.catalog.shapes, maze.shape);
  if (row.tiles) {
    all.push({
      id: 'turtle',
      // As long as the maze is large: made when it is shown.
      get text() {
        return scriptOf(maze, block);
      },
    });
  }
  if (edits.length === 0) all.push({ id: 'cpp', text: cpp(code) });
  return all;
}

/** @param {string} maze @param {boolean} isDungeon */
function js(maze, isDungeon) {
  const entry = isDungeon ? 'mazewright/dungeons' : 'mazewright';
  return `import { createMazewright } from ${quoted(entry)};

const mw = await createMazewright();
const maze = ${maze};
console.log(maze.text());
`;
}

/** @param {string} maze @param {boolean} isDungeon */
function html(maze, isDungeon) {
  const file = `${isDungeon ? 'dungeons' : 'mazewright'}.global.js`;
  return `<!-- ${file} is in the folder dist of the package. -->
<div id="maze"></div>
<script src="${file}"></script>
<script>
  mazewright.createMazewright().then((mw) => {
    const maze = ${maze};
    document.getElementById('maze').innerHTML = maze.svg();
  });
</script>
`;
}

/** @param {string} code */
const cpp = (code) => `#include <iostream>

#include "mazewright/generate.hpp"

int main() {
  const mazewright::Outcome outcome = mazewright::generate(
      ${JSON.stringify(code)});
  if (outcome.problem) return 1;
  std::cout << mazewright::asciiText(*outcome.maze);
}
`;

/**
 * The options of a code without those that are as the library chooses them. The code itself of a maze
 * with a mask or a graph, whose options are long. Cost: that of generating the maze once.
 * @param {Mazewright} mw
 * @param {string} code
 * @returns {string | Record<string, unknown>}
 */
function optionsOf(mw, code) {
  const { algorithm, shape, width, height, seed, params, ...others } = mw.options(code);
  if (others.mask || (typeof shape === 'object' && 'edges' in shape)) return code;
  const size = { width, height, seed };
  const needed = /** @type {GenerateOptions} */ ({ algorithm, shape, ...size });
  const usual = mw.options(String(mw.generate(needed).code));
  const own = differing({ ...params }, { ...usual.params });
  return {
    algorithm,
    ...(shape !== mw.catalog.shapes[0].id && { shape }),
    ...size,
    ...differing(others, usual),
    ...(Object.keys(own).length > 0 && { params: own }),
  };
}

/** The values that differ from those of the same name. @param {Record<string, unknown>} values @param {Record<string, unknown>} usual */
const differing = (values, usual) =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([key, value]) => JSON.stringify(value) !== JSON.stringify(usual[key]),
    ),
  );

/** A value as JavaScript. @param {unknown} value @returns {string} */
function literal(value) {
  if (typeof value === 'bigint') return `${value}n`;
  if (typeof value === 'string') return quoted(value);
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  const entries = Object.entries(value).map(([key, each]) => `${key}: ${literal(each)}`);
  return `{ ${entries.join(', ')} }`;
}

/** A text in single quotes, which can stand in a script of HTML. @param {string} text */
const quoted = (text) =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'").replaceAll('<', '\\x3c')}'`;
