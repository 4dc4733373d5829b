/**
 * Places: rows of cards, and the cards in each place of a table.
 */
import {factMarkup, factsMarkup} from '@tehai/kernel/block'
import {element, elementWith, type Markup} from '@tehai/kernel/markup'
import {append, message, type Message, type Span} from '@tehai/kernel/source'
import {cardOf, type CardId} from '@tehai/koikoi/cards'
import {notationMessages, parseCards, type Row} from '@tehai/koikoi/notation/reading'
import {capturedMarkup, isWorded, rowMarkup} from '../cards/cards.js'
import {game} from '../cards/code.js'
import {checkCounts} from '../claims/card-counts.js'
import {isOfKind} from '../claims/possible-piles.js'
import {emptyTable, type Draft} from './draft.js'
import {cardCounts, isCountLine, withoutCounts, type CardCount} from '../grammar/card-counts.js'
import {keys, type KeyEntry, type KeyIn} from '../grammar/keys.js'
import {term} from '../cards/labels.js'
import {moved, pageMessage} from '../grammar/messages.js'
import {badValue} from '../grammar/settings.js'
import {namedYaku} from '../grammar/yaku-list.js'
import {withPlainDigits} from '../grammar/yaku-names.js'
import {unreadMarkup} from './unread-lines.js'
import {withYakuNamed} from './yaku-as-cards.js'
import {dictionaries as hanafudaWords} from '../words/index.js'

type PlaceId = KeyIn<'place'>

/** How the content of each place is read. */
export const placeReaders: Readonly<Record<PlaceId, (entry: KeyEntry<'place'>, draft: Draft) => Markup>> = {
  captured(entry, draft) {
    // A pile that is named again begins another table.
    if (draft.pile !== null) {
      finishTable(draft)
      Object.assign(draft, emptyTable())
    }
    const read = readPile(entry, draft)
    setPile(read.row, draft)
    return pileMarkup(entry, read, draft)
  },
  opponent(entry, draft) {
    const read = readPile(entry, draft)
    draft.opponent = cardsIn(read.row)
    draft.hiddenOfOpponent = read.row.cards.length - draft.opponent.length
    return pileMarkup(entry, read, draft)
  },
  hand(entry, draft) {
    const row = readPlace(entry, draft)
    draft.hand = cardsIn(row)
    draft.hiddenInHand = row.cards.length - draft.hand.length
    if (row.cards.length > MOST_IN_HAND) draft.messages.push(tooMany('hand', entry))
    return placeMarkup(entry, row, draft)
  },
  field(entry, draft) {
    const row = readPlace(entry, draft)
    const cards = cardsIn(row)
    draft.field = cards
    draft.isFieldHidden = cards.length < row.cards.length
    return placeMarkup(entry, row, draft, cards.length > 4 ? Math.ceil(cards.length / 2) : null)
  },
  opponentHand(entry, draft) {
    const count = countIn(entry.value)
    if (count <= MOST_IN_HAND) draft.otherHandCount = count
    if (Number.isNaN(count)) {
      const row = readPlace(entry, draft)
      draft.otherHandCount = row.cards.length
      if (row.cards.length > MOST_IN_HAND) draft.messages.push(tooMany('opponentHand', entry))
      return placeMarkup(entry, row, draft)
    }
    return count <= MOST_IN_HAND
      ? backsMarkup(entry, count, count, draft)
      : wrongNumber('opponentHand', entry, draft)
  },
  stock(entry, draft) {
    const count = countIn(entry.value)
    return count <= MOST_IN_STOCK ? backsMarkup(entry, count, 1, draft) : wrongNumber('stock', entry, draft)
  }
}

function wrongNumber(id: 'opponentHand' | 'stock', entry: KeyEntry<'place'>, {messages}: Draft): Markup {
  messages.push(tooMany(id, entry))
  return element('p', {}, element('mark', {class: 'hanafuda-error'}, entry.value))
}

const tooMany = (id: 'hand' | 'opponentHand' | 'stock', entry: KeyEntry<'place'>): Message =>
  badValue(id, entry)

/** Judge claims that waited for all rows of a table, and check that the rows do not have more cards than exist. */
export function finishTable({later, messages, cardCount, counted, isBroken}: Draft): void {
  for (const judge of later.splice(0)) judge()
  if (!counted || cardCount <= ALL_CARDS || isBroken) return
  messages.push(pageMessage('too-many-cards', counted.start, counted.end, {count: cardCount}))
}

const ALL_CARDS = 48

/** Places that only a table has, besides what was captured. */
export const placesOfTable: ReadonlySet<string> = new Set<PlaceId>(['field', 'hand', 'opponentHand', 'stock'])

const MOST_IN_HAND = 8
const MOST_IN_STOCK = 24

/** A row of cards alone: a single pile. */
export function readRow(source: string, {start, end}: Span, draft: Draft): Markup {
  const written = source.slice(start, end)
  const list = yakuLine(written, draft)
  if (list !== null) {
    const refused = message(notationMessages, 'unknown-card', start, end, {}, [list])
    append(draft.messages, [refused])
    return unreadMarkup(written, refused, source, draft.situation.settings)
  }
  const {text, counts} = separate(written)
  if (counts.length > 0 && text === '' && draft.pile !== null && isOfPile(counts, draft)) {
    return countsMarkup('captured', written, start, counts, draft.pile, draft.hiddenInPile, draft)
  }
  draft.isBroken = false
  draft.countedCards = new Map()
  const row = readAt(text, start, [], draft)
  setPile(row, draft)
  const facts = factsOf('captured', {written, start, text, counts, row}, draft)
  if (text === '') return facts[0]!
  const drawn = rowMarkup(text, row, draft.situation.settings)
  return facts.length === 0 ? drawn : elementWith('div', {}, [drawn, ...facts])
}

/**
 * The line that was meant by a list of yaku with points but without a key, `yaku: 2 points for 11 plains`; `null` for
 * cards.
 */
function yakuLine(written: string, {situation: {settings}}: Draft): string | null {
  if (written.length > LONGEST_LIST || isCountLine(written)) return null
  if (parseCards(written).messages.length === 0) return null
  const named = namedYaku(withPlainDigits(written), 0, new Set())
  const isList =
    named.length > 0 && named.every(({type}) => type) && named.some(({points}) => points !== null)
  const name = /^[ -~]*$/.test(written) ? 'yaku' : keys.get('yaku')[settings.lang]
  return isList ? `${name}: ${written}` : null
}

/** Longest text that may be a list of yaku, in UTF-16 units. */
const LONGEST_LIST = 200

/** Whether numbers of cards on a line of their own are about the pile above, not another pile. */
function isOfPile(counts: readonly CardCount[], {pile, countedInPile, isClaimed}: Draft): boolean {
  const isShown = pile!.some(card => counts.some(({kind}) => isOfKind(kind, cardOf(card))))
  const isCounted = countedInPile.some(one => counts.some(({kind}) => kind === one.kind))
  return isShown || !(isCounted || isClaimed)
}

/** The content of a row: its cards, and numbers of cards beside them. */
interface ReadPile {
  readonly written: string
  /** Where it begins in the source. */
  readonly start: number
  /** The text of the cards alone, with the offsets of the author's text. */
  readonly text: string
  readonly counts: readonly CardCount[]
  readonly row: Row
}

/** Cards and numbers of cards; a row of cards alone has no numbers: its `10 plain` is a card. */
function separate(written: string): Pick<ReadPile, 'text' | 'counts'> {
  const counts = parseCards(written).messages.length > 0 ? cardCounts(written) : []
  return {text: counts.length > 0 ? withoutCounts(written, counts) : written, counts}
}

function readPile(entry: KeyEntry<'place'>, draft: Draft): ReadPile {
  const {value: written, start} = entry
  const {text, counts} = separate(written)
  const row = readPlace({...entry, value: text}, draft)
  return {written, start, text, counts, row}
}

/** The numbers of a row as a fact below it; no fact if it has no numbers. */
function factsOf(
  id: 'captured' | 'opponent',
  {written, start, counts, row}: ReadPile,
  draft: Draft
): Markup[] {
  const pile = cardsIn(row)
  const hidden = row.cards.length - pile.length
  return counts.length === 0 ? [] : [countsMarkup(id, written, start, counts, pile, hidden, draft)]
}

function countsMarkup(
  id: 'captured' | 'opponent',
  written: string,
  at: number,
  counts: readonly CardCount[],
  pile: readonly CardId[],
  hidden: number,
  draft: Draft
): Markup {
  const {settings} = draft.situation
  const cards = [...draft.used].filter(card => !pile.includes(card))
  const elsewhere = {cards, counted: draft.countedCards}
  const verdict = checkCounts(written, counts, pile, hidden, elsewhere, settings)
  const {state, shown, messages, unseen} = verdict
  append(draft.messages, moved(messages, at))
  draft.isBroken ||= verdict.isImpossible
  // Cards that are only counted are not shown, like those that are face down.
  const more = unseen.reduce((sum, {count}) => sum + count, 0)
  if (id === 'captured') {
    draft.hiddenInPile += more
    draft.countedInPile = [...draft.countedInPile, ...unseen]
  } else draft.hiddenOfOpponent += more
  draft.cardCount += more
  for (const {kind, count} of unseen)
    draft.countedCards.set(kind, (draft.countedCards.get(kind) ?? 0) + count)
  return factsMarkup(game, [factMarkup(game, id, term(id, settings.lang), shown, state)])
}

function setPile(row: Row, draft: Draft): void {
  draft.pile = cardsIn(row)
  draft.hiddenInPile = row.cards.length - draft.pile.length
  draft.countedInPile = []
  draft.isClaimed = false
}

function readAt(text: string, at: number, used: Iterable<CardId>, draft: Draft): Row {
  const row = parseCards(text, {used})
  draft.isBroken ||= row.messages.length > 0
  draft.isWorded ||= isWorded(text, row)
  const messages = withYakuNamed(text, row.messages, draft.situation.settings.rules)
  append(draft.messages, moved(messages, at))
  return row
}

function readPlace({value, start}: KeyEntry<'place'>, draft: Draft): Row {
  const row = readAt(value, start, draft.used, draft)
  for (const card of cardsIn(row)) draft.used.add(card)
  draft.cardCount += row.cards.length
  return row
}

const cardsIn = ({cards}: Row): CardId[] => cards.flatMap(({card}) => (card === null ? [] : [card]))

const cssNames: Readonly<Partial<Record<PlaceId, string>>> = {opponentHand: 'opponent-hand'}

function named({key: {id}}: KeyEntry<'place'>, name: string, content: readonly Markup[]): Markup {
  const attributes = {class: `hanafuda-named hanafuda-${cssNames[id] ?? id}`}
  return elementWith('div', attributes, [element('p', {class: 'hanafuda-name'}, name), ...content])
}

/** Captured cards: by kind if a table is shown. */
function pileMarkup(entry: KeyEntry<'place'>, read: ReadPile, draft: Draft): Markup {
  const {settings} = draft.situation
  const {row, text} = read
  const facts = factsOf(entry.key.id as 'captured' | 'opponent', read, draft)
  if (text === '' && facts.length > 0) return facts[0]!
  const cards = cardsIn(row)
  const content =
    draft.isTable && row.messages.length === 0
      ? capturedMarkup(cards, settings, row.cards.length - cards.length)
      : rowMarkup(text, row, settings)
  return named(entry, term(entry.key.id, settings.lang), [content, ...facts])
}

function placeMarkup(
  entry: KeyEntry<'place'>,
  row: Row,
  {situation: {settings}}: Draft,
  columns: number | null = null
): Markup {
  return named(entry, term(entry.key.id, settings.lang), [rowMarkup(entry.value, row, settings, columns)])
}

/** The number of cards that a value is, as in `8`, 残り8枚 or `8 cards`; `NaN` for any other text. */
function countIn(value: string): number {
  return Number(
    /^(?:残り|あと|还剩|還剩|剩|남은 )?(\d{1,2})(?: ?(?:枚|张|張|장|cards?)(?: left| 남음)?)?$/i.exec(
      value.normalize('NFKC')
    )?.[1]
  )
}

/** Face-down cards: their number, or some or all of the cards. */
function backsMarkup(entry: KeyEntry<'place'>, count: number, shown: number, draft: Draft): Markup {
  const {settings} = draft.situation
  draft.cardCount += count
  draft.counted = entry
  const backs = Array.from({length: shown}, () => 'o').join(' ')
  const row = count === 0 ? [] : [rowMarkup(backs, parseCards(backs), settings)]
  const name = term(entry.key.id, settings.lang) + hanafudaWords[settings.lang].count(count)
  return named(entry, name, row)
}
