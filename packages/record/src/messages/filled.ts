/**
 * Templates of short labels.
 */
import {filledParts} from '@tehai/kernel/source'

/** A template with its values. */
export function filled(template: string, values: Readonly<Record<string, string>>): string {
  return filledParts(template, name => values[name] ?? '').join('')
}
