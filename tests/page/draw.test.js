// What `mazewright/draw` draws, read pixel by pixel in Chromium: walls against the passages and polygons of
// the maze, by other means than the drawing has. Cost: 1 page load, about 10 s.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { OPERATIONS } from 'mazewright';
import { palettes } from 'mazewright/draw';
import { firstOf, testInFull } from '../js/support/seeds.js';
import { groundName, grounds, someGrounds } from '../js/support/shapes.js';
import { browserFor } from './support/browser.js';
import { mw } from './support/maze.js';

/** @typedef {import('playwright-core').Page} Page */

const SIZE = 420;

const { withAddress, withPage } = browserFor({
  '/dist/': 'dist',
  '/draw': {
    html: `<!doctype html><link rel="icon" href="data:," /><script type="module">
  import { createMazewright } from '/dist/dungeons.js';
  import * as drawing from '/dist/draw.js';

  const mw = await createMazewright();
  const canvas = new OffscreenCanvas(${SIZE}, ${SIZE});
  const context = canvas.getContext('2d', { willReadFrequently: true });
  const hex = (data, at) =>
    '#' + [0, 1, 2].map((i) => data[at + i].toString(16).padStart(2, '0')).join('');
  Object.assign(window, { onPage: window, mw, drawing, canvas, context });
  /** Draws a maze; the place of the drawing, and the colours at some points of it, or the darkest around each. */
  window.drawn = (options, look, points = [], exact = true) => {
    context.clearRect(0, 0, ${SIZE}, ${SIZE});
    const view = drawing.draw(context, mw.generate(options), look);
    const { data } = context.getImageData(0, 0, ${SIZE}, ${SIZE});
    const colors = points.map((point) => {
      const { x, y } = drawing.pixel(view, point);
      const around = [-1, 0, 1].flatMap((down) => [-1, 0, 1].map((right) => [x + right, y + down]));
      const colors = (exact ? [[x, y]] : around).map(([left, top]) =>
        hex(data, 4 * (Math.floor(top) * ${SIZE} + Math.floor(left))));
      return colors.sort()[0];
    });
    return { cell: view.cell, wall: view.wall, colors };
  };
  /** How many pixels have each colour. */
  window.countColors = () => {
    const { data } = context.getImageData(0, 0, ${SIZE}, ${SIZE});
    const count = {};
    for (let i = 0; i < data.length; i += 4) count[hex(data, i)] = (count[hex(data, i)] ?? 0) + 1;
    return count;
  };
  window.bytesOf = () => context.getImageData(0, 0, ${SIZE}, ${SIZE}).data;
  document.body.dataset.ready = '';
</script><body></body>`,
  },
});

/** Runs on the page that draws. @param {(page: Page) => Promise<void>} work */
const withDrawing = (work) =>
  withAddress('/draw', {}, async (page) => {
    await page.waitForSelector('body[data-ready]', { state: 'attached' });
    await work(page);
  });

/** The window of the page, by the name that its script gives it: used by what runs there. @type {any} */
var onPage;

const NEAR = 1e-3;
/** The red of a pixel between ink and floor. */
const MIDDLE = 0x92;

/** The middles of the sides that cells have in common, and whether a passage leads through: from the polygons alone. @param {any} maze */
function sidesOf(maze) {
  const corners = (/** @type {number} */ cell) => {
    const flat = maze.polygon(cell);
    return Array.from({ length: flat.length / 2 }, (_, i) => [flat[2 * i], flat[2 * i + 1]]);
  };
  const pairs = maze.adjacency();
  const sides = [];
  for (let i = 0; i < pairs.length; i += 2) {
    const [a, b] = [pairs[i], pairs[i + 1]];
    const others = corners(b);
    const common = corners(a).filter(([x, y]) =>
      others.some(([u, v]) => Math.abs(x - u) + Math.abs(y - v) < NEAR),
    );
    // Not those over a cut, a corner or stairs.
    if (common.length !== 2) continue;
    const [[x, y], [u, v]] = common;
    const isOpen = maze.directions.some(
      (/** @type {string} */ _, /** @type {number} */ d) =>
        maze.neighbour(a, d) === b && maze.isOpen(a, d),
    );
    sides.push({ point: [(x + u) / 2, (y + v) / 2], length: Math.hypot(x - u, y - v), isOpen });
  }
  return sides;
}

test('walls of every shape stand where no passage leads through, and nowhere else', () =>
  withDrawing(async (page) => {
    const shapes = new Set();
    let checked = 0;
    for (const ground of someGrounds([...grounds()])) {
      const options = {
        ...ground.options,
        algorithm: 'recursiveBacktracker',
        seed: 'draw',
        exits: 'none',
      };
      if (mw.check(options) !== null) continue;
      const maze = mw.generate(options);
      const sides = sidesOf(maze);
      const { cell, wall, colors } = await page.evaluate(
        ([given, points]) => onPage.drawn(given, {}, points, false),
        /** @type {[any, number[][]]} */ ([options, sides.map(({ point }) => point)]),
      );
      if (cell < 10) continue;
      shapes.add(ground.row.id);
      const name = groundName(ground);
      for (const [i, { isOpen, length }] of sides.entries()) {
        // The walls at both ends of a short side cover its middle.
        if (length * cell < 3 * wall + 4) continue;
        checked += 1;
        // A thin slanted wall is mixed with the floor.
        const isDark = Number.parseInt(colors[i].slice(1, 3), 16) < MIDDLE;
        assert.equal(isDark, !isOpen, `${name}, side ${i}: ${colors[i]}`);
      }
    }
    assert.ok(shapes.size > 10 && checked > 1_000, `${[...shapes]}: ${checked} sides`);
  }));

test('the solution, distances and colours of the options', () =>
  withDrawing(async (page) => {
    const options = { algorithm: 'wilson', width: 9, height: 7, seed: 'look' };
    const maze = mw.generate(options);
    const { path } = maze.solve();
    const cells = Array.from({ length: maze.cellCount }, (_, cell) => cell);
    const inner = cells.filter((cell) => cell !== maze.start && cell !== maze.end);
    const points = inner.map((cell) => [(cell % 9) + 0.5, Math.floor(cell / 9) + 0.5]);
    const look = (/** @type {any} */ given) =>
      page.evaluate(
        ([maze, given, points]) => onPage.drawn(maze, given, points),
        /** @type {[any, any, any]} */ ([options, given, points]),
      );
    const onPath = new Set(path);
    const solved = await look({ solution: true, colors: { accent: '#010203', floor: '#fefefe' } });
    for (const [i, cell] of inner.entries()) {
      assert.equal(solved.colors[i], onPath.has(cell) ? '#010203' : '#fefefe', `cell ${cell}`);
    }
    const dark = await look({ theme: 'dark' });
    assert.deepEqual(new Set(dark.colors), new Set([palettes.dark.floor]));
    const { colors } = await look({ distances: true });
    const distances = maze.distances();
    /** @type {Map<number, string>} */
    const known = new Map();
    for (const [i, cell] of inner.entries()) {
      const distance = distances[cell];
      assert.equal(colors[i], known.get(distance) ?? colors[i], `distance ${distance}`);
      known.set(distance, colors[i]);
    }
    assert.equal(new Set(known.values()).size, known.size, 'another distance, another colour');
    const from = await look({ distances: 31 });
    assert.notDeepEqual(from.colors, colors);
    const given = await page.evaluate(
      ([options, points]) => {
        const distances = onPage.mw.generate(options).distances(31);
        return onPage.drawn(options, { distances }, points).colors;
      },
      /** @type {[any, any]} */ ([options, points]),
    );
    assert.deepEqual(given, from.colors);
  }));

test('a solution with steps marks the cells that its solver visited, at every place of the camera', () =>
  withDrawing(async (page) => {
    for (const shape of ['square', 'hex']) {
      const options = { algorithm: 'wilson', shape, width: 12, height: 9, seed: 'visits' };
      const maze = mw.generate(options);
      const { path, steps } = maze.solve({ steps: true });
      const onPath = new Set(path);
      const entries = Array.from(/** @type {Uint32Array} */ (steps));
      const visited = new Set(
        entries.filter((entry) => (entry & 63) === OPERATIONS.visit).map((entry) => entry >>> 6),
      );
      const found = await page.evaluate((given) => {
        const { mw, drawing, context } = onPage;
        const maze = mw.generate(given);
        const solution = maze.solve({ steps: true });
        const cells = Array.from({ length: maze.cellCount }, (_, cell) => cell);
        return cells.map((cell) => {
          const camera = { ...maze.centre(cell), scale: 30 };
          const view = drawing.draw(context, maze, { solution, camera });
          const { x, y } = drawing.middle(view, cell);
          const { data } = context.getImageData(Math.floor(x), Math.floor(y), 1, 1);
          return `#${[0, 1, 2].map((i) => data[i].toString(16).padStart(2, '0')).join('')}`;
        });
      }, options);
      const { accent, second, floor } = palettes.light;
      let marked = 0;
      for (const [cell, color] of found.entries()) {
        if (cell === maze.start || cell === maze.end) continue;
        const wanted = onPath.has(cell) ? accent : visited.has(cell) ? second : floor;
        assert.equal(color, wanted, `${shape}, cell ${cell}`);
        marked += Number(wanted === second);
      }
      assert.ok(marked > 10, `${shape}: ${marked} marks`);
    }
  }));

test('a dungeon has its doors and things, and hatched or plain rock', () =>
  withDrawing(async (page) => {
    const counts = await page.evaluate(() => {
      const passes = [{ id: 'doors' }, { id: 'things' }];
      const options = { algorithm: 'roomsAndMazes', width: 24, height: 20, seed: 4, passes };
      return ['hatched', 'plain'].map((style) => {
        onPage.drawn(options, { style });
        return onPage.countColors();
      });
    });
    const [hatched, plain] = counts;
    const { hatch, rock, wood, monster, mark } = palettes.light;
    for (const count of counts)
      for (const color of [wood, monster, mark]) assert.ok(count[color] > 3, color);
    assert.ok(plain[rock] > 5_000, `${plain[rock]} pixels of rock`);
    assert.ok(hatched[hatch] > 30, `${hatched[hatch]} pixels of hatching`);
    assert.equal(plain[hatch], undefined);
  }));

test('a film ends as the maze, has no passage at its begin, and that of a solver ends on the path', () =>
  withDrawing(async (page) => {
    for (const shape of ['square', 'hex']) {
      const found = await page.evaluate(
        ([shape]) => {
          const { mw, drawing, context } = onPage;
          const options = { algorithm: 'prim', shape, width: 8, height: 6, seed: 2, steps: true };
          const maze = mw.generate(options);
          const same = (/** @type {any} */ look, /** @type {any} */ other) => {
            const bytes = [look, other].map((each) => {
              drawing.draw(context, each.maze, each.look);
              return onPage.bytesOf();
            });
            return bytes[0].every(
              (/** @type {number} */ byte, /** @type {number} */ i) => byte === bytes[1][i],
            );
          };
          const film = mw.film(maze);
          const start = { maze, look: { film } };
          film.seek(film.length);
          const atEnd = same(start, { maze, look: {} });
          film.seek(film.length - 1);
          const before = same(start, { maze, look: {} });
          const solution = maze.solve({ solver: 'bfs', steps: true });
          const search = mw.film(maze, solution);
          search.seek(search.length);
          const view = drawing.draw(context, maze, { film: search });
          const { x, y } = drawing.middle(view, solution.path[3]);
          const [r, g, b] = context.getImageData(x, y, 1, 1).data;
          return { atEnd, before, color: [r, g, b] };
        },
        [shape],
      );
      assert.deepEqual([found.atEnd, found.before], [true, false], shape);
      const mark = palettes.light.mark
        .match(/[0-9a-f]{2}/g)
        ?.map((each) => Number.parseInt(each, 16));
      assert.deepEqual(found.color, mark, shape);
    }
  }));

test('redrawing what changed of a film gives the picture of its position', () =>
  withDrawing(async (page) => {
    for (const shape of ['square', 'hex']) {
      const shares = await page.evaluate(
        ([shape]) => {
          const { mw, drawing, context } = onPage;
          const maze = mw.generate({
            ...{ algorithm: 'wilson', shape, width: 8, height: 6, seed: 2, steps: true },
            passes: [{ id: 'braid' }],
          });
          const film = mw.film(maze);
          return [30, 60, film.length].map((position) => {
            film.seek(0);
            const { steps, redraw } = drawing.drawing(context, maze, { film });
            for (const _ of steps);
            while (film.position < position) redraw(film.seek(film.position + 1));
            const stepwise = onPage.bytesOf();
            drawing.draw(context, maze, { film });
            const whole = onPage.bytesOf();
            let differing = 0;
            for (let i = 0; i < whole.length; i += 4) {
              if (Math.abs(whole[i] - stepwise[i]) > 40) differing += 1;
            }
            return differing / (420 * 420);
          });
        },
        [shape],
      );
      // Slanted strokes over strokes are darker at their rims.
      for (const share of shares) assert.ok(share <= (shape === 'square' ? 0 : 0.01), `${shares}`);
    }
  }));

test('doors and things of a game are drawn as they are now', () =>
  withDrawing(async (page) => {
    const [before, after] = await page.evaluate(() => {
      const { mw, drawing, context } = onPage;
      const passes = [{ id: 'doors', closed: 1, secret: 0 }, { id: 'things' }];
      const maze = mw.generate({
        algorithm: 'roomsAndMazes',
        width: 24,
        height: 20,
        seed: 4,
        passes,
      });
      return [{}, { doors: [], things: null }].map((look) => {
        drawing.draw(context, maze, look);
        return onPage.countColors();
      });
    });
    const { wood, monster } = palettes.light;
    for (const color of [wood, monster]) {
      assert.ok(before[color] > 3, color);
      assert.equal(after[color], undefined, color);
    }
  }));

test('parts make the whole, a part leaves the rest alone, and the camera shows what it looks at', () =>
  withDrawing(async (page) => {
    const found = await page.evaluate(() => {
      const { mw, drawing, context } = onPage;
      const names = ['square', 'hex', 'polar'];
      return names.map((shape) => {
        const maze = mw.generate({ algorithm: 'wilson', shape, width: 9, height: 9, seed: 3 });
        const whole = [...[drawing.draw(context, maze, { solution: true }), onPage.bytesOf()][1]];
        context.clearRect(0, 0, 420, 420);
        const first = { left: 0, top: 0, right: 173, bottom: 420 };
        drawing.draw(context, maze, { solution: true, part: first });
        const half = onPage.bytesOf();
        let outside = 0;
        for (let y = 0; y < 420; y += 1)
          for (let x = 173; x < 420; x += 1) outside += half[4 * (420 * y + x) + 3];
        drawing.draw(context, maze, {
          solution: true,
          part: { left: 173, top: 0, right: 420, bottom: 420 },
        });
        const parts = onPage.bytesOf();
        const differing = whole.filter((byte, i) => Math.abs(byte - parts[i]) > 2).length;
        const cell = 40;
        const [x, y] = [maze.centre(cell).x, maze.centre(cell).y];
        const view = drawing.draw(context, maze, { camera: { x, y, scale: 90 }, pixelRatio: 2 });
        const under = drawing.cellUnder(view, 105, 105);
        return { outside, differing, under, scale: view.cell };
      });
    });
    for (const { outside, differing, under, scale } of found) {
      assert.deepEqual([outside, under, scale], [0, 40, 180]);
      // Where a stroke is clipped, the browser may round its edge otherwise.
      assert.ok(differing < 420 * 420 * 4 * 0.01, `${differing} bytes differ`);
    }
  }));

/** Mazes, looks, scales, and the share of bytes that may differ: where a stroke is clipped, its edge may be rounded otherwise. */
const WALKS = /** @type {const} */ ([
  [{ algorithm: 'wilson' }, { solution: true }, [1.5, 3, 9.25], 0],
  [
    { algorithm: 'wilson', passes: [{ id: 'oneWay' }] },
    { distances: 7, theme: 'dark' },
    [4, 21],
    0,
  ],
  [{ algorithm: 'roomsAndMazes' }, { solution: true, grid: 'clear' }, [2, 11, 30], 0.01],
  [{ algorithm: 'wilson', shape: 'hex' }, { distances: true }, [1, 6, 17], 0.01],
  [{ algorithm: 'prim', shape: 'polar' }, { solution: true }, [3, 15], 0.01],
  [{ algorithm: 'wilson' }, { solution: 'with steps' }, [3, 8], 0],
]);

for (const [options, look, scales, share] of firstOf(WALKS))
  test(`panning shows what draw does, wherever the camera was: ${JSON.stringify({ ...options, ...look })}`, () =>
    withDrawing(async (page) => {
      const found = await page.evaluate(
        ([given, options, zooms]) => {
          const { mw, drawing, context, canvas } = onPage;
          const maze = mw.generate({ width: 60, height: 60, seed: 4, ...given });
          const { box } = drawing.geometryOf(maze);
          const solution = options.solution && maze.solve({ steps: options.solution !== true });
          const look = { ...options, ...(solution && { solution }) };
          const show = drawing.panning(context, maze, look);
          const random = mw.random(9);
          /** Pixels of the parts that are drawn, each of which is cleared before. */
          let cleared = 0;
          const { prototype } = OffscreenCanvasRenderingContext2D;
          const { clearRect } = prototype;
          prototype.clearRect = function (x, y, width, height) {
            cleared += width * height;
            clearRect.call(this, x, y, width, height);
          };
          const camera = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2, scale: 1 };
          const rows = [];
          for (const scale of zooms) {
            camera.scale = scale;
            for (let i = 0; i < 12; i += 1) {
              // Small moves, one that leaves nothing in view, and a canvas of another size.
              camera.x += (i === 6 ? 421 : 60 * (random.next() - 0.5)) / scale;
              camera.y += (60 * (random.next() - 0.5)) / scale;
              if (i === 9) canvas.width = canvas.width === 420 ? 400 : 420;
              cleared = 0;
              const view = show(camera);
              const pixels = cleared;
              const { width, height } = canvas;
              const bytes = context.getImageData(0, 0, width, height).data;
              const whole = drawing.draw(context, maze, { ...look, camera });
              const wanted = context.getImageData(0, 0, width, height).data;
              let differing = 0;
              for (let at = 0; at < bytes.length; at += 1) {
                if (Math.abs(bytes[at] - wanted[at]) > 2) differing += 1;
              }
              const isSame =
                JSON.stringify([view.left, view.top]) === JSON.stringify([whole.left, whole.top]);
              // What is drawn over it does not stay.
              context.fillRect(10, 10, 90, 90);
              rows.push({ i, scale, pixels, isSame, differing: differing / bytes.length });
            }
          }
          canvas.width = 420;
          prototype.clearRect = clearRect;
          return rows;
        },
        /** @type {[any, any, readonly number[]]} */ ([options, look, scales]),
      );
      for (const { i, scale, pixels, isSame, differing } of found) {
        const where = `scale ${scale}, frame ${i}`;
        assert.equal(isSame, true, where);
        assert.ok(differing <= share, `${where}: ${differing} differ`);
        const isWhole = [0, 6, 9].includes(i);
        // A move by 30 pixels on both axes shows two strips of them.
        if (isWhole) assert.ok(pixels > 400 * 400, `${where}: ${pixels} pixels`);
        else assert.ok(pixels <= 2 * 31 * 420, `${where}: ${pixels} pixels`);
      }
    }));

test('a worker draws the same bytes, and so does a canvas of the page', () =>
  withDrawing(async (page) => {
    const equal = await page.evaluate(async () => {
      const { mw, drawing, context } = onPage;
      const options = { algorithm: 'kruskal', shape: 'triangle', width: 14, height: 9, seed: 8 };
      drawing.draw(context, mw.generate(options), { distances: true, solution: true });
      const wanted = onPage.bytesOf();
      const program = `import { createMazewright } from '${location.origin}/dist/dungeons.js';
        import { draw } from '${location.origin}/dist/draw.js';
        const mw = await createMazewright();
        onmessage = ({ data }) => {
          const context = new OffscreenCanvas(420, 420).getContext('2d', { willReadFrequently: true });
          draw(context, mw.generate(data), { distances: true, solution: true });
          postMessage(context.getImageData(0, 0, 420, 420).data);
        };
        postMessage(null);`;
      const url = URL.createObjectURL(new Blob([program], { type: 'text/javascript' }));
      const worker = new Worker(url, { type: 'module' });
      const next = () => new Promise((resolve) => (worker.onmessage = ({ data }) => resolve(data)));
      await next();
      worker.postMessage(options);
      const made = await next();
      worker.terminate();
      const canvas = document.createElement('canvas');
      canvas.width = 420;
      canvas.height = 420;
      const pen = /** @type {CanvasRenderingContext2D} */ (
        canvas.getContext('2d', { willReadFrequently: true })
      );
      drawing.draw(pen, mw.generate(options), { distances: true, solution: true });
      const { data } = pen.getImageData(0, 0, 420, 420);
      const isSame = (/** @type {ArrayLike<number>} */ bytes) =>
        wanted.every((/** @type {number} */ byte, /** @type {number} */ i) => byte === bytes[i]);
      return [isSame(made), isSame(data)];
    });
    assert.deepEqual(equal, [true, true]);
  }));

test('mazes of a million cells and more are drawn at once, at every distance', () =>
  withDrawing(async (page) => {
    const inks = await page.evaluate(() => {
      const { mw, drawing, context } = onPage;
      const maze = mw.generate({ algorithm: 'binaryTree', width: 4000, height: 4000, seed: 1 });
      return [null, 3, 20].map((scale) => {
        const camera = scale && { x: 2000, y: 2000, scale };
        drawing.draw(context, maze, { camera });
        const data = onPage.bytesOf();
        let dark = 0;
        for (let i = 0; i < data.length; i += 4) if (data[i] < 240) dark += 1;
        return dark / (420 * 420);
      });
    });
    for (const share of inks) assert.ok(share > 0.05 && share < 0.98, `${inks}`);
  }));

testInFull('the palettes are the colours of the page', async () => {
  for (const theme of /** @type {const} */ (['light', 'dark'])) {
    await withPage({ theme }, async (page) => {
      const shown = await page.evaluate(
        (names) => {
          const pen = /** @type {CanvasRenderingContext2D} */ (
            document.createElement('canvas').getContext('2d')
          );
          const style = getComputedStyle(document.documentElement);
          return names.map((name) => {
            pen.fillStyle = style.getPropertyValue(`--${name}`);
            return [name, pen.fillStyle];
          });
        },
        Object.keys(palettes[theme]).filter((name) => name !== 'theme'),
      );
      assert.deepEqual({ ...Object.fromEntries(shown), theme }, palettes[theme]);
    });
  }
});
