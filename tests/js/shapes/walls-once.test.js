/** Every wall is drawn once: on every shape but graphs, after the passes that change drawings. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toPlotterSvg } from 'mazewright/formats';
import { mw } from '../support/load.js';
import { overlapsOf, segmentsOf, segmentsOfPath } from '../support/plane.js';
import { isAll, seeds, some } from '../support/seeds.js';
import { groundName, grounds, plainRow } from '../support/shapes.js';

const { id: algorithm } = plainRow();

/** Passes that leave other drawings: bridges, loops, rock, rooms. */
const LISTS = [
  [],
  [{ id: 'weave', share: 1 }],
  [{ id: 'weave', share: 1 }, { id: 'braid' }],
  [{ id: 'sparsify', rounds: 2 }],
  [{ id: 'rooms' }],
];
const SIZES = [
  [4, 3],
  [6, 6],
  [3, 5],
];

/** Mazes of every ground with each list of passes, [{ name, maze }]. */
function* mazes(count) {
  // Two nodes without an edge between them may each draw the side where their cells meet.
  const all = [...grounds({ sizes: SIZES })].filter(
    ({ row, refused }) => refused === null && !row.graph,
  );
  for (const [turn, ground] of all.entries()) {
    const lists = isAll ? LISTS : some(LISTS, 2, turn);
    for (const passes of lists) {
      for (let seed = 0; seed < seeds(count); seed++) {
        const options = { algorithm, ...ground.options, seed, passes };
        if (mw.check(options)) continue;
        const maze = mw.generate(options);
        yield {
          name: `${groundName(ground)} ${maze.code ?? seed}`,
          maze,
          isWoven: maze.bridges !== null,
        };
      }
    }
  }
}

/** The segments of the path of a class in an SVG, in sides of a cell. */
function drawnAs(svg, name, scale = 1) {
  const data = [...svg.matchAll(/<path class="([^"]*)"[^>]* d="([^"]*)"/g)];
  const own = data.filter(([, found]) => found === name).map(([, , path]) => path);
  return segmentsOfPath(own.join('')).map((segment) => segment.map((value) => value / scale));
}

test('every wall is drawn once: as lines, in SVG, for plotters', () => {
  let count = 0;
  for (const { name, maze } of mazes(40)) {
    assert.deepEqual(overlapsOf(segmentsOf(maze.lines())), [], `${name}: lines`);
    assert.deepEqual(
      overlapsOf(drawnAs(maze.svg({ cell: 100 }), 'walls', 100)),
      [],
      `${name}: SVG`,
    );
    if (count++ % 4 !== 0) continue;
    const [, group] = /<g [^>]*class="walls"[^>]*>(.*?)<\/g>/s.exec(toPlotterSvg(maze)) ?? ['', ''];
    const strokes = [...group.matchAll(/ d="([^"]*)"/g)].flatMap(([, data]) =>
      segmentsOfPath(data),
    );
    assert.deepEqual(
      overlapsOf(strokes.map((line) => line.map((mm) => mm / 20))),
      [],
      `${name}: plotter`,
    );
  }
  assert.ok(count > 100, `${count}`);
});
