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

/**
 * The pixels of every character of the font, one byte each, row by row; what meets at corners only is
 * joined. There are no small letters.
 * @type {ReadonlyMap<string, Uint8Array>}
 */
export const glyphs = new Map(
  Array.from({ length: rows.length / 8 }, (_, i) => {
    const pixels = Uint8Array.from({ length: GLYPH.width * GLYPH.height }, (__, at) => {
      const row = Number.parseInt(rows[8 * i + 1 + Math.floor(at / GLYPH.width)], 32);
      return (row >> (GLYPH.width - 1 - (at % GLYPH.width))) & 1;
    });
    joinCorners(pixels, GLYPH);
    return [rows[8 * i], pixels];
  }),
);
