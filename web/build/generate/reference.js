import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MARKS, OPERATIONS } from 'mazewright';
import { headingsOf, slug } from '../site/headings.js';
import { root } from '../util/shell.js';
import { entrySections, typesOfEntry } from './reference-exports.js';
import {
  exitSections,
  exportSections,
  generatorSections,
  passSections,
  shapeSections,
  solverSections,
} from './reference-rows.js';
import { ReferenceTypes } from './reference-types.js';

/** The table of the operations in the page that defines them. */
function operations() {
  const page = readFileSync(join(root, 'web/docs/steps.md'), 'utf8');
  const found = /^\| operation(?:.*\n\|)*.*/m.exec(page);
  if (!found) throw new Error('web/docs/steps.md has no table of operations');
  return found[0];
}

/** @param {string} name @param {Record<string, number>} codes */
const codeLines = (name, codes) =>
  Object.entries(codes).map(([key, value]) => `${name}.${key}; // ${value}`);

/** The links to the sections. @param {string} text */
const contents = (text) =>
  [...text.matchAll(/^## (.+)$/gm)].map(([, title]) => `[${title}](#${slug(title)})`).join(' · ');

/** Places that show a type, which is the last of their names. */
const SHOWS_TYPE = ['class', 'options', 'type'];

/** @param {string} name of a type */
const anchorOf = (name) => `<a id="${slug(name)}"></a>`;

/**
 * A text without the anchors of types that its code names nowhere, of those that have a heading, and of the second
 * and later places of a type.
 * @param {string} text
 */
function withFewAnchors(text) {
  const known = new Set(headingsOf(text).map(({ anchor }) => anchor));
  const named = new Set(
    Array.from(text.matchAll(/`[^`\n]+`/g), ([span]) => span.match(/\b[A-Z]\w+/g) ?? [])
      .flat()
      .map(slug),
  );
  return text.replaceAll(/^<a id="(.+)"><\/a>\n\n/gm, (anchor, id) => {
    if (known.has(id) || !named.has(id)) return '';
    known.add(id);
    return anchor;
  });
}

/**
 * reference.md: the template with every place filled, `{{what names ...}}`.
 * @param {import('mazewright/dungeons').Mazewright} mw
 * @param {import('../package/declarations.js').Files} files declarations of the package
 */
export function referenceText(mw, files) {
  const template = readFileSync(join(root, 'web/build/generate/reference-template.md'), 'utf8');
  const types = new ReferenceTypes(files);
  const { catalog } = mw;
  /** @type {Record<string, (...names: string[]) => string>} */
  const places = {
    contents: () => contents(template),
    call: (name) => types.call(name),
    class: (object, ...names) => types.classes(object, names),
    options: (name) => types.options(name),
    rows: (name) => types.rows(name),
    type: (name) => types.about(name),
    types: () => types.remaining(),
    operations,
    operation: () =>
      [...codeLines('OPERATIONS', OPERATIONS), ...codeLines('MARKS', MARKS)].join('\n'),
    generators: () => generatorSections(catalog),
    shapes: () => shapeSections(catalog, mw),
    passes: () => passSections(catalog),
    solvers: () => solverSections(catalog),
    exits: () => exitSections(catalog, mw),
    exports: () => exportSections(catalog),
    entry: (name) => entrySections(files, name),
    entryTypes: (name) => typesOfEntry(files, name),
  };
  // In a table, a place is a row of its own.
  const filled = template.replaceAll(/(?:^\| )?\{\{(.+?)\}\}(?:[ |]+$)?/gm, (_, place) => {
    const [what, ...names] = place.split(' ');
    if (!Object.hasOwn(places, what)) throw new Error(`nothing fills {{${place}}}`);
    const text = places[what](...names);
    return SHOWS_TYPE.includes(what) ? `${anchorOf(String(names.at(-1)))}\n\n${text}` : text;
  });
  return `${withFewAnchors(filled.replaceAll(/\n{3,}/g, '\n\n')).trimEnd()}\n`;
}
