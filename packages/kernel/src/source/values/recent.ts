/**
 * A bounded cache of values by key: when it is full, the least recently requested value is dropped.
 */

/**
 * The value of a key: the cached one, else a new one.
 *
 * @param values
 *   The cached values, the least recent first.
 * @param most
 *   How many are kept.
 * @param make
 *   Makes the value of the key, which is never `undefined`.
 * @param isKept
 *   Whether a value is kept (default: each is).
 */
export function recent<Value extends object>(
  values: Map<string, Value>,
  most: number,
  key: string,
  make: () => Value,
  isKept: (value: Value) => boolean = () => true
): Value {
  const known = values.get(key)
  const value = known ?? make()
  if (known === undefined && !isKept(value)) return value
  values.delete(key)
  if (values.size >= most) values.delete(values.keys().next().value!)
  values.set(key, value)
  return value
}
