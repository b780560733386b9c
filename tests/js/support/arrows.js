import { posix } from 'node:path';
import { read, withoutComments } from './sources.js';

/**
 * The project's own headers that a C++ file includes, as paths under cpp/.
 * @param {string} file under cpp/
 */
export function includesOf(file) {
  const names = [...read(`cpp/${file}`).matchAll(/^\s*#\s*include\s*"([^"]+)"/gm)];
  return names.map(([, name]) => name);
}

/**
 * What a module imports: paths from the repository's folder for its own files, else the specifier.
 * @param {string} file
 */
export function importsOf(file) {
  const code = withoutComments(read(file));
  const statements =
    /(?:^|[;\s])(?:import|export)\s[^;'"]*?from\s*['"]([^'"]+)['"]|(?:^|[^\w.])import\s*\(?\s*['"]([^'"]+)['"]/g;
  return [...code.matchAll(statements)]
    .map(([, from, plain]) => from ?? plain)
    .map((name) => name.replace(/\?.*$/, ''))
    .map((name) => (name.startsWith('.') ? posix.join(posix.dirname(file), name) : name));
}

/**
 * Ways from a file back to itself, the first one found from each.
 * @param {readonly string[]} files
 * @param {(file: string) => string[]} targetsOf
 */
export function cyclesIn(files, targetsOf) {
  const known = new Set(files);
  /** @type {Set<string>} */
  const done = new Set();
  /** @type {string[]} */
  const cycles = [];
  /** @param {string} file @param {readonly string[]} way */
  function visit(file, way) {
    if (way.includes(file)) cycles.push([...way.slice(way.indexOf(file)), file].join(' > '));
    if (done.has(file) || way.includes(file)) return;
    for (const target of targetsOf(file)) if (known.has(target)) visit(target, [...way, file]);
    done.add(file);
  }
  for (const file of files) visit(file, []);
  return cycles;
}
