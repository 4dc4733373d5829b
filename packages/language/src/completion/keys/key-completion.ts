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
 * The keys that may be written at the beginning of a line, the most likely first. Keys that the same row already has
 * are omitted on a line without a value, and come last before a value, since one of the two may be misplaced.
 *
 * @param value
 *   What follows the colon of the line; `null` if it has no colon.
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
  // A key that has been typed, or that is before a value, may be written before the keys that it needs.
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
  // Keys of which another name has been typed come last.
  const [direct, other] = [true, false].map(isDirect =>
    items.filter(({label}) => startsWith(label, typed) === isDirect)
  )
  return [...direct!, ...other!]
}

/** The language that the options of a fence set; `null` if they set none. */
function languageOfFence({meta}: Construct): Language | null {
  const tag = /(?:^|\s)lang=["']?([\w-]{2,20})/.exec(meta ?? '')?.[1]
  return tag === undefined ? null : (languageOf(tag) ?? null)
}

/** The language in which a block is shown, as the options of the site name it; `null` if keys have no names in it. */
function languageShown(block: Construct): Language | null {
  const shown = shownLanguage([block], block.game)
  return hasOwnNames(block.game, shown) ? shown : null
}

/** The language that the front matter of a page names; `null` if it does not name one. */
function languageOfPage({frontMatter}: Page): Language | null {
  const tag = /^[ \t]{0,20}(?:lang|language)[ \t]*[:=][ \t]*["']?([\w-]{2,20})/m.exec(frontMatter)?.[1]
  return tag === undefined ? null : (languageOf(tag) ?? null)
}

/** The language of names in Chinese characters on a page that does not name its language. */
const [, languageOfCharacters] = languages

/** Pages with kana are Japanese. */
const kana = /[\u3041-\u30ff]/

/** Whether a name begins with the text that has been typed. */
export const startsWith = (name: string, typed: string): boolean =>
  name.normalize('NFKC').toLowerCase().startsWith(typed.normalize('NFKC').toLowerCase())
