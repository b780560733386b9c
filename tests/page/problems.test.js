// What the page says about wrong values: sentences in its language, for people who fill in a form.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { koreanProblem } from 'mazewright/ko';
import { problemSentence } from '../../web/demo/strings/english-problems.js';
import { some, testInFull } from '../js/support/seeds.js';
import { browserFor } from './support/browser.js';
import { codeOf, mw } from './support/maze.js';
import { switchLanguage } from './support/states.js';

/** @typedef {import('playwright-core').Page} Page */

const { withPage } = browserFor();
const { generators, shapes } = mw.catalog;

const NUMBERS = ['0', '-5', '0.3333333', '1e300'];

/** Words in Latin letters that Korean texts use, and codes that they quote. */
const WORDS = /\b(CSS|BSP|SVG|PNG|UTF-8|ASCII|AI|d14)\b|\d+-\d+/g;

/** The error messages on the page. @param {Page} page @param {string} within */
const errorsOf = (page, within) =>
  page.evaluate(
    (selector) =>
      [...document.querySelectorAll(`${selector} .error`)]
        .filter((each) => each.checkVisibility())
        .map((each) => each.textContent ?? ''),
    within,
  );

/**
 * What the page says about wrong values of a number field; one call for all, because there are many
 * fields.
 * @param {Page} page
 * @param {string} id
 * @param {string} within
 * @param {readonly string[]} [values]
 */
const tryNumbers = (page, id, within, values = NUMBERS) =>
  page.evaluate(
    ({ id: selector, within: place, values: list }) => {
      const field = /** @type {HTMLInputElement} */ (document.querySelector(selector));
      const before = field.value;
      const set = (/** @type {string} */ value) => {
        field.value = value;
        field.dispatchEvent(new Event('input', { bubbles: true }));
      };
      /** @type {string[]} */
      const said = [];
      for (const value of list) {
        set(value);
        const errors = [...document.querySelectorAll(`${place} .error`)];
        for (const error of errors.filter((each) => each.checkVisibility())) {
          said.push(error.textContent ?? '');
        }
      }
      set(before);
      return said;
    },
    { id, within, values },
  );

/**
 * What the page says about wrong values of each field.
 * @param {Page} page
 * @param {number} turn which rows, where not all are tried
 */
async function sayAll(page, turn) {
  const said = [];
  for (const { id, params } of some(generators, 12, turn)) {
    await page.selectOption('#field-algorithm', id);
    const summary = page.locator('#params summary');
    if ((await summary.count()) > 0 && !(await page.locator('#params[open]').count())) {
      await summary.click();
    }
    for (const param of params.filter(({ kind }) => kind === 'integer' || kind === 'share')) {
      said.push(...(await tryNumbers(page, `#field-params-${param.id}`, '#maker')));
    }
    said.push(...(await tryNumbers(page, '#field-width', '#maker', ['1', '3', '4'])));
    await page.fill('#field-height', '12');
  }
  for (const { id, graph, params, maxLevels, minLevels } of some(shapes, 8, turn)) {
    await page.selectOption('#field-shape', id);
    const sizes = graph ? [] : ['width', 'height'];
    if (!graph && maxLevels > minLevels) sizes.push('levels');
    for (const size of sizes) said.push(...(await tryNumbers(page, `#field-${size}`, '#maker')));
    const split = params.find(({ kind }) => kind === 'boolean');
    if (split) {
      await page.uncheck(`#field-shape-${split.id}`);
      await page.fill('#field-width', '1');
      said.push(...(await errorsOf(page, '#maker')));
      await page.fill('#field-width', '16');
      await page.check(`#field-shape-${split.id}`);
    }
    if (graph) {
      const star = Array.from({ length: 9 }, (_, i) => `0-${i + 1}`).join(' ');
      for (const edges of ['', 'x', '0-1 2-3', '0-0', '0-1 1-0', star, '0-9999999']) {
        await page.fill('#field-shape-edges', edges);
        said.push(...(await errorsOf(page, '#maker')));
      }
    }
  }
  await page.selectOption('#field-shape', shapes[0].id);
  await page.fill('#field-seed', '9'.repeat(30));
  said.push(...(await errorsOf(page, '#maker')));
  await page.fill('#field-seed', '1');
  return said;
}

const hash = () => codeOf({ width: 12, height: 12 });

testInFull(
  'wrong values are explained in Korean, with the range and without names of the code',
  () =>
    withPage({ hash: hash(), language: 'ko' }, async (page) => {
      const said = [...new Set(await sayAll(page, 0))];
      assert.ok(said.length > 12, `${said.length} sentences`);
      for (const sentence of said) {
        assert.match(sentence, /[가-힣].*[.?]$/, sentence);
        assert.doesNotMatch(sentence.replace(WORDS, ''), /[A-Za-z]|\d{4}/, sentence);
      }
    }),
);

testInFull('wrong values are explained in English sentences without names of the code', () =>
  withPage({ hash: hash() }, async (page) => {
    const said = [...new Set(await sayAll(page, 1))];
    assert.ok(said.length > 12, `${said.length} sentences`);
    for (const sentence of said) {
      assert.match(sentence, /^[A-Z“].*[.?]$/, sentence);
      assert.doesNotMatch(
        sentence,
        /NaN|'|\d{4}|[a-z][A-Z]|params|shape\.|\bgot\b|option /,
        sentence,
      );
    }
  }),
);

testInFull('the language can be changed while a problem is shown', () =>
  withPage({ hash: hash() }, async (page) => {
    await page.locator('#field-height').fill('');
    await page.locator('#field-height').press('-');
    assert.equal(
      await page.locator('#error-height').textContent(),
      'Height must be a whole number, 1 or more.',
    );
    await page.locator('#field-height').fill('9');
    await page.fill('#field-width', '-1');
    const english = await page.locator('#error-width').textContent();
    assert.equal(english, 'Width must be a whole number, 1 or more.');
    await switchLanguage(page);
    assert.equal(await page.locator('#error-width').textContent(), '1 이상의 정수를 써 주세요.');
    // The library makes so many, but the page has no memory to draw them: far more than 262,144.
    await page.selectOption('#field-shape', 'hex');
    await page.fill('#field-width', '4090');
    await page.fill('#field-height', '4090');
    const [problem] = await errorsOf(page, '#maker');
    const most = Number(/([\d,]+)칸까지/.exec(String(problem))?.[1].replaceAll(',', ''));
    assert.ok(most >= 1_000_000 && most < 4090 * 4090, String(problem));
    assert.equal(await page.locator('#making').isVisible(), false);
  }),
);

test('why a pass cannot run is said to people, in both languages', () => {
  const { passes } = mw.catalog;
  const base = { algorithm: 'wilson', seed: 1, shape: 'square', width: 10, height: 8 };
  const masks = {
    cut: { mask: Array.from({ length: 80 }, (_, cell) => cell > 3) },
    parts: { mask: Array.from({ length: 80 }, (_, cell) => cell % 10 !== 4), parts: 'each' },
  };
  const mazes = [
    ...[{}, { shape: 'hex' }, { shape: 'polar' }, { shape: { id: 'square', wrap: 'torus' } }],
    ...[{ algorithm: 'sidewinder' }, { algorithm: 'unicursal' }, masks.cut, masks.parts],
    { algorithm: 'bspDungeon', width: 40, height: 30 },
  ];
  /** Values of a parameter, most of them wrong. @param {any} param @returns {any[]} */
  const valuesOf = ({ kind, values, pairs }) => {
    if (kind === 'choice') return values;
    if (kind === 'integer') return [-1, 1, 999];
    if (kind === 'share') return [2];
    return [[0, 5], [0], pairs ? [0, 1, 1, 11, 11, 10, 10, 0] : [0, 1, 0, 1], [0, 1, 0, 10]];
  };
  const lists = [
    ...passes.flatMap(({ id, params }) =>
      [
        {},
        ...params.flatMap((param) => valuesOf(param).map((value) => ({ [param.id]: value }))),
      ].map((values) => [{ id, ...values }]),
    ),
    ...passes.flatMap(({ id }) => passes.map((other) => [{ id }, { id: other.id }])),
    [{ id: 'wishes', passages: [0, 1], walls: [0, 1] }],
  ];
  const titleOf = (/** @type {string} */ id) =>
    Object.values(mw.catalog)
      .flat()
      .find((row) => row.id === id)?.title ?? id;
  const general = koreanProblem(
    /** @type {any} */ ({ code: 'invalid-option', field: 'x', message: 'x y' }),
  );
  let said = 0;
  for (const maze of mazes) {
    for (const list of lists) {
      const problem = mw.check(/** @type {any} */ ({ ...base, ...maze, passes: list }));
      if (!problem) continue;
      said += 1;
      const [english, korean] = [
        problemSentence(problem, 'Weave', titleOf),
        koreanProblem(problem),
      ];
      assert.doesNotMatch(english, /'|another one|shape|passes\.|cells \d/, problem.message);
      assert.doesNotMatch(korean.replace(WORDS, ''), /[A-Za-z]/, problem.message);
      assert.notEqual(korean, general, problem.message);
    }
  }
  assert.ok(said > 200, `${said}`);
});
