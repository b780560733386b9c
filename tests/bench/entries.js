/** The table of the entries in their guide: what each is for, its size, and its first maze. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { root } from '../page/support/server.js';
import { quantile } from './statistics.js';
import { markdown } from './table.js';

/** Per entry its file in dist/, and what it is for. */
export const ENTRIES = [
  {
    id: 'mazewright',
    file: 'mazewright.js',
    en: 'Mazes, with the WebAssembly inside',
    ko: '미로, WebAssembly까지 한 파일에',
  },
  {
    id: 'mazewright/dungeons',
    file: 'dungeons.js',
    en: 'The same with all dungeons',
    ko: '거기에 모든 던전까지',
  },
  {
    id: 'mazewright/small',
    file: 'small.js',
    en: 'For a page with one maze: [what it has](#what-each-entry-has)',
    ko: '미로 하나를 넣은 페이지에: [들어 있는 것](#진입점마다-들어-있는-것)',
  },
  {
    id: 'mazewright/streaming',
    file: 'streaming.js',
    en: 'The API, which loads the WebAssembly as a file that is cached and compiled while it arrives',
    ko: 'API만, WebAssembly는 따로 받아 캐시하고 받으면서 컴파일',
  },
  {
    id: 'mazewright/mazewright.wasm',
    file: 'mazewright.wasm',
    en: 'The WebAssembly that `streaming` loads',
    ko: '`streaming`이 불러오는 WebAssembly',
  },
  {
    id: 'mazewright/dungeons.wasm',
    file: 'dungeons.wasm',
    en: 'That with all dungeons, for `streaming` too',
    ko: '모든 던전이 든 것, `streaming`에서도 동작',
  },
  {
    id: 'mazewright/worker',
    file: 'worker.js',
    en: 'The same calls in workers',
    ko: '같은 호출을 워커에서',
  },
  {
    id: 'mazewright/worker-script.js',
    file: 'worker-script.js',
    en: 'The script of its workers, for `workerUrl`',
    ko: '워커의 스크립트, `workerUrl`에 쓸 파일',
  },
  {
    id: 'mazewright/mask',
    file: 'mask.js',
    en: 'Masks from images and from text; paths from text and strokes',
    ko: '그림과 글자에서 마스크를, 글자와 선에서 경로를 만드는 함수',
  },
  {
    id: 'mazewright/element',
    file: 'element.js',
    en: '[`<maze-view>`](element.md), which loads one of the entries above',
    ko: '[`<maze-view>`](element.md), 위의 진입점 가운데 하나를 받아 씀',
  },
  {
    id: 'mazewright/formats',
    file: 'formats.js',
    en: 'Files to print, build and edit: [a script per function](files.md) beside this one',
    ko: '인쇄, 3D 출력, 편집용 파일: [함수마다 스크립트 하나](files.md)를 더 받음',
  },
  {
    id: 'mazewright/draw',
    file: 'draw.js',
    en: 'Drawing [on a canvas](drawing.md#on-a-canvas)',
    ko: '[캔버스에 그리기](drawing.md#캔버스에-그리기)',
  },
  {
    id: 'mazewright/three',
    file: 'three.js',
    en: '[Mazes in three.js](three.md): stone, baked light, walks, maps; needs `three`',
    ko: '[three.js의 미로](three.md): 돌벽, 구워 넣은 빛, 걷기, 지도. `three` 필요',
  },
  {
    id: 'mazewright/tiles',
    file: 'tiles.js',
    en: '[Map tiles](map-tiles.md) of worlds, for any server',
    ko: '세계의 [지도 타일](map-tiles.md), 어느 서버에서나',
  },
  {
    id: 'mazewright/formats/mazewright-tiles.png',
    file: 'formats/mazewright-tiles.png',
    en: 'The tiles of maps for Tiled and LDtk, CC0',
    ko: 'Tiled와 LDtk 지도의 타일 그림(CC0)',
  },
  {
    id: 'mazewright/maze.schema.json',
    file: '../web/lib/formats/data/maze.schema.json',
    en: 'The JSON Schema of mazes and games',
    ko: '미로와 게임의 JSON Schema',
  },
  {
    id: 'mazewright/en',
    file: 'en.js',
    en: "The catalog's texts in English",
    ko: '카탈로그의 영어 텍스트',
  },
  {
    id: 'mazewright/ko',
    file: 'ko.js',
    en: "The catalog's texts and the sentences of problems in Korean",
    ko: '카탈로그의 한국어 텍스트와 오류 설명',
  },
];

const HEADS = {
  en: ['Import', 'What it is for', 'KB gzipped', 'KB with brotli', 'First maze'],
  ko: ['import', '쓰임', 'gzip KB', 'brotli KB', '첫 미로'],
};
const FEET = {
  en: (places) =>
    `First maze: from the import to a maze of 25 x 25 cells, in ${places}; medians in ms.`,
  ko: (places) => `첫 미로: import부터 25 x 25칸 미로까지, ${places}에서 잰 중앙값(ms).`,
};

/** @param {string} file of dist/ @param {(bytes: Uint8Array) => Uint8Array} compress */
const kilobytes = (file, compress) =>
  (compress(readFileSync(join(root, 'dist', file))).length / 1024).toFixed(1);

/**
 * @param {import('./first-maze.js').FirstMazes} found
 * @param {'en' | 'ko'} language
 */
export function entriesTable(found, language) {
  const places = Object.entries(found);
  const rows = ENTRIES.map(({ id, file, ...texts }) => {
    const times = places.flatMap(([, times]) =>
      times[id] ? [quantile(times[id], 0.5).toFixed(0)] : [],
    );
    return [
      `\`${id}\``,
      texts[language],
      kilobytes(file, (bytes) => gzipSync(bytes, { level: 9 })),
      kilobytes(file, (bytes) => brotliCompressSync(bytes)),
      times.join(' / '),
    ];
  });
  const table = markdown([HEADS[language], ...rows], (column) => column > 1);
  if (places.length === 0) return table;
  return `${table}\n\n${FEET[language](places.map(([place]) => place).join(' / '))}`;
}
