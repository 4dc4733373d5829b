/**
 * Runs that become melds: by call marks, or by 牌画 prefixes.
 */
import {notationMessage} from '../messages.js'
import {meldNode, tileNode} from '../tree.js'
import {doubtHalfAnkan} from './doubts.js'
import {DIM, FACE_DOWN, RED, RING, marksOf} from './draft.js'
import {faultOf} from './diagnosis.js'
import {faultAt} from './fault.js'
import {chainOf, meldOf, type MeldPart} from './marked-run.js'
import {readAnkan, readDaiminkan, readTurnedRun, type PaigaMeld} from './paiga-meld.js'
import {fail} from './row-messages.js'
import {push, type ClosedRun, type Row} from './row.js'

/** A run with call marks. */
export function closeMarked(row: Row, run: ClosedRun): void {
  const {drafts, suit, start, end} = run
  const turned = drafts.find(({prefixes}) => prefixes & ~(RED | RING | DIM))
  if (turned) {
    fail(row, faultAt('dangling-modifier', turned.start, turned.at), start, end)
    return
  }
  const meld = meldOf(drafts, suit)
  const parts = meld
    ? [{meld, from: 0, to: drafts.length}]
    : row.grammar.chains
      ? chainOf(drafts, suit)
      : null
  if (parts) for (const part of parts) pushPart(row, part, run)
  else fail(row, faultOf(run, row.grammar.explainsSlips), start, end)
}

/** Add one meld of a marked run. 新篠 marks can write a chii from elsewhere: it is read, with a warning. */
function pushPart(row: Row, {meld, from, to}: MeldPart, {drafts, suit, end}: ClosedRun): void {
  const part = drafts.slice(from, to)
  const partEnd = to === drafts.length ? end : part.at(-1)!.end
  pushMeld(row, {meld, drafts: part}, part[0]!.start, partEnd)
  if (meld.type !== 'chii' || meld.called === 0) return
  const called = part[meld.called]!
  const others = part.filter(draft => draft !== called).map(({digit}) => digit)
  const {at} = called.marks[0]!
  const right = [`${called.digit}-${others.join('')}${suit}`]
  row.messages.push(notationMessage('chii-not-from-kamicha', at, at + 1, {from: meld.from}, right, 'warning'))
}

/** Add a meld; its drafts are its tiles, in the same order. */
function pushMeld(
  row: Row,
  {meld, drafts}: Pick<PaigaMeld, 'meld' | 'drafts'>,
  start: number,
  end: number
): void {
  const nodes = drafts.map((draft, index) =>
    tileNode(meld.tiles[index]!, draft.start, draft.end, marksOf(draft.prefixes & (RING | DIM)), draft.label)
  )
  row.isMixedWord = true
  push(row, meldNode(meld, nodes, start, end))
}

/**
 * A run that is a meld because of 牌画 prefixes.
 *
 * @returns Whether it was a meld, or a faulty one, and is closed.
 */
export function closePaigaMeld(row: Row, run: ClosedRun, trailingY: number): boolean {
  const {drafts, suit, start, end} = run
  const read = readTurnedRun(drafts, suit, trailingY, row.yIsPrefix)
  if (read !== null) {
    if ('meld' in read) pushTurned(row, read, start, end)
    else fail(row, read, start, end)
    return true
  }
  const {closed} = row
  const daiminkan = readDaiminkan(closed, run)
  if (daiminkan !== null) {
    row.nodes.length -= closed!.drafts.length
    row.concealed.pop()
    pushTurned(row, daiminkan, closed!.start, end)
    return true
  }
  const ankan = row.folded[end] === 'o' ? readAnkan(drafts, suit, end) : null
  if (ankan === null) {
    if (drafts[0]!.prefixes & FACE_DOWN) doubtHalfAnkan(row, start, run, 'after')
    return false
  }
  row.at = end + 1
  pushTurned(row, ankan, start, end + 1)
  return true
}

function pushTurned(row: Row, read: PaigaMeld, start: number, end: number): void {
  pushMeld(row, read, start, end)
  const {drafts, isAmbiguous} = read
  const y = drafts.find(({yAt}) => yAt >= 0)
  if (isAmbiguous && y) row.messages.push(notationMessage('ambiguous-y', y.yAt, y.yAt + 1))
}
