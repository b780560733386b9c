// What must compile with the types of a browser: its classes fit those of the package.
import { createMazewright } from 'mazewright';
import { cellUnder, draw } from 'mazewright/draw';
import { MazeView, mazeViewHtml } from 'mazewright/element';
import { createMazewright as createStreaming } from 'mazewright/streaming';
import { createPool } from 'mazewright/worker';

const mw = await createMazewright();
await createStreaming({ wasm: new URL('mazewright.wasm', 'https://example.com/') });
await createStreaming({ wasm: await fetch('mazewright.wasm') });
await createStreaming({ wasm: await WebAssembly.compile(new ArrayBuffer(8)) });
await createStreaming({ wasm: new DataView(new ArrayBuffer(8)) });
const pool = await createPool({ workerUrl: new URL('https://example.com/') });
const { signal } = new AbortController();
const maze = await pool.generate({ algorithm: 'prim', width: 4, height: 4, seed: 1 }, { signal });
new Blob([maze.png(), maze.svg()]);
new Blob([await pool.png(maze), await pool.export(maze, 'png')]);
document.body.innerHTML = mw.generate(maze.code ?? '').svg();

// Drawings and elements take mazes and libraries of every entry.
const context = document.createElement('canvas').getContext('2d');
const made = mw.generate({ algorithm: 'prim', width: 4, height: 4, seed: 1 });
if (context) cellUnder(draw(context, made, { solution: true, theme: 'dark' }), 3, 4);
MazeView.use(mw);
mazeViewHtml(mw, { algorithm: 'prim', play: true });
const view = document.querySelector<MazeView>('maze-view');
if (view) {
  view.maze = made;
  view.algorithm = 'wilson';
  view.passes = [{ id: 'braid' }];
  view.hidden = view.play && view.maze?.width === 4;
  const length: Promise<number> = view.load().then(({ cellCount }) => cellCount);
  await length;
  // @ts-expect-error: no such algorithm
  view.algorithm = 'wilsn';
}
