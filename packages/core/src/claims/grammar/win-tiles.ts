/**
 * Tiles of a win and what is said of the score with them.
 *
 *     6p   3-6p   6p (三色)   6p 満貫 8000   7z 大三元   3p 役なし
 */
import type {Span} from '@tehai/kernel/source'
import {phrase, readPhrases, wordEnd, type Phrase, type Unread} from './phrases.js'
import {finishScore, scorePhrases, type ScorePart} from './score.js'
import {tilePhrases, type TilesPart} from './tiles.js'

/** What a claim says of the tiles that win. */
export interface WinTiles {
  readonly tiles: readonly TilesPart[]
  /** What is said of the score with each of them. */
  readonly parts: readonly ScorePart[]
  /** Whether it says that all waits pay the same. */
  readonly same: boolean
  readonly unread: readonly Unread[]
}

type Same = {readonly type: 'same'} & Span

const phrases: readonly Phrase<TilesPart | ScorePart | Same | Unread>[] = [
  phrase(
    `(?:どの待ちでも点数は)?同じ(?:です)?|같음|같습니다|差?なし|差はない|none${wordEnd}|(?:all (?:waits )?(?:pay )?)?the same${wordEnd}`,
    (_, span) => ({type: 'same', ...span})
  ),
  ...tilePhrases,
  // How much more than the others: that is not compared.
  phrase(`[+＋] ?\\d{1,2} ?(?:翻|han${wordEnd})`, (_, span) => ({type: 'unread', ...span})),
  ...scorePhrases,
  phrase(`(?:なら|だと|待ち|は|on${wordEnd}|if${wordEnd}|waits?${wordEnd})`, (_, span) => ({
    type: 'filler',
    ...span
  }))
]

/** Read a claim about tiles that win. Never throws. */
export function readWinTiles(text: string): WinTiles {
  const all = readPhrases(text, phrases)
  const tiles = all.filter(part => part.type === 'tiles')
  const others = finishScore(
    all.filter(part => part.type !== 'tiles' && part.type !== 'same'),
    text
  )
  return {
    tiles,
    same: all.some(({type}) => type === 'same'),
    parts: others.filter(part => part.type !== 'unread'),
    unread: others.filter(part => part.type === 'unread')
  }
}
