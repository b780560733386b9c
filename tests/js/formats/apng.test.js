/** Animated PNG: frames decoded by the specification, and by programs that are not ours. */
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { toApng, toPng } from 'mazewright/formats';
import { readApng, readStill } from '../support/apng.js';
import { MazeError, mw } from '../support/load.js';
import { dungeons, mazesOfShapes, unusualMazes } from '../support/sample-mazes.js';
import { some } from '../support/seeds.js';
import { has, runTool } from '../support/tool.js';

/** Few small frames: what is told here holds for every length. */
const SHORT = { cell: 8, seconds: 1, fps: 6, hold: 0.5 };
const STEPS = { steps: true, seed: 'film' };

/** The same mazes, made once more with their steps where they have a code. */
const filmed = [...mazesOfShapes({ sizes: [[4, 4]] }), ...unusualMazes(), ...dungeons()].map(
  ({ name, maze }) => ({ name, maze: mw.generate(maze.code, { steps: true }) }),
);

const sum = (frames) => frames.reduce((all, { seconds }) => all + seconds, 0);

test('the last frame and the still picture are those of toPng, and the film has its length', () => {
  const mazes = some(filmed, 40);
  const looks = [{}, { background: '#fff', distances: true, grid: true, numbers: true }];
  for (const [i, { name, maze }] of mazes.entries()) {
    const look = looks[i % 2];
    const { width, height, frames, still } = readApng(toApng(maze, { ...SHORT, ...look }));
    const png = readStill(toPng(maze, { cell: SHORT.cell, ...look }));
    assert.deepEqual([width, height], [png.width, png.height], name);
    assert.ok(frames.at(-1).pixels.equals(png.pixels), name);
    assert.ok(still.equals(png.pixels), name);
    assert.ok(Math.abs(sum(frames) - 1.5) < 1e-9, name);
    assert.ok(frames.length <= 7, name);
  }
});

test('the film of a solution ends with the solution', () => {
  for (const { name, maze } of some(mazesOfShapes({ sizes: [[4, 4]] }), 12)) {
    if (!Number.isFinite(maze.solve().length)) continue;
    const { frames } = readApng(toApng(maze, { ...SHORT, subject: 'solution' }));
    const png = readStill(toPng(maze, { cell: SHORT.cell, solution: true }));
    assert.ok(frames.at(-1).pixels.equals(png.pixels), name);
  }
});

test('every frame of a maze shows the passages of the film at that time', () => {
  const size = { width: 9, height: 7 };
  const blank = mw.blank(size);
  // Options that the core does not draw, so that the same edges are compared.
  const look = { cell: 10, background: '#fff', grid: true };
  for (const algorithm of ['prim', 'recursiveBacktracker', 'wilson', 'recursiveDivision']) {
    const maze = mw.generate({ algorithm, ...size, ...STEPS });
    const ticks = 12;
    const options = { ...look, trail: 'transparent', seconds: 1, fps: ticks, hold: 0 };
    const { frames } = readApng(toApng(maze, options));
    const film = mw.film(maze);
    const starts = frames.map((_, i) => Math.round(ticks * sum(frames.slice(0, i))));
    for (let tick = 0; tick < ticks; ++tick) {
      const from = film.prologue;
      film.seek(from + Math.floor(((film.length - from) * tick) / ticks));
      const open = [];
      for (let cell = 0; cell < blank.cellCount; ++cell) {
        for (const [side, direction] of blank.directions.entries()) {
          const to = blank.neighbour(cell, direction);
          if ((film.passages[cell] >> side) & 1 && to > cell) {
            open.push({ open: true, cell, direction });
          }
        }
      }
      const state = mw.edit(blank, open);
      const frame = frames[starts.findLastIndex((start) => start <= tick)];
      const png = readStill(toPng(state, look));
      assert.ok(frame.pixels.equals(png.pixels), `${algorithm} ${tick}`);
    }
  }
});

test('more colours than a palette holds are stored as they are', () => {
  const maze = mw.generate({ algorithm: 'wilson', shape: 'hex', width: 12, height: 12, ...STEPS });
  const look = { cell: 9, distances: true, background: '#fff' };
  const bytes = toApng(maze, { ...look, seconds: 1, fps: 5 });
  assert.equal(bytes[25], 6, 'red, green, blue and opacity');
  const { pixels } = readStill(toPng(maze, look));
  assert.ok(readApng(bytes).frames.at(-1).pixels.equals(pixels));
});

test('ffprobe and pngcheck read frames, times and the last picture', {
  skip: ['ffprobe', 'ffmpeg', 'pngcheck'].every(has) ? false : 'ffmpeg, pngcheck not installed',
}, () => {
  const folder = mkdtempSync(join(tmpdir(), 'apng-'));
  const [file, raw] = [join(folder, 'a.apng'), join(folder, 'a.raw')];
  const printed = (program, args) => {
    const { status, stdout, stderr } = runTool(program, args);
    assert.deepEqual([status, stderr], [0, ''], program);
    return stdout;
  };
  try {
    for (const { name, maze } of some(filmed, 4)) {
      const bytes = toApng(maze, { ...SHORT, background: '#fff', loop: false });
      writeFileSync(file, bytes);
      printed('pngcheck', ['-q', file]);
      const { frames, plays } = readApng(bytes);
      assert.equal(plays, 1);
      const shown = printed('ffprobe', [
        ...['-v', 'error', '-f', 'apng', '-show_entries', 'packet=duration_time', '-of', 'csv=p=0'],
        file,
      ]);
      const seconds = shown.trim().split(/\s+/).map(Number);
      assert.equal(seconds.length, frames.length, name);
      for (const [i, frame] of frames.entries()) {
        assert.ok(Math.abs(seconds[i] - frame.seconds) < 1e-5, `${name} ${i}`);
      }
      printed('ffmpeg', [
        ...['-v', 'error', '-y', '-f', 'apng', '-i', file, '-fps_mode', 'passthrough'],
        ...['-pix_fmt', 'rgba', '-f', 'rawvideo', raw],
      ]);
      const decoded = readFileSync(raw);
      const expected = Buffer.concat(frames.map(({ pixels }) => pixels));
      assert.ok(decoded.equals(expected), name);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('what has no film is refused with its field, and the next call is right', () => {
  const maze = mw.generate({ algorithm: 'prim', width: 5, height: 4, ...STEPS });
  const still = mw.generate({ algorithm: 'prim', width: 5, height: 4, seed: 1 });
  const wrong = [
    [still, {}, 'subject', 'invalid-option'],
    [mw.blank({ width: 3, height: 3 }), { subject: 'solution' }, 'subject', 'invalid-option'],
    [maze, { subject: 'both' }, 'subject', 'invalid-option'],
    [maze, { solver: 'nosuch' }, 'solver', 'invalid-option'],
    [maze, { seconds: 0 }, 'seconds', 'invalid-option'],
    [maze, { fps: 51 }, 'fps', 'invalid-option'],
    [maze, { hold: -1 }, 'hold', 'invalid-option'],
    [maze, { loop: 1 }, 'loop', 'invalid-option'],
    [maze, { trail: 'red' }, 'trail', 'invalid-option'],
    [maze, { cell: 200, seconds: 120, fps: 50 }, 'seconds', 'too-large'],
  ];
  for (const [of, options, field, code] of wrong) {
    assert.throws(
      () => toApng(of, options),
      (error) => error instanceof MazeError && error.field === field && error.code === code,
      field,
    );
  }
  const large = mw.generate({ algorithm: 'sidewinder', width: 100, height: 100, ...STEPS });
  assert.throws(() => toApng(large, { cell: 200 }), { code: 'too-large', field: 'cell' });
  assert.ok(readApng(toApng(maze, SHORT)).frames.length > 1);
  assert.ok(readApng(toApng(still, { ...SHORT, subject: 'solution' })).frames.length > 1);
});

test('a log that is none of the maze is refused', () => {
  const { steps, ...data } = structuredClone(
    mw.generate({ algorithm: 'prim', width: 5, height: 4, ...STEPS }),
  );
  const maze = mw.adopt({ ...data, steps: Uint32Array.of(...steps, 2 ** 31) });
  assert.throws(() => toApng(maze), { name: 'MazeError', field: 'steps' });
});
