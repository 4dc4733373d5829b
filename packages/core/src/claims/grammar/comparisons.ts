/**
 * Comparisons in words: of two sides, one is said to be safer than the other.
 *
 *     9pは5pより安全    5pより9pが危険    9p比5p更安全    무스지 5p보다 9p가 안전    compared to 5p, 9p is safer
 *
 * Both sides may have words of their own. A denial such as 安全とは言えない is not a comparison.
 */
import {append, type Span} from '@tehai/kernel/source'
import {comparisonForms, verdicts, type ComparisonForm} from './comparison-words.js'
import type {Order} from './orders.js'
import type {PhraseMatch, Phrase} from './phrases.js'
import type {TilesPart} from './tile-words.js'

/** A side of a comparison: its parts, including its tiles. */
interface ReadSide<Part> extends Span {
  readonly parts: readonly Part[]
  readonly tiles: TilesPart['tiles']
  /** The offset at which the words that belong to the side end: を切る, a reason. */
  readonly behind: number
  readonly hasReason: boolean
}

/** Separates the sides of an order; the part between the sides of a comparison has what is compared. */
export interface OrderPart extends Span {
  readonly type: 'order'
  readonly order?: Order
}

/** Reads a phrase of one side at an offset. */
type ReadAt<Part> = (text: string, at: number) => PhraseMatch<Part> | null

/** The phrases that a side may consist of. */
export interface SidePhrases<Part> {
  readonly tiles: (text: string, at: number) => TilesPart | null
  readonly word: ReadAt<Part>
}

interface Form extends Omit<ComparisonForm, 'before' | 'between' | 'after'> {
  readonly before: RegExp
  readonly between: RegExp
  readonly after: RegExp
}

const sticky = (source: string): RegExp => new RegExp(source, 'iy')

const forms: readonly Form[] = comparisonForms.map(({before = '', between, after, ...form}) => {
  const {safe, danger} = verdicts[form.verdict]
  const verdict = `(?:(?<safe>${safe})|(?<danger>${danger}))`
  return {
    ...form,
    before: sticky(before),
    between: sticky(between),
    after: sticky(after.replace('VERDICT', verdict))
  }
})

/** Words of which every comparison has one: most claims have none, and are not searched further. */
const mayCompare = /より|比|ほど|[没不][有如及0-9]|[较較]|相[对對対]|보다|만큼|비해|비교|compared/i

/** Where a pattern that matches at an offset ends; `null` where it does not match. */
function endAt(pattern: RegExp, text: string, at: number): number | null {
  pattern.lastIndex = at
  const found = pattern.exec(text)
  return found && at + found[0].length
}

/** Between the word of a side and its tiles, around a word after them, and between tiles of one side. */
const [ofWord, aroundWord, beforeBracket, joint] = [
  /[ ]?(?:の|的|의)? ?/y,
  /[ ]?[)）]?/y,
  /[ ]?[(（是]?/y,
  /・|と|や|和|와 |과 | and | or /iy
]

/** Around discarded tiles: 5pを切る, 打5p, 5p를 버리는 것. */
const [cutBefore, cutBehind] = [
  /[打切](?=[0-9東南西北白発中])/y,
  /(?:を?切り|を?切る(?:の|こと)?|を?打[つち](?:の|こと)?|[를을] ?(?:버리|자르|치|내)는 ?(?:것|게|편)?)?/y
]

/** Around the words of a reason after a side: 4pは無筋なので, 4p는 무스지라서. */
const [reasonBefore, reasonJoint, reasonBehind] = [
  /[はが]|[은는이가] ?/y,
  /の|・|、|/y,
  /(?:(?:な(?:の|ん))?で|なので|(?:です|だ)?から),?[、 ]?|(?:이?라서?|이?므로|이?니까|여서),? /y
]

/** Where the reason after a side ends; where the side ends if there is no reason. */
function reasonAt<Part>(
  text: string,
  at: number,
  word: ReadAt<Part>
): readonly [end: number, parts: readonly Part[]] {
  const begin = endAt(reasonBefore, text, at)
  const first = begin === null ? null : word(text, begin)
  if (!first) return [at, []]
  const joined = endAt(reasonJoint, text, first.end)!
  const last = word(text, joined) ?? first
  const end = endAt(reasonBehind, text, last.end)
  return end === null ? [at, []] : [end, last === first ? first.parts : [...first.parts, ...last.parts]]
}

/** The end of the text before a side, if it consists of tiles. */
const isBehindTiles = /[0-9mpsz萬万筒索東南西北白発中][ （(]*$/i

/** The side at an offset: 無筋の5p, `9p (genbutsu)`, 9pと1z. */
function sideAt<Part>(
  text: string,
  start: number,
  {tiles: tilesAt, word}: SidePhrases<Part>
): ReadSide<Part | TilesPart> | null {
  const parts: (Part | TilesPart)[] = []
  const before = word(text, start)
  let at = before ? endAt(ofWord, text, before.end)! : start
  // After other tiles and a blank, the word belongs to them: `9p genbutsu 5p`.
  if (before && isBehindTiles.test(text.slice(Math.max(0, start - 4), start)) && text[at - 1] === ' ')
    return null
  if (before) append(parts, before.parts)
  at = endAt(cutBefore, text, at) ?? at
  let found = tilesAt(text, at)
  if (!found) return null
  const tiles = [...found.tiles]
  parts.push(found)
  for (;;) {
    at = found.end
    const joined = endAt(joint, text, at)
    const next = joined === null ? null : tilesAt(text, joined)
    if (!next) break
    found = next
    append(tiles, found.tiles)
    parts.push(found)
  }
  const behind = word(text, endAt(beforeBracket, text, at)!)
  if (behind) {
    append(parts, behind.parts)
    at = endAt(aroundWord, text, behind.end)!
  }
  const [behindAll, reason] = reasonAt(text, endAt(cutBehind, text, at)!, word)
  append(parts, reason)
  return {parts, tiles, start, end: at, behind: behindAll, hasReason: reason.length > 0}
}

/**
 * The phrase of comparisons.
 *
 * @param phrases
 *   What a side may consist of.
 * @returns
 *   The parts of both sides, with an `order` before, between and behind them.
 */
export function comparisonPhrase<Part extends object>(
  phrases: SidePhrases<Part>
): Phrase<Part | TilesPart | OrderPart> {
  return (text, at) => {
    if (!mayCompare.test(text)) return null
    for (const form of forms) {
      const found = readForm(form, text, at, phrases)
      if (found) return found
    }
    return null
  }
}

/** A comparison of one form at an offset. */
function readForm<Part extends object>(
  {before, between, after, of}: Form,
  text: string,
  at: number,
  phrases: SidePhrases<Part>
): PhraseMatch<Part | TilesPart | OrderPart> | null {
  const start = endAt(before, text, at)
  const first = start === null ? null : sideAt(text, start, phrases)
  const joint = first && endAt(between, text, first.behind)
  const second = joint === null ? null : sideAt(text, joint, phrases)
  if (!first || !second) return null
  after.lastIndex = second.behind
  const verdict = after.exec(text)
  if (!verdict) return null
  const end = second.behind + verdict[0].trimEnd().length
  const isSafe = verdict.groups!['safe'] !== undefined
  const order: Order = {
    sides: [first, second].map(({tiles, start: from, end: to}) => ({tiles, start: from, end: to})),
    // Whether the second side is said to be safe, or the first not to be.
    isRising: (of === 'first') !== isSafe,
    isBound: first.hasReason || (of === 'first' && /[,，]/.test(text.slice(first.end, joint!))),
    start: at,
    end
  }
  return {
    end,
    parts: [
      {type: 'order', start: at, end: start!},
      ...first.parts,
      {type: 'order', start: first.end, end: joint!, order},
      ...second.parts,
      {type: 'order', start: second.end, end}
    ]
  }
}
