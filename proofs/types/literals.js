/**
 * Values as TypeScript's types.
 */

/** The type of a plain value: `{a: [1, 'x']}` is `{a: readonly [1, "x"]}`. */
export function literal(value) {
  if (Array.isArray(value)) return `readonly [${value.map(literal).join(', ')}]`
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  const fields = Object.entries(value).filter(([, one]) => one !== undefined)
  return `{${fields.map(([key, one]) => `${key}: ${literal(one)}`).join('; ')}}`
}
