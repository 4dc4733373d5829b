/**
 * Positions in the file, if the reader of Pandoc records them. Formats based on CommonMark with `+sourcepos` put what
 * they read into spans with `data-pos="page.md@10:4-10:9"`.
 */
import type {Attr, Node} from './ast.js'
import type {Line} from './source.js'

/** A place in a file; lines and columns count from 1. */
export interface Origin {
  /** Empty if the file is standard input. */
  readonly file: string
  readonly line: number
  readonly column: number
}

/** The position in the file for a position in a text; `null` if it is unknown. */
export type OriginOf = (place: {
  readonly line: number
  readonly column: number
  readonly offset?: number | undefined
}) => Origin | null

export const unknownOrigin: OriginOf = () => null

/**
 * The positions in the attributes of a reader: where each part of a node begins, such as each line of a fence in a
 * quote. If there are two attributes, the last one is more exact.
 */
function originsOfAttr([, , attributes]: Attr): readonly Origin[] {
  const position = attributes.findLast(([name]) => name === 'data-pos')?.[1] ?? ''
  const [, file = '', ranges = ''] = /^(?:(.*)@)?([\d:;-]+)$/s.exec(position) ?? []
  return ranges.split(';').flatMap(range => {
    const [, line, column] = /^(\d+):(\d+)-/.exec(range) ?? []
    return line === undefined ? [] : [{file, line: Number(line), column: Number(column)}]
  })
}

/** Positions in a line. Each is counted from the span before it. */
export function originsInLine({pieces}: Line): OriginOf {
  const known = pieces.flatMap(({inline, start}) => {
    const [origin] = inline.t === 'Span' ? originsOfAttr((inline.c as [Attr, readonly Node[]])[0]) : []
    return origin ? [{start, origin}] : []
  })
  if (known.length === 0) return unknownOrigin
  return ({offset = 0}) => {
    const last = known.findLast(({start}) => start <= offset)
    return last ? {...last.origin, column: last.origin.column + offset - last.start} : null
  }
}

/** Positions in a block of code, the first line of which is that of its opening mark. */
export function originsInBlock(attr: Attr): OriginOf {
  const origins = originsOfAttr(attr)
  const [first] = origins
  if (!first) return unknownOrigin
  return ({line, column}) => {
    const start = origins[line - 1] ?? {...first, line: first.line + line - 1}
    return {...start, column: start.column + column - 1}
  }
}
