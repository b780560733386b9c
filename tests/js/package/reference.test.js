/** reference.md: complete. Its examples are run with those of the READMEs. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { MARKS, OPERATIONS } from 'mazewright';
import { mw } from '../support/load.js';
import { blocksOf, root } from '../support/readme.js';

const text = readFileSync(new URL('web/docs/reference.md', root), 'utf8');
const examples = blocksOf('web/docs/reference.md')
  .map(({ code }) => code)
  .join('\n');

/** The texts between the headings of methods: title and body. */
const sections = text.split(/^#+ /m).map((section) => {
  const [title, ...body] = section.split('\n');
  return { title, body: body.join('\n') };
});

/** @param {string} name */
const isGiven = (name) => new RegExp(`[{,(\\s]${name}(:|,| })`).test(examples);

test('every method has an example', () => {
  const methods = sections.filter(({ title }) => /^`\w+\.\w+\(/.test(title));
  assert.ok(methods.length > 40, 'methods are found');
  for (const { title, body } of methods) {
    const [, call] = /^`(\w+\.\w+\()/.exec(title);
    // With arguments of its own if it has any.
    assert.ok(body.includes(call), `${title} has no @example in web/lib`);
  }
});

test('every option has an example', () => {
  const [calls] = text.split('\n## Types\n');
  const options = [...calls.matchAll(/^\| `(\w+)\?`/gm)].map(([, name]) => name);
  assert.ok(options.length > 40, 'options are found');
  assert.deepEqual(
    options.filter((name) => !isGiven(name)),
    [],
  );
});

test('every row of the catalog, its parameters and its directions have an example', () => {
  for (const [table, rows] of Object.entries(mw.catalog)) {
    for (const { id, params, directions = [] } of rows) {
      const { body } = sections.find(({ title }) => title === `\`${id}\``) ?? {};
      assert.ok(body, `${table} ${id}`);
      const [, example] = /```js\n([\s\S]+?)```/.exec(body) ?? [];
      assert.ok(example?.includes(id), `${table} ${id}`);
      for (const param of params) assert.ok(example.includes(`${param.id}: `), `${id} ${param.id}`);
      for (const name of directions) assert.ok(example.includes(`'${name}'`), `${id} ${name}`);
    }
  }
});

/** Modules of the package's entries by their names. */
const { exports: published } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8'));
const entries = Object.keys(published).filter(
  (name) => published[name].types && published[name].default,
);

test('every export of every entry has a section, or is imported by an example', async () => {
  const imported = new Set(
    [...text.matchAll(/^import \{(.*)\} from/gm)].flatMap(([, names]) => names.trim().split(/, ?/)),
  );
  let count = 0;
  for (const entry of entries.map((name) => `mazewright${name.slice(1)}`)) {
    // Names are not the same in all entries: that of one with a section of its own is looked for there.
    const own = text.split(/^## /m).find((part) => part.includes(`What \`${entry}\` exports.`));
    const titles = Array.from((own ?? text).matchAll(/^#+ (.+)$/gm), ([, title]) => title);
    for (const name of Object.keys(await import(entry))) {
      const isFound = titles.some((title) => new RegExp(`^\`?${name}\\b`).test(title));
      assert.ok(isFound || imported.has(name), `${entry}: ${name}`);
      count += 1;
    }
  }
  assert.ok(count > 200, `${count} exports`);
});

test('every function, class and constant of an entry is described', () => {
  const [, ...shown] = text.split(/^## (?=Element|Drawing|three\.js|Files)/m);
  for (const section of shown) {
    const [calls] = section.split('\n### Types');
    for (const [title, , about] of calls
      .split(/^#### /m)
      .slice(1)
      .map((each) => each.split('\n'))) {
      assert.match(about ?? '', /^[A-Z`<]/, title);
    }
  }
  assert.equal(shown.length, 4);
});

/** What makes each kind of cell: ids of generators and passes, by trying all of them. */
function makersOfKinds() {
  const makers = new Map();
  const note = (id, { kinds }) => {
    for (const kind of new Set(kinds)) makers.set(kind, (makers.get(kind) ?? new Set()).add(id));
  };
  const size = { width: 40, height: 30 };
  for (const { id, kind, modes } of mw.catalog.generators) {
    if (kind !== 'dungeon') continue;
    for (const mode of modes) note(id, mw.generate({ algorithm: id, mode, ...size, seed: 3 }));
  }
  for (const { id, dungeons, joinsLevels } of mw.catalog.passes) {
    if (!dungeons) continue;
    const shape = joinsLevels ? { shape: 'cube', levels: 2 } : {};
    const made = { algorithm: 'bspDungeon', ...size, ...shape, seed: 3, passes: [{ id }] };
    note(id, mw.generate(made));
  }
  return makers;
}

test('the table of kinds names what makes them', () => {
  const { body } = sections.find(({ title }) => title === 'Kinds') ?? {};
  const rows = [...body.matchAll(/^\| (\d) +\| (.+?) +\| (.+?) +\|$/gm)];
  const makers = makersOfKinds();
  assert.deepEqual(
    rows.map(([, kind]) => Number(kind)),
    [...makers.keys()].sort((a, b) => a - b),
  );
  for (const [, kind, , by] of rows) {
    const found = makers.get(Number(kind));
    const ids = [...by.matchAll(/`(\w+)`/g)].map(([, id]) => id);
    // Kinds that every dungeon has name those that are special.
    if (by.startsWith('every')) continue;
    assert.deepEqual(new Set(ids), found, `kind ${kind}`);
  }
});

test('every operation and mark has an example', () => {
  for (const name of Object.keys(OPERATIONS))
    assert.ok(examples.includes(`OPERATIONS.${name};`), name);
  for (const name of Object.keys(MARKS)) assert.ok(examples.includes(`MARKS.${name};`), name);
});
