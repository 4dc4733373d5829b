/**
 * What an author types beside a game record, compared with what the record says about the same moment.
 *
 * Hypothetical facts, such as a win that has not happened or a riichi that a player could declare, are not compared.
 */
import type {Tile} from '@tehai/riichi/tile'
import {seatOrder} from '../../../labels/play/winds.js'
import type {BlockContent} from '../../grammar/content.js'
import type {EntryValue} from '../../grammar/values/entry-value.js'
import type {PlacedMessage} from '../../grammar/placed-message.js'
import type {RecordPosition} from '../../grammar/block/records.js'
import {readDora} from '../context/dora.js'
import {differs, isOwn, seatOf, type RecordContent} from './record-content.js'
import {handDifferences} from './hands.js'
import {factDifferences} from './facts.js'
import {sectionDifferences} from './sections.js'
import {isSameKinds, winDifferences} from './tiles.js'

/** The messages for differences between the author and the record. */
export function differencesFrom(
  content: BlockContent,
  position: RecordPosition,
  recorded: RecordContent
): PlacedMessage[] {
  return [
    ...factDifferences(content, recorded),
    ...valueDifferences(content, recorded, position),
    ...handDifferences(content, recorded),
    ...sectionDifferences(content, recorded)
  ]
}

/** What keys say of dora, scores, and the tile that was drawn or won. */
function valueDifferences(
  content: BlockContent,
  recorded: RecordContent,
  position: RecordPosition
): PlacedMessage[] {
  const {values, sanma} = content
  const {dora} = readDora({...recorded.content, sanma: sanma || recorded.content.sanma})
  return values.flatMap((value): PlacedMessage[] => {
    const {entry, tiles, points, problem} = value
    const {id} = entry.key
    const isJudged = entry.key.of === 'block' || isOwn(content, entry.section, recorded)
    if (problem || entry.part !== 'body' || !isJudged) return []
    const tileDifferences = (truth: readonly Tile[]): PlacedMessage[] =>
      isSameKinds(tiles, truth) ? [] : [differs(entry, truth.join(''))]
    if (id === 'dora') return tileDifferences(dora.open.dora)
    if (id === 'indicator') return tileDifferences(dora.open.indicators)
    if (id === 'ura' && dora.ura.dora.length > 0) return tileDifferences(dora.ura.dora)
    if (id === 'ura-indicator' && dora.ura.indicators.length > 0) return tileDifferences(dora.ura.indicators)
    if ((id === 'draw' || id === 'win' || id === 'ron') && tiles.length === 1)
      return winDifferences(value, recorded)
    if (id === 'scores' && points.length > 0 && !isScores(value, recorded))
      return [differs(entry, position.scores)]
    return []
  })
}

/** Whether points are those of a record: by name, or of all players, from east or from the owner of the page's hand. */
function isScores({points}: EntryValue, recorded: RecordContent): boolean {
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
