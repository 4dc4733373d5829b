/**
 * Late marks: marks typed after the suit letter instead of after their digit.
 *
 *     1z=       in a river: 1=z, as only that tile can be meant
 *     123p'     in a hand: it is not known which tile was called; the message proposes
 */
import {tileNode} from '../tree.js'
import {CALLED, RIICHI, TSUMOGIRI, marksOf, type Draft, type MarkCharacter} from './draft.js'
import {meldOf} from './marked-run.js'
import {failCharacters} from './row-messages.js'
import type {Row} from './row.js'

const bitByMark: Readonly<Partial<Record<MarkCharacter, number>>> = {'=': TSUMOGIRI, '+': RIICHI, '-': CALLED}

/** A mark without a digit before it. */
export function readMarkAfterTile(row: Row, character: MarkCharacter): void {
  const {at, nodes, last, closed, folded, river} = row
  const tile = nodes[last]
  if (tile?.type !== 'tile' || tile.end !== at) {
    failCharacters(row, 'dangling-mark', at + 1, {}, river ? [] : markedAhead(row, character))
    return
  }
  if (!river) {
    const expected = closed?.end === at ? markedRuns(closed.drafts, closed.suit, character, at) : []
    if (expected.length === 0) failCharacters(row, 'dangling-mark', at + 1)
    else failCharacters(row, 'bad-mark-position', at + 1, {wanted: 'after-called'}, expected)
    return
  }
  const [mark] = marksOf(bitByMark[character] ?? 0)
  const isOneOfMany = /[0-9]/.test(folded[tile.start - 1] ?? '')
  if (!mark || isOneOfMany || tile.marks.includes(mark)) {
    const right = mark && tile.face.length === 2 ? [`${tile.face[0]}${character}${tile.face[1]}`] : []
    failCharacters(row, 'bad-mark-position', at + 1, {wanted: mark ? 'after-digit' : 'hand-only'}, right)
    return
  }
  nodes[last] = tileNode(tile.face, tile.start, at + 1, [...tile.marks, mark], tile.label)
  row.at = at + 1
}

const meldAhead = /^([0-9])([0-9]{2,3})([mpsz])/

/** A mark typed before its digit: `1'23p` for `'123p`. */
function markedAhead({folded, at}: Row, character: MarkCharacter): string[] {
  const [, first, others, suit] = meldAhead.exec(folded.slice(at + 1, at + 6)) ?? []
  if (!first || !others || !suit) return []
  const drafts = [...(first + others)].map((digit, place) => ({
    ...plainDraft,
    digit: Number(digit),
    marks: place === 0 ? [{character, at}] : []
  }))
  const isTile = drafts.every(({digit}) => suit !== 'z' || (digit > 0 && digit < 8))
  return isTile && meldOf(drafts, suit) ? [first + character + others + suit] : []
}

const plainDraft: Draft = {digit: 0, start: 0, at: 0, end: 0, prefixes: 0, yAt: -1, marks: [], label: null}

/** The melds that a run would form with the mark after one of its digits. */
function markedRuns(drafts: readonly Draft[], suit: string, character: MarkCharacter, at: number): string[] {
  if (drafts.length > 4 || suit === 'x') return []
  return drafts.flatMap((_, index) => {
    const marked = drafts.map((draft, place) =>
      place === index ? {...draft, marks: [{character, at}]} : draft
    )
    const digits = drafts.map(({digit}, place) => (place === index ? `${digit}${character}` : String(digit)))
    return meldOf(marked, suit) ? [digits.join('') + suit] : []
  })
}
