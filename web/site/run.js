/** Runs the program of an example in its frame, and shows its values, pictures and files. */
import { instrumented } from './instrument.js';
import { described, pictureOf } from './show.js';

/** Rows that are shown; a loop may give any number. */
const MOST_ROWS = 200;

/** @type {{ before: string, code: string, lib: string }} */
const { before, code, lib } = JSON.parse(
  String(document.querySelector('script[type="application/json"]')?.textContent),
);
const rows = document.body.appendChild(document.createElement('dl'));
let count = 0;

/** @param {string} name @param {(Node | string)[]} content */
function addRow(name, ...content) {
  count += 1;
  if (count > MOST_ROWS) return;
  const term = document.createElement('dt');
  term.textContent = name;
  const value = document.createElement('dd');
  value.append(...content);
  rows.append(term, value);
}

/** @param {unknown} error */
function addError(error) {
  const line = document.body.appendChild(document.createElement('p'));
  line.className = 'error';
  line.textContent = String(error);
}

/** The newest maze that the program made. @type {any} */
let newest = null;

/** Notes the mazes of an entry of the library. @param {any} entry */
async function watch(entry) {
  if (!entry.createMazewright) return;
  const prototype = Object.getPrototypeOf(await entry.createMazewright());
  const { generate } = prototype;
  prototype.generate = function (/** @type {any[]} */ ...given) {
    newest = generate.apply(this, given);
    return newest;
  };
}

Object.assign(globalThis, {
  /** What the instrumented program calls with each value. @param {string} name @param {unknown} value */
  exampleValue(name, value) {
    if (value !== undefined) addRow(name, pictureOf(value) ?? described(value));
    return value;
  },
  /** What it has in place of Node's module of files. */
  exampleFiles: {
    /** @param {string} name @param {string | Uint8Array} data */
    writeFileSync(name, data) {
      const link = document.createElement('a');
      link.download = name;
      link.href = URL.createObjectURL(new Blob([/** @type {BlobPart} */ (data)]));
      link.textContent = name;
      const picture = pictureOf(data);
      addRow('', link, ...(picture ? [picture] : []));
    },
  },
});
const { log } = console;
console.log = (...values) => {
  log(...values);
  addRow(
    '',
    values.map((value) => (typeof value === 'string' ? value : described(value))).join(' '),
  );
};

addEventListener('unhandledrejection', ({ reason }) => addError(reason));
try {
  const { text, entries } = instrumented(before, code, new URL(lib, document.baseURI).href);
  for (const entry of entries) await watch(await import(entry));
  const address = URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));
  await import(address);
  // A maze that no value shows.
  const picture = pictureOf(newest);
  if (picture && !document.querySelector('dd svg, dd img')) document.body.append(picture);
} catch (error) {
  addError(error);
}
document.body.dataset.ran = '';
