/** Where a heading can be linked to, as GitHub names it. @param {string} title */
export const slug = (title) =>
  title
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');

/** The anchors of a text that are no headings. @param {string} markdown */
export const idsOf = (markdown) =>
  Array.from(markdown.matchAll(/^<a id="([^"]+)"><\/a>$/gm), ([, id]) => id);

/** The first heading of a text, without its marks. @param {string} markdown */
export const titleOf = (markdown) => (/^# (.+)$/m.exec(markdown)?.[1] ?? '').replace(/[`*]/g, '');

/**
 * The headings of a text with their anchors: of equal ones the later have numbers.
 * @param {string} markdown
 */
export function headingsOf(markdown) {
  /** @type {Map<string, number>} */
  const seen = new Map();
  const text = markdown.replaceAll(/^```[\s\S]*?^```$/gm, '');
  return Array.from(text.matchAll(/^#+ (.+)$/gm), ([, title]) => {
    const base = slug(title);
    const count = seen.get(base) ?? 0;
    seen.set(base, count + 1);
    return { title, anchor: count === 0 ? base : `${base}-${count}` };
  });
}
