// What must compile with the types of a browser: its classes fit those of the package.
import { createMazewright } from 'mazewright';
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
