/**
 * Why a call failed. The set is closed; switch on it.
 * @typedef {'invalid-size' | 'too-large' | 'unknown-algorithm' | 'unsupported-shape'
 *   | 'invalid-option' | 'invalid-seed' | 'invalid-mask' | 'disconnected-mask' | 'invalid-code'
 *   | 'out-of-memory' | 'cancelled' | 'internal'} ErrorCode
 */

/**
 * What is wrong, and with which option.
 * @typedef {{ code: ErrorCode, field: string, message: string }} Problem
 */

/** The only error this package throws. The next valid call is not affected by it. */
export class MazeError extends Error {
  /** @param {Problem} problem */
  constructor({ code, field, message }) {
    super(message);
    this.name = 'MazeError';
    /** @type {ErrorCode} */
    this.code = code;
    /** The option it is about, dotted: `width`, `params.costRange`. */
    this.field = field;
  }
}

/**
 * @param {string} field
 * @param {string} message
 * @param {ErrorCode} [code]
 * @returns {never}
 */
export function fail(field, message, code = 'invalid-option') {
  throw new MazeError({ code, field, message });
}
