/** The end of the braces that open at a place. @param {string} text @param {number} open */
function closing(text, open) {
  let depth = 0;
  for (let i = open; i < text.length; i += 1) {
    if (text[i] === '{') depth += 1;
    if (text[i] === '}') depth -= 1;
    if (depth === 0) return i;
  }
  return text.length;
}

/**
 * The numbers of the lines, from 1, on which a type of a JSDoc comment has `any`; texts within the
 * types do not count.
 * @param {string} source
 * @returns {number[]}
 */
export function anyLines(source) {
  /** @type {Set<number>} */
  const lines = new Set();
  for (const { 0: comment, index: start } of source.matchAll(/\/\*\*[\s\S]*?\*\//g)) {
    for (const { 0: tag, index } of comment.matchAll(/@\w+\s*\{/g)) {
      const from = index + tag.length - 1;
      const type = comment
        .slice(from, closing(comment, from))
        .replaceAll(/'[^'\n]*'/g, (text) => ' '.repeat(text.length));
      for (const { index: at } of type.matchAll(/\bany\b/g)) {
        lines.add(source.slice(0, start + from + at).split('\n').length);
      }
    }
  }
  return [...lines];
}
