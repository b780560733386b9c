/** The table of the READMEs: a row a generator, from a run. */
import { markdown, number } from './table.js';

const TEXTS = {
  en: {
    head: (sizes) => ['ns per cell', ...sizes, 'to native', 'Fastest other in JavaScript'],
    times: 'x',
    none: 'none measured',
    at: (name, size) => `${name}, at ${size}`,
    foot: (where, machine, date) =>
      `Medians of one interleaved run in ${where}, ± half the distance of the quartiles; ${machine}; ${date}.`,
  },
  ko: {
    head: (sizes) => ['칸당 ns', ...sizes, '네이티브 대비', '가장 빠른 다른 JavaScript 구현'],
    times: '배',
    none: '잰 것 없음',
    at: (name, size) => `${name}, ${size}에서`,
    foot: (where, machine, date) =>
      `${where}에서 번갈아 잰 한 번의 실행에서 얻은 중앙값, ±는 사분위 간격의 절반; ${machine}; ${date}.`,
  },
};

const isMeasured = ({ nsPerCell }) => nsPerCell !== undefined;

/** Of the largest size that there is. */
const largest = (results) =>
  results.reduce((best, each) => (best && best.size >= each.size ? best : each), undefined);

function fastestPeer(results, ours, text) {
  const peers = results.filter((each) => each.kind === 'peer' && isMeasured(each));
  const at = largest(peers)?.size;
  if (at === undefined) return text.none;
  const fastest = peers
    .filter(({ size }) => size === at)
    .reduce((a, b) => (a.nsPerCell < b.nsPerCell ? a : b));
  const own = ours.find(({ size }) => size === at);
  if (!own) return text.none;
  const ratio = number(fastest.nsPerCell / own.nsPerCell);
  return `${ratio}${text.times} (${text.at(fastest.name, at)})`;
}

/**
 * @param {import('./report.js').Report} report
 * @param {'en' | 'ko'} language
 */
export function readmeTable({ generators, results, sizes, where, machine, date }, language) {
  const text = TEXTS[language];
  const rows = generators.map(({ id }) => {
    const its = results.filter(({ task }) => task === id);
    const ours = its.filter((each) => each.kind === 'ours' && isMeasured(each));
    const times = sizes.map((size) => {
      const one = ours.find((each) => each.size === size);
      return one ? `${number(one.nsPerCell)} ±${(100 * one.spread).toFixed(0)}%` : '';
    });
    const native = largest(its.filter((each) => each.kind === 'native' && isMeasured(each)));
    const own = ours.find(({ size }) => size === native?.size);
    const ratio = own ? (own.nsPerCell / native.nsPerCell).toFixed(2) : '';
    return [`\`${id}\``, ...times, ratio, fastestPeer(its, ours, text)];
  });
  const head = text.head(sizes.map((size) => `${size} x ${size}`));
  const table = markdown([head, ...rows], (column) => column > 0 && column < head.length - 1);
  return [table, '', text.foot(where, machine, date)].join('\n');
}
