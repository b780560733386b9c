import ts from 'typescript';
import { row } from './tables.js';

/** @param {string} text */
export const code = (text) => `\`${text}\``;

/** A type as a reader sees it: names without their files, on one line. @param {ts.Node | undefined} node */
export const typeText = (node) =>
  (node?.getText() ?? '')
    .replaceAll(/import\("[^"]*"\)\./g, '')
    .replaceAll(/\/\*\*.*?\*\//gs, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll('"', "'")
    .replaceAll('; }', ' }')
    .replaceAll('readonly ', '');

/**
 * The type of a parameter or a field. A type parameter is shown by what it may be.
 * @param {ts.ParameterDeclaration | ts.PropertySignature | ts.ClassElement} node
 */
export function typeOf(node) {
  const text = typeText(/** @type {{ type?: ts.TypeNode }} */ (node).type);
  const { typeParameters } =
    /** @type {{ typeParameters?: ts.NodeArray<ts.TypeParameterDeclaration> }} */ (node.parent);
  const found = typeParameters?.find(({ name }) => name.text === text);
  return found ? typeText(found.constraint) : text.replace(/ \| undefined$/, '');
}

/** @param {string | ts.NodeArray<ts.JSDocComment> | undefined} comment */
const textOf = (comment) =>
  (ts.getTextOfJSDocComment(comment) ?? '').replace(/^-?\s*/, '').replaceAll(/\s*\n\s*/g, ' ');

/** The description of a declaration, on one line. @param {ts.Node} node */
export function aboutOf(node) {
  const docs = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc);
  return textOf(docs.at(-1)?.comment);
}

/** @param {ts.Node} node @param {string} name */
const tagOf = (node, name) => ts.getJSDocTags(node).find(({ tagName }) => tagName.text === name);

/** @param {ts.Node} node */
function returnsOf(node) {
  const tag = tagOf(node, 'returns');
  return textOf(tag?.comment);
}

/** @param {ts.Node} node */
export function exampleOf(node) {
  const tag = tagOf(node, 'example');
  return tag ? `\n\`\`\`js\n${ts.getTextOfJSDocComment(tag.comment)}\n\`\`\`\n` : '';
}

/** The name of a parameter; of one that is taken apart that of its comment. @param {ts.ParameterDeclaration} param */
function paramName(param) {
  if (ts.isIdentifier(param.name)) return param.name.text;
  const tag = ts.getJSDocParameterTags(param)[0];
  return tag && ts.isIdentifier(tag.name) ? tag.name.text : param.name.getText();
}

/** @param {ts.SignatureDeclaration} node */
export function callText(node) {
  const names = node.parameters.map((param) => paramName(param) + (param.questionToken ? '?' : ''));
  return `(${names.join(', ')})`;
}

/**
 * What a function or a method takes and returns.
 * @param {ts.FunctionDeclaration | ts.MethodDeclaration} node
 */
export function signature(node) {
  const params = node.parameters.map((param) => {
    const about = textOf(ts.getJSDocParameterTags(param)[0]?.comment);
    return `- ${code(paramName(param))} ${code(typeOf(param))}${about && `: ${about}`}`;
  });
  const returns = returnsOf(node);
  const result = `- Returns ${code(typeText(node.type))}${returns && `: ${returns}`}`;
  const isVoid = node.type?.kind === ts.SyntaxKind.VoidKeyword;
  return [`${aboutOf(node)}\n`, ...params, ...(isVoid ? [] : [result])].join('\n');
}

/** @param {readonly string[]} heads @param {readonly string[][]} rows */
export const table = (heads, rows) => [heads, heads.map(() => '---'), ...rows].map(row).join('\n');

/** The object type that a type consists of: `{ ... }` or `Readonly<{ ... }>`. @param {ts.TypeNode} type */
export function literalOf(type) {
  if (ts.isTypeLiteralNode(type)) return type;
  const isReadonly = ts.isTypeReferenceNode(type) && type.typeName.getText() === 'Readonly';
  const [argument] = isReadonly ? (type.typeArguments ?? []) : [];
  return argument && ts.isTypeLiteralNode(argument) ? argument : null;
}

/** The rows of the table of an object type. @param {ts.TypeLiteralNode} type */
export const propertyRows = (type) =>
  type.members.map((node) => {
    const name = node.name?.getText() ?? '';
    if (ts.isMethodSignature(node)) {
      return [code(name + callText(node)), code(typeText(node.type)), aboutOf(node)];
    }
    const property = /** @type {ts.PropertySignature} */ (node);
    return [code(name + (node.questionToken ? '?' : '')), code(typeOf(property)), aboutOf(node)];
  });

/** Heads of a table of an object type. */
export const HEADS = ['Name', 'Type', ''];

/** @param {ts.TypeAliasDeclaration} node @param {string} [name] under which it is exported */
export function typeSection(node, name = node.name.text) {
  const params = node.typeParameters?.map(({ name }) => name.text).join(', ');
  const title = name + (params ? `<${params}>` : '');
  const literal = literalOf(node.type);
  const body = literal ? table(HEADS, propertyRows(literal)) : code(typeText(node.type));
  return [`#### ${code(title)}`, aboutOf(node), body].filter((text) => text).join('\n\n');
}
