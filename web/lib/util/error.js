/**
 * Why a call failed. The set is closed; switch on it.
 * @typedef {'invalid-size' | 'too-large' | 'unknown-algorithm' | 'unsupported-shape'
 *   | 'invalid-option' | 'invalid-seed' | 'invalid-mask' | 'disconnected-mask' | 'invalid-code'
 *   | 'out-of-memory' | 'cancelled' | 'internal'} ErrorCode
 */

/**
 * What is wrong and with which option.
 * @typedef {{ code: ErrorCode, field: string, message: string }} Problem
 */

/** Marks MazeErrors: every entry of the package has a class of its own. */
const brand = Symbol.for('mazewright.MazeError');

/**
 * The only error that this package throws. It does not affect the next valid call. `instanceof`
 * holds for errors of every entry of the package.
 */
export class MazeError extends Error {
  /** Written out, because a minifier renames the class and Node prints this name. */
  static name = 'MazeError';

  /** @param {unknown} value @returns {value is MazeError} */
  static [Symbol.hasInstance](value) {
    try {
      return typeof value === 'object' && value !== null && brand in value;
    } catch {
      // A proxy that is revoked, say.
      return false;
    }
  }

  /**
   * @param {Problem} problem
   * @param {ErrorOptions} [options] with its cause
   */
  constructor({ code, field, message }, options) {
    super(message, options);
    this.name = 'MazeError';
    /** Why the call failed. @type {ErrorCode} */
    this.code = code;
    /** The option that is wrong, with dots: `width`, `params.costRange`. */
    this.field = field;
  }

  /** @internal */
  get [brand]() {
    return true;
  }
}

/**
 * Throws a MazeError.
 * @param {string} field
 * @param {string} message
 * @param {ErrorCode} [code]
 * @returns {never}
 */
export function fail(field, message, code = 'invalid-option') {
  throw new MazeError({ code, field, message });
}
