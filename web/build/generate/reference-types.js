import ts from 'typescript';
import {
  aboutOf,
  callText,
  code,
  exampleOf,
  HEADS,
  literalOf,
  propertyRows,
  signature,
  table,
  typeOf,
  typeSection,
  typeText,
} from './reference-markdown.js';
import { row } from './tables.js';

/** @typedef {import('../package/declarations.js').Files} Files */
/** @typedef {ts.ClassDeclaration | ts.TypeAliasDeclaration | ts.FunctionDeclaration} Declaration */

/** @param {ts.Node} node @returns {node is Declaration} */
const isDeclaration = (node) =>
  ts.isClassDeclaration(node) || ts.isTypeAliasDeclaration(node) || ts.isFunctionDeclaration(node);

/** The declarations of the package by their names, and Markdown out of them. */
export class ReferenceTypes {
  /** @type {Map<string, Declaration>} */
  #found = new Map();
  /** The names of types that are shown already. @type {Set<string>} */
  #shown = new Set();
  /** The names of public types that follow from no row of the catalog. @type {Set<string>} */
  #plain = new Set();

  /** @param {Files} files */
  constructor(files) {
    for (const [path, text] of files) {
      const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
      for (const node of source.statements) {
        if (!isDeclaration(node) || !node.name) continue;
        const name = node.name.text;
        if (/^(options\/types|library\/public-types|worker)\.d\.ts$/.test(path))
          this.#plain.add(name);
        const isSecondName = ts.isTypeAliasDeclaration(node) && ts.isImportTypeNode(node.type);
        if (!isSecondName) this.#found.set(name, node);
      }
    }
  }

  /**
   * @template {Declaration} Kind
   * @param {string} name
   * @param {(node: ts.Node) => node is Kind} isKind
   * @returns {Kind}
   */
  #find(name, isKind) {
    const node = this.#found.get(name);
    if (!node || !isKind(node)) throw new Error(`the types have no such ${name}`);
    this.#shown.add(name);
    return node;
  }

  /** A function of an entry. @param {string} name */
  call(name) {
    const node = this.#find(name, ts.isFunctionDeclaration);
    return `#### ${code(name + callText(node))}\n\n${signature(node)}\n${exampleOf(node)}`;
  }

  /**
   * The fields and the methods of a class, after those of its base classes.
   * @param {string} object how examples call one
   * @param {readonly string[]} names of the classes
   */
  classes(object, names) {
    const members = names.flatMap((name) => [...this.#find(name, ts.isClassDeclaration).members]);
    const named = members.filter(
      (node) =>
        node.name &&
        ts.isIdentifier(node.name) &&
        !(ts.getCombinedModifierFlags(node) & ts.ModifierFlags.Static),
    );
    const fields = named.filter(
      (node) => ts.isPropertyDeclaration(node) || ts.isGetAccessorDeclaration(node),
    );
    const rows = fields.map((node) => [
      code(node.name.getText()),
      code(typeOf(node)),
      aboutOf(node),
    ]);
    const calls = named.filter(ts.isMethodDeclaration).map((node) => {
      const title = code(`${object}.${node.name.getText()}${callText(node)}`);
      return `#### ${title}\n\n${signature(node)}\n${exampleOf(node)}`;
    });
    return [...(rows.length > 0 ? [table(['Field', 'Type', ''], rows)] : []), ...calls].join(
      '\n\n',
    );
  }

  /**
   * Of an intersection, the properties that it adds to named types.
   * @param {string} name
   * @returns {string[][]}
   */
  #rows(name) {
    const { type } = this.#find(name, ts.isTypeAliasDeclaration);
    const parts = ts.isIntersectionTypeNode(type) ? type.types : [type];
    return parts.map(literalOf).flatMap((literal) => (literal ? propertyRows(literal) : []));
  }

  /** The properties of an object type. @param {string} name */
  options(name) {
    return table(HEADS, this.#rows(name));
  }

  /** The same without a head, to follow other rows. @param {string} name */
  rows(name) {
    return this.#rows(name).map(row).join('\n');
  }

  /** The description of a type, and the values of one that is a choice. @param {string} name */
  about(name) {
    const node = this.#find(name, ts.isTypeAliasDeclaration);
    const choices = ts.isUnionTypeNode(node.type) ? node.type.types.map(typeText) : [];
    return [aboutOf(node), choices.map((choice) => `- ${code(choice)}`).join('\n')]
      .filter((text) => text)
      .join('\n\n');
  }

  /** The types that nothing before has shown, but for those of one row of the catalog. */
  remaining() {
    return [...this.#plain]
      .filter((name) => !this.#shown.has(name))
      .sort()
      .flatMap((name) => {
        const node = this.#found.get(name);
        return node && ts.isTypeAliasDeclaration(node) ? [typeSection(node)] : [];
      })
      .join('\n\n');
  }
}
