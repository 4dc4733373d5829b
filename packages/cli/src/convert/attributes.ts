/**
 * Attributes and fence meta: the notation that they name, and how to name another one.
 */
import {dialectIds, type DialectId, type ParseOptions} from '@tehai/core'
import {findKey, readingOfY} from '@tehai/core/page'
import {parseMeta, type MetaPart} from '@tehai/kernel/block'

/** What attributes say about how a row is read. */
export interface NamedReading {
  readonly dialect: DialectId | undefined
  readonly mode: ParseOptions['mode']
  readonly y: ParseOptions['y']
}

/** What attributes or a meta say. */
export function readingOf(attributes: string): NamedReading {
  const value = (id: string): string => partOf(attributes, id)?.value ?? ''
  return {
    dialect: dialectNamed(value('dialect')),
    mode: oneOf(['hand', 'river'] as const, value('mode')),
    y: readingOfY(value('y'))
  }
}

/** Tiles among attributes: dora, the drawn tile, marked tiles. */
export function tilesIn(attributes: string): string[] {
  return parseMeta(attributes).parts.flatMap(({type, name, value}) => {
    const kind = type === 'option' && value !== null ? findKey(name)?.key.value : undefined
    if (kind === 'tiles' || kind === 'tile') return [value!]
    return kind === 'marks' ? value!.split(/[,，、]/).map(item => item.trim().split(/\s/)[0]!) : []
  })
}

/** The dialect of a name, or `undefined`. */
export function dialectNamed(name: string): DialectId | undefined {
  return oneOf(dialectIds, name)
}

function oneOf<Word extends string>(words: readonly Word[], text: string): Word | undefined {
  return words.find(word => word === text.trim().toLowerCase())
}

function partOf(attributes: string, id: string): MetaPart | undefined {
  return parseMeta(attributes).parts.find(
    ({type, name}) => type === 'option' && (findKey(name)?.key.id === id || name.toLowerCase() === id)
  )
}

/**
 * Attributes changed to name a dialect, or to name none.
 *
 * @param dialect
 *   `null` removes the name.
 */
export function nameDialect(attributes: string, dialect: DialectId | null): string {
  const part = partOf(attributes, 'dialect')
  if (!part)
    return dialect === null ? attributes : [attributes, `dialect=${dialect}`].filter(Boolean).join(' ')
  const before = attributes.slice(0, part.start)
  const after = attributes.slice(part.end)
  if (dialect !== null) return `${before}${part.name}=${dialect}${after}`
  return before.trim() === '' ? before + after.trimStart() : before.trimEnd() + after
}

/** Attributes that say that the row is a river. */
export function nameRiver(attributes: string): string {
  const part = partOf(attributes, 'mode')
  if (!part) return [attributes, 'mode=river'].filter(Boolean).join(' ')
  return `${attributes.slice(0, part.start)}mode=river${attributes.slice(part.end)}`
}
