/**
 * The records in a JSON document of Mahjong Soul, wherever a converter has put them, with normalized field names.
 *
 * Names may have the prefix `.lq.` and be in `name`, `_wrapper_type` or `@type`; some write `NewRound` for `RecordNewRound`.
 * Records may be in `data`, `records`, `details`, `rounds` or `actions[].result`; fields may be written `is_liqi` or
 * `isLiqi`.
 */
import type {Place} from '../../game/record.js'
import {isRecord, textOf} from '../json.js'

export type Fields = Readonly<Record<string, unknown>>

/** A record by its name. */
export interface NamedRecord {
  readonly name: string
  readonly fields: Fields
  readonly place: Place
}

/** Where the name of a record may be. */
const nameKeys = ['name', '_wrapper_type', '@type', 'type'] as const

/** Names that some write without `Record`. */
const shortNames: ReadonlySet<string> = new Set([
  'NewRound',
  'DealTile',
  'DiscardTile',
  'ChiPengGang',
  'AnGangAddGang',
  'BaBei',
  'Hule',
  'NoTile',
  'LiuJu'
])

/** Fields that may contain records. */
const listKeys = ['result', 'actions', 'events', 'rounds', 'records', 'record', 'details', 'data'] as const

/** How deep records may be nested. */
const DEEPEST = 8

/** All records of a document in their order. */
export function namedRecords(value: unknown, document: number): readonly NamedRecord[] {
  const found: NamedRecord[] = []
  const open: {readonly value: unknown; readonly path: readonly (string | number)[]}[] = [{value, path: []}]
  for (let next = open.pop(); next; next = open.pop()) {
    const {value: one, path} = next
    if (path.length > DEEPEST) continue
    if (Array.isArray(one)) {
      for (let index = one.length - 1; index >= 0; index--)
        open.push({value: one[index], path: [...path, index]})
    } else if (isRecord(one)) {
      const name = nameOf(one)
      if (name.startsWith('Record') && name !== 'RecordGame') {
        const fields = isRecord(one['data']) ? one['data'] : one
        found.push({name, fields: fieldsOf(fields), place: {document, path}})
      } else {
        for (const key of listKeys) if (key in one) open.push({value: one[key], path: [...path, key]})
      }
    }
  }
  return found
}

function nameOf(record: Fields): string {
  for (const key of nameKeys) {
    const name = textOf(record[key]).replace(/^.{0,40}\blq\./, '')
    if (name.startsWith('Record')) return name
    if (shortNames.has(name) && isRecord(record['data'])) return `Record${name}`
  }
  return ''
}

/** Fields by the names of the protocol (`is_liqi` for `isLiqi`), also inside lists and objects. */
export function fieldsOf(fields: Fields): Fields {
  const named: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(fields)) named[spellingOf(key)] = valueOf(value, 0)
  return named
}

function valueOf(value: unknown, depth: number): unknown {
  if (depth > DEEPEST) return value
  if (Array.isArray(value)) return value.map((one: unknown) => valueOf(one, depth + 1))
  if (!isRecord(value)) return value
  const named: Record<string, unknown> = {}
  for (const [key, inner] of Object.entries(value)) named[spellingOf(key)] = valueOf(inner, depth + 1)
  return named
}

function spellingOf(key: string): string {
  return key.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)
}
