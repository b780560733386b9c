// Imports nothing: the program on the command line and the page hold copies of it.

/** A whole number as it is written: no other zeros before it, no sign of zero; no longer than one of 64 bits. */
const WHOLE = /^(0|-?[1-9]\d{0,19})$/;
/** The seeds that are numbers: those of 64 bits, with and without a sign. */
const MIN = -(2n ** 63n);
const MAX = 2n ** 64n - 1n;

/**
 * The seed that a typed text means: a number if it is written as whole numbers of 64 bits are, so that the
 * number's text is the same again, else the text. A word in NFD, as macOS writes the names of files, is the
 * same word in NFC.
 * @param {string} text
 * @returns {string | number | bigint}
 */
export function typedSeed(text) {
  const whole = WHOLE.test(text) ? BigInt(text) : MAX + 1n;
  if (whole < MIN || whole > MAX) return text.normalize('NFC');
  const number = Number(whole);
  return Number.isSafeInteger(number) ? number : whole;
}
