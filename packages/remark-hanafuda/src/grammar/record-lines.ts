/**
 * The lines of a record: which blocks are records, and which of their lines are not part of the round, such as a
 * title.
 *
 *     title: Round 1              beside the record
 *     deal 2b9d3b8a…              ┐
 *     dealer 1                    │ the record, as `parseRecord` of @tehai/koikoi reads it
 *     2bx2c/5cx5a                 ┘
 */
import {parseLines, type KeyLine} from '@tehai/kernel/block'
import {grammar, type Key, type KeyId} from './keys.js'

/** Languages of fences of hanafuda besides `hanafuda`, in lower case. */
export const furtherFences: readonly string[] = ['花札']

/** Whether the source of a block is a record: it states decks or a seed or who deals, or has moves: `2cx2b/11c`. */
export function isRecord(source: string): boolean {
  const hasMoves =
    /^[ \t\u3000]*[^\s:：#＃/]+\/[^\s:：/]+[ \t\u3000]*(?:(?:koi|stop|こいこい|あがり|勝負|来来|來來|[结結]束|코이코이|승부|스톱)[ \t\u3000]*)?$/imu.test(
      source
    )
  if (hasMoves) return true
  const hasHeader =
    /^[ \t\u3000]*(?:deal|seed|配札|配り|シード|dealer|親|[发發]牌|[种種]子|[庄莊]家|분배|시드|선)(?=[\s\u3000:：=\d])/imu.test(
      source
    )
  return hasHeader && !keyLines(source).some(({key}) => cardGroups.has(key.group))
}

/** Groups of keys that no record has: a dealer among them does not begin a record. */
const cardGroups: ReadonlySet<string> = new Set(['place', 'claim'])

type KnownLine = KeyLine<Key> & {readonly key: Key}

const keyLines = (source: string): KnownLine[] =>
  parseLines(source, grammar).filter(
    (line): line is KnownLine => line.type === 'key' && line.key !== null && line.colon
  )

/** A key of lines that may be among the lines of a record. */
type BesideId = Extract<KeyId, 'title' | 'caption' | 'note'>

const besideKeys: readonly BesideId[] = ['title', 'caption', 'note']

/** A line beside a record, with offsets in the source of the block. */
export interface BesideLine {
  readonly id: BesideId
  readonly start: number
  readonly end: number
  readonly nameStart: number
  readonly nameEnd: number
  readonly valueStart: number
}

/** The lines of a block that is a record. */
export interface RecordLines {
  /** The source with blanks in place of the other lines, so that its offsets are those of the block. */
  readonly record: string
  /** The other lines: title, caption and notes. */
  readonly beside: readonly BesideLine[]
}

/** Separate a record from its title and notes. */
export function recordLines(source: string): RecordLines {
  const beside = keyLines(source).flatMap(({key, start, end, nameStart, nameEnd, valueStart}) => {
    const id = besideKeys.find(known => known === key.id)
    return id === undefined ? [] : [{id, start, end, nameStart, nameEnd, valueStart}]
  })
  // Pieces are joined once: a copy of the source for each line would take quadratic time.
  const pieces: string[] = []
  let from = 0
  for (const {start, end} of beside) {
    pieces.push(source.slice(from, start), ' '.repeat(end - start))
    from = end
  }
  const record = pieces.join('') + source.slice(from)
  return {record, beside}
}
