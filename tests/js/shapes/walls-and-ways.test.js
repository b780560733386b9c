/** Every wall is drawn once and no way crosses one: on every shape but graphs, after the passes that change drawings. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drawAll, drawPath, fit } from 'mazewright/draw';
import { toPlotterSvg } from 'mazewright/formats';
import { mw } from '../support/load.js';
import { penOf } from '../support/pen.js';
import { crossingsOf, overlapsOf, segmentsOf, segmentsOfPath } from '../support/plane.js';
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

/** The strokes of a plotter, in twentieths of a millimetre. */
function plotted(maze) {
  const [, group] = /<g [^>]*class="walls"[^>]*>(.*?)<\/g>/s.exec(toPlotterSvg(maze)) ?? ['', ''];
  return [...group.matchAll(/ d="([^"]*)"/g)]
    .flatMap(([, data]) => segmentsOfPath(data))
    .map((line) => line.map((mm) => mm / 20));
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
    if (count++ % 4 === 0) assert.deepEqual(overlapsOf(plotted(maze)), [], `${name}: plotter`);
  }
  assert.ok(count > 100, `${count}`);
});

/** A way on a canvas, in sides of a cell; without what is dotted, as it leads below a bridge. */
function drawnWay(maze, cells) {
  const { pen, strokes } = penOf(600, 600);
  const at = fit(maze, 600, 600, 1);
  drawAll(drawPath(pen, at, maze, cells, '#000', 0.2));
  const { left, top } = at.geometry.box;
  return strokes
    .filter(({ isDashed }) => !isDashed)
    .flatMap(({ segments }) => segments)
    .map((segment) =>
      segment.map((value, i) =>
        i % 2 === 0 ? (value - at.left) / at.cell + left : (value - at.top) / at.cell + top,
      ),
    );
}

test('a pen draws every wall of a graph once, and all that are there', () => {
  for (const { row, options } of grounds()) {
    if (!row.graph) continue;
    for (let seed = 0; seed < seeds(20); seed++) {
      const maze = mw.generate({ algorithm, ...options, seed });
      const strokes = plotted(maze);
      assert.deepEqual(overlapsOf(strokes), [], maze.code);
      // Walls that lie on each other count once: in parts of a side, by their middles.
      const { length } = segmentsOf(maze.lines());
      assert.ok(strokes.length >= length / 2, `${strokes.length} of ${length}`);
    }
  }
});

test('the way crosses no wall: in SVG, on a canvas', () => {
  let count = 0;
  for (const { name, maze } of mazes(40)) {
    const walls = segmentsOf(maze.lines({ seams: true }));
    const inSvg = drawnAs(maze.svg({ cell: 100, solution: true }), 'solution', 100);
    assert.deepEqual(crossingsOf(inSvg, walls), [], `${name}: SVG`);
    const { path } = maze.solve();
    assert.deepEqual(crossingsOf(drawnWay(maze, path), walls), [], `${name}: canvas`);
    count++;
  }
  assert.ok(count > 100, `${count}`);
});

test('the way follows the arcs of wide rings', () => {
  const shape = { id: 'polar', subdivide: false };
  for (let seed = 0; seed < 25; seed++) {
    const maze = mw.generate({ algorithm, shape, width: 3, height: 5, seed });
    const walls = segmentsOf(maze.lines());
    const way = drawnAs(maze.svg({ cell: 100, solution: true }), 'solution', 100);
    const { pole } = maze.polygons();
    assert.deepEqual(crossingsOf(way, walls), [], `seed ${seed}`);
    // Every piece leads along an arc, whose ends are as far from the pole, or to or from the pole.
    for (const [ax, ay, bx, by] of way) {
      const radii = [Math.hypot(ax - pole.x, ay - pole.y), Math.hypot(bx - pole.x, by - pole.y)];
      const twist = (ax - pole.x) * (by - pole.y) - (ay - pole.y) * (bx - pole.x);
      assert.ok(
        Math.abs(radii[0] - radii[1]) < 0.03 || Math.abs(twist) < 0.05,
        `seed ${seed}: ${[ax, ay, bx, by]}`,
      );
    }
  }
});
