/**
 * Claims about the tiles of a hand, as authors write them: waits, accepted tiles, ways to read the hand.
 */
import {nameOfKinds, nameOfLeft} from '@tehai/core/labels'
import type {Language} from '@tehai/kernel/source'
import type {Element, ElementContent} from 'hast'
import {elementsOf, textOf} from '../page/page.js'
import {discardsIn, itemsOf, numbersOf, plain, tilesOf, type Forms} from './claim-text.js'

/** `69s` is a wait on both sides of a run, `6-9s`. */
function sujiOf(tiles: string): string | undefined {
  const ranks = /^(\d{2,3})[mps]$/.exec(tiles)?.[1]
  if (
    ranks === undefined ||
    [...ranks].some((rank, at) => at > 0 && Number(rank) !== Number(ranks[at - 1]) + 3)
  )
    return undefined
  return `${[...ranks].join('-')}${tiles.at(-1)}`
}

/** Waits on more kinds than these are named, not listed. */
const MOST_LISTED = 5

/** The tiles, with or without their number and the name of the wait. */
export function waits(claim: string, shown: readonly ElementContent[]): Forms {
  // A hand that is not tenpai has no waits, and its distance from tenpai is not a value of the key.
  const tiles = /[\d,]{0,17}\d[mpsz].*/.exec(claim)?.[0]
  if (tiles === undefined) return []
  const [aside] = elementsOf(shown, 'mahjong-aside')
  const words = aside ? plain(textOf([aside])) : ''
  const count = /\d{1,3} ?(?:tiles?|[枚张張장])/.exec(words)?.[0]
  const at = words.search(/[,、，]? ?\d{1,3} ?(?:tiles?|[枚张張장])/)
  const shape = (at < 0 ? words : words.slice(0, at)).trim() || undefined
  const isNamed = numbersOf(tiles).join('').length > MOST_LISTED
  // For a hand with its draw, the discard is named first: `cut 2m 25p`.
  const behindDiscard = /^\d[mpsz] (\d{1,9}[mpsz])$/.exec(tiles)?.[1]
  if (behindDiscard !== undefined) return [claim, behindDiscard, sujiOf(behindDiscard)]
  return [
    tiles,
    isNamed ? shape : undefined,
    sujiOf(tiles),
    tiles.replace(/(?<=[mpsz])(?=\d)/g, ' '),
    count && `${tiles} ${count}`,
    shape && count && `${tiles} ${shape} ${count}`,
    shape && `${tiles} ${shape}`,
    claim
  ]
}

/** Kinds and tiles that a waiting hand accepts; for a hand about to discard, those of the best discard. */
export function ukeire(
  claim: string,
  shown: readonly ElementContent[],
  _: unknown = [],
  language: Language = 'en'
): Forms {
  const table = shown.find(one => one.type === 'element' && one.tagName === 'table')
  if (table) return ukeireOf(table as Element, language)
  const tiles = tilesOf(elementsOf(shown, 'mahjong-accepted'))
  const count = /\d{1,3} ?(?:tiles?|[枚张張장])/.exec(claim)?.[0]
  return [
    claim,
    count,
    ...(tiles && count ? [`${tiles} ${count}`, `${tiles} ${claim}`] : []),
    numbersOf(claim).at(-1),
    tiles
  ]
}

function ukeireOf(table: Element, language: Language): Forms {
  const rows = discardsIn([table]).map(([discard = '', accepted = '', total = '']) => {
    const tiles = accepted.replace(/\s+/g, '')
    const kinds = nameOfKinds(numbersOf(tiles).join('').length, language)
    // No blank is written after the count of kinds in Chinese and Japanese: 8種25枚.
    return {discard, tiles, total, counts: `${kinds} ${total}`.replace(/(?<=[\u3040-\u9fff]) /, '')}
  })
  const [first] = rows
  if (!first) return []
  const {discard, tiles, total, counts} = first
  // The author has named the discard.
  if (rows.length === 1)
    return [counts, total, `${tiles} ${total}`, `${tiles} ${counts}`, `${discard} ${total}`]
  const best = rows.filter(row => row.total === total)
  const next = rows.find(row => row.total !== total)
  return [
    best.map(row => `${row.discard} ${total}`).join(', '),
    total,
    next && `${discard} ${total}, ${next.discard} ${next.total}`,
    next && `${discard} ${counts}, ${next.discard} ${next.counts}`,
    `${tiles} ${total}`,
    `${discard}: ${tiles} ${total}`,
    counts
  ]
}

/** The number of ways to divide a hand, and the tiles of each. */
export const readings = (
  claim: string,
  shown: readonly ElementContent[],
  _: unknown = [],
  language: Language = 'en'
): Forms => {
  const left = nameOfLeft(language)
  const ways = itemsOf(shown).map(way =>
    way
      .replaceAll(`]{${left}}`, ']+')
      .replace(/\[([^[\]]{0,60})\]\+/g, '+ $1')
      .replace(/\{[^{}]{0,40}\}/g, '')
      .replace(/[[\]]/g, '')
  )
  return [ways[0], claim, ways.length > 1 ? ways.join(' / ') : undefined, ...ways.slice(1)]
}
