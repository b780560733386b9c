/**
 * `npm run bench`: the package, its native build and other packages in one interleaved run.
 *   --quick           two sizes and few rounds
 *   --only a,b        only these tasks: ids of generators, `solve`, `export`, `tiles`, `start`, `memory`
 *   --browser         in Chromium instead of Node
 *   --json FILE       what was found as JSON too
 *   --from FILE       what was found before, instead of measuring
 *   --start           only what the first maze takes, in fresh processes and cold pages; also with
 *                     --readme, which writes the table of the entries into their guide
 *   --worker          only how long calls of a pool take to end that are cancelled, 1,000 cycles
 *   --worlds          only what chunks of worlds cost, at the origin and anywhere
 *   --work            only what a step of the stated work takes, by row; also with --readme
 *   --small           only `mazewright/small` beside `mazewright` and other packages; also with --readme
 *   --views           only fields of view, beside those of rot-js
 *   --dungeons        only dungeons, beside those of other packages, at 80 x 50 and 400 x 400; also
 *                     with --readme
 *   --page            only the first visit of the built page, on a slow network and processor; with
 *                     --before FOLDER beside another built page
 *   --drawing         only frames of `draw` and `panning` while the camera moves over 1000 x 1000 cells, in Chromium
 *   --profile         only where the time of the tasks of --only goes
 *   --simd            only what a second WebAssembly with vector instructions would gain
 *   --readme          writes the tables into web/docs/speed.md of the folder --into (here)
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { withTable } from '../../web/build/generate/tables.js';
import { drawingText } from './drawing.js';
import { dungeonsTable, dungeonsText, measureDungeons } from './dungeons.js';
import { entriesTable } from './entries.js';
import { firstMazeText, measureFirstMazes } from './first-maze.js';
import { pageText } from './page.js';
import { FULL, QUICK } from './plan.js';
import { profileText } from './profile.js';
import { readmeTable } from './readme.js';
import { reportText } from './report.js';
import { runAll } from './runs.js';
import { simdText } from './simd.js';
import { measureSmall, smallTable, smallText } from './small.js';
import { viewsText } from './views.js';
import { measureWork, workTable, workText } from './work.js';
import { workerText } from './worker.js';
import { worldsText } from './worlds.js';

const { values: flags } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    browser: { type: 'boolean', default: false },
    json: { type: 'string' },
    from: { type: 'string' },
    start: { type: 'boolean', default: false },
    worker: { type: 'boolean', default: false },
    worlds: { type: 'boolean', default: false },
    work: { type: 'boolean', default: false },
    dungeons: { type: 'boolean', default: false },
    small: { type: 'boolean', default: false },
    views: { type: 'boolean', default: false },
    page: { type: 'boolean', default: false },
    drawing: { type: 'boolean', default: false },
    before: { type: 'string' },
    simd: { type: 'boolean', default: false },
    profile: { type: 'boolean', default: false },
    readme: { type: 'boolean', default: false },
    into: { type: 'string', default: '.' },
  },
});

const alone = {
  worker: workerText,
  worlds: worldsText,
  views: viewsText,
  simd: simdText,
  profile: profileText,
  page: pageText,
  drawing: drawingText,
};
for (const [name, text] of Object.entries(alone)) {
  if (!flags[name]) continue;
  console.log(await text(flags));
  process.exit();
}

const GUIDE = { en: 'web/docs/speed.md', ko: 'web/docs/ko/speed.md' };
const ENTRIES = { en: 'web/docs/entries.md', ko: 'web/docs/ko/entries.md' };

/**
 * Writes a table into a text in both languages.
 * @param {string} name
 * @param {(language: 'en' | 'ko') => string} tableIn
 * @param {Record<'en' | 'ko', string>} files
 */
function writeTables(name, tableIn, files = GUIDE) {
  for (const language of /** @type {const} */ (['en', 'ko'])) {
    const file = files[language];
    const path = join(flags.into, file);
    writeFileSync(path, withTable(readFileSync(path, 'utf8'), name, tableIn(language)));
    console.log(`wrote ${path}`);
  }
}

/** What the first maze takes, and with --readme the table of the entries. */
async function runFirstMazes() {
  const found = await measureFirstMazes(flags);
  console.log(firstMazeText(found));
  if (flags.readme) writeTables('sizes', (language) => entriesTable(found, language), ENTRIES);
}

if (flags.start) {
  await runFirstMazes();
  process.exit();
}

if (flags.dungeons) {
  const dungeons = await measureDungeons(flags);
  console.log(dungeonsText(dungeons));
  if (flags.readme) {
    writeTables('dungeon-bench', (language) => dungeonsTable(dungeons, language));
  }
  process.exit();
}

if (flags.small) {
  const small = await measureSmall(flags);
  console.log(smallText(small));
  if (flags.readme) writeTables('small-bench', (language) => smallTable(small, language));
  process.exit();
}

if (flags.work) {
  const work = await measureWork(flags);
  console.log(workText(work));
  if (flags.readme) writeTables('work-bench', (language) => workTable(work, language));
  process.exit();
}

const report = flags.from
  ? JSON.parse(readFileSync(flags.from, 'utf8'))
  : await runAll({
      plan: flags.quick ? QUICK : FULL,
      only: flags.only.split(',').filter(Boolean),
      browser: flags.browser,
      report: console.error,
    });

if (flags.json) writeFileSync(flags.json, `${JSON.stringify(report, null, 1)}\n`);
console.log(reportText(report));
if (flags.readme) {
  writeTables('bench', (language) => readmeTable(report, language));
  await runFirstMazes();
}
