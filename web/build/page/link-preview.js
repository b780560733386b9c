/**
 * The address at which a page is published: the `homepage` of its package, unless that is a place in the
 * repository such as its README. Null if there is none.
 * @param {{ homepage?: string, repository?: { url?: string } }} about package.json
 * @returns {string | null} ends with a slash
 */
export function pageAddress({ homepage, repository }) {
  const source = repository?.url?.replace(/^git\+/, '').replace(/\.git$/, '');
  if (!homepage || (source && homepage.startsWith(source))) return null;
  const { origin, pathname } = new URL(homepage);
  return `${origin}${pathname.replace(/\/?$/, '/')}`;
}

/**
 * The page with what previews of links need, which do not resolve relative addresses: its own address and
 * that of its picture. Without an address the page stays as it is: programs that resolve the relative one
 * show the picture.
 * @param {string} html
 * @param {string | null} address of pageAddress
 */
export function withPreview(html, address) {
  if (address === null) return html;
  const picture = /<meta property="og:image" content="\.\/([^"]+)" \/>/;
  if (!picture.test(html)) throw new Error('index.html has no og:image');
  return html.replace(
    picture,
    (_, name) =>
      `<meta property="og:url" content="${address}" />\n    <meta property="og:image" content="${address}${name}" />`,
  );
}
