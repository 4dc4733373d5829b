/**
 * Blocks of a game in HTML, where Markdown does not read them: a fence or a container directly after a tag.
 *
 *     <details><summary>x</summary>
 *     ```mahjong
 */
import type {Message} from '../../source/message/message.js'
import {markdownMessage} from '../messages.js'
import type {Constructs} from '../almost/spelling.js'

/** A line that opens a block: its marks and the word after them. */
const opening = /^[ \t]{0,3}(`{3,9}|~{3,9}|:{3,9})[ \t]{0,3}([^\s`~:{[]{1,40})/gm

/** Whether HTML has a line that may open a block: most HTML has none. */
export const mayOpenBlock = (html: string): boolean => /^[ \t]{0,3}(?:`{3}|~{3}|:{3})/m.test(html)

/** The messages about lines of a text in HTML that would open a block of a game; spans are in the text. */
export function blocksInHtml(text: string, {fenceNames, names, spelling}: Constructs): Message[] {
  if (!mayOpenBlock(text)) return []
  return [...text.matchAll(opening)].flatMap(found => {
    const [line, marks, word] = found as unknown as readonly [string, string, string]
    const lang = word.toLowerCase()
    const isFence = fenceNames.has(lang) || (spelling.fences.has(lang) && !spelling.vagueFences.has(lang))
    const isOurs = marks[0] === ':' ? names.has(word) : isFence
    const end = found.index + line.length
    return isOurs ? [markdownMessage('block-in-html', end - line.trimStart().length, end, {lang: word})] : []
  })
}
