/**
 * A function that makes a value once per object, and keeps it as long as the object lives.
 * @template {object} Key
 * @template Value
 * @param {(key: Key) => Value} make
 * @returns {(key: Key) => Value}
 */
export function oncePer(make) {
  /** @type {WeakMap<Key, Value>} */
  const made = new WeakMap();
  return (key) => {
    if (!made.has(key)) made.set(key, make(key));
    return /** @type {Value} */ (made.get(key));
  };
}
