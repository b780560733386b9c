/** A part of the page that could not be fetched: the network failed, or a new release renamed it. */
export class LoadError extends Error {}

/**
 * A function that loads a part once. A load that failed is forgotten: the next call tries again.
 * @template Part
 * @param {() => Promise<Part>} load
 * @returns {() => Promise<Part>} rejects with a LoadError
 */
export function lazy(load) {
  /** @type {Promise<Part> | null} */
  let loading = null;
  return () => {
    loading ??= load().catch((cause) => {
      loading = null;
      throw new LoadError('a part of the page could not be loaded', { cause });
    });
    return loading;
  };
}
