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
    let value = made.get(key);
    if (value === undefined) {
      value = make(key);
      made.set(key, value);
    }
    return value;
  };
}
