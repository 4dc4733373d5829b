/**
 * Values that a block itself suggests: the candidates of its problem for the answer, cards of the field that can be taken.
 */
import type {Span} from '@tehai/kernel/source'
import {entriesOf} from '../../syntax/block-entries.js'
import {alone} from '../../claims/claim-at.js'
import type {GameKey} from '../../syntax/game-keys.js'
import {kindsIn} from '../../claims/guesses-by-wait.js'
import type {OpenLine} from '../../syntax/open-line.js'
import {elementsOf, textOf, type Construct, type Page} from '../../page/page.js'
import {truthsOf} from '../../claims/truth.js'

/** How many values of a block are tried. The block is read once with each. */
const MOST_TRIED = 12

/** The values of the lines of a block that have a key. */
function linesWith(
  {text}: Page,
  block: Construct,
  id: string,
  before: number = block.end
): readonly string[] {
  return entriesOf(text, block).flatMap(one =>
    one.id === id && block.start + one.at < before ? [one.value] : []
  )
}

/** Values for a key that its block offers. */
export function ownValues(line: OpenLine, {id}: GameKey): readonly string[] {
  if (id === 'answer') return answersOf(line)
  if (id === 'take') return cardsToTake(line)
  if (id === 'total') return totalsOf(line)
  if (id === 'after') return discardsOf(line)
  if (wins.has(id)) return winningTiles(line)
  return []
}

/** Keys of the tile that completes a hand. */
const wins: ReadonlySet<string> = new Set(['ron', 'win'])

/** What a problem offers as its answer: choices and candidates. */
export function offersOf(page: Page, block: Construct): readonly string[] {
  const choices = linesWith(page, block, 'choices').flatMap(one =>
    one.split(/[/／、,]/u).map(part => part.trim())
  )
  const candidates = linesWith(page, block, 'candidates').flatMap(one => one.split(/[\s,、]+/u))
  return [...choices, ...candidates].filter(one => one !== '')
}

/** Choices and candidates, otherwise the best discard, otherwise the waits of a waiting hand. */
function answersOf({read, page, block, key}: OpenLine): readonly string[] {
  const given = offersOf(page, block)
  const offered = [...given, ...alternativesOf(page, block)]
  if (offered.length > 0) return offered
  if (block.game !== 'mahjong') return cardsOf(page, block, key)
  const [discards, waits] = ['discard', 'waits'].map(
    id => () => tilesOfClaims(truthsOf(read, alone(page, block, key, `${id}: ?`), block.game, id))
  )
  const best = discards!()
  return best.length > 0 ? best : waits!()
}

/** The tiles that complete the hand, one by one. */
function winningTiles({read, page, block, key}: OpenLine): readonly string[] {
  const [waits = ''] = truthsOf(read, alone(page, block, key, 'waits: ?'), block.game, 'waits')
  return /^(?:\d{1,9}[mpsz] ?)+$/.test(waits) ? kindsIn(waits) : []
}

/** Tiles that may each be claimed: `3p or 6s`. */
const tilesOfClaims = (claims: readonly string[]): readonly string[] =>
  claims.flatMap(one => one.split(/ or |か|或/)).filter(one => /\d[mpsz]/.test(one))

/** The alternatives in a question: `Koi-koi, or stop?` */
function alternativesOf(page: Page, block: Construct): readonly string[] {
  return linesWith(page, block, 'question').flatMap(question => {
    const parts = question
      .replace(/[?？]\s*$/, '')
      .split(/,? or |、?それとも|，?[还還]是|, 아니면 /)
      .map(part => part.trim())
    const areShort = parts.every(part => part !== '' && part.length <= LONGEST_ALTERNATIVE)
    return parts.length > 1 && areShort ? parts.map(capitalized) : []
  })
}

/** Longer ones are sentences. */
const LONGEST_ALTERNATIVE = 24

const capitalized = (words: string): string => words.slice(0, 1).toUpperCase() + words.slice(1)

/** The cards that a player may play: what is taken in the block, then those in the hand. */
function cardsOf(page: Page, block: Construct, key: Span): readonly string[] {
  const above = ['take', 'hand'].flatMap(id => linesWith(page, block, id, key.start))
  return [...new Set(above.flatMap(one => one.split(/[\s,、]+/u)))].slice(0, MOST_TRIED)
}

/** The cards that take a card of the field: cards of the hand, otherwise cards of the months on the field. */
function cardsToTake({read, page, block, key}: OpenLine): readonly string[] {
  const cardsOf = (id: string) => linesWith(page, block, id).flatMap(one => one.split(/[\s,、]+/u))
  const hand = cardsOf('hand')
  const cards = hand.length > 0 ? hand : cardsOf('field')
  return [...new Set(cards)].slice(0, MOST_TRIED).filter(card => {
    const {constructs} = read(alone(page, block, key, `take: ${card}`))
    const facts = constructs.flatMap(({shown}) => elementsOf(shown, 'hanafuda-fact-take'))
    return elementsOf(facts, 'hanafuda-inline').length > 1 // the card, and what it takes
  })
}

/**
 * What a hand that is to draw may have discarded: the last tile of its river, otherwise an honor that it does not
 * contain. For a hand that is about to discard, the block says which.
 */
function discardsOf({read, page, block, key}: OpenLine): readonly string[] {
  const {constructs, diagnostics} = read(alone(page, block, key, 'after: ?'))
  if (!diagnostics.some(({id}) => id === 'no-discard'))
    return tilesOfClaims(truthsOf(read, alone(page, block, key, 'after: ?'), block.game, 'after'))
  const rivers = linesWith(page, block, 'river').flatMap(river => {
    const [, rank, suit] = /(\d)[^\dmpsz]{0,4}([mpsz])[^mpsz]{0,4}$/.exec(river) ?? []
    return rank === undefined ? [] : [`${rank}${suit}`]
  })
  const hand = constructs[0]?.value ?? ''
  const honors = /(\d{1,14})z/.exec(hand)?.[1] ?? ''
  const others = [...'1234567'].filter(rank => !honors.includes(rank)).map(rank => `${rank}z`)
  return [...new Set([...rivers, ...others])].slice(0, MOST_DISCARDS)
}

/** How many discards are proposed, so that `?` is the fifth proposal. */
const MOST_DISCARDS = 4

/** The sums of a score sheet, and `?`, which makes the page compute them. */
function totalsOf({read, page, block, key}: OpenLine): readonly string[] {
  const {constructs} = read(alone(page, block, key, 'total: ?'))
  const sheets = elementsOf(
    constructs.flatMap(({shown}) => shown),
    `${block.game}-sheet`
  )
  const [foot] = sheets.flatMap(({children}) =>
    children.filter(one => one.type === 'element' && one.tagName === 'tfoot')
  )
  const [row] = foot?.type === 'element' ? foot.children : []
  const sums =
    row?.type === 'element' ? row.children.filter(one => one.type === 'element' && one.tagName === 'td') : []
  const words = textOf(sums)
  return words === '' || words === '?' ? [] : [words, '?']
}
