import { posix } from 'node:path';
import ts from 'typescript';
import {
  aboutOf,
  callText,
  code,
  signature,
  table,
  typeSection,
  typeText,
} from './reference-markdown.js';

/** @typedef {import('../package/declarations.js').Files} Files */
/** What an entry exports: a name, and where it is declared. @typedef {{ name: string, node: ts.Node }} Export */

/** Files whose declarations other sections of the reference have. */
const ELSEWHERE = /^(library|maze)\/|^options\/types\.|^util\/error\./;

/** @param {string} path @param {string} text */
const parse = (path, text) => ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);

/** @param {ts.Statement} node @returns {ts.NamedDeclaration[]} */
function declarationsOf(node) {
  if (ts.isVariableStatement(node)) return [...node.declarationList.declarations];
  const isNamed =
    ts.isFunctionDeclaration(node) ||
    ts.isClassDeclaration(node) ||
    ts.isTypeAliasDeclaration(node);
  return isNamed ? [node] : [];
}

/** The names that a statement has from another file. @param {ts.Statement} node */
function namesFrom(node) {
  const bindings = ts.isImportDeclaration(node)
    ? node.importClause?.namedBindings
    : ts.isExportDeclaration(node) && node.moduleSpecifier && node.exportClause;
  return bindings && (ts.isNamedImports(bindings) || ts.isNamedExports(bindings))
    ? [...bindings.elements]
    : null;
}

/**
 * The declaration of a name that a file exports, in this file or in the one that it comes from.
 * @param {Files} files
 * @param {string} path
 * @param {string} name
 * @returns {ts.Node}
 */
function declarationIn(files, path, name) {
  for (const node of parse(path, files.get(path) ?? '').statements) {
    const found = declarationsOf(node).find((each) => each.name?.getText() === name);
    if (found) {
      const other =
        ts.isTypeAliasDeclaration(found) && ts.isImportTypeNode(found.type) && found.type;
      return other ? declarationIn(files, ...targetOf(path, other)) : found;
    }
    // What comes from another file, by an import or by an export.
    const named = namesFrom(node)?.find((each) => each.name.text === name);
    if (named) {
      const { moduleSpecifier } = /** @type {ts.ExportDeclaration} */ (node);
      const file = fileOf(path, /** @type {ts.Expression} */ (moduleSpecifier));
      return declarationIn(files, file, (named.propertyName ?? named.name).getText());
    }
  }
  throw new Error(`${path} declares no ${name}`);
}

/** @param {string} path @param {ts.Node} specifier */
const fileOf = (path, specifier) =>
  posix.join(posix.dirname(path), specifier.getText().slice(1, -1)).replace(/\.js$/, '.d.ts');

/** @param {string} path @param {ts.ImportTypeNode} type @returns {[string, string]} */
const targetOf = (path, type) => [fileOf(path, type.argument), String(type.qualifier?.getText())];

/**
 * What an entry exports besides what other sections have, by name.
 * @param {Files} files
 * @param {string} entry
 * @returns {Export[]}
 */
function exportsOf(files, entry) {
  const path = `${entry}.d.ts`;
  const names = parse(path, files.get(path) ?? '').statements.flatMap((node) => {
    const named = ts.isExportDeclaration(node) && node.exportClause;
    if (named && ts.isNamedExports(named)) return named.elements.map((each) => each.name.text);
    return declarationsOf(node).map((each) => String(each.name?.getText()));
  });
  return names
    .sort((a, b) => a.localeCompare(b, 'en'))
    .map((name) => ({ name, node: declarationIn(files, path, name) }))
    .filter(({ node }) => !ELSEWHERE.test(node.getSourceFile().fileName));
}

/** @param {Export} found */
function section({ name, node }) {
  if (ts.isFunctionDeclaration(node)) {
    // Examples need a page or files; those of the guides are run by tests.
    return `#### ${code(name + callText(node))}\n\n${signature(node)}\n`;
  }
  if (ts.isClassDeclaration(node)) return classSection(name, node);
  if (ts.isVariableDeclaration(node)) {
    return `#### ${code(name)}\n\n${aboutOf(node)}\n\n- ${code(typeText(node.type))}\n`;
  }
  return typeSection(/** @type {ts.TypeAliasDeclaration} */ (node), name);
}

/** @param {string} name @param {ts.ClassDeclaration} node */
function classSection(name, node) {
  const shown = node.members.filter(
    (member) =>
      !ts.isSetAccessorDeclaration(member) &&
      (ts.isConstructorDeclaration(member) || (member.name && ts.isIdentifier(member.name))) &&
      aboutOf(member) !== '',
  );
  const rows = shown.map((member) => {
    if (ts.isConstructorDeclaration(member))
      return [code(`new ${name}${callText(member)}`), '', aboutOf(member)];
    const own = /** @type {ts.MethodDeclaration} */ (member);
    const call = ts.isMethodDeclaration(member) ? callText(member) : '';
    return [code(own.name.getText() + call), code(typeText(own.type)), aboutOf(member)];
  });
  return `#### ${code(name)}\n\n${aboutOf(node)}\n\n${table(['Member', 'Type', ''], rows)}\n`;
}

const isType = (/** @type {Export} */ { node }) => ts.isTypeAliasDeclaration(node);

/** A section for each of the types of an entry, below a heading. @param {Files} files @param {string} entry */
export function typesOfEntry(files, entry) {
  const types = exportsOf(files, entry).filter(isType);
  const heading = types.length > 0 ? [`### Types of ${code(`mazewright/${entry}`)}`] : [];
  return [...heading, ...types.map(section)].join('\n\n');
}

/**
 * A section for each of the functions, classes and constants of an entry, then for its types.
 * @param {Files} files
 * @param {string} entry
 */
export function entrySections(files, entry) {
  const values = exportsOf(files, entry).filter((each) => !isType(each));
  return [...values.map(section), typesOfEntry(files, entry)].join('\n\n');
}
