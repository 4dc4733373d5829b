/**
 * How deep the YAML of a front matter nests, before anything parses it.
 *
 * YAML parsers recurse at each level: ten thousand brackets crash the process or take minutes. No page needs more than
 * a few.
 */

/** Deepest nesting of a front matter that is read. */
const DEEPEST = 64

/**
 * Most nested brackets, and most `?`. A map that is the key of a map is written as text, which doubles in length at
 * each level.
 */
const DEEPEST_KEYS = 16

/** Whether a text nests deeper than any page needs. Takes time proportional to its length. */
export function isDeepYaml(text: string): boolean {
  const indents: number[] = [] // of the lines around this one
  let brackets = 0
  let keys = 0
  for (let at = 0; at < text.length;) {
    const end = endOfLine(text, at)
    let start = at
    while (start < end && text[start] === ' ') start++
    if (start < end) {
      while (indents.length > 0 && indents.at(-1)! >= start - at) indents.pop()
      indents.push(start - at)
    }
    let marks = 0 // `- - -`, `? ? ?`, `&a &b`, `!!map !!map`: each may begin a level
    for (let place = start; place < end; place++) {
      const character = text[place]!
      if (character === '[' || character === '{') brackets++
      else if (character === ']' || character === '}') brackets = Math.max(0, brackets - 1)
      else if (isMark(character) && (place === start || text[place - 1] === ' ' || text[place - 1] === '\t'))
        marks++
      if (character === '?' && (place === start || text[place - 1] === ' ')) keys++
      if (indents.length + brackets + marks > DEEPEST || Math.max(brackets, keys) > DEEPEST_KEYS) return true
    }
    at = end + 1
  }
  return false
}

const isMark = (character: string) =>
  character === '-' || character === '?' || character === '&' || character === '!' || character === ':'

function endOfLine(text: string, at: number): number {
  const end = text.indexOf('\n', at)
  return end < 0 ? text.length : end
}
