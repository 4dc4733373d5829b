/**
 * Completion of the key at the beginning of a line of a block, in the language of the other keys or of the page.
 */
import {languageOf} from '@tehai/kernel/block'
import {languages, type Language, type Span} from '@tehai/kernel/source'
import {linesOf} from '../../syntax/block-line.js'
import type {Completion} from '../completion-item.js'
import {exampleOf, hasOwnNames, isLatinText, keysOf, languageOfNames, nameOf} from '../../syntax/game-keys.js'
import type {OpenLine} from '../../syntax/open-line.js'
import type {Construct, Page} from '../../page/page.js'
import {hasNeeded} from './needed-keys.js'
import {rankedKeys} from './ranked-keys.js'
import {languageOf as shownLanguage} from '../../claims/truth.js'

/**
 * The keys that may be written at the beginning of a line, the likeliest first. Those that are written for the same row come
 * last before a value, where one of the two may be misplaced, and not at all on a line without one.
 *
 * @param value
 *   What is behind the colon of the line; `null` where it has none.
 */
export function keyCompletions(line: OpenLine, value: Span | null): readonly Completion[] {
  const {page, block, key} = line
  const {text} = page
  const {game} = block
  const named = languageOfFence(block) ?? languageOfPage(page) ?? languageShown(block)
  const typed = value ? '' : text.slice(key.start, key.end)
  const others = linesOf(text, block).filter(one => one.key.start !== key.start && one.value)
  const names = others.map(one => text.slice(one.key.start, one.key.end))
  const isLatin =
    names.length > 0
      ? names.some(isLatinText)
      : typed === ''
        ? !kana.test(text) && !hasOwnNames(game, named)
        : isLatinText(typed)
  const language = languageOfNames(game, names) ?? named
  // What is typed, or before a value, may be written before what it needs.
  const isPossible = typed === '' && !value ? hasNeeded(line) : () => true
  const open = keysOf[game].filter(
    one => isPossible(one) && (typed === '' || [one.id, ...one.names].some(name => startsWith(name, typed)))
  )
  const written = value ? text.slice(value.start, value.end) : ''
  const after = value ? '' : ': '
  const items = rankedKeys(line, written, open).map((one): Completion => {
    const label = nameOf(one, isLatin, language)
    const edit = {start: key.start, end: key.end, text: label + after}
    const detail = exampleOf(game, one, isLatin ? null : (language ?? languageOfCharacters))
    return {label, kind: 'key', detail, edit}
  })
  // Those of which another name is typed come last.
  const [direct, other] = [true, false].map(isDirect =>
    items.filter(({label}) => startsWith(label, typed) === isDirect)
  )
  return [...direct!, ...other!]
}

/** The language that is named after the language of a fence; `null` where there is none. */
function languageOfFence({meta}: Construct): Language | null {
  const tag = /(?:^|\s)lang=["']?([\w-]{2,20})/.exec(meta ?? '')?.[1]
  return tag === undefined ? null : (languageOf(tag) ?? null)
}

/** The language in which a block is shown, as the options of the site name it; `null` where its keys have no names. */
function languageShown(block: Construct): Language | null {
  const shown = shownLanguage([block], block.game)
  return hasOwnNames(block.game, shown) ? shown : null
}

/** The language that the front matter of a page names; `null` where it names none. */
function languageOfPage({frontMatter}: Page): Language | null {
  const tag = /^[ \t]{0,20}(?:lang|language)[ \t]*[:=][ \t]*["']?([\w-]{2,20})/m.exec(frontMatter)?.[1]
  return tag === undefined ? null : (languageOf(tag) ?? null)
}

/** The language of names in characters that a page does not say. */
const [, languageOfCharacters] = languages

/** Pages with kana are Japanese. */
const kana = /[\u3041-\u30ff]/

/** Whether a name begins with what has been typed of it. */
export const startsWith = (name: string, typed: string): boolean =>
  name.normalize('NFKC').toLowerCase().startsWith(typed.normalize('NFKC').toLowerCase())
