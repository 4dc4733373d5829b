/**
 * Tables that are looked up by the words of an author.
 *
 * A plain object knows more names than its own: `table['constructor']` is a function. A table made here knows only the
 * names it was given. `test/fuzz/tables.test.js` holds all tables with string keys to it.
 */
export function lookup<Value>(rows: Readonly<Record<string, Value>>): Readonly<Record<string, Value>> {
  return Object.assign(Object.create(null) as Record<string, Value>, rows)
}
