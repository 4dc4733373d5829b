/**
 * The keys of both games as completion needs them: with their names in a language, and how often they are written.
 */
import {foldName, type BlockKey} from '@tehai/kernel/block'
import {languages, type InEachLanguage, type Language, type MessageTable} from '@tehai/kernel/source'
import {keys as mahjongKeys, pageMessages} from '@tehai/core/page'
import hanafudaGame from 'remark-hanafuda/game'
import {keys as hanafudaKeys} from 'remark-hanafuda/keys'
import type {GameId} from '../page/page.js'

/** A key of either game, with its name in each language for which the game has names. */
export interface GameKey extends BlockKey, Partial<InEachLanguage<string>> {
  /** What kind of key it is: a claim, an option … */
  readonly group: string
  /** How its value is written (default: unknown). */
  readonly value?: string | undefined
}

/** The keys of a game, in the order of its docs. */
export const keysOf: Readonly<Record<GameId, readonly GameKey[]>> = {
  mahjong: mahjongKeys,
  hanafuda: hanafudaKeys.keys
}

/** Keys, the most frequent first, as counted in the fixtures and examples of this project. */
const usual: Readonly<Record<GameId, readonly string[]>> = {
  // prettier-ignore
  mahjong: [
    'situation', 'ron', 'score', 'waits', 'yaku', 'indicator', 'ukeire', 'rules', 'win', 'scores', 'safe', 'shanten',
    'question', 'answer', 'why', 'log', 'river', 'hand', 'seat', 'dora', 'draw', 'note', 'at', 'payments'
  ],
  // prettier-ignore
  hanafuda: [
    'captured', 'yaku', 'hand', 'field', 'score', 'near', 'take', 'month', 'chart', 'best', 'rules', 'opponent', 'koikoi', 'sheet',
    'total'
  ]
}

/** Keys, the most usual first. */
export function usualKeys(game: GameId): readonly GameKey[] {
  const rank = new Map(usual[game].map((id, index) => [id, index]))
  const rankOf = ({id}: GameKey) => rank.get(id) ?? usual[game].length
  return keysOf[game].toSorted((a, b) => rankOf(a) - rankOf(b))
}

/** Keys by each of their names, folded. If several keys have a name, the first one counts. */
function byName(keys: readonly GameKey[]): ReadonlyMap<string, GameKey> {
  const named = keys.flatMap(key =>
    [key.id, ...key.names, ...(key.titles ?? [])].map(name => [foldName(name), key] as const)
  )
  return new Map(named.toReversed())
}

const named: Readonly<Record<GameId, ReadonlyMap<string, GameKey>>> = {
  mahjong: byName(keysOf.mahjong),
  hanafuda: byName(keysOf.hanafuda)
}

/** The key of a name as an author writes it, or `null`. */
export function keyOfName(game: GameId, name: string): GameKey | null {
  return named[game].get(foldName(name.slice(0, 64))) ?? null
}

const isAscii = (text: string): boolean => /^[ -~]+$/.test(text)

/**
 * The name that is proposed: the first one in Latin letters, otherwise that of a language, otherwise the first one in
 * other letters.
 */
export function nameOf(key: GameKey, isLatin: boolean, language: Language | null): string {
  const own = isLatin || language === null ? undefined : key[language]
  if (own !== undefined && !isAscii(own)) return own
  return key.names.find(name => isAscii(name) === isLatin) ?? key.names[0]!
}

/** The sentences of each game. They contain values of keys as pages of a language write them. */
const messagesOf: Readonly<Record<GameId, () => MessageTable>> = {
  mahjong: () => pageMessages,
  hanafuda: () => hanafudaGame({}).markdown.book.messages
}

/** An example of a value, as pages of a language write it (`null`: English): `3m from toimen`, 対面から3m. */
export function exampleOf(game: GameId, {example}: GameKey, language: Language | null): string {
  if (language === null) return example
  const examples = messagesOf[game]()['missing-value']?.words?.['example']
  return (typeof examples === 'object' ? examples[example]?.[language] : undefined) ?? example
}

/** Whether the keys of a game have names of their own script in a language. */
export function hasOwnNames(game: GameId, language: Language | null): boolean {
  return language !== null && keysOf[game].some(key => !isAscii(key[language] ?? key.id))
}

/** The language of most of the names that an author has written; `null` if they may be of several languages. */
export function languageOfNames(game: GameId, written: readonly string[]): Language | null {
  const counts = languages.map(language => {
    const isOwn = (name: string) => {
      const own = keyOfName(game, name)?.[language]
      return own !== undefined && foldName(own) === foldName(name)
    }
    return [language, written.filter(isOwn).length] as const
  })
  const [[first, most] = [null, 0], [, others] = [null, 0]] = counts.toSorted(([, a], [, b]) => b - a)
  return most > others ? first : null
}

/** Whether a text has words in Latin letters only. */
export const isLatinText: (text: string) => boolean = isAscii
