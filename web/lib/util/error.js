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

/** Every entry of the package has a MazeError of its own; by this they know each other. */
const brand = Symbol.for('mazewright.MazeError');

/**
 * The only error this package throws. The next valid call is not affected by it. An error of one
 * entry of the package is an instance of the class of every other.
 */
export class MazeError extends Error {
  /** @param {unknown} value @returns {value is MazeError} */
  static [Symbol.hasInstance](value) {
    return typeof value === 'object' && value !== null && brand in value;
  }

  /**
   * @param {Problem} problem
   * @param {ErrorOptions} [options] its cause, where there is one
   */
  constructor({ code, field, message }, options) {
    super(message, options);
    this.name = 'MazeError';
    /** @type {ErrorCode} */
    this.code = code;
    /** The option it is about, dotted: `width`, `params.costRange`. */
    this.field = field;
  }

  get [brand]() {
    return true;
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
