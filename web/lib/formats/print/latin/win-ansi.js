/** The characters with the codes from 127 to 159; a blank where there is none. */
const FROM_127 = ' € ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';

/** Codes of WinAnsiEncoding by characters. Source: ISO 32000-1, Annex D.2. @type {Map<string, number>} */
export const WIN_ANSI = new Map();
for (let code = 32; code < 256; ++code) {
  const isOwn = code >= 127 && code <= 159;
  const character = isOwn ? FROM_127.charAt(code - 127) : String.fromCharCode(code);
  if (!WIN_ANSI.has(character)) WIN_ANSI.set(character, code);
}
