/**
 * Lines of a text by the offsets at which they begin.
 */

/**
 * A line without its ending, given its 0-based number and the line starts of its text.
 *
 * Looks only at the ending: a line of 100,000 characters may have as many messages, and each shows its line.
 */
export function lineAt(text: string, starts: readonly number[], index: number): string {
  const start = starts[index]!
  const next = starts[index + 1]
  if (next === undefined) return text.slice(start)
  const isPair = text.charCodeAt(next - 1) === 10 && next - 2 >= start && text.charCodeAt(next - 2) === 13
  return text.slice(start, next - (isPair ? 2 : 1))
}
