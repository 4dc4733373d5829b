/**
 * Melds written with call marks, as 新篠 and quote notation have them.
 */
import {append} from '@tehai/kernel/source'
import {suitOf} from '@tehai/riichi/tile'
import type {MeldNode} from '../notation/tree.js'
import type {MeldPattern} from '../notation/melds/meld-patterns.js'
import type {Loss} from './formatted-row.js'
import {fillPattern, hidesRed, orderAnkan, orderOpenMeld} from './meld-text.js'
import {digitOf} from './row-text.js'
import type {NodeText} from './row-style.js'

/** How tiles of a meld are written: with the marks and labels that the dialect has. */
export interface MeldTileMarks {
  readonly before: string
  readonly after: string
  readonly lost: ReadonlyArray<Loss['what']>
}

const OUTER = [0, 3] as const

/** A meld by the patterns of a notation. */
export function writeMarkedMeld(
  {meld, nodes}: MeldNode,
  notation: MeldPattern['notation'],
  marksOf: (node: MeldNode['nodes'][number]) => MeldTileMarks = loseTileMarks
): NodeText {
  const lost: Loss['what'][] = []
  let pattern: string
  let order: readonly number[]
  if (meld.type === 'ankan') {
    const seen = notation === 'quote' ? OUTER : null
    const readBack = notation === 'quote' ? 'inner' : null
    pattern = notation === 'quote' ? '#xx#' : '####+'
    order = orderAnkan(meld.tiles, seen)
    if (hidesRed(meld, order, seen)) lost.push('red')
    if (meld.faceDown !== null && meld.faceDown !== readBack) lost.push('face')
  } else {
    const ordered = orderOpenMeld(meld, notation)
    pattern = ordered.pattern
    order = ordered.order
    if (!ordered.hasDirection) lost.push('direction')
  }
  const hidden = new Set(
    [...pattern.replace(/[-=+']/g, '')].flatMap((character, place) => (character === 'x' ? [place] : []))
  )
  const digits = order.map((index, place) => {
    const marks = marksOf(nodes[index]!)
    append(lost, marks.lost)
    if (!hidden.has(place)) return marks.before + digitOf(meld.tiles[index]!, '0') + marks.after
    if (marks.before + marks.after !== '') lost.push('mark')
    return ''
  })
  return {text: fillPattern(pattern, digits) + suitOf(meld.tiles[0]!), lost}
}

const noMarks: MeldTileMarks = {before: '', after: '', lost: []}

/** Marks and labels within melds are lost. */
export function loseTileMarks({marks, label}: MeldNode['nodes'][number]): MeldTileMarks {
  if (marks.length === 0 && label === null) return noMarks
  return {
    before: '',
    after: '',
    lost: [...marks.map(() => 'mark' as const), ...(label === null ? [] : ['label' as const])]
  }
}
