/**
 * Whether XML 1.0 has all characters of a text: none of U+FFFE, U+FFFF, lone surrogates and the control characters
 * below space but tab and line ends. No escape helps with the others. Source: W3C, XML 1.0, 2.2.
 * @param {string} text
 */
export const isXmlText = (text) =>
  /^[\t\n\r\x20-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]*$/u.test(text);
