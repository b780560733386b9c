/** A remembered value, or null if there is none or storage is forbidden. @param {string} key */
export function recall(key) {
  try {
    return localStorage.getItem(`mazewright.${key}`);
  } catch {
    return null;
  }
}

/** Remembers a value, unless storage is forbidden. @param {string} key @param {string} value */
export function remember(key, value) {
  try {
    localStorage.setItem(`mazewright.${key}`, value);
  } catch {
    // Forbidden storage: see recall.
  }
}
