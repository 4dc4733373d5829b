/**
 * Winning tiles and what is claimed about the score with them.
 *
 *     6p   3-6p   6p (三色)   6p 満貫 8000   7z 大三元   3p 役なし
 */
import type {Span} from '@tehai/kernel/source'
import {phrase, readPhrases, wordEnd, type Phrase, type UnreadPart} from './phrases.js'
import {scorePhrases} from './score.js'
import {finishScore} from './score-meant.js'
import type {ScorePart} from './score-parts.js'
import type {TilesPart} from './tile-words.js'
import {tilePhrases} from './tiles.js'

/** What a claim says about the winning tiles. */
export interface WinTiles {
  readonly tiles: readonly TilesPart[]
  /** What is claimed about the score with each of them. */
  readonly parts: readonly ScorePart[]
  readonly differences: readonly HanDifference[]
  /** Whether it says that all waits pay the same. */
  readonly same: boolean
  readonly unread: readonly UnreadPart[]
}

type Same = {readonly type: 'same'} & Span

/** By how many han they pay more or less than another wait: `+2翻`. */
export interface HanDifference extends Span {
  readonly type: 'difference'
  readonly han: number
}

const phrases: readonly Phrase<TilesPart | ScorePart | Same | HanDifference>[] = [
  phrase(
    `(?:どの待ちでも点数は)?同じ(?:です)?|(?:(?:어느 패로 (?:화료|和了)해도 )?점수가 )?같(?:음|습니다)|(?:和[哪何][張张]牌?)?(?:[点點][数數])?都?(?:一[様样樣]|相同)|差?なし|差はない|none${wordEnd}|(?:all (?:waits )?(?:pay )?)?the same${wordEnd}`,
    (_, span) => ({type: 'same', ...span})
  ),
  ...tilePhrases,
  phrase(`[-+＋] ?(\\d{1,2}) ?(?:翻|番|han${wordEnd})`, ([, han], span) => ({
    type: 'difference',
    han: Number(han),
    ...span
  })),
  ...scorePhrases,
  phrase(`(?:なら|だと|待ち|は|on${wordEnd}|if${wordEnd}|waits?${wordEnd})`, (_, span) => ({
    type: 'filler',
    ...span
  }))
]

/** Read a claim about winning tiles. Never throws. */
export function readWinTiles(text: string): WinTiles {
  const all = readPhrases(text, phrases)
  const tiles = all.filter(part => part.type === 'tiles')
  const others = finishScore(
    all.filter(part => part.type !== 'tiles' && part.type !== 'same' && part.type !== 'difference'),
    text
  )
  return {
    tiles,
    same: all.some(({type}) => type === 'same'),
    differences: all.filter(part => part.type === 'difference'),
    parts: others.filter(part => part.type !== 'unread'),
    unread: others.filter(part => part.type === 'unread')
  }
}
