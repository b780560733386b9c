import { LESSONS } from '../../demo/views/watch/lessons.js';
import { linesOf } from '../../demo/views/watch/lines.js';

/** @import { Page, Language } from './pages.js' */
/** @import { GeneratorRow, Mazewright } from 'mazewright/dungeons' */

const TEXTS = {
  en: {
    how: 'How it works',
    code: 'In lines',
    law: 'What holds for it',
    params: 'Parameters',
    try: 'Try it',
    cost: 'Cost',
    source: 'Source',
    perfect: 'Its mazes are perfect: every two cells are joined by exactly one path.',
    imperfect: 'Its mazes may have loops.',
    dungeon: 'It makes dungeons: tiles of rock, rooms and corridors.',
    uniform: 'It is uniform: every perfect maze of the grid is equally likely.',
    masks: 'It fills masks and outlines of any form.',
    rows: 'It works row by row, so that mazes can be endless.',
    shapes: 'It runs on these shapes:',
    head: ['Name', 'Values', 'Default', ''],
  },
  ko: {
    how: '어떻게 만드나요',
    code: '몇 줄로 쓰면',
    law: '언제나 성립하는 것',
    params: '매개변수',
    try: '해 보기',
    cost: '비용',
    source: '출처',
    perfect: '완전 미로를 만듭니다. 어떤 두 칸 사이에도 길이 꼭 하나 있습니다.',
    imperfect: '고리가 생길 수 있습니다.',
    dungeon: '던전을 만듭니다. 바위, 방, 복도 타일로 이루어집니다.',
    uniform: '균일합니다. 격자의 모든 완전 미로가 같은 확률로 나옵니다.',
    masks: '어떤 모양의 마스크와 윤곽도 채웁니다.',
    rows: '한 줄씩 만들므로 끝없는 미로도 됩니다.',
    shapes: '쓸 수 있는 격자:',
    head: ['이름', '값', '기본값', ''],
  },
};

/** Cells of the mazes that the pages show. */
const SIZES = { maze: { width: 24, height: 14 }, dungeon: { width: 48, height: 28 } };

/** @param {any} param */
const valuesOf = ({ kind, values, min, max }) => {
  if (values) return values.map((/** @type {string} */ each) => `\`${each}\``).join(', ');
  if (kind === 'boolean') return '`true`, `false`';
  if (min !== undefined && max !== undefined) return `${min} … ${max}`;
  return kind;
};

/**
 * A page for every generator, from its row, the lesson and the pseudocode of the page's films.
 * @param {Readonly<Record<Language, Mazewright>>} libraries with the texts of each language
 * @returns {Page[]}
 */
export function algorithmPages(libraries) {
  return /** @type {const} */ (['en', 'ko']).flatMap((language) => {
    const { generators, shapes } = libraries[language].catalog;
    return generators.map((row) => {
      const path = `algorithms/${row.id}.html`;
      const paths = { en: path, ko: `ko/${path}` };
      return {
        language,
        group: 'algorithms',
        path: paths[language],
        other: paths[language === 'en' ? 'ko' : 'en'],
        title: row.title,
        file: `web/docs/algorithms/${row.id}.md`,
        source: textOf(row, language, shapes),
      };
    });
  });
}

/** @param {GeneratorRow} row @param {Language} language @param {readonly { id: string, title: string }[]} shapes */
function textOf(row, language, shapes) {
  const t = TEXTS[language];
  const { id, title, about, kind, perfect, uniform, masks, rows, params, cost, source } = row;
  const size = SIZES[kind];
  const tag = `<maze-view algorithm="${id}" width="${size.width}" height="${size.height}" seed="mazewright" film play></maze-view>
<script type="module" src="https://cdn.jsdelivr.net/npm/mazewright/dist/element.js"></script>`;
  const laws = [
    kind === 'dungeon' ? t.dungeon : perfect ? t.perfect : t.imperfect,
    ...(uniform ? [t.uniform] : []),
    ...(masks ? [t.masks] : []),
    ...(rows ? [t.rows] : []),
    `${t.shapes} ${shapes
      .filter((shape) => row.shapes.some((each) => each === shape.id))
      .map((shape) => shape.title)
      .join(', ')}.`,
    `${t.cost}: ${cost}.`,
    `${t.source}: ${source}.`,
  ];
  const lines = linesOf(id).map((line) => `${'  '.repeat(line.indent)}${line[language]}`);
  const lesson = LESSONS[id]?.[language] ?? [];
  const table = params.map(
    (param) =>
      `| \`${param.id}\` | ${valuesOf(param)} | \`${JSON.stringify(param.default)}\` | ${param.title} |`,
  );
  const parts = [
    `# ${title}`,
    about,
    `\`\`\`html\n${tag}\n\`\`\``,
    ...(lesson.length > 0
      ? [`## ${t.how}`, lesson.map((sentence, i) => `${i + 1}. ${sentence}`).join('\n')]
      : []),
    ...(lines.length > 0 ? [`## ${t.code}`, `\`\`\`text\n${lines.join('\n')}\n\`\`\``] : []),
    `## ${t.law}`,
    laws.map((law) => `- ${law}`).join('\n'),
    ...(table.length > 0
      ? [
          `## ${t.params}`,
          `| ${t.head.join(' | ')} |\n| --- | --- | --- | --- |\n${table.join('\n')}`,
        ]
      : []),
  ];
  return `${parts.join('\n\n')}\n`;
}
