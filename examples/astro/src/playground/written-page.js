/**
 * What was typed as a page of Markdown, for what reads whole pages: a row and a block without fence are put in one.
 */

/**
 * The page of a text, in the language of the playground.
 *
 * @param text
 *   What `readText` found.
 * @param written
 *   What was typed.
 * @returns
 *   The page, and how many characters it has before what was typed.
 */
export function pageOf({kind, at}, written, lang) {
  const front = `---\nlang: ${lang}\n---\n\n`
  const isFenced = kind === 'tiles' || (kind === 'block' && at(0) > 0)
  if (isFenced) return {page: front + written, before: front.length}
  // Nothing in the text can close the fence, and no line of it is indented code.
  const longest = Math.max(2, ...[...written.matchAll(/`+/g)].map(([ticks]) => ticks.length))
  const fence = '`'.repeat(longest + 1)
  const opening = `${front}${fence}mahjong\n`
  return {page: `${opening}${written}\n${fence}\n`, before: opening.length}
}
