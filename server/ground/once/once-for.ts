/** A function of an object that is worked out once for each, and forgotten with it. */
export function onceFor<Key extends object, Value>(
  build: (key: Key) => Value,
): (key: Key) => Value {
  const made = new WeakMap<Key, Value>();
  return (key) => {
    const known = made.get(key);
    if (known !== undefined) return known;
    const own = build(key);
    made.set(key, own);
    return own;
  };
}
