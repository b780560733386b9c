// The letters of the fonts beside the Latin ones. web/build/package/latin-fonts.js puts these into the package.

/** A font whose file is loaded with the first text that needs it: open-fonts.js has how. @typedef {typeof WIDE_FONTS[number]} WideFontRow */

export const WIDE_FONTS = /** @type {const} */ ([
  {
    id: 'european',
    /** Latin with more marks, Vietnamese, Greek and Cyrillic: first and last code points. */
    ranges: [
      [0x100, 0x17f],
      [0x1a0, 0x1a1],
      [0x1af, 0x1b0],
      [0x218, 0x21b],
      [0x370, 0x3ff],
      [0x400, 0x4ff],
      [0x1e9e, 0x1ef9],
    ],
  },
  {
    id: 'hangul',
    /**
     * Hangul, its single letters and its signs; and ASCII, so that a text in Korean is of one font. All 11,172
     * syllables: names and new words go beyond the 2,350 of KS X 1001, whose file would have 280 KB in place of 540.
     */
    ranges: [
      [0x20, 0x7e],
      [0x3000, 0x303f],
      [0x3131, 0x3163],
      [0x3165, 0x318e],
      [0xac00, 0xd7a3],
      [0x2190, 0x2193],
      [0x25a0, 0x25cf],
      [0x2605, 0x2606],
      [0x2660, 0x2665],
      [0x20a9, 0x20a9],
    ],
  },
]);
