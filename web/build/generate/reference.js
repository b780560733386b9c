import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MARKS, OPERATIONS } from 'mazewright';
import { slug } from '../site/headings.js';
import { root } from '../util/shell.js';
import { entrySections } from './reference-exports.js';
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
  };
  // In a table, a place is a row of its own.
  const filled = template.replaceAll(/(?:^\| )?\{\{(.+?)\}\}(?:[ |]+$)?/gm, (_, place) => {
    const [what, ...names] = place.split(' ');
    if (!Object.hasOwn(places, what)) throw new Error(`nothing fills {{${place}}}`);
    return places[what](...names);
  });
  return `${filled.replaceAll(/\n{3,}/g, '\n\n').trimEnd()}\n`;
}
