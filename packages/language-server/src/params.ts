/**
 * Tests whether params of requests, which may be any value, are those of the protocol.
 */
type Fields = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null

const isCount = (value: unknown): boolean => Number.isInteger(value) && (value as number) >= 0

const isPosition = (value: unknown): boolean =>
  isObject(value) && isCount(value['line']) && isCount(value['character'])

/** Whether params name a document. */
export const namesDocument = (params: unknown): boolean =>
  isObject(params) && isObject(params['textDocument']) && typeof params['textDocument']['uri'] === 'string'

/** Whether params name a place of a document. */
export const namesPlace = (params: unknown): boolean =>
  namesDocument(params) && isPosition((params as Fields)['position'])

/** Whether params name a range of a document, and kinds of actions. */
export function namesActions(params: unknown): boolean {
  if (!namesDocument(params)) return false
  const {range, context} = params as Fields
  if (!isObject(range) || !isPosition(range['start']) || !isPosition(range['end'])) return false
  const only = isObject(context) ? (context['only'] ?? []) : null
  return Array.isArray(only) && only.every(one => typeof one === 'string')
}
