/**
 * Values that are made once for an object, and kept as long as the object is.
 */

/**
 * A function that makes the value for each object once.
 *
 * @param make
 *   Makes the value, which is never `undefined`. An object that changes later would keep its first value.
 */
export function perObject<Given extends object, Value>(
  make: (given: Given) => Value
): (given: Given) => Value {
  const made = new WeakMap<Given, Value>()
  return given => {
    let value = made.get(given)
    if (value === undefined) made.set(given, (value = make(given)))
    return value
  }
}
