/**
 * What an author types beside a game record, compared with what the record says of the same moment.
 *
 * What could be: a win that has not happened, a riichi that a player could declare: is left alone.
 */
import type {Tile} from '@tehai/riichi/tile'
import {seatOrder} from '../../labels/winds.js'
import type {BlockContent} from '../grammar/content.js'
import type {EntryValue} from '../grammar/entry-value.js'
import type {PlacedMessage} from '../grammar/placed-message.js'
import type {RecordPosition} from '../grammar/records.js'
import {headerFacts} from '../grammar/header-facts.js'
import {readDora} from './dora.js'
import {differs, isOwn, notRecorded, seatOf, type Recorded} from './recorded.js'
import {handDifferences} from './recorded-hands.js'
import {riverDifferences} from './recorded-rivers.js'
import {inHeaderOf, factDifferences} from './recorded-facts.js'
import {isSameKinds, winDifferences} from './recorded-tiles.js'

/** Where the author and the record say different things. */
export function differencesFrom(
  content: BlockContent,
  position: RecordPosition,
  recorded: Recorded
): PlacedMessage[] {
  return [
    ...factDifferences(content, recorded),
    ...valueDifferences(content, recorded, position),
    ...handDifferences(content, recorded),
    ...playerDifferences(content, recorded)
  ]
}

/** What keys say of dora, scores, and the tile that was drawn or won. */
function valueDifferences(
  content: BlockContent,
  recorded: Recorded,
  position: RecordPosition
): PlacedMessage[] {
  const {values, sanma} = content
  const {dora} = readDora({...recorded.content, sanma: sanma || recorded.content.sanma})
  return values.flatMap((value): PlacedMessage[] => {
    const {entry, tiles, points, problem} = value
    const {id} = entry.key
    if (problem || entry.part !== 'body' || !isOwn(content, entry.section, recorded)) return []
    const tileDifferences = (truth: readonly Tile[]): PlacedMessage[] =>
      isSameKinds(tiles, truth) ? [] : [differs('body', entry, truth.join(''))]
    if (id === 'dora') return tileDifferences(dora.open.dora)
    if (id === 'indicator') return tileDifferences(dora.open.indicators)
    if (id === 'ura' && dora.ura.dora.length > 0) return tileDifferences(dora.ura.dora)
    if (id === 'ura-indicator' && dora.ura.indicators.length > 0) return tileDifferences(dora.ura.indicators)
    if ((id === 'draw' || id === 'win' || id === 'ron') && tiles.length === 1)
      return winDifferences(value, recorded)
    if (id === 'scores' && points.length > 0 && !isScores(value, recorded))
      return [differs('body', entry, position.scores)]
    return []
  })
}

/** Whether points are those of a record: by name, or of all from east or from the owner of the page's hand. */
function isScores({points}: EntryValue, recorded: Recorded): boolean {
  const {content, owner} = recorded
  const truth = content.values.find(({entry}) => entry.key.id === 'scores')?.points ?? []
  const first = owner ? seatOrder.indexOf(owner) : 0
  const {length} = truth
  return [0, first].some(start =>
    points.every(({who, points: one}, index) => {
      if (who === null) return one === truth[(start + index) % length]?.points
      const seat = seatOf(who, recorded)
      return (
        seat === null || one === truth[(first + (length === 3 ? Math.min(seat, 2) : seat)) % length]?.points
      )
    })
  )
}

/** Headers and rivers of players. */
function playerDifferences(content: BlockContent, recorded: Recorded): PlacedMessage[] {
  return content.sections.flatMap(({player}, section) => {
    const seat = player ? seatOf(player.who, recorded) : null
    const truth = seat === null ? undefined : recorded.players.get(seat)
    if (!player || seat === null || !truth) return []
    const {valueStart, valueEnd} = player
    const facts = headerFacts(content.text.slice(valueStart, valueEnd), valueStart)
    const inHeader = facts.flatMap(fact => {
      const expected = inHeaderOf(fact, content.text.slice(fact.start, fact.end), seat, recorded)
      if (expected !== null) return [differs('body', fact, expected)]
      const isRiichi = fact.field === 'riichi' && (seat !== 0 || recorded.win !== null)
      return isRiichi && !truth.facts.some(({field}) => field === 'riichi') ? [notRecorded(fact)] : []
    })
    return [...inHeader, ...riverDifferences(content, section, truth, recorded)]
  })
}
