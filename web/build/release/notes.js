import { Advice } from '../util/shell.js';

/**
 * The text of a release: its part of the changelog, then the hashes of the entries.
 * @param {object} release
 * @param {string} release.tag `v` and the version
 * @param {string} release.version of package.json
 * @param {string} release.changelog CHANGELOG.md
 * @param {Record<string, string>} release.integrity dist/integrity.json
 * @returns {string} Markdown
 * @throws {Advice} if the tag is not that of the version, or the changelog has no dated part of the
 *   version at its top
 */
export function notesOf({ tag, version, changelog, integrity }) {
  if (tag !== `v${version}`) {
    throw new Advice(`The tag is ${tag}; package.json has the version ${version}, so v${version}`);
  }
  const [, heading = '', body = ''] =
    /^## (.*)\n([\s\S]*?)(?=^## |$(?![\s\S]))/m.exec(changelog) ?? [];
  const [name, date] = heading.split(' - ');
  if (name !== version || !/^\d{4}-\d\d-\d\d$/.test(date ?? '')) {
    throw new Advice(
      `The first heading of CHANGELOG.md is '${heading}'; it must be '${version} - ' and the date, as 2026-01-31`,
    );
  }
  const entries = Object.entries(integrity).filter(([path]) => !path.includes('/'));
  const rows = entries.map(([path, hash]) => `| \`dist/${path}\` | \`${hash}\` |`);
  return [body.trim(), '', '| File | `integrity` |', '|---|---|', ...rows, ''].join('\n');
}
