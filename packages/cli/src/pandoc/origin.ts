/**
 * Places in the file, where the reader of Pandoc says them: formats on CommonMark with `+sourcepos` put what they read into
 * spans with `data-pos="page.md@10:4-10:9"`.
 */
import type {Attr, Node} from './ast.js'
import type {Line} from './source.js'

/** A place in a file; lines and columns count from 1. */
export interface Origin {
  /** Empty where the file is standard input. */
  readonly file: string
  readonly line: number
  readonly column: number
}

/** The place in the file of a place in a text; `null` where that is not known. */
export type OriginOf = (place: {
  readonly line: number
  readonly column: number
  readonly offset?: number | undefined
}) => Origin | null

export const unknownOrigin: OriginOf = () => null

/**
 * What the attributes of a reader say: where each part of a node begins, such as each line of a fence in a quote. Of two
 * attributes the last is the more exact.
 */
function originsOfAttr([, , attributes]: Attr): readonly Origin[] {
  const position = attributes.findLast(([name]) => name === 'data-pos')?.[1] ?? ''
  const [, file = '', ranges = ''] = /^(?:(.*)@)?([\d:;-]+)$/s.exec(position) ?? []
  return ranges.split(';').flatMap(range => {
    const [, line, column] = /^(\d+):(\d+)-/.exec(range) ?? []
    return line === undefined ? [] : [{file, line: Number(line), column: Number(column)}]
  })
}

/** Places in a line: each is counted from the span before it. */
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

/** Places in a block of code, whose first line is that of its mark. */
export function originsInBlock(attr: Attr): OriginOf {
  const origins = originsOfAttr(attr)
  const [first] = origins
  if (!first) return unknownOrigin
  return ({line, column}) => {
    const start = origins[line - 1] ?? {...first, line: first.line + line - 1}
    return {...start, column: start.column + column - 1}
  }
}
