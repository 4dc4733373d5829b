/**
 * Claims about the tiles of a hand as authors write them: waits, what it accepts, how it can be read.
 */
import type {Element, ElementContent} from 'hast'
import {elementsOf, textOf} from '../page.js'
import {discardsIn, itemsOf, numbersOf, plain, tilesOf, type Forms} from './shown.js'

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

/** The tiles, with or without how many there are of them and what the wait is called. */
export function waits(claim: string, shown: readonly ElementContent[]): Forms {
  const tiles = /[\d,]{0,17}\d[mpsz].*/.exec(claim)?.[0] ?? claim
  const [aside] = elementsOf(shown, 'mahjong-aside')
  const words = aside ? plain(textOf([aside])) : ''
  const count = /\d{1,3} ?(?:tiles?|[枚张張장])/.exec(words)?.[0]
  const at = words.search(/[,、，]? ?\d{1,3} ?(?:tiles?|[枚张張장])/)
  const shape = (at < 0 ? words : words.slice(0, at)).trim() || undefined
  const isNamed = numbersOf(tiles).join('').length > MOST_LISTED
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

/** Kinds and tiles of a hand that waits; of one about to discard, those of the best discard. */
export function ukeire(claim: string, shown: readonly ElementContent[]): Forms {
  const table = shown.find(one => one.type === 'element' && one.tagName === 'table')
  if (table) return ukeireOf(table as Element)
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

function ukeireOf(table: Element): Forms {
  const rows = discardsIn([table])
  const [first] = rows
  if (!first) return []
  const [discard = '', accepted = '', total = ''] = first
  const tiles = accepted.replace(/\s+/g, '')
  const best = rows.filter(row => row[2] === total)
  const next = rows.find(row => row[2] !== total)
  const kinds = numbersOf(tiles).join('').length
  return [
    best.map(([one]) => `${one} ${total}`).join(', '),
    total,
    `${tiles} ${total}`,
    next && [first, next].map(([one, , count]) => `${one} ${count}`).join(', '),
    `${discard}: ${tiles} ${total}`,
    `${kinds}, ${total}`
  ]
}

/** How many ways there are to divide a hand, and the tiles of each. */
export const readings = (claim: string, shown: readonly ElementContent[]): Forms => {
  const ways = itemsOf(shown).map(way => way.replace(/\{[^{}]{0,40}\}/g, '').replace(/[[\]]/g, ''))
  return [ways[0], claim, ways.length > 1 ? ways.join(' / ') : undefined, ...ways.slice(1)]
}
