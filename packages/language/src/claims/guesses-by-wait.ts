/**
 * Claims of a waiting hand by the tile that completes it: the wait that pays most, and its yaku.
 */
import type {Language} from '@tehai/kernel/source'
import {lookup} from '@tehai/kernel/source'
import {isLatinText, keyOfName, nameOf} from '../syntax/game-keys.js'
import type {ReadPage} from '../page/page.js'
import {truthsIn} from './truth.js'

/** The page of a block, without the lines of some keys, and with other lines in place of the claim. */
export type PageWith = (without: readonly string[], lines: string) => string

/** The parts of a block that are read to guess a claim. */
export interface BlockOfClaim {
  readonly read: ReadPage
  readonly pageWith: PageWith
  /** Whether the block has a line of a key. */
  readonly has: (key: string) => boolean
  /** Of the words of the page. */
  readonly language: Language
}

/** Keys for the tile that completed the hand, and for the waits that pay most. */
const winKeys = ['ron', 'win'] as const
const waitKeys = ['takame', 'yasume'] as const

/**
 * Possible claims about waits, the most likely first. They must be tried.
 *
 * @param waits
 *   The tiles, as written in the block.
 */
export function guessesByWait(
  {read, pageWith, has, language}: BlockOfClaim,
  waits: string
): readonly string[] {
  if (kindsIn(waits).length < 2) return []
  const {constructs} = read(pageWith(waitKeys, 'takame: ?'))
  const [takame] = truthsIn(constructs, 'mahjong', 'takame')
  const [tile] = kindsIn(takame ?? '')
  if (takame === undefined || tile === undefined) return [] // each wait pays the same
  const key = keyOfName('mahjong', 'takame')!
  const name = nameOf(key, isLatinText(key[language] ?? ''), language)
  const named = waitKeys.some(has) ? [] : [inBrackets(waits, name, takame, language)]
  const won = read(pageWith([...waitKeys, ...winKeys], `ron: ${tile}\nyaku: ?`)).constructs
  const [yaku] = truthsIn(won, 'mahjong', 'yaku')
  // Several yaku do not name a wait.
  const isOne = yaku !== undefined && !/[,、]/.test(yaku)
  return isOne ? [...named, inBrackets(takame, yaku, '', language)] : named
}

/** `9s7z (takame 7z)`, `7z (daisangen)`. */
function inBrackets(waits: string, words: string, tiles: string, language: Language): string {
  return isFullWidth[language]
    ? `${waits}（${words}${tiles}）`
    : `${waits} (${[words, tiles].filter(one => one !== '').join(' ')})`
}

/** Languages that use full-width brackets. */
const isFullWidth: Readonly<Partial<Record<Language, true>>> = lookup({
  ja: true,
  'zh-Hans': true,
  'zh-Hant': true
} as const)

/** The tiles of a list in numbers and letters, as separate tiles: `69s7z` as `6s`, `9s`, `7z`. */
export function kindsIn(tiles: string): readonly string[] {
  const groups = tiles.match(/\d{1,14}[mpsz]/g) ?? []
  return groups.flatMap(group => Array.from(group.slice(0, -1), rank => `${rank}${group.at(-1)}`))
}
