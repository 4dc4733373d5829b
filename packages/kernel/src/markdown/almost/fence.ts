/**
 * Almost-fences: code blocks that their author meant as a block of a game.
 *
 *     ```mahjon            another word, found by distance
 *     ```mahjong{size=l}   options without a blank before them
 *     ```mahjong-hand      the id and another word
 *     ```{.mahjong}        the id among marks of other programs
 *     ```tiles             the name of the directive
 *     ```麻雀              the game in Japanese, and nearly: 麻酱
 *     ```mah jong          the id with a blank in it
 */
import {nearest} from '../../source/nearest/nearest.js'
import {lineOf, type Document} from '../document/document.js'
import type {Fence} from '../constructs/fence.js'
import {findingsOf, placesFrom, type Finding} from '../document/finding.js'
import {markdownMessage} from '../messages.js'
import type {Constructs} from './spelling.js'

/** A code block as parsers give it. */
export interface CodeBlock extends Omit<Fence, 'value'> {
  /** What is in it (default: not known). */
  readonly value?: string | undefined
  readonly lang?: string | null | undefined
}

/** The finding about a code block that is nearly a block of a game. */
export function almostFence(
  document: Document,
  {lang, meta, value, position}: CodeBlock,
  constructs: Constructs
): Finding[] {
  const {isNotation, vagueFences} = constructs.spelling
  const expected = lang ? (meantFence(lang, constructs) ?? parted(lang, meta, constructs)) : null
  const start = position?.start
  if (expected === null || !start) return []
  const isVague =
    vagueFences.has(lang!.toLowerCase()) ||
    isLonger(lang!, constructs) ||
    withoutMarks(lang!) !== lang ||
    isShort(lang!, constructs)
  if (isVague && !linesOf(value ?? '').some(isNotation)) return []
  const column = lineOf(document, start.line).indexOf(lang!, start.column - 1)
  const from = document.starts[start.line - 1]! + Math.max(0, column)
  const message = markdownMessage('almost-fence', from, from + lang!.length, {actual: lang!}, [expected])
  return findingsOf(
    [message],
    document.text,
    placesFrom(document, offset => offset)
  )
}

/** The id, where a blank parts it: `mah jong`. */
const parted = (lang: string, meta: string | null | undefined, {id}: Constructs): string | null =>
  (lang + meta?.split(' ')[0]).toLowerCase() === id ? id : null

/** Whether a language is a short name near one of the game: most words as short as that mean something else. */
const isShort = (lang: string, {names, spelling}: Constructs): boolean =>
  /^[^ -~]{2,3}$/.test(lang) && !names.has(lang) && !spelling.fences.has(lang)

/** The first lines of a block, without the key of each. */
const linesOf = (value: string): string[] =>
  value
    .slice(0, 800)
    .split('\n')
    .map(line => line.replace(/^[^:：]*[:：]/, ''))

/** Whether a language is nearly that of a game. */
export function isAlmostFence(lang: string | null | undefined, constructs: Constructs): boolean {
  return Boolean(lang) && meantFence(lang!, constructs) !== null
}

/** Whether a language is the id and another word: `mahjong-hand`, `riichi-mahjong`. */
const isLonger = (lang: string, {id}: Constructs): boolean =>
  new RegExp(`^(?:${id}[-_]?[a-z]{3,12}|[a-z]{3,12}[-_]?${id})$`, 'i').test(lang)

/** Marks that other programs have around a language: `{mahjong}`, `.mahjong`, `=mahjong`. */
const withoutMarks = (lang: string): string => lang.replace(/^[{.=#:[<(]{1,3}([^}\]>).]+)[}\]>).]*$/, '$1')

/** The id that a language was meant as; `null` for the id itself and for words that are not near it. */
function meantFence(lang: string, constructs: Constructs): string | null {
  const {id, fenceNames, names, spelling} = constructs
  const bare = withoutMarks(lang)
  if (bare !== lang && bare !== '') {
    const name = bare.toLowerCase()
    return fenceNames.has(name) ? name : meantFence(bare, constructs)
  }
  const folded = lang.toLowerCase()
  if (fenceNames.has(folded)) return null
  if (names.has(lang) || spelling.fences.has(folded)) return id
  const restAt = lang.search(/[{:,(=\s]/)
  const rest = restAt < 0 ? '' : lang.slice(restAt)
  const word = folded.slice(0, folded.length - rest.length)
  if (rest !== '' && fenceNames.has(word)) return `${word} ${rest.replace(/^[{(:,\s]|[})]$/g, '')}`.trimEnd()
  if (/[^ -~]/.test(word)) {
    const others = [...fenceNames, ...spelling.fences].filter(name => /[^ -~]{2}/.test(name))
    return nearest(word, others).length > 0 || others.some(name => word.includes(name)) ? id : null
  }
  const [near] = word[0] === id[0] ? nearest(word, [id]) : []
  return near ?? (isLonger(lang, constructs) ? id : null)
}
