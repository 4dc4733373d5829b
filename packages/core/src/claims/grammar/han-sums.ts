/**
 * Han that are added up: `1 han + 1 han = 2 han`, `立直1翻＋ドラ2＝3翻`, `立直（1翻）、平和（1翻）`, `1 han riichi, 1 han pinfu`. The
 * summands are one statement, the sum another.
 */
import type {UnreadPart} from './phrases.js'
import type {ScorePart} from './score-parts.js'

type Part = ScorePart | UnreadPart

/** One summand: indices of its parts, and its han (`null`: not stated). */
interface Term {
  readonly indices: readonly number[]
  readonly han: number | null
  readonly hasYaku: boolean
}

/** Parts in which han joined by `+` are one part with their sum; without any part if the sum is not known. */
export function withHanSums(parts: readonly Part[], text: string): readonly Part[] {
  const isPlus = (part: Part | undefined) =>
    part?.type === 'filler' && /^[+＋]/.test(text.slice(part.start, part.end))
  const pairs = pairsIn(parts, text)
  const all = [...parts]
  for (let at = 0; at < parts.length; at++) {
    const terms: Term[] = []
    let next = at
    for (;;) {
      const term = termAt(parts, next, text, pairs)
      if (!term) break
      terms.push(term)
      next = term.indices.at(-1)! + 1
      if (isPlus(parts[next])) next++
      else {
        next = afterFiller(parts, next)
        if (!hasOwnHan(term) || !hasOwnHan(termAt(parts, next, text, pairs))) break
      }
    }
    if (terms.length < 2) continue
    addUp(all, terms)
    at = terms.at(-1)!.indices.at(-1)!
  }
  return all
}

/** Whether a term is yaku with their han, so that the text after it is another summand. */
const hasOwnHan = (term: Term | null): boolean => term !== null && term.han !== null && term.hasYaku

/** Yaku and the han after them, or either; or a yaku and the han before it: `1翻-立直`, `1翻（立直）`. */
function termAt(
  parts: readonly Part[],
  at: number,
  text: string,
  pairs: ReadonlyMap<number, Pair>
): Term | null {
  const pair = pairs.get(at)
  if (pair) return {indices: [at, pair.end - 1], han: pair.han, hasYaku: true}
  const indices: number[] = []
  let han: number | null = null
  for (let index = at; index < parts.length; index++) {
    const part = parts[index]!
    if (index === at && isTsumoOfHan(part, parts[at + 1])) {
      indices.push(index)
      continue
    }
    if (part.type !== 'yaku' && part.type !== 'han') break
    if (index > at && isSum(parts, index, text)) break
    indices.push(index)
    if (part.han !== null) {
      ;({han} = part)
      break
    }
  }
  const hasYaku = indices.length > 0 && parts[indices[0]!]!.type !== 'han'
  return indices.length > 0 ? {indices, han, hasYaku} : null
}

/** Han followed by one yaku, if the han may be its own: `1 han riichi`, `1 han for riichi`. */
interface Pair {
  readonly han: number
  readonly end: number
}

function pairAt(parts: readonly Part[], at: number): Pair | null {
  const first = parts[at]
  const end = afterFiller(parts, at + 1) + 1
  const named = parts[end - 1]
  if (first?.type !== 'han' || !named || parts[end]?.type === 'yaku') return null
  const isName = (named.type === 'yaku' && named.han === null) || isTsumoOfHan(named, first)
  return isName ? {han: first.han, end} : null
}

/**
 * Pairs by their index: those with a mark between, `1翻-立直`, and several in sequence. If han follow those, they belong
 * to the yaku before them, and the first han are the sum: `2翻 立直 1翻 平和 1翻`.
 */
function pairsIn(parts: readonly Part[], text: string): ReadonlyMap<number, Pair> {
  const found = new Map<number, Pair>()
  for (let at = 0; at < parts.length; at++) {
    const sequence: [number, Pair][] = []
    let next = at
    for (let pair = pairAt(parts, next); pair !== null; pair = pairAt(parts, next)) {
      sequence.push([next, pair])
      next = afterFiller(parts, pair.end)
    }
    if (sequence.length === 0) continue
    const isSequence = sequence.length > 1 && (parts[next]?.type !== 'han' || isSum(parts, next, text))
    for (const [index, pair] of sequence)
      if (isSequence || /^\s*[-:：(（]/.test(text.slice(parts[index]!.end))) found.set(index, pair)
    at = next - 1
  }
  return found
}

/** Whether an equals sign is before a part. */
const isSum = (parts: readonly Part[], at: number, text: string): boolean =>
  /[=＝]/.test(text.slice(parts[at - 1]!.end, parts[at]!.start))

/** The index after a word that says nothing. */
const afterFiller = (parts: readonly Part[], at: number): number =>
  parts[at]?.type === 'filler' ? at + 1 : at

/** Whether a word for tsumo means the yaku, because it has the yaku's han: リーチ1翻・ツモ1翻. */
const isTsumoOfHan = (part: Part, han: Part | undefined): boolean =>
  part.type === 'by' && part.by === 'tsumo' && han?.type === 'han' && han.han === 1

/** The first part with han alone becomes the sum; the others say nothing. */
function addUp(all: Part[], terms: readonly Term[]): void {
  const alone = terms.flatMap(({indices}) => indices.filter(index => all[index]!.type === 'han'))
  const [first] = alone
  if (first === undefined) return
  const {start} = all[first]!
  const {end} = all[terms.at(-1)!.indices.at(-1)!]!
  // `riichi + pinfu 3 han`: the han are those of all.
  const isTotal = alone.length === 1 && terms.slice(0, -1).every(({han}) => han === null)
  if (isTotal) return
  const isKnown = terms.every(({han}) => han !== null)
  const sum = terms.reduce((total, {han}) => total + (han ?? 0), 0)
  for (const index of alone) {
    const {start: from, end: to} = all[index]!
    all[index] =
      index === first && isKnown
        ? {type: 'han', han: sum, start, end}
        : {type: 'filler', start: from, end: to}
  }
}
