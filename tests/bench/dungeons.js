/**
 * What dungeons cost, beside those of the same kind that other packages make, how many rooms they have
 * and how many fall apart.
 */
import { createMazewright } from 'mazewright/dungeons';
import { piecesOf } from '../js/support/dungeon-checker.js';
import { peersWith } from './dungeon-peers.js';
import { hereAndNow } from './here.js';
import { interleaved } from './interleaved.js';
import { aligned, markdown, number } from './table.js';

/** @typedef {import('./dungeon-peers.js').Maker} Maker */
/**
 * What was measured of a maker: rooms is the mean, null where there are none; failed of made were not
 * in one piece; isOnce: made once, because it takes long.
 * @typedef {{ name: string, us: number, rooms: number | null, failed: number, made: number,
 *   isOnce: boolean }} Measured
 */
/** A row of the catalog and its peers. @typedef {{ id: string, own: Measured, others: Measured[] }} Kind */
/** @typedef {{ sizes: { size: string, kinds: Kind[] }[], machine: string, date: string }} DungeonReport */

const SIZES = [
  [80, 50],
  [400, 400],
];

/** What takes longer is made once, and not in every round. */
const SLOW_MS = 300;

/** @param {import('mazewright/dungeons').Mazewright} mw */
function rowsOf(mw) {
  const rows = mw.catalog.generators.filter(
    ({ kind, shapes }) => kind === 'dungeon' && shapes.includes('square'),
  );
  const wave = rows.find(({ id }) => id === 'wfc')?.params;
  const usual = (/** @type {string} */ id) => wave?.find((param) => param.id === id)?.default;
  const peers = peersWith({ sample: String(usual('sample')), pattern: Number(usual('pattern')) });
  return rows.map(({ id }) => ({
    id,
    own: /** @type {Maker} */ ({
      name: id,
      make: (width, height, seed) =>
        mw.generate({ algorithm: /** @type {any} */ (id), width, height, seed }),
      floorOf:
        ({ kinds, width }) =>
        (x, y) =>
          kinds[y * width + x] !== 0,
      roomsOf: ({ rooms }) => rooms.length,
    }),
    others: peers.filter(({ like }) => like === id),
  }));
}

/** The first call only warms the code up, unless it takes longer. */
const VERY_SLOW_MS = 5000;

/**
 * A dungeon and the milliseconds that it takes.
 * @param {Maker} maker
 * @param {number} width
 * @param {number} height
 * @param {boolean} [isWarm]
 */
function once({ make }, width, height, isWarm = false) {
  const start = performance.now();
  const made = make(width, height, 1);
  const ms = performance.now() - start;
  return isWarm || ms > VERY_SLOW_MS ? { made, ms } : once({ make }, width, height, true);
}

/**
 * Of some dungeons the mean number of rooms, and how many are not in one piece.
 * @param {Maker} maker
 * @param {number} width
 * @param {number} height
 * @param {Iterable<any>} dungeons
 */
function census({ floorOf, roomsOf }, width, height, dungeons) {
  let made = 0;
  let failed = 0;
  let rooms = 0;
  for (const dungeon of dungeons) {
    const isFloor = floorOf(dungeon);
    const open = (/** @type {number} */ cell) => isFloor(cell % width, Math.floor(cell / width));
    made += 1;
    failed += Number(piecesOf({ width, height }, open) !== 1);
    rooms += roomsOf?.(dungeon) ?? 0;
  }
  return { made, failed, rooms: rooms > 0 ? rooms / made : null };
}

/** So many dungeons, one after the other. */
function* dungeonsOf({ make }, width, height, count) {
  for (let seed = 1; seed <= count; seed++) yield make(width, height, seed);
}

/**
 * @param {readonly Maker[]} makers
 * @param {number} width
 * @param {number} height
 * @param {boolean} quick
 * @returns {Measured[]} of each
 */
function measure(makers, width, height, quick) {
  const settings = { rounds: quick ? 5 : 21, warm: quick ? 20 : 50, sampleMs: 5 };
  const count = quick ? 20 : Math.min(1000, Math.round(4e6 / (width * height)));
  const first = makers.map((maker) => once(maker, width, height));
  const quicker = makers.filter((_, i) => first[i].ms <= SLOW_MS);
  const calls = quicker.map(
    ({ make }) =>
      (/** @type {number} */ round) =>
        make(width, height, round),
  );
  const medians = interleaved(calls, settings);
  return makers.map((maker, i) => {
    const { made, ms } = first[i];
    const isOnce = ms > SLOW_MS;
    const us = 1000 * (isOnce ? ms : medians[quicker.indexOf(maker)]);
    const dungeons = isOnce ? [made] : dungeonsOf(maker, width, height, count);
    return { name: maker.name, us, isOnce, ...census(maker, width, height, dungeons) };
  });
}

/** @param {{ quick: boolean }} flags @returns {Promise<DungeonReport>} */
export async function measureDungeons({ quick }) {
  const rows = rowsOf(await createMazewright());
  // One of the packages reports what it cannot connect.
  const { log } = console;
  console.log = () => {};
  const sizes = SIZES.map(([width, height]) => {
    const makers = rows.flatMap(({ own, others }) => [own, ...others]);
    const measured = measure(makers, width, height, quick);
    const kinds = rows.map(({ id, others }) => {
      const [own, ...its] = measured.splice(0, 1 + others.length);
      return { id, own, others: its };
    });
    return { size: `${width} x ${height}`, kinds };
  });
  console.log = log;
  return { sizes, ...hereAndNow() };
}

/** @param {number | null} rooms */
const roomsText = (rooms) => (rooms === null ? '' : rooms.toFixed(0));

/** All that was measured. @param {DungeonReport} report */
export const dungeonsText = ({ sizes }) =>
  sizes
    .map(({ size, kinds }) => {
      const rows = kinds.flatMap(({ own, others }) =>
        [own, ...others].map((each) => [
          each === own ? own.name : `  ${each.name}`,
          `${number(each.us)}${each.isOnce ? ' (once)' : ''}`,
          each === own ? '' : `${number(each.us / own.us)}x`,
          roomsText(each.rooms),
          `${each.failed} of ${each.made}`,
        ]),
      );
      return aligned([[size, 'us', 'to ours', 'rooms', 'not in one piece'], ...rows]);
    })
    .join('\n\n');

const TEXTS = {
  en: {
    head: (/** @type {string} */ size) => [
      `µs, ${size}`,
      `Fastest other of its kind in JavaScript, ${size}`,
    ],
    none: 'none measured',
    times: 'x',
    rooms: (/** @type {string} */ own, /** @type {string} */ other) => `${other} rooms to ${own}`,
    pieces: (/** @type {Measured} */ { failed, made }) => `${failed} of ${made} in pieces`,
    foot: (/** @type {string} */ machine, /** @type {string} */ date) =>
      `Medians of one interleaved run in Node, and the mean number of rooms; ${machine}; ${date}.`,
  },
  ko: {
    head: (/** @type {string} */ size) => [
      `µs, ${size}`,
      `같은 종류에서 가장 빠른 다른 JavaScript 구현, ${size}`,
    ],
    none: '잰 것 없음',
    times: '배',
    rooms: (/** @type {string} */ own, /** @type {string} */ other) =>
      `방 ${other}개, 이쪽은 ${own}개`,
    pieces: (/** @type {Measured} */ { failed, made }) => `${made}개 중 ${failed}개가 끊김`,
    foot: (/** @type {string} */ machine, /** @type {string} */ date) =>
      `Node에서 번갈아 잰 한 번의 실행에서 얻은 중앙값과 방 개수의 평균; ${machine}; ${date}.`,
  },
};

/** @param {readonly Measured[]} others */
const fastestOf = (others) =>
  others.reduce(
    (best, each) => (best && best.us <= each.us ? best : each),
    /** @type {Measured | null} */ (null),
  );

/**
 * The table of a README: a row a kind of dungeon.
 * @param {DungeonReport} report
 * @param {'en' | 'ko'} language
 */
export function dungeonsTable({ sizes, machine, date }, language) {
  const text = TEXTS[language];
  const cellsOf = (/** @type {Kind} */ { own, others }) => {
    const other = fastestOf(others);
    if (!other) return [number(own.us), text.none];
    const hasRooms = own.rooms !== null && other.rooms !== null;
    const details = [
      other.name,
      ...(hasRooms ? [text.rooms(roomsText(own.rooms), roomsText(other.rooms))] : []),
      ...(other.failed > 0 ? [text.pieces(other)] : []),
    ];
    return [number(own.us), `${number(other.us / own.us)}${text.times} (${details.join('; ')})`];
  };
  const head = ['', ...sizes.flatMap(({ size }) => text.head(size))];
  const rows = sizes[0].kinds.map(({ id }, i) => [
    `\`${id}\``,
    ...sizes.flatMap(({ kinds }) => cellsOf(kinds[i])),
  ]);
  const table = markdown([head, ...rows], (column) => column % 2 === 1);
  return [table, '', text.foot(machine, date)].join('\n');
}
