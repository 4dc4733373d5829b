/**
 * Doubts about a whole row: text that `auto` reads without an error, but for which another notation has a more likely
 * reading.
 */
import type {Message} from '@tehai/kernel/source'
import {withCalls} from './melds/calls.js'
import {mahgen} from './dialects/mahgen.js'
import {notationMessage} from './messages.js'
import type {ParseResult} from './tree.js'
import {handSize, WAITING, WHOLE} from './hand-size.js'

/** Rows over this many UTF-16 units were not typed as a hand. */
const LONGEST = 2000

/**
 * `_` before a digit: an empty place in `auto`, a sideways tile in mahgen (`_123m` is a chii there). Before the last
 * tile of a whole hand, it may be meant to set the drawn tile apart, for which a blank is used.
 *
 * @returns
 *   A warning if the whole row is mahgen with a call in it, or if a slot precedes a drawn tile; otherwise nothing.
 */
export function doubtSlots(text: string, {tree}: ParseResult): readonly Message[] {
  const drawn = slotBeforeDraw(text, tree)
  if (drawn) return [drawn]
  const at = text.search(/_[0-9]/)
  if (at < 0 || tree.mode === 'river' || text.length > LONGEST) return []
  const other = mahgen.parse(text)
  if (other.messages.length > 0) return []
  const calls = withCalls(other.tree).nodes.filter(node => node.type === 'meld')
  const isCall = calls.some(({start, end}) => start <= at && at < end)
  // If it is between every two runs, it is only a separator.
  if (partedRuns.test(text))
    return [notationMessage('doubtful-slot', 0, text.length, {}, [text.replaceAll('_', ' ')])]
  return isCall ? [notationMessage('doubtful-slot', at, at + 1, {}, ['dialect=mahgen'])] : []
}

const partedRuns = /^[0-9]{1,14}[mpsz](?:_[0-9]{1,14}[mpsz]){2,6}$/

/** `789s112z_2z`: a slot between a run and the last tile of a whole hand. */
function slotBeforeDraw(text: string, {mode, nodes}: ParseResult['tree']): Message | null {
  const [found, run, last] = /([0-9]{1,14}[mpsz])_([0-9][mpsz])[ \t]*$/i.exec(text.slice(-40)) ?? []
  if (found === undefined || mode === 'river') return null
  const tiles = nodes.filter(node => node.type === 'tile' && node.face !== 'slot').length
  const melds = nodes.filter(({type}) => type === 'meld').length
  const size = handSize(tiles, melds)
  if (size !== WAITING && size !== WHOLE) return null
  const start = text.length - found.length + run!.length
  return notationMessage('doubtful-slot', start, start + 1, {}, [`${run} ${last}`])
}
