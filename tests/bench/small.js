/** `mazewright/small` beside `mazewright` and other packages: what a maze takes, from the smallest to the large ones. */
import { createMazewright } from 'mazewright';
import { createMazewright as createSmall } from 'mazewright/small';
import rotJs from './contestants/rot-js.js';
import sbj42 from './contestants/sbj42.js';
import { hereAndNow } from './here.js';
import { interleaved } from './interleaved.js';
import { aligned, markdown, number } from './table.js';

/** What a library takes for an algorithm: microseconds by size. @typedef {{ task: string, name: string, us: number[] }} SmallRow */
/** @typedef {{ sizes: number[], rows: SmallRow[], machine: string, date: string }} SmallReport */

/** Cells a side. */
const SIZES = [10, 25, 100, 1000];

/** Larger mazes are made a few times only. @param {number} size @param {boolean} quick */
const settingsOf = (size, quick) =>
  size > 100
    ? { rounds: quick ? 1 : 5, warm: 1 }
    : { rounds: quick ? 3 : 25, warm: 10, sampleMs: quick ? 1 : 5 };

/** @param {{ quick: boolean }} flags @returns {Promise<SmallReport>} */
export async function measureSmall({ quick }) {
  const libraries = {
    'mazewright/small': await createSmall(),
    mazewright: await createMazewright(),
  };
  const peers = [...rotJs, ...sbj42].filter(
    ({ task, reads }) =>
      !reads && libraries['mazewright/small'].catalog.generators.some(({ id }) => id === task),
  );
  const sizes = quick ? SIZES.slice(0, -1) : SIZES;
  /** @type {SmallRow[]} */
  const rows = [];
  for (const task of new Set(peers.map((peer) => peer.task))) {
    const own = Object.entries(libraries).map(([name, mw]) => ({
      name,
      make: (/** @type {number} */ size, /** @type {number} */ seed) =>
        mw.generate({ algorithm: /** @type {any} */ (task), width: size, height: size, seed }),
    }));
    const all = [...own, ...peers.filter((peer) => peer.task === task)];
    const times = sizes.map((size) =>
      interleaved(
        all.map(
          ({ make }) =>
            (round) =>
              make(size, round),
        ),
        settingsOf(size, quick),
      ),
    );
    for (const [i, { name }] of all.entries()) {
      rows.push({ task, name, us: times.map((ms) => 1000 * ms[i]) });
    }
  }
  return { sizes, rows, ...hereAndNow() };
}

/** @param {SmallReport} report @param {string} head @param {(id: string) => string} code */
const cells = ({ sizes, rows }, head, code) => [
  [head, '', ...sizes.map((size) => `${size} x ${size}`)],
  ...rows.map(({ task, name, us }) => [
    code(task),
    name.startsWith('mazewright') ? code(name) : name,
    ...us.map(number),
  ]),
];

/** @param {SmallReport} report */
export const smallText = (report) => aligned(cells(report, 'µs a maze', (id) => id));

const TEXTS = {
  en: {
    head: 'µs a maze',
    foot: (/** @type {SmallReport} */ { machine, date }) =>
      `Medians of one interleaved run in Node; ${machine}; ${date}.`,
  },
  ko: {
    head: '미로 하나당 µs',
    foot: (/** @type {SmallReport} */ { machine, date }) =>
      `Node에서 번갈아 잰 한 번의 실행에서 얻은 중앙값입니다. ${machine}, ${date}.`,
  },
};

/**
 * The table of the guide to speed.
 * @param {SmallReport} report
 * @param {'en' | 'ko'} language
 */
export function smallTable(report, language) {
  const { head, foot } = TEXTS[language];
  const table = markdown(
    cells(report, head, (id) => `\`${id}\``),
    (column) => column > 1,
  );
  return [table, '', foot(report)].join('\n');
}
