/**
 * Completion: keys of blocks, options of rows, and what their values can be. Claims are proposed with their true
 * values.
 */
import {languages, type Span} from '@tehai/kernel/source'
import {attributesAt, fenceOptionAt, quoted, type AttributeAt} from '../syntax/attributes-at.js'
import {entriesOf} from '../syntax/block-entries.js'
import {blockLineAt} from '../syntax/block-line.js'
import {
  alone,
  isClaim,
  isFilledIn,
  languageOfLine,
  truthsInAttributes,
  truthsInBlock
} from '../claims/claim-at.js'
import {likeThose} from '../claims/likeness.js'
import type {Completion} from './completion-item.js'
import {frontMatterLineAt, type FrontMatterLine} from '../syntax/front-matter-line.js'
import {exampleOf, isLatinText, keyOfName, type GameKey} from '../syntax/game-keys.js'
import {keyCompletions, startsWith} from './keys/key-completion.js'
import {optionsOf} from './option-names.js'
import {ownValues} from './values/own-values.js'
import type {OpenLine} from '../syntax/open-line.js'
import type {Construct, GameId, Page, ReadPage} from '../page/page.js'
import {rankedValues} from './values/ranked-values.js'
import {situationParts} from './situation-parts.js'
import {valuesOf} from './values/values.js'

/**
 * What can be written at an offset, the most likely first. Empty outside of constructs, and in rows of tiles.
 *
 * @param offset
 *   0-based UTF-16 offset of the cursor.
 */
export function completionsAt(read: ReadPage, page: Page, offset: number): readonly Completion[] {
  const {text} = page
  const line = frontMatterLineAt(page, offset)
  if (line) return inFrontMatter(line, text, offset)
  const block = page.constructs.find(
    ({kind, start, end}) => kind === 'block' && start < offset && offset <= end
  )
  if (block) return inBlock(read, page, block, offset)
  const row = attributesAt(page, offset)
  return row ? inAttributes(read, page, row, offset) : []
}

function inBlock(read: ReadPage, page: Page, block: Construct, offset: number): readonly Completion[] {
  const {text} = page
  const line = blockLineAt(text, block, offset)
  if (!line) {
    const option = fenceOptionAt(page, block, offset)
    return option ? inAttributes(read, page, option, offset) : []
  }
  const {key, value} = line
  const open: OpenLine = {read, page, block, key}
  if (!value || offset <= key.end) {
    if (/\S/.test(text.slice(offset, key.start))) return [] // before the marks of a quote or a list
    return keyCompletions(open, value).map(one => withOffset(one, offset))
  }
  const found = keyOfName(block.game, text.slice(key.start, key.end))
  if (!found) return []
  const isLatin = isLatinText(text.slice(key.start, key.end))
  const truths = isClaim(found) ? truthsInBlock(open, found) : []
  const own = ownValues(open, found)
  const listed = rankedValues(open, found).filter(isSeatOf(open, found))
  const language = languageOfLine(page, block, key)
  const example = exampleOf(block.game, found, language)
  const proposals = {isLatin, truths, own, listed, used: usedValues(page, found, key), example}
  const items = valueItems(found, proposals, value).map(one => withOffset(one, offset))
  if (found.id !== 'situation') return items
  const parts = situationParts(open, value, offset, language ?? languages[0])
  // Text that is already there stays.
  return value.end === value.start ? [...items, ...parts] : parts
}

/** Whether a seat is in play: three players have no North. */
function isSeatOf({read, page, block, key}: OpenLine, {id}: GameKey): (value: string) => boolean {
  if (id !== 'seat' || block.game !== 'mahjong') return () => true
  const {diagnostics} = read(alone(page, block, key, 'seat: north'))
  const isAbsent = diagnostics.some(one => one.id === 'no-such-seat' || one.id === 'north-seat-in-sanma')
  return value => !isAbsent || !norths.has(value)
}

/** North in every language, as values of a seat are written. */
const norths: ReadonlySet<string> = new Set(['north', '北', '북'])

/** An edit that is extended over blanks up to the cursor: editors do not offer other edits. */
function withOffset(completion: Completion, offset: number): Completion {
  const {start, end, text} = completion.edit
  return {...completion, edit: {start: Math.min(start, offset), end: Math.max(end, offset), text}}
}

/** Options of a row in a line of text or of a block, and their values. */
function inAttributes(
  read: ReadPage,
  page: Page,
  option: AttributeAt,
  offset: number
): readonly Completion[] {
  const {text} = page
  const {game, kind, meta, name, value} = option
  if (!value || offset <= name.end) {
    const typed = text.slice(name.start, name.end)
    return optionsOf(game, kind)
      .filter(({id}) => startsWith(id, typed) && (id === typed || !hasOption(game, meta, id)))
      .map(({id, example}) => {
        const edit = {start: name.start, end: name.end, text: value ? id : `${id}=`}
        return {label: id, kind: 'key', detail: example, edit}
      })
  }
  const written = text.slice(name.start, name.end)
  const key = keyOfName(game, written)
  if (!key && !optionsOf(game, kind).some(({id}) => id === written)) return []
  const truths = key && isClaim(key) ? truthsInAttributes(read, page, option, key) : []
  const proposals = {
    isLatin: true,
    truths,
    own: [],
    listed: valuesOf(game, key?.id ?? written),
    used: [],
    example: key?.example ?? ''
  }
  return valueItems(key, proposals, value).map(({edit, ...one}) => ({
    ...one,
    edit: {...edit, text: quoted(edit.text)}
  }))
}

/** Options of a game in front matter, and their values. */
function inFrontMatter(
  {game, name, value, others, format}: FrontMatterLine,
  text: string,
  offset: number
): readonly Completion[] {
  const written = text.slice(name.start, name.end)
  if (!value || offset <= name.end) {
    return optionsOf(game, 'front matter')
      .filter(({id}) => startsWith(id, written) && !others.includes(id))
      .map(({id, example}) => {
        const edit = {start: name.start, end: name.end, text: value ? id : id + format.mark}
        return withOffset({label: id, kind: 'key', detail: example, edit}, offset)
      })
  }
  const known = optionsOf(game, 'front matter').some(({id}) => id === written)
  const before = text.slice(name.start, value.start)
  return (known ? valuesOf(game, written) : []).map(label => {
    const edit = {...value, text: format.value(label, before)}
    return withOffset({label, kind: 'value', detail: '', edit}, offset)
  })
}

/** Whether an option is among others, by any of its names. */
const hasOption = (game: GameId, meta: string, id: string): boolean =>
  [...meta.matchAll(/(?<=^|\s)[^\s="']{1,40}(?==)/g)].some(
    ([name]) => name === id || keyOfName(game, name)?.id === id
  )

/** Values of a key on other lines of the page that have no message, the last one first. */
function usedValues({text, constructs, diagnostics}: Page, key: GameKey, line: Span): readonly string[] {
  const used = new Set<string>()
  const isSound = (from: number): boolean => {
    const to = from + /^[^\r\n]*/.exec(text.slice(from))![0].length
    return !diagnostics.some(({start, end}) => start < to && from < end)
  }
  for (let index = constructs.length - 1; index >= 0; index--) {
    const block = constructs[index]!
    if (block.kind !== 'block') continue
    const entries = entriesOf(text, block)
    for (let at = entries.length - 1; at >= 0; at--) {
      const {id, value, at: from} = entries[at]!
      if (id !== key.id || value === '' || block.start + from === line.start) continue
      if (isSound(block.start + from)) used.add(value)
    }
  }
  return [...used]
}

/** How many candidates come before `?`, so that it is among the first five. */
const MOST_BEFORE_MARK = 4

/** The proposals for a value. */
interface Proposals {
  /** Whether words in Latin letters come first. */
  readonly isLatin: boolean
  readonly truths: readonly string[]
  /** Parts of the block itself: candidates, choices. */
  readonly own: readonly string[]
  readonly listed: readonly string[]
  /** Values that the key has elsewhere on the page. */
  readonly used: readonly string[]
  /** What is proposed if nothing else is known. */
  readonly example: string
}

/** @param key `null` for an option that is not a key. */
function valueItems(
  key: GameKey | null,
  {isLatin, truths, own, listed, used, example}: Proposals,
  {start, end}: Span
): readonly Completion[] {
  const suiting = [...listed.filter(one => isLatinText(one) === isLatin), ...listed]
  const isJudged = key !== null && isClaim(key)
  const isKnown = own.length > 0 || listed.length > 0 || isJudged || key === null
  const claims = likeThose(truths, used)
  const isTrue = new Set(truths)
  // The value that the page computes, then `?`, which makes the page compute it, then other forms. Candidates are kept
  // together.
  const given = [...own, ...claims]
  const before = own.length > 0 ? Math.min(own.length, MOST_BEFORE_MARK) : 1
  const marks = isJudged && isFilledIn(key) ? ['?'] : []
  const answers = isJudged ? [...given.slice(0, before), ...marks, ...given.slice(before)] : own
  const labels = new Set([...answers, ...suiting, ...used, ...(isKnown ? [] : [example])])
  return [...labels].map(label => ({
    label,
    kind: isTrue.has(label) || label === '?' ? 'claim' : 'value',
    detail: '',
    edit: {start, end, text: label}
  }))
}
