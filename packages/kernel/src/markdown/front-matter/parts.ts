/**
 * What all forms of front matter have in common: options, keys that are nearly the id of a game, and messages.
 */
import type {Message, Span} from '../../source/message/message.js'
import {nearest} from '../../source/nearest/nearest.js'
import type {FileOption} from './file-option.js'
import type {GameOfFile} from './game-of-file.js'
import {markdownMessage} from '../messages.js'

export function optionOf(
  name: string,
  value: unknown,
  nameSpan: Span | null = null,
  valueSpan: Span | null = null
): FileOption {
  return {name, value, nameSpan, valueSpan}
}

export const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null)

/** Whether any of these names is the name of an option. */
export function hasOption(names: readonly string[], optionNames: readonly string[]): boolean {
  return names.some(name => optionNames.includes(name))
}

/** Whether a key is nearly the id of a game, or another name of it. */
export function isNear(key: string, {id, otherNames = []}: GameOfFile): boolean {
  return (
    otherNames.includes(key) ||
    (key !== id && key[0]?.toLowerCase() === id[0] && nearest(key.toLowerCase(), [id]).length > 0)
  )
}

/** Whether a text may have options of a game or a language: a key at the beginning of a line, or in brackets of TOML, may be misspelt. */
export function mayHave(text: string, game: GameOfFile): boolean {
  return (
    [game.id, ...(game.otherNames ?? [])].some(name => text.includes(name)) ||
    text.includes('lang') ||
    [...text.matchAll(/^[["']{0,2}([a-z]{1,20})(?![a-z])/gim)].some(([, word]) => isNear(word!, game))
  )
}

export function misspeltGame(key: string, span: Span | null, id: string): Message {
  return markdownMessage('misspelt-game', span?.start ?? 0, span?.end ?? 0, {key}, [id])
}

/**
 * Whether a value that is not a map was meant as one: `dialect=quote`, `[dialect: quote]`. Other values, such as
 * `true` or a number, belong to another plugin with the same key.
 */
export function meansOptions(value: unknown): boolean {
  return Array.isArray(value) || (typeof value === 'string' && !/^(\s*|yes|no)$/i.test(value))
}

export function broken(span: Span | null, expected: readonly string[] = []): Message {
  return markdownMessage('bad-front-matter', span?.start ?? 0, span?.end ?? 0, {}, expected)
}
