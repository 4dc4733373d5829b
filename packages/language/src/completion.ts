/**
 * Completion: keys of blocks, options of rows, and what their values can be. A claim is proposed as it is true.
 */
import {languageOf} from '@tehai/kernel/block'
import type {Language, Span} from '@tehai/kernel/source'
import {rowOptionNames} from '@tehai/core/page'
import {blockLineAt, linesOf} from './block-line.js'
import {attributesAt} from './attributes-at.js'
import {
  hasOwnNames,
  isLatinText,
  isShapeOf,
  keyOfName,
  languageOfNames,
  nameOf,
  usualKeys,
  type GameKey
} from './game-keys.js'
import type {Construct, GameId, Page, ReadPage} from './page.js'
import type {TextEdit} from './text-edit.js'
import {aloneOf, truthsOf} from './truth.js'
import {valuesOf} from './values.js'

/** Something that can be written at a place. */
export interface Completion {
  /** What is shown in the list, and looked for in what has been typed. */
  readonly label: string
  /** A `key` of a block or option of a row, a `claim` that is true, or another `value`. */
  readonly kind: 'key' | 'claim' | 'value'
  /** An example of a key; `''` for values. */
  readonly detail: string
  readonly edit: TextEdit
}

/**
 * What can be written at an offset, the likeliest first. Empty outside of constructs, and in rows of tiles.
 *
 * @param offset
 *   0-based UTF-16 offset of the cursor.
 */
export function completionsAt(read: ReadPage, page: Page, offset: number): readonly Completion[] {
  const {text} = page
  const block = page.constructs.find(
    ({kind, start, end}) => kind === 'block' && start < offset && offset <= end
  )
  if (block) return inBlock(read, page, block, text, offset)
  const row = attributesAt(text, offset)
  return row ? inAttributes(read, page, row, text, offset) : []
}

function inBlock(
  read: ReadPage,
  page: Page,
  block: Construct,
  text: string,
  offset: number
): readonly Completion[] {
  const line = blockLineAt(text, block, offset)
  if (!line) return []
  const {key, value} = line
  if (!value || offset <= key.end) return keysAt(read, page, block, text, key, value)
  const found = keyOfName(block.game, text.slice(key.start, key.end))
  if (!found) return []
  const truths = isClaim(found)
    ? truthsOf(read, alone(page, block, text, key, `${found.id}: ?`), block.game, found.id)
    : []
  const isLatin = isLatinText(text.slice(key.start, key.end))
  return valueItems(found, block.game, isLatin, truths, usedValues(text, page, found), {
    start: value.start,
    end: value.end
  })
}

const compare = (a: number, b: number): number => (a === b ? 0 : a < b ? -1 : 1)

const isClaim = ({group, id}: GameKey): boolean => group === 'claim' || id === 'answer'

/** The page of a block alone, with another line in place of the one at a key. */
function alone(page: Page, block: Construct, text: string, key: Span, line: string): string {
  const index = text.slice(block.start, key.start).split('\n').length - 2
  const lines = block.value.split('\n')
  lines[index] = line
  return aloneOf(page, block, lines.join('\n'))
}

/** Keys for the beginning of a line, those that suit the value after it first. */
function keysAt(
  read: ReadPage,
  page: Page,
  block: Construct,
  text: string,
  key: Span,
  value: Span | null
): readonly Completion[] {
  const typed = value ? '' : text.slice(key.start, key.end)
  const others = linesOf(text, block).filter(line => line.key.start !== key.start && line.value)
  const names = others.map(line => text.slice(line.key.start, line.key.end))
  const written = new Set(names.map(name => keyOfName(block.game, name)?.id))
  const isLatin =
    names.length > 0
      ? names.some(isLatinText)
      : typed === ''
        ? !kana.test(text) && !hasOwnNames(block.game, languageOfPage(page))
        : isLatinText(typed)
  const language = languageOfNames(block.game, names) ?? languageOfPage(page)
  const open = usualKeys(block.game)
    .filter(one => one.many || !written.has(one.id))
    .filter(one => typed === '' || [one.id, ...one.names].some(name => startsWith(name, typed)))
  const ranked = value && value.end > value.start ? suited(read, page, block, text, key, value, open) : open
  const after = value ? '' : ': '
  return ranked.map(one => {
    const label = nameOf(one, isLatin, language)
    const edit = {start: key.start, end: key.end, text: label + after}
    return {label, kind: 'key', detail: one.example, edit}
  })
}

/** The language that the front matter of a page names; `null` where it names none. */
function languageOfPage({frontMatter}: Page): Language | null {
  const tag = /^[ \t]{0,20}(?:lang|language)[ \t]*[:=][ \t]*["']?([\w-]{2,20})/m.exec(frontMatter)?.[1]
  return tag === undefined ? null : (languageOf(tag) ?? null)
}

/** Pages with kana are Japanese. */
const kana = /[\u3041-\u30ff]/

const startsWith = (name: string, typed: string): boolean =>
  name.normalize('NFKC').toLowerCase().startsWith(typed.normalize('NFKC').toLowerCase())

/** Keys by how well a value suits them: a claim that is true, then no message, then fewer messages. */
function suited(
  read: ReadPage,
  page: Page,
  block: Construct,
  text: string,
  key: Span,
  value: Span,
  keys: readonly GameKey[]
): readonly GameKey[] {
  const written = text.slice(value.start, value.end)
  const ranks = new Map(
    keys.map(one => {
      if (!isShapeOf(one, written)) return [one.id, Infinity]
      const {constructs, diagnostics} = read(alone(page, block, text, key, `${one.id}: ${written}`))
      const isTrue = constructs.some(({shown}) =>
        JSON.stringify(shown).includes(`"${block.game}-claim-true"`)
      )
      const isListed = valuesOf(block.game, one.id).includes(written)
      return [
        one.id,
        diagnostics.length * 4 -
          (isTrue && isClaim(one) ? 3 : isListed ? 2 : one.value === 'text' || one.id === 'answer' ? -3 : 0)
      ]
    })
  )
  return keys.toSorted((a, b) => compare(ranks.get(a.id)!, ranks.get(b.id)!))
}

/** Options of a row in a line of text, and their values. */
function inAttributes(
  read: ReadPage,
  page: Page,
  {game, label, meta, name, value, from}: NonNullable<ReturnType<typeof attributesAt>>,
  text: string,
  offset: number
): readonly Completion[] {
  if (!value || offset <= name.end) {
    const claims = usualKeys(game).filter(({group}) => group === 'claim')
    const options =
      game === 'mahjong' ? rowOptionNames.filter(one => one !== 'checked') : ['size', 'lang', 'rules']
    const typed = text.slice(name.start, name.end)
    const all = [...claims.map(({id, example}) => [id, example]), ...options.map(id => [id, ''])]
    return all
      .filter(([id]) => startsWith(id!, typed))
      .map(([id, example]) => {
        const edit = {start: name.start, end: name.end, text: value ? id! : `${id}=`}
        return {label: id!, kind: 'key', detail: example!, edit}
      })
  }
  const key = keyOfName(game, text.slice(name.start, name.end))
  if (!key) return []
  // The claim that is filled in comes last.
  const others = meta.slice(0, name.start - from) + meta.slice(value.end - from)
  const question = `${others} ${key.id}=?`
  const construct = {game, kind: 'inline', meta: question} as const
  const truths = isClaim(key) ? truthsOf(read, aloneOf(page, construct, label), game, key.id) : []
  const quoted = (words: string) =>
    /[\s"'=<>`]/.test(words) ? `"${words.replaceAll('"', '&quot;')}"` : words
  return valueItems(key, game, true, truths.map(quoted), [], value)
}

/** What a key is said to be elsewhere on the page, the latest first. */
function usedValues(text: string, {constructs}: Page, key: GameKey): readonly string[] {
  const used = constructs
    .filter(({kind}) => kind === 'block')
    .flatMap(block =>
      linesOf(text, block).flatMap(line => {
        const isSame =
          line.value && keyOfName(block.game, text.slice(line.key.start, line.key.end))?.id === key.id
        return isSame ? [text.slice(line.value.start, line.value.end)] : []
      })
    )
  return [...new Set(used.toReversed())].filter(value => value !== '')
}

function valueItems(
  key: GameKey,
  game: GameId,
  isLatin: boolean,
  truths: readonly string[],
  used: readonly string[],
  {start, end}: Span
): readonly Completion[] {
  const listed = valuesOf(game, key.id)
  const suiting = [...listed.filter(one => isLatinText(one) === isLatin), ...listed]
  const example = listed.length > 0 || isClaim(key) ? [] : [key.example]
  const claims = new Set(truths)
  const labels = new Set([...truths, ...(isClaim(key) ? ['?'] : []), ...suiting, ...used, ...example])
  return [...labels].map(label => ({
    label,
    kind: claims.has(label) || label === '?' ? 'claim' : 'value',
    detail: '',
    edit: {start, end, text: label}
  }))
}
