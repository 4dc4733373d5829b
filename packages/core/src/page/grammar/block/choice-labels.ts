/**
 * Labels of the choices of a quiz, by which an answer may name them.
 *
 *     A 8s、B 2p      1. 8s 2. 2p      ①8s ②リーチ      (a) 8s (b) 2p
 *
 * In a value of several lines, each label is at the beginning of its line.
 */
import {narrow, type Span} from '@tehai/kernel/source'
import {isOfLines, textOfLine, withoutBullets} from './list-lines.js'

/** A label with the marks around it, and its value. */
export interface LabelledItem extends Span {
  readonly label: string
  readonly item: Span
}

const series: readonly string[] = [
  'ABCDEFGHIJ',
  'abcdefghij',
  '123456789',
  '①②③④⑤⑥⑦⑧⑨',
  'アイウエオ',
  '甲乙丙丁戊',
  '가나다라마'
]

/** A circled digit, or another label with a mark after it; for a label that is not a digit, a blank is enough. */
const anyLabel =
  /([①-⑨])\s*|(?<=^|[\s、,，/／;；|｜])[(（[【]?(?:([A-Ja-jアイウエオ甲乙丙丁戊가나다라마])(?:[.)）:、\]】]\s*|\s+)|([1-9])[.)）:、\]】]\s*)/gu

/** The same at the beginning of a line. */
const lineLabel =
  /^\s*(?:([①-⑨])\s*|[(（[【]?(?:([A-Ja-jアイウエオ甲乙丙丁戊가나다라마])(?:[.)）:、\]】]\s*|\s+)|([1-9])[.)）:、\]】]\s*))/u

interface LabelAt extends Span {
  readonly label: string
}

const labelAt = (match: RegExpExecArray, offset: number): LabelAt => ({
  label: (match[1] ?? match[2] ?? match[3])!,
  start: offset + match.index + match[0].search(/\S/),
  end: offset + match.index + match[0].length
})

/** Everything in a text that may be a label, in order. */
function labelsIn(folded: string): readonly LabelAt[] {
  if (!isOfLines(folded)) return [...folded.matchAll(anyLabel)].map(match => labelAt(match, 0))
  return [...folded.matchAll(/[^\r\n]+/g)].flatMap(({0: line, index}) => {
    const match = lineLabel.exec(line)
    return match ? [labelAt(match, index)] : []
  })
}

/** The label of a line, possibly after a bullet; `null` if it has none. */
export function labelOfLine(line: string): string | null {
  const match = lineLabel.exec(textOfLine(narrow(line)))
  return match && labelAt(match, 0).label
}

/** Whether a label is the next one of its series, or the first one if there is none before it. */
export function isNextLabel(label: string, before: string | null): boolean {
  const own = series.find(all => all.includes(before ?? label)) ?? ''
  return own.indexOf(label) === (before === null ? 0 : own.indexOf(before) + 1)
}

/** What divides choices. */
const divider = /[\s、,，/／;；|｜]/

/** The choices of a text that begins with the first label of a series and has the others in order; otherwise empty. */
export function labelledIn(text: string): readonly LabelledItem[] {
  const folded = withoutBullets(narrow(text))
  const found: LabelAt[] = []
  for (const one of labelsIn(folded)) {
    const own = series.find(all => all.includes(found[0]?.label ?? one.label))!
    if (one.label !== own[found.length]) continue
    if (found.length === 0 && folded.slice(0, one.start).trim() !== '') return []
    found.push(one)
  }
  const all = found.map(({label, start, end}, index): LabelledItem => {
    let to = found[index + 1]?.start ?? folded.length
    while (to > end && divider.test(folded[to - 1]!)) to--
    return {label, start, end, item: {start: end, end: to}}
  })
  return all.length > 1 && all.every(({item}) => item.end > item.start) ? all : []
}

/** A text with blanks in place of its labels and bullets, so that offsets stay the same. */
export const withoutLabels = (text: string): string =>
  labelledIn(text).reduce((rest, {start, end}) => blanked(rest, start, end), withoutBullets(text))

/** A label at the beginning of an answer; a digit only if it is the whole answer, since `2 sou` is a tile. */
const labelFirst =
  /^\s*[(（[【]?([①-⑨]|[A-Ja-jアイウエオ甲乙丙丁戊가나다라마](?![0-9\p{L}])|[1-9](?=\s*(?:$|[^\s0-9\p{L}])))[.)）:、。\]】]?/u

/** The choice that a text names by its label at the beginning, with the end of that label; `null` where it names none. */
export function choiceAt(
  text: string,
  choices: readonly LabelledItem[]
): {readonly choice: LabelledItem; readonly end: number} | null {
  const named = labelFirst.exec(narrow(text))
  const choice = named && choices.find(({label}) => label === named[1])
  return choice ? {choice, end: named[0].length} : null
}

/** An answer that is only a label, possibly with one word. */
const labelAlone = /^[(（[【]?([A-Ja-j①-⑨アイウエオ甲乙丙丁戊가나다라마])[.)）:、。\]】]?\s?(\S{0,12})$/u

/**
 * The choices that may be meant by an answer with a label that no choice has, or with a label and the tile of another
 * choice; `null` for any other answer.
 *
 * @param choices
 *   The choices, labelled in order.
 * @param tilesOf
 *   The tiles of a choice.
 * @param own
 *   The tiles that the answer names.
 */
export function choiceMissed<Tile>(
  answer: string,
  choices: readonly LabelledItem[],
  tilesOf: (choice: LabelledItem) => readonly Tile[],
  own: readonly Tile[]
): {readonly meant: readonly LabelledItem[]} | null {
  const [, label, word] = labelAlone.exec(narrow(answer).trim()) ?? []
  const [first] = choices
  if (label === undefined || !first) return null
  const chosen = choices.find(one => one.label === label)
  if (!chosen) {
    const isSeries = series.some(all => all.includes(label) && all.includes(first.label))
    return isSeries && word === '' ? {meant: []} : null
  }
  const isOther =
    own.length === 1 && word !== '' && tilesOf(chosen).length === 1 && !tilesOf(chosen).includes(own[0]!)
  return isOther ? {meant: choices.filter(one => tilesOf(one).includes(own[0]!))} : null
}

/** Words for discarding, beside the tiles of a list of discards: 打8s、打2p. */
const discardWords = /打牌?|切り?|\b(?:cut|discard|drop)(?:ting|ing)?(?= )|타패|버리기/giu

/** The tiles of a list of only discards, with blanks in place of labels and words. */
export const tilesOfCandidates = (text: string): string =>
  withoutLabels(text).replace(discardWords, word => ' '.repeat(word.length))

const blanked = (text: string, start: number, end: number): string =>
  text.slice(0, start) + ' '.repeat(end - start) + text.slice(end)
