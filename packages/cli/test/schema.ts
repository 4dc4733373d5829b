/**
 * A validator for the part of JSON Schema that `vectors/schema.json` uses. An unknown keyword throws.
 */

export type Schema = Readonly<Record<string, unknown>>

/** What is wrong with a value: a path and a sentence each; empty where it is valid. */
export function faultsOf(value: unknown, schema: Schema, root: Schema, path = '$'): string[] {
  return Object.entries(schema).flatMap(([keyword, wanted]) => {
    const check = keywords[keyword]
    if (!check) throw new TypeError(`Expected a known keyword, got \`${keyword}\``)
    return check(value, wanted as never, {schema, root, path})
  })
}

interface Where {
  readonly schema: Schema
  readonly root: Schema
  readonly path: string
}

type Check = (value: unknown, wanted: never, where: Where) => string[]

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const typeOf = (value: unknown): string =>
  value === null
    ? 'null'
    : Array.isArray(value)
      ? 'array'
      : Number.isInteger(value)
        ? 'integer'
        : typeof value

const says = (isRight: boolean, {path}: Where, what: string): string[] =>
  isRight ? [] : [`${path}: ${what}`]

const nothing: Check = () => []

const keywords: Readonly<Record<string, Check>> = {
  $schema: nothing,
  $defs: nothing,
  title: nothing,
  description: nothing,
  $ref: (value, wanted: string, {root, path}) => {
    const target = (root['$defs'] as Record<string, Schema>)[wanted.replace('#/$defs/', '')]
    if (!target) throw new TypeError(`Expected a definition, got \`${wanted}\``)
    return faultsOf(value, target, root, path)
  },
  type: (value, wanted: string | string[], where) => {
    const types = [wanted].flat()
    const type = typeOf(value)
    return says(types.includes(type) || (type === 'integer' && types.includes('number')), where, `is ${type}`)
  },
  const: (value, wanted, where) => says(value === wanted, where, `is ${JSON.stringify(value)}`),
  enum: (value, wanted: unknown[], where) =>
    says(wanted.includes(value), where, `is ${JSON.stringify(value)}`),
  pattern: (value, wanted: string, where) =>
    says(
      typeof value !== 'string' || new RegExp(wanted, 'u').test(value),
      where,
      `is ${JSON.stringify(value)}`
    ),
  minimum: (value, wanted: number, where) =>
    says(typeof value !== 'number' || value >= wanted, where, `is ${value}`),
  maximum: (value, wanted: number, where) =>
    says(typeof value !== 'number' || value <= wanted, where, `is ${value}`),
  minItems: (value, wanted: number, where) =>
    says(!Array.isArray(value) || value.length >= wanted, where, 'has too few items'),
  maxItems: (value, wanted: number, where) =>
    says(!Array.isArray(value) || value.length <= wanted, where, 'has too many items'),
  items: (value, wanted: Schema, {root, path}) =>
    Array.isArray(value)
      ? value.flatMap((one, index) => faultsOf(one, wanted, root, `${path}[${index}]`))
      : [],
  required: (value, wanted: string[], where) =>
    isObject(value) ? wanted.flatMap(name => says(Object.hasOwn(value, name), where, `has no ${name}`)) : [],
  properties: (value, wanted: Record<string, Schema>, {root, path}) =>
    isObject(value)
      ? Object.entries(wanted).flatMap(([name, schema]) =>
          Object.hasOwn(value, name) ? faultsOf(value[name], schema, root, `${path}.${name}`) : []
        )
      : [],
  additionalProperties: (value, wanted: boolean | Schema, where) => {
    if (!isObject(value)) return []
    const known = Object.keys((where.schema['properties'] ?? {}) as object)
    const rest = Object.keys(value).filter(name => !known.includes(name))
    if (wanted === true) return []
    if (wanted === false) return rest.flatMap(name => says(false, where, `has ${name}`))
    return rest.flatMap(name => faultsOf(value[name], wanted, where.root, `${where.path}.${name}`))
  },
  propertyNames: (value, wanted: Schema, {root, path}) =>
    isObject(value)
      ? Object.keys(value).flatMap(name => faultsOf(name, wanted, root, `${path}.${name}`))
      : [],
  anyOf: (value, wanted: Schema[], {root, path}) => {
    const tried = wanted.map(schema => faultsOf(value, schema, root, path))
    return tried.some(faults => faults.length === 0) ? [] : tried.toSorted((a, b) => a.length - b.length)[0]!
  }
}
