/** The code of options, written from its grammar (web/docs/seed-promise.md) and the catalog. */
import { fnv1a } from '../random.js';

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

const base64 = (bytes) => Buffer.from(bytes).toString('base64url');
const inWords = (numbers) => base64(new Uint8Array(Int32Array.from(numbers).buffer));

/** The mode and the exits `original` have the names that they had before. */
const formerly = (id) => (id === 'original' ? 'seed' : id);

function seedSegment(seed) {
  if (typeof seed !== 'string') return `n${seed}`;
  return /^[\w-]*$/.test(seed) ? `t${seed}` : `b${base64(seed)}`;
}

function valueText({ kind, step }, value) {
  if (kind === 'cells') return inWords(value);
  if (kind === 'bytes' || kind === 'text') return base64(value);
  return kind === 'share' && step === 0.01 ? `${Math.round(100 * value)}` : `${value}`;
}

/** A segment for each parameter that differs from its default, in the order of the catalog. */
const segments = (key, row, params = {}) =>
  row.params
    .filter(({ id, default: usual }) => (params[id] ?? usual) !== usual)
    .filter(({ kind, id }) => !['cells', 'bytes'].includes(kind) || params[id].length > 0)
    .map((param) => `${key}.${param.id}.${valueText(param, params[param.id])}`);

function maskText(mask) {
  const bytes = new Uint8Array(Math.ceil(mask.length / 8));
  for (const [cell, keeps] of mask.entries()) bytes[cell >> 3] |= Number(keeps) << (cell & 7);
  return base64(bytes);
}

/**
 * @param {any} options of `generate`
 * @param {any} catalog
 * @returns {string}
 */
export function codeOf(options, catalog) {
  const { algorithm, seed, mode, exits, start, end, parts, mask, edits, passes = [] } = options;
  const byId = (rows, id) => rows.find((row) => row.id === id);
  const { shape = 'square', width, height, levels } = options;
  const { id, nodes, edges, positions, ...shapeParams } =
    typeof shape === 'object' ? shape : { id: shape };
  const row = byId(catalog.generators, algorithm);
  const shapeRow = byId(catalog.shapes, id);
  const storeys = levels ?? shapeRow.minLevels;
  const size = [nodes ?? width, nodes ? 1 : height, ...(storeys > 1 ? [storeys] : [])];
  const plain = { mode: formerly(mode), exits: formerly(exits), start, end };
  const usual = { mode: row.modes[0], exits: catalog.exits[0].id };
  const listed = Object.entries(plain)
    .filter(([key, value]) => value !== undefined && value !== usual[key])
    .map(([key, value]) => `${key}.${value}`);
  const body = [
    '1',
    `${algorithm}.${row.version}`,
    id,
    size.join('x'),
    seedSegment(seed),
    ...listed,
    ...segments('s', shapeRow, shapeParams),
    ...segments('p', row, options.params),
    ...passes.flatMap(({ id: pass, ...params }) => {
      const its = byId(catalog.passes, pass);
      return [`pass.${pass}.${its.version}`, ...segments('a', its, params)];
    }),
    ...(parts === 'each' ? ['parts.each'] : []),
    ...(edges?.length > 0 ? [`edges.${inWords([...edges].flat())}`] : []),
    ...(positions ? [`at.${inWords([...positions].flat())}`] : []),
    ...(mask?.length > 0 ? [`mask.${maskText(mask)}`] : []),
    ...(edits ? [`edits.${edits}`] : []),
    '',
  ].join('~');
  const hash = fnv1a(new TextEncoder().encode(body));
  const check = [40n, 46n, 52n].map((shift) => DIGITS[Number((hash >> shift) & 63n)]);
  return body + check.join('');
}
