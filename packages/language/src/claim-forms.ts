/**
 * What a page shows where a claim was filled in → how authors write it: all of it, or the part that they are after.
 */
import {lookup} from '@tehai/kernel/source'
import type {Element, ElementContent} from 'hast'
import {elementsOf, textOf} from './page.js'

/** How a claim may be written, the usual form first. */
type Forms = readonly (string | undefined)[]

/** What is not the claim itself: counts, names of waits, how the fu add up, tables of several discards. */
const isNote = (one: Element): boolean =>
  ['p', 'details', 'table', 'ul', 'ol', 'meter'].includes(one.tagName) ||
  classesOf(one).some(name => name.endsWith('-aside'))

const classesOf = ({properties}: Element): readonly string[] =>
  Array.isArray(properties['className']) ? (properties['className'] as string[]) : []

const isMeter = (one: Element): boolean => one.tagName === 'meter'

/** Text without blanks that only lay it out, and without separators of thousands. */
const plain = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/(\d),(?=\d{3})/g, '$1')
    .trim()

/** The claim alone, in words of the page. */
export function claimText(shown: readonly ElementContent[]): string {
  return plain(textOf(shown, isNote))
}

/**
 * The claims that the elements shown for a key make, as an author writes them.
 *
 * @param shown
 *   What the page shows for the key, where its value was `?`.
 */
export function claimForms(key: string, shown: readonly ElementContent[]): readonly string[] {
  const claim = claimText(shown)
  const forms = formsOf[key]?.(claim, shown) ?? [claim]
  return [...new Set(forms)].filter(text => text !== undefined && text !== '' && text !== '?') as string[]
}

/** What a claim looks like, whatever its numbers: `2 han 30 fu` as `# han # fu`. */
const lookOf = (claim: string): string => claim.replace(/\d+/g, '#').replace(/[mpsz](?![a-z])/g, 'm')

/** Forms of a claim, those that look like some other claims first. */
export function likeThose(forms: readonly string[], others: readonly string[]): readonly string[] {
  const looks = others.map(lookOf)
  const [like, unlike] = [true, false].map(isLike =>
    forms.filter(form => looks.includes(lookOf(form)) === isLike)
  )
  return [...like!, ...unlike!]
}

const numbersOf = (text: string): readonly string[] => text.match(/\d{1,7}/g) ?? []

/** The tiles of an element that is shown beside the claim, in one text. */
const tilesOf = (shown: readonly ElementContent[]): string => textOf(shown).replace(/\s+/g, '')

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

function waits(claim: string, shown: readonly ElementContent[]): Forms {
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

/** Han and fu, or the limit, and the points. */
function score(claim: string): Forms {
  // A limit is named before its han and points.
  const limit = /^[^\d(（]{2,30}(?=[(（\d]|$)/.exec(claim)?.[0].trim()
  const han = /\d{1,2} ?(?:han|[翻番판])(?: ?\d{1,3} ?(?:fu|[符부]))?/.exec(claim)?.[0]
  const points = /(\d{3,7}(?:[/・]\d{3,7})?)( all|オール|[点點]∀|점 올)?(?= ?(?:points|[点點점])|$| )/.exec(
    claim
  )?.[0]
  const worth = limit ?? han
  const all = points && worth && `${worth} ${points}`
  return [
    // The words after the points belong to them where no blank is between: 2000点.
    ...(/[点點점]$/.test(claim)
      ? [claim.replace(/ ?\([^()]{0,200}\)| ?（[^（）]{0,200}）/, ''), all]
      : [all]),
    worth,
    points,
    claim,
    limit && han && points && `${han} ${points}`,
    han,
    worth ? undefined : numbersOf(claim)[0]
  ]
}

/** Yaku by name; han are written of dora alone, which count. */
function yaku(claim: string): Forms {
  const parts = claim.split(/, |、/)
  const separator = claim.includes('、') ? '、' : ', '
  const named = parts.map(part => {
    const [, name = part, han = ''] = /^(.+?) ?(\d{1,2}) ?(?:han|[翻番판文점])$/.exec(part) ?? []
    const isDora = /dora|[ドト]ラ|[宝寶]牌|도라/i.test(name)
    return {name, han: isDora ? han : ''}
  })
  const withCount = (least: number) =>
    named.map(({name, han}) => (Number(han) >= least ? `${name} ${han}` : name)).join(separator)
  return [
    withCount(1),
    named.map(({name}) => name.replace(/ ?[(（]\d{1,2}[)）]/, '')).join(separator),
    withCount(2),
    claim,
    ...(named.length > 1 ? named.map(({name}) => name) : [])
  ]
}

/** Kinds and tiles of a hand that waits; of one about to discard, those of the best discard. */
function ukeire(claim: string, shown: readonly ElementContent[]): Forms {
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

/** The cells of the rows of a table below its head. */
function rowsOf(table: Element): readonly (readonly Element[])[] {
  const below = (one: Element, name: string): readonly Element[] =>
    one.children.flatMap(child =>
      child.type !== 'element' ? [] : child.tagName === name ? [child] : below(child, name)
    )
  return below(table, 'tbody').flatMap(body =>
    below(body, 'tr').map(row => row.children.filter(cell => cell.type === 'element'))
  )
}

/** The best discard and its figure, exact or in round numbers; then the discard after it. */
function figure(column: number): (claim: string, shown: readonly ElementContent[]) => Forms {
  return (claim, shown) => {
    const tile = /\d[mpsz]/.exec(claim)?.[0]
    const all = /(\d[\d.]{0,12}(?:%| ?points|[点點점]))$/.exec(claim)?.[1]
    const amount = all?.replace(/ ?(?:points|[点點점])$/, '')
    const next = discardsIn(shown).find(row => row[0] !== tile && row[column] !== undefined)
    return [
      tile && amount && `${tile} ${amount}`,
      tile && amount && `${tile} ${rounded(amount)}`,
      amount,
      next && `${next[0]} ${next[column]}`,
      tile,
      claim
    ]
  }
}

/** A figure as it is said: points to the nearest ten, a share to the nearest percent. */
function rounded(amount: string): string {
  const number = Number.parseFloat(amount)
  return amount.endsWith('%') ? `${Math.round(number)}%` : String(Math.round(number / 10) * 10)
}

/** The rows of a table of discards, as text. */
function discardsIn(shown: readonly ElementContent[]): readonly (readonly string[])[] {
  const table = shown.find(one => one.type === 'element' && one.tagName === 'table')
  if (!table) return []
  return rowsOf(table as Element).map(cells => cells.map(cell => plain(textOf(cell.children, isMeter))))
}

/** How many ways there are to divide a hand, and the tiles of each. */
const readings = (claim: string, shown: readonly ElementContent[]): Forms => {
  const ways = itemsOf(shown).map(way => way.replace(/\{[^{}]{0,40}\}/g, '').replace(/[[\]]/g, ''))
  return [ways[0], claim, ways.length > 1 ? ways.join(' / ') : undefined, ...ways.slice(1)]
}

/** Points of all players, with or without their names. */
function points(claim: string): Forms {
  const parts = claim.split(/ ?[/・] ?|、/).map(part => part.replace('−', '-').replace(/ ?seat(?= )/, ''))
  return [
    parts.map(part => /[-+]?\d{1,7}$/.exec(part)?.[0] ?? part).join(' '),
    parts.join(' '),
    parts.join(', ')
  ]
}

/** Fu in words, as a sum and alone. What a closed ron adds is written behind the base. */
function fu(claim: string): Forms {
  const total = /\d{1,3} ?(?:fu|[符부])$/.exec(claim)?.[0]
  const parts = claim.replace(/ ?= ?\d[^=]{0,400}$/, '').split(/ ?[+＋] ?/)
  const added = parts.filter(part => !/round|切り?上|进位|進位|올림/.test(part))
  const ofRon = (part: string) => (/closed ron|門前|门前|멘젠/.test(part) ? 0 : 1)
  const [base, ...others] = added
  const sum = [base!, ...others.toSorted((a, b) => ofRon(a) - ofRon(b))].map(part => numbersOf(part)[0])
  return [
    total,
    sum.join('+'),
    claim,
    added.map(part => numbersOf(part)[0]).join('+'),
    numbersOf(total ?? '')[0]
  ]
}

/** A card and what it wins: the card alone is claimed. */
const best = (_: string, shown: readonly ElementContent[]): Forms =>
  itemsOf(shown)
    .slice(0, 4)
    .map(item => /^\S{1,8}/.exec(item)?.[0])

function itemsOf(shown: readonly ElementContent[]): readonly string[] {
  return shown.flatMap(one =>
    one.type !== 'element' ? [] : one.tagName === 'li' ? [plain(textOf(one.children))] : itemsOf(one.children)
  )
}

/** By key; the claim of others is written as it is shown. */
const formsOf: Readonly<Record<string, (claim: string, shown: readonly ElementContent[]) => Forms>> = lookup({
  waits,
  score,
  yaku,
  ukeire,
  fu,
  best,
  shanten: claim => [claim, numbersOf(claim)[0]],
  readings,
  value: figure(3),
  'win-rate': figure(2),
  'tenpai-rate': figure(1),
  payments: points,
  'scores-after': points
})
