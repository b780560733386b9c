import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import ts from 'typescript';
import { root } from '../util/shell.js';

/**
 * Declaration files by their paths, with `/`.
 * @typedef {Map<string, string>} Files
 */

/** @param {string} text */
const parse = (text) => ts.createSourceFile('types.d.ts', text, ts.ScriptTarget.Latest, true);

/** The text of the comments of a node, on one line. @param {ts.Node} node */
const commentsOf = (node) =>
  (ts.getLeadingCommentRanges(node.getSourceFile().text, node.pos) ?? [])
    .map(({ pos, end }) => node.getSourceFile().text.slice(pos, end))
    .join(' ')
    .replaceAll(/\s*\n\s*\*\s*/g, ' ');

/**
 * The text without the members of classes and objects whose comments say that an entry lacks them.
 * @param {string} text
 * @param {RegExp} lacks
 */
export function withoutLacking(text, lacks) {
  /** @type {ts.Node[]} */
  const found = [];
  /** @param {ts.Node} node */
  const visit = (node) => {
    if ((ts.isClassElement(node) || ts.isTypeElement(node)) && lacks.test(commentsOf(node))) {
      found.push(node);
    } else ts.forEachChild(node, visit);
  };
  visit(parse(text));
  return found.reduceRight(
    (made, node) => made.slice(0, node.getFullStart()) + made.slice(node.end),
    text,
  );
}

/** @param {ts.Node} node */
const isInternal = (node) =>
  ts.getJSDocTags(node).some(({ tagName }) => tagName.text === 'internal');

/**
 * The text without what users cannot call: declarations and members marked `@internal` go, and such a
 * constructor becomes protected, without parameters. Functions stay in entries, and where an entry
 * exports them by their names: others are for other modules.
 * @param {string} text
 * @param {boolean} isEntry
 * @param {ReadonlySet<string>} exported functions that entries export from other modules
 */
function withoutInternals(text, isEntry, exported) {
  /** @type {{ from: number, to: number, by: string }[]} */
  const edits = [];
  /** @param {ts.Node} node */
  const isHidden = (node) =>
    ts.isFunctionDeclaration(node)
      ? (!isEntry && ts.isSourceFile(node.parent) && !exported.has(node.name?.text ?? '')) ||
        isInternal(node)
      : (ts.isClassElement(node) || ts.isStatement(node)) && isInternal(node);
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isConstructorDeclaration(node) && isInternal(node)) {
      edits.push({ from: node.getFullStart(), to: node.end, by: '\n    protected constructor();' });
    } else if (isHidden(node)) {
      edits.push({ from: node.getFullStart(), to: node.end, by: '' });
    } else ts.forEachChild(node, visit);
  };
  visit(parse(text));
  return edits.reduceRight(
    (made, { from, to, by }) => made.slice(0, from) + by + made.slice(to),
    text,
  );
}

/**
 * The text without imports of names that nothing uses any more.
 * @param {string} text
 */
function withoutUnusedImports(text) {
  const source = parse(text);
  const used = new Set();
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isImportDeclaration(node)) return;
    if (ts.isIdentifier(node)) used.add(node.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return source.statements.filter(ts.isImportDeclaration).reduceRight((made, node) => {
    const bindings = node.importClause?.namedBindings;
    if (!bindings || !ts.isNamedImports(bindings)) return made;
    const names = bindings.elements.filter(({ name }) => used.has(name.text));
    if (names.length === bindings.elements.length) return made;
    const kept = names.map((name) => name.getText()).join(', ');
    const from = /** @type {ts.StringLiteral} */ (node.moduleSpecifier).text;
    const line = kept === '' ? '' : `import type { ${kept} } from '${from}';`;
    return made.slice(0, node.getStart()) + line + made.slice(node.end);
  }, text);
}

/**
 * A file as users of every supported TypeScript can read it. Since 5.7 the type of a typed array has
 * a parameter for its buffer, which compilers before it refuse. Comments that the compiler has made
 * declarations of go.
 * @param {string} text
 * @param {boolean} isEntry
 * @param {ReadonlySet<string>} [exported] functions that entries export from other modules
 */
export const cleaned = (text, isEntry, exported = new Set()) =>
  withoutUnusedImports(withoutInternals(text, isEntry, exported))
    .replaceAll(/\b(\w+Array)<ArrayBuffer(Like)?>/g, '$1')
    .replaceAll(/^\/\*\*(?:(?!\*\/)[\s\S])*@(?:import|typedef)[\s\S]*?\*\/\n/gm, '');

/**
 * The names that a file exports from other modules one by one.
 * @param {string} text
 * @returns {string[]}
 */
export const exportedFrom = (text) =>
  parse(text).statements.flatMap((node) => {
    const clause = ts.isExportDeclaration(node) && node.moduleSpecifier ? node.exportClause : null;
    return clause && ts.isNamedExports(clause) ? clause.elements.map(({ name }) => name.text) : [];
  });

/** Packages that users install beside this one, whose types may be named. */
const peers = Object.keys(
  JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).peerDependencies,
);

/**
 * The files that entries need.
 * @param {Files} files
 * @param {readonly string[]} entries
 * @returns {Files}
 */
export function reachable(files, entries) {
  /** @type {Files} */
  const found = new Map();
  /** @param {string} path */
  const visit = (path) => {
    const text = files.get(path);
    if (text === undefined) throw new Error(`there is no ${path}`);
    if (found.has(path)) return;
    found.set(path, text);
    for (const { fileName } of ts.preProcessFile(text).importedFiles) {
      if (peers.includes(fileName)) continue;
      if (!fileName.startsWith('.')) throw new Error(`${path} must not import ${fileName}`);
      const target = posix.join(posix.dirname(path), fileName);
      visit(target.replace(/\.js$/, '.d.ts'));
    }
  };
  for (const entry of entries) visit(entry);
  return found;
}
