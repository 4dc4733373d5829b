/**
 * Lines of a stream, all that have arrived at a time, in constant memory.
 */

/** Longest line, in UTF-16 units; longer ones are skipped. */
export const longestLine: number = 1 << 24

/**
 * The lines of a stream of UTF-8, without their endings (`\n`, `\r\n`). `null` represents a line that is too long.
 *
 * Not `node:readline`: it also ends lines at U+2028 and U+2029, which JSON may contain.
 */
export async function* linesOf(
  chunks: AsyncIterable<Uint8Array | string>,
  limit: number = longestLine
): AsyncGenerator<readonly (string | null)[]> {
  const decoder = new TextDecoder()
  let pieces: string[] = [] // the beginning of a line that has not ended yet
  let length = 0
  const endLine = (piece: string): string | null => {
    const line = pieces.length === 0 ? piece : pieces.join('') + piece
    const isTooLong = length + piece.length > limit
    pieces = []
    length = 0
    return isTooLong ? null : line.endsWith('\r') ? line.slice(0, -1) : line
  }
  for await (const chunk of chunks) {
    const text = typeof chunk === 'string' ? chunk : decoder.decode(chunk, {stream: true})
    const lines: (string | null)[] = []
    let start = 0
    for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', start)) {
      lines.push(endLine(text.slice(start, end)))
      start = end + 1
    }
    const rest = text.slice(start)
    length += rest.length
    if (length > limit) pieces = []
    else if (rest !== '') pieces.push(rest)
    if (lines.length > 0) yield lines
  }
  const last = decoder.decode()
  if (length + last.length > 0) yield [endLine(last)]
}
