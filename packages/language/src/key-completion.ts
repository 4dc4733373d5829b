/**
 * Completion of the key at the beginning of a line of a block, in the language of the other keys or of the page.
 */
import {foldName, languageOf} from '@tehai/kernel/block'
import type {Language, Span} from '@tehai/kernel/source'
import {entriesOf} from './block-entries.js'
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
import {matesOf} from './key-families.js'
import {isTriedTogether, keyOutcomes, readableWith} from './key-outcomes.js'
import {
  keyWeight,
  outcomeWeight,
  readableWeight,
  type KeyOutcome,
  type KeyPlace,
  type Uses
} from './key-ranks.js'
import {offersOf} from './own-values.js'
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
  const items = ranked(read, page, block, key, written, open).map((one): Completion => {
    const label = nameOf(one, isLatin, language)
    const edit = {start: key.start, end: key.end, text: label + after}
    return {label, kind: 'key', detail: one.example, edit}
  })
  // Those of which another name is typed come last.
  const [direct, other] = [true, false].map(isDirect =>
    items.filter(({label}) => startsWith(label, typed) === isDirect)
  )
  return [...direct!, ...other!]
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
        [
          one,
          keyWeight(game, one, place) -
            (isAgain(one) ? AGAIN : 0) +
            recordWeight(one, here) +
            (written === '' ? 0 : OF_FAMILY * matesOf(one.id, here)) +
            (one.id === 'answer' && isOffered(page, block, written) ? OFFERED : 0)
        ] as const
    )
  const first = weights.toSorted(([, a], [, b]) => b - a)
  if (written === '') return first.map(([one]) => one)
  const reads = readableWith(game, written)
  const likely = first
    .map(([one, weight]) => {
      const isReadable = reads(one)
      return {one, weight: weight + readableWeight(game, one, isReadable), isReadable}
    })
    .toSorted((a, b) => b.weight - a.weight)
  const outcomes = outcomesOf(read, page, block, key, written, likely, place.looks)
  const isQuestion = place.looks === 'question'
  return likely
    .map(({one, weight}) => {
      const outcome = outcomes.get(one.id)
      const notTried = isQuestion && matesOf(one.id, here) > 0 ? 0 : NOT_TRIED
      return [one, weight + (outcome ? outcomeWeight(game, one, outcome, place.looks) : notTried)] as const
    })
    .toSorted(([, a], [, b]) => b - a)
    .map(([one]) => one)
}

/** What comes of keys before a value: of all that are read together, and of the likeliest others. */
function outcomesOf(
  read: ReadPage,
  page: Page,
  block: Construct,
  key: Span,
  written: string,
  likely: readonly {readonly one: GameKey; readonly isReadable: boolean}[],
  looks: KeyPlace['looks']
): ReadonlyMap<string, KeyOutcome> {
  const here = new Set(linesOf(page.text, block).map(line => keyOfLine(page, block, line.key)))
  const open = likely.flatMap(({one, isReadable}) => (isReadable ? [one] : []))
  const safe = open.filter(one => neverFails.has(one.value ?? ''))
  const rest = open.filter(one => !neverFails.has(one.value ?? ''))
  const isGroup = (one: GameKey) => isTriedTogether(one) && !here.has(one.id)
  const group = rest.filter(isGroup).map(({id}) => id)
  const {one, together} = keyOutcomes(read, page, block, key, written)
  const ofGroup = together(group)
  const isFilled = classOf(written) === 'question'
  const isFound = isFilled || ofGroup.includes('true')
  const isBeside = isFound && block.game === 'mahjong'
  const most = isBeside
    ? MOST_BESIDE[isFilled ? 'filled' : 'true']
    : looks === 'winning'
      ? MOST_WINNING
      : MOST_TRIED[block.game]
  const others = rest.filter(other => !isGroup(other))
  // A tile that wins nothing may be the discard: few pages say so, and the block says whether.
  const discarded =
    looks === 'tile' && !isFound ? others.slice(most).filter(other => other.id === 'after') : []
  const single = [...others.slice(0, most), ...discarded]
  return new Map<string, KeyOutcome>([
    ...safe.map(({id}) => [id, 'ok'] as const),
    ...group.map((id, index) => [id, ofGroup[index]!] as const),
    ...single.map(({id}) => [id, one(id)] as const)
  ])
}

const keyOfLine = ({text}: Page, {game}: Construct, {start, end}: Span): string | undefined =>
  keyOfName(game, text.slice(start, end))?.id

/** Keys of records belong to a block that names one, and hardly to any other. */
function recordWeight({id, group}: GameKey, here: ReadonlySet<string>): number {
  return group !== 'record' || id === 'log' ? 0 : here.has('log') ? OF_RECORD : -OF_RECORD
}

const OF_RECORD = 2

/** What is added to the weight of a key for those of its families that its block has. */
const OF_FAMILY = 1.5

/** Keys with which a block is read one by one, each of which takes half a millisecond; the others have this weight. */
const MOST_TRIED = {mahjong: 4, hanafuda: 10} as const
const NOT_TRIED = -3

/** The same where any claim can be filled in, and where one is found that is true: it is what was meant. */
const MOST_BESIDE = {filled: 1, true: 0} as const

/** The same for a tile that completes the hand. */
const MOST_WINNING = 2

/** Kinds of values that no block refuses once they are read: the block is not read with them. */
const neverFails: ReadonlySet<string> = new Set(['text', 'word', 'choices'])

/** What is subtracted from the weight of a key that is written for the same row already. */
const AGAIN = 3

/** What is added to the weight of the answer before a value that the problem offers. */
const OFFERED = 4

/** Whether a value is one of the choices or candidates of its block. */
function isOffered(page: Page, block: Construct, written: string): boolean {
  return written !== '' && offersOf(page, block).some(one => foldName(one) === foldName(written))
}

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
    for (const {at: from, id, looks} of entriesOf(text, one)) {
      if (one.start + from === key.start) continue
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
