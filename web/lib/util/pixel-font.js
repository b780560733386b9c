import { joinCorners } from './join-corners.js';

/**
 * A font of 5 x 7 pixels: per character the character itself, then its seven rows from the top, each
 * a base-32 digit whose highest bit is the leftmost pixel.
 */
const rows =
  'AehhvhhhBuhhuhhuCfgggggfDuhhhhhuEvgguggvFvggugggGfggjhhfHhhhvhhhIv44444vJ72222icKhikokihLggggggv' +
  'MhrllhhhNhplljhhOehhhhhePuhhugggQehhhljfRuhhukihSfgge11uTv444444UhhhhhheVhhhhre4WhhhllrhXhre4erh' +
  'Yhre4444Zv36cogv0ejjlppe14c4444v2eh17cov3u11e11u437dpv115vgu11he6egguhhe7v1364448ehhehhe9ehhf11e' +
  "!4444404?eh36404.00000cc,0000cc8:0cc0cc0-000v000+044v440/13264c8#aavavaa&cimcnid*0level0=00v0v00'4400000" +
  '(6c888c6)c62226c 0000000';

export const GLYPH = { width: 5, height: 7 };

/** Marks above letters: per combining character two rows from the top, as those of the font. */
const marks =
  '\u030084\u030124\u03024a\u0303dm\u03040e\u0306he\u030704\u03080a\u030aee\u030b9i\u030ca4';

/** Rows of a mark, with an empty one below it. */
const MARK_HEIGHT = 3;

/**
 * The pixels of every character of the font, one byte each, row by row; what meets at corners only is
 * joined. There are no small letters.
 * @type {ReadonlyMap<string, Uint8Array>}
 */
export const glyphs = new Map(
  Array.from({ length: rows.length / 8 }, (_, i) => [
    rows[8 * i],
    pixelsOf(rows.slice(8 * i + 1, 8 * i + 8)),
  ]),
);

/** The pixels of rows, joined. @param {string} digits */
function pixelsOf(digits) {
  const size = { width: GLYPH.width, height: digits.length };
  const pixels = Uint8Array.from({ length: size.width * size.height }, (_, at) => {
    const row = Number.parseInt(digits[Math.floor(at / size.width)], 32);
    return (row >> (size.width - 1 - (at % size.width))) & 1;
  });
  joinCorners(pixels, size);
  return pixels;
}

/**
 * A character of the font, or a letter of it with a mark above, which is higher; undefined for others.
 * @param {string} character a capital
 */
export function glyphFor(character) {
  const [letter, ...above] = character.normalize('NFD');
  const mask = glyphs.get(letter);
  if (!mask || above.length === 0) return mask && { mask, ...GLYPH };
  const at = marks.indexOf(above.join(''));
  if (above.length > 1 || at < 0) return undefined;
  const marked = [...pixelsOf(`${marks.slice(at + 1, at + MARK_HEIGHT)}0`), ...mask];
  return {
    mask: Uint8Array.from(marked),
    width: GLYPH.width,
    height: GLYPH.height + MARK_HEIGHT,
  };
}
