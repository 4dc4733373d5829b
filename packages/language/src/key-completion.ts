/**
 * Completion of the key at the beginning of a line of a block, in the language of the other keys or of the page.
 */
import {languageOf} from '@tehai/kernel/block'
import type {Language, Span} from '@tehai/kernel/source'
import {linesOf} from './block-line.js'
import {alone} from './claim-at.js'
import type {Completion} from './completion-item.js'
import {
  hasOwnNames,
  isLatinText,
  keyOfName,
  keysOf,
  languageOfNames,
  nameOf,
  type GameKey
} from './game-keys.js'
import {keyOutcomes, mayBe} from './key-outcomes.js'
import {keyWeight, outcomeWeight, readableWeight, type KeyPlace, type Uses} from './key-ranks.js'
import type {Construct, Page, ReadPage} from './page.js'
import {truthsOf} from './truth.js'
import {classOf} from './value-class.js'

/**
 * The keys that may be written at the beginning of a line, the likeliest first. Those that are written for the same row come
 * last before a value, where one of the two may be misplaced, and not at all on a line without one.
 *
 * @param value
 *   What is behind the colon of the line; `null` where it has none.
 */
export function keyCompletions(
  read: ReadPage,
  page: Page,
  block: Construct,
  key: Span,
  value: Span | null
): readonly Completion[] {
  const {text} = page
  const {game} = block
  const typed = value ? '' : text.slice(key.start, key.end)
  const others = linesOf(text, block).filter(line => line.key.start !== key.start && line.value)
  const names = others.map(line => text.slice(line.key.start, line.key.end))
  const isLatin =
    names.length > 0
      ? names.some(isLatinText)
      : typed === ''
        ? !kana.test(text) && !hasOwnNames(game, languageOfPage(page))
        : isLatinText(typed)
  const language = languageOfNames(game, names) ?? languageOfPage(page)
  const open = keysOf[game].filter(
    one => typed === '' || [one.id, ...one.names].some(name => startsWith(name, typed))
  )
  const written = value ? text.slice(value.start, value.end) : ''
  const after = value ? '' : ': '
  return ranked(read, page, block, key, written, open).map(one => {
    const label = nameOf(one, isLatin, language)
    const edit = {start: key.start, end: key.end, text: label + after}
    return {label, kind: 'key', detail: one.example, edit}
  })
}

/** Keys by how likely they are at their place. */
function ranked(
  read: ReadPage,
  page: Page,
  block: Construct,
  key: Span,
  written: string,
  keys: readonly GameKey[]
): readonly GameKey[] {
  const {game} = block
  const {place, here} = placeOf(read, page, block, key, written)
  const isAgain = ({id, many}: GameKey) => !many && here.has(id)
  const weights = keys
    .filter(one => written !== '' || !isAgain(one))
    .map(
      one =>
        [one, keyWeight(game, one, place) - (isAgain(one) ? AGAIN : 0) + recordWeight(one, here)] as const
    )
  const first = weights.toSorted(([, a], [, b]) => b - a)
  if (written === '') return first.map(([one]) => one)
  const outcomeOf = keyOutcomes(read, page, block, key, written)
  const likely = first
    .map(([one, weight]) => {
      const isReadable = mayBe(game, one.id, written)
      return {one, weight: weight + readableWeight(game, one, isReadable), isReadable}
    })
    .toSorted((a, b) => b.weight - a.weight)
  const isOk = ({one, isReadable}: (typeof likely)[number]) => isReadable && neverFails.has(one.value ?? '')
  const tried = new Set(likely.filter(of => of.isReadable && !isOk(of)).slice(0, MOST_TRIED))
  const weightOf = (of: (typeof likely)[number]) => {
    const outcome = isOk(of) ? 'ok' : tried.has(of) ? outcomeOf(of.one.id) : null
    return of.weight + (outcome === null ? NOT_TRIED : outcomeWeight(game, of.one, outcome))
  }
  return likely
    .map(of => [of.one, weightOf(of)] as const)
    .toSorted(([, a], [, b]) => b - a)
    .map(([one]) => one)
}

/** Keys of records belong to a block that names one, and hardly to any other. */
function recordWeight({id, group}: GameKey, here: ReadonlySet<string>): number {
  return group !== 'record' || id === 'log' ? 0 : here.has('log') ? OF_RECORD : -OF_RECORD
}

const OF_RECORD = 2

/** Keys with which a block is read, each of which takes most of a millisecond; the others have this weight. */
const MOST_TRIED = 10
const NOT_TRIED = -3

/** Kinds of values that no block refuses once they are read: the block is not read with them. */
const neverFails: ReadonlySet<string> = new Set(['text', 'word', 'choices'])

/** What is subtracted from the weight of a key that is written for the same row already. */
const AGAIN = 3

/** Lines that begin another row: what is before them is of the row before. */
const rows: ReadonlySet<string> = new Set(['row', 'hand', 'river', 'other'])

/** The lines around a key. */
export interface Around {
  readonly place: KeyPlace
  /** The keys that are written for the same row, and those for the block. */
  readonly here: ReadonlySet<string>
}

/** Where a key is to be written, before a value. */
export function placeOf(read: ReadPage, page: Page, block: Construct, key: Span, written: string): Around {
  const {text} = page
  const lines = linesOf(text, block)
  const ids = lines.map(line =>
    line.value ? (keyOfName(block.game, text.slice(line.key.start, line.key.end))?.id ?? 'other') : 'row'
  )
  const [above, below] = [
    ids.filter((_, index) => lines[index]!.key.start < key.start),
    ids.filter((_, index) => lines[index]!.key.start > key.start)
  ]
  const ofBlock = new Set(keysOf[block.game].filter(({of}) => of === 'block').map(({id}) => id))
  const next = below.findIndex(id => rows.has(id))
  const here = new Set([
    ...above.slice(above.findLastIndex(id => rows.has(id)) + 1),
    ...(next < 0 ? below : below.slice(0, next)),
    ...[...above, ...below].filter(id => ofBlock.has(id))
  ])
  const looks = written === '' ? null : looksOf(read, page, block, key, written)
  const near = usesNear(page, block, key)
  return {place: {before: above.at(-1) ?? 'start', after: below[0] ?? 'end', looks, near}, here}
}

/** Blocks before and after a place that are neighbours. */
const NEIGHBOURS = 8

/** The keys of neighbouring blocks of the same game, and of other lines of this block. */
function usesNear({text, constructs}: Page, block: Construct, key: Span): Uses {
  const blocks = constructs.filter(({kind, game}) => kind === 'block' && game === block.game)
  const at = blocks.findIndex(({start}) => start === block.start)
  const uses = new Map<string, Map<string, number>>()
  for (const one of blocks.slice(Math.max(0, at - NEIGHBOURS), at + NEIGHBOURS + 1))
    for (const line of linesOf(text, one)) {
      if (!line.value || line.key.start === key.start) continue
      const id = keyOfName(block.game, text.slice(line.key.start, line.key.end))?.id
      if (id === undefined) continue
      const looks = classOf(text.slice(line.value.start, line.value.end))
      const table = uses.get(id) ?? new Map<string, number>()
      uses.set(id, table.set(looks, (table.get(looks) ?? 0) + 1))
    }
  return uses
}

/** What a value looks like; a tile may complete the hand. */
function looksOf(
  read: ReadPage,
  page: Page,
  block: Construct,
  key: Span,
  written: string
): KeyPlace['looks'] {
  const looks = classOf(written)
  const tile = /^\[?(\d[mpsz])/.exec(written)?.[1]?.replace('0', '5')
  if (looks !== 'tile' || tile === undefined || block.game !== 'mahjong') return looks
  const [waits = ''] = truthsOf(read, alone(page, block, key, 'waits: ?'), block.game, 'waits')
  const groups = [...waits.matchAll(/(\d{1,14})([mpsz])/g)]
  return groups.some(([, ranks, suit]) => suit === tile[1] && ranks!.replace('0', '5').includes(tile[0]!))
    ? 'winning'
    : looks
}

/** The language that the front matter of a page names; `null` where it names none. */
function languageOfPage({frontMatter}: Page): Language | null {
  const tag = /^[ \t]{0,20}(?:lang|language)[ \t]*[:=][ \t]*["']?([\w-]{2,20})/m.exec(frontMatter)?.[1]
  return tag === undefined ? null : (languageOf(tag) ?? null)
}

/** Pages with kana are Japanese. */
const kana = /[\u3041-\u30ff]/

/** Whether a name begins with what has been typed of it. */
export const startsWith = (name: string, typed: string): boolean =>
  name.normalize('NFKC').toLowerCase().startsWith(typed.normalize('NFKC').toLowerCase())
