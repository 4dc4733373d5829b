/**
 * Options written as a meta.
 */
import {append} from '../../source/text/append.js'

/**
 * Write a meta that `parseMeta` reads back: options in the order given, `null` and `undefined` left out.
 *
 * `class` becomes `.a .b` and `id` becomes `#id` where their words allow it. `true` is written as a bare word.
 */
export function formatMeta(
  options: Readonly<Record<string, string | number | boolean | null | undefined>>
): string {
  const written: string[] = []
  for (const [name, value] of Object.entries(options)) {
    if (value === null || value === undefined || value === false) continue
    if (name === 'class' && value !== true)
      append(
        written,
        String(value)
          .split(/\s+/)
          .filter(Boolean)
          .map(word => shortOr('class', '.', word))
      )
    else if (name === 'id' && value !== true) written.push(shortOr('id', '#', String(value)))
    else written.push(formatOption(name, value))
  }
  return written.join(' ')
}

/** Write one option, neither a class nor an id. `true` is written as a bare word. */
export function formatOption(name: string, value: string | number | true): string {
  return value === true ? name : `${name}=${formatValue(String(value))}`
}

function shortOr(name: string, prefix: string, value: string): string {
  return /^[^\s\u3000.#=＝"'{}<>`]+$/.test(value) ? prefix + value : `${name}=${formatValue(value)}`
}

/** A value as it is written after `=`: bare where that is safe, else in the quotes that need no escapes. */
function formatValue(value: string): string {
  if (/^[^\s\u3000"'“”{}<>`\\=＝]+$/.test(value)) return value
  if (!/["\\]/.test(value)) return `"${value}"`
  if (!/['\\]/.test(value)) return `'${value}'`
  return `"${value.replace(/["\\]/g, '\\$&')}"`
}
