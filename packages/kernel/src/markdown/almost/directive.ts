/**
 * Almost-directives: text that its author meant as `:tiles[…]`.
 *
 *     ：tiles［４ｍ］     typed with an input method (IME)
 *     :tile[4m]           another name, found by distance
 *     :tiles(4m)          other brackets, `:tiles<4m>`
 *     :tiles [4m]         a blank before the bracket
 *     :tiles[4m           not closed on its line
 *     a ::tiles[4m] b     two colons inside a line
 *     :tiles{size=l}      no label
 *     :mahjong[4m]        the name of the game
 *     :tiles 4m           no brackets, `:tiles: 4m` and `:tiles=4m`
 *     tiles[4m]           no colon, `: tiles[4m]`, `tiles［４ｍ］`, `tiles{4m}`
 *     [tiles:4m]          brackets around the name as well
 *     ;tiles[4m]          another mark, `\tiles{4m}`, `:mahjong-tiles[4m]`, `:tiles : [4m]`
 *     :::mahjong          the name of the game on a block, or nearly: `:::majong`
 *     :::tiles size=l     options of a block without braces, `:::tiles[A title]`, `::: tiles {size=l}`
 *     ｀｀｀mahjong        a fence of other marks than backticks
 *
 * The source of a text is searched, not its value: `\:tiles[4m` is meant as text.
 */
import type {Message} from '../../source/message/message.js'
import {narrow} from '../../source/text/wide.js'
import {around} from './enclosures.js'
import {almostContainer} from './container.js'
import {closing, endOfLabel, isWordBefore, meant} from './brackets.js'
import {exactName, withoutBrackets} from './label.js'
import {isOurs, meantName, nameOfRelated} from './names.js'
import {fenceMarks} from './fence-marks.js'
import {markdownMessage} from '../messages.js'
import type {Constructs} from './spelling.js'

/**
 * Messages on the almost-directives of a text; their spans point into the source.
 *
 * @param after
 *   What follows the source in the document, up to the end of its line, such as the next cells of a table (default:
 *   nothing).
 * @param canBeRow
 *   Whether a row may be alone on its line there (default: `true`). In HTML, no such row is read.
 */
export function almostDirectives(
  source: string,
  constructs: Constructs,
  after: () => string = () => '',
  canBeRow = true
): Message[] {
  const messages: Message[] = []
  for (const found of source.matchAll(constructs.almost)) {
    if (source[found.index - 1] === '\\') continue
    const message =
      messageOf(source, found, constructs, after, canBeRow) ?? looseMessage(source, found.index, constructs)
    if (message) messages.push(message)
  }
  return messages
}

/** The message about a form of directives that the game itself finds. */
function looseMessage(source: string, start: number, constructs: Constructs): Message | null {
  const {loose, spelling} = constructs
  if (!loose || !spelling.loose) return null
  loose.lastIndex = start
  const opened = loose.exec(source)?.[0]
  return opened === undefined ? null : spelling.loose.at(source, start, opened, constructs)
}

function messageOf(
  source: string,
  found: RegExpExecArray,
  constructs: Constructs,
  after: () => string,
  canBeRow: boolean
): Message | null {
  const [written, exact, near, related, open, bare, fence, inside, spaced] = found
  if (spaced !== undefined)
    return almostContainer(
      source,
      found.index,
      found.index + written.length,
      narrow(spaced),
      constructs.spelling
    )
  if (inside !== undefined) return around(source, found.index, inside, constructs)
  if (fence !== undefined) return fenceMarks(source, found.index, fence, constructs)
  if (bare !== undefined) return withoutColon(source, found, bare, constructs)
  if (related !== undefined) return relatedName(source, found, related, constructs)
  if (open !== undefined) return withoutBrackets(source, found, open, constructs)
  if (near !== undefined) return nearName(source, found, constructs)
  return exact === undefined ? null : exactName(source, found, constructs, after, canBeRow)
}

/** A name with no colon right before it, and notation after it. */
function withoutColon(
  source: string,
  {0: written, index}: RegExpExecArray,
  name: string,
  {spelling}: Constructs
): Message | null {
  const bracket = index + written.length - 1
  const ends = source[bracket] === '［' ? closing : source[bracket] === '{' ? '}' : ']'
  const end = endOfLabel(source, bracket, ends)
  if (end === null || !spelling.isNotation(narrow(source.slice(bracket + 1, end)))) return null
  if ('([:'.includes(source[end + 1] || ' ')) return null // a link
  const isWord = (at: number) => /[\p{L}\p{N}_;[\]-]/u.test(source[at] ?? '')
  const nameAt = bracket - name.length
  if (isWord(nameAt - 1)) return null
  // `East: tiles[1m]`: the colon belongs to the word before it.
  const isApart = nameAt > index && !isWord(index - 1)
  const start = isApart ? index : nameAt
  return meant(source, start, bracket, {name, colons: 1, what: isApart ? 'apart' : 'colon'})
}

/** An alias, such as the name of the game, in place of a name. */
function relatedName(
  source: string,
  {0: written, index}: RegExpExecArray,
  word: string,
  constructs: Constructs
): Message | null {
  const {spelling} = constructs
  const name = nameOfRelated(word, constructs)
  if (name === null || isWordBefore(source, index, name)) return null
  const colons = /^[:：]*/.exec(written)![0].length
  const bracket = index + written.length - 1
  if (source[bracket] !== '[')
    return colons === 3 ? relatedBlock(source, index, written, name, constructs) : null
  const end = endOfLabel(source, bracket, ']')
  if (end === null || !spelling.isNotation(source.slice(bracket + 1, end))) return null
  return meant(source, index, bracket, {name, colons, what: 'name'})
}

/** An alias after three colons alone on a line, with notation on the next. */
function relatedBlock(
  source: string,
  start: number,
  written: string,
  name: string,
  {spelling}: Constructs
): Message | null {
  if (start > 0 && !'\r\n'.includes(source[start - 1]!)) return null
  const next = /^[ \t>]*([^\r\n]{0,200})/.exec(
    source.slice(start + written.length, start + written.length + 300)
  )
  if (!spelling.isNotation(next?.[1] ?? '')) return null
  const end = start + /^[:：]*[^\s{]*/.exec(written)![0].length
  return markdownMessage('almost-directive', start, end, {name, what: 'name'}, [`:::${name}`])
}

/**
 * The name that a word in a script other than Latin was meant as: the one that it is an alias of, else one in such a
 * script.
 */
function wideName(word: string, constructs: Constructs): string | null {
  const related = nameOfRelated(word, constructs)
  return related ?? [...constructs.names].find(name => /[^ -~]/.test(name)) ?? null
}

/** A candidate whose name is not one of ours, but may be near one. */
function nearName(source: string, found: RegExpExecArray, constructs: Constructs): Message | null {
  const {0: written, 2: word, index} = found
  const isWide = /[^ -~]/.test(word!)
  const name = isWide ? wideName(word!, constructs) : meantName(word!, constructs)
  if (name === null || isWordBefore(source, index, name)) return null
  if (!written.endsWith('['))
    return written.startsWith(':::') ? relatedBlock(source, index, written, name, constructs) : null
  const colons = written.length - word!.length - 1
  const bracket = index + written.length - 1
  const label = /[^[\]\r\n]{0,200}/y
  label.lastIndex = bracket + 1
  const inside = label.exec(source)![0]
  if (isWide ? !constructs.spelling.isNotation(inside) : !isOurs(name, inside, constructs)) return null
  return meant(source, index, bracket, {name, colons, what: 'name'})
}
