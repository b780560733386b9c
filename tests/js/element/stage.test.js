// The stage of `<maze-view>`: a picture that takes several frames is whole in the end, whatever changes meanwhile.
// Cost: 0.2 s.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createStage } from '../../../web/lib/element/stage.js';
import { mw } from '../support/load.js';

/** A pen that takes every call. */
const pen = () =>
  new Proxy(/** @type {any} */ ({ canvas: { width: 700, height: 500 } }), {
    get: (it, key) => (key in it ? it[key] : () => ({ data: [], addColorStop() {} })),
  });

/** A canvas with such a pen. */
const canvas = () => {
  const own = pen();
  return Object.assign(own.canvas, { getContext: () => own });
};

test('a film that goes on while its picture is drawn does not begin the picture anew', (t) => {
  /** @type {(() => void)[]} */
  const frames = [];
  Object.assign(globalThis, {
    requestAnimationFrame: (work) => frames.push(work),
    cancelAnimationFrame: () => frames.splice(0),
    Path2D: function Path2D() {
      return pen();
    },
  });
  t.after(() => {
    for (const name of ['requestAnimationFrame', 'cancelAnimationFrame', 'Path2D']) {
      delete globalThis[name];
    }
  });
  // A slice is over after one step.
  let now = 0;
  t.mock.method(performance, 'now', () => {
    now += 6;
    return now;
  });
  const size = { width: 30, height: 20, seed: 1, steps: true };
  const maze = mw.generate({ algorithm: 'caves', ...size });
  const film = mw.film(maze);
  film.seek(film.length >> 1);
  let whole = 0;
  const stage = createStage(canvas(), canvas(), () => {
    whole += 1;
  });
  stage.show({ maze, look: { film, style: 'hatched' }, actors() {} });
  let slices = 1;
  while (frames.length > 0 && whole === 0) {
    const [frame] = frames.splice(0);
    frame();
    slices += 1;
    assert.ok(film.position < film.length - 1, 'the film is over before its picture is whole');
    stage.redraw(film.seek(film.position + 1));
  }
  assert.equal(whole, 1);
  assert.ok(slices > 5, `${slices} slices`);
});
