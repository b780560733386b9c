/** The examples of the documents, run as a user would: in an empty project into which the packed package is installed. */
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { makeConsumer } from '../support/consumer.js';
import { spawned } from '../support/limited.js';
import {
  blocksOf,
  DOCUMENTS,
  GUIDES,
  programsOf,
  READMES,
  root,
  withChecks,
} from '../support/readme.js';
import { testInFull } from '../support/seeds.js';

const { folder: project, remove } = makeConsumer();
after(remove);

/** Documents in Korean, whose examples are those of the English ones but for texts and comments. */
const KOREAN = new Set([READMES, ...GUIDES].map(([, korean]) => korean));

for (const file of DOCUMENTS.filter((file) => programsOf(file).length > 0)) {
  const testHere = KOREAN.has(file) ? testInFull : test;
  testHere(`${file}: every JavaScript example runs and complains of nothing`, async (t) => {
    // The next program may be this one and more.
    const programs = programsOf(file).filter(
      ({ code }, i, all) => !all[i + 1]?.code.startsWith(code),
    );
    for (const [index, { name, code }] of programs.entries()) {
      const path = join(project, `${file.replaceAll('/', '-')}-${index}.mjs`);
      writeFileSync(path, withChecks(code));
      const ended = await spawned(process.execPath, [path], { cwd: project });
      const stderr = String(ended.stderr);
      assert.equal(ended.status, 0, `${name}\n${stderr}`);
      assert.equal(stderr, '', name);
    }
    t.diagnostic(`${programs.length} programs`);
  });
}

for (const file of READMES) {
  test(`${file}: every npm command is one of the package`, () => {
    const { scripts } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8'));
    const shells = blocksOf(file).filter(({ language }) =>
      /^(sh|bash|shell|console)$/.test(language),
    );
    assert.ok(shells.length > 0, 'there is no command');
    for (const { code, line } of shells) {
      for (const [, name] of code.matchAll(/\bnpm run ([\w:-]+)/g)) {
        assert.ok(name in scripts, `line ${line}: npm run ${name}`);
      }
      for (const [, name] of code.matchAll(/\bnpm (start|test)\b/g)) assert.ok(name in scripts);
    }
  });
}

for (const [english, korean] of [READMES, ...GUIDES]) {
  test(`${english} and ${korean} show the same examples`, () => {
    const outline = (file) => blocksOf(file).map(({ language }) => language);
    assert.deepEqual(outline(korean), outline(english));
    const bare = (file) =>
      programsOf(file).map(({ code }) => code.replaceAll(/\/\/.*|'[^']*'|`[^`]*`/g, '').trim());
    assert.deepEqual(bare(korean), bare(english));
  });
}

test('a README is one page: at most 5 KB', () => {
  for (const file of READMES) {
    assert.ok(readFileSync(new URL(file, root)).length <= 5 * 1024, file);
  }
});

test('every guide is linked from both READMEs', () => {
  for (const pair of GUIDES) {
    for (const [i, file] of READMES.entries()) {
      assert.ok(readFileSync(new URL(file, root), 'utf8').includes(`](${pair[i]})`), pair[i]);
    }
  }
});
