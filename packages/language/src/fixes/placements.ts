/**
 * Where a proposal is written. Most proposals replace the range of their message; some replace text around it: the
 * whole line, the tiles of a mark, the options of the fence.
 */
import {lookup, nearest, type Span} from '@tehai/kernel/source'
import type {Diagnostic} from '../page/diagnostic.js'
import {keepsDigits} from './kept-digits.js'
import type {Page} from '../page/page.js'
import type {TextEdit} from '../page/text-edit.js'
import {tilesAround, tilesAroundOrHere} from './tiles-around.js'

/** The edit for a proposal of a diagnostic; `null` if there is no place for it. */
type Placement = (page: Page, at: Diagnostic, proposal: string) => TextEdit | null

/** The edits for the proposals of a diagnostic, in their order. */
export function editsOf(page: Page, diagnostic: Diagnostic): readonly TextEdit[] {
  const place = placements[diagnostic.id] ?? inPlace
  const ending = /\r?\n/.exec(page.text)?.[0] ?? '\n'
  return diagnostic.expected
    .map(proposal => place(page, diagnostic, proposal))
    .filter((edit): edit is TextEdit => edit !== null && keepsDigits(page.text, diagnostic, edit))
    .map(edit => ({...edit, text: edit.text.replace(/\r?\n/g, ending)}))
}

const inPlace: Placement = (_, {start, end}, text) => ({start, end, text})

/** A form, `:tiles[…]`, whose tiles follow the range. Colons before the range belong to it. */
const beforeTiles: Placement = ({text: source}, {start, end}, text) => {
  const colons = /:{0,20}$/.exec(source.slice(Math.max(0, start - 20), start))![0]
  return {start: start - colons.length, end, text: text.replace(/….*$/, '')}
}

/** The line from the range on. */
const restOfLine: Placement = ({text: source}, {start, end}, text) => {
  const rest = /^[^\r\n]*/.exec(source.slice(end))![0]
  return {start, end: end + rest.trimEnd().length, text}
}

/** A line of another key, in place of the key and the value. There are no lines in braces. */
const otherLine: Placement = ({text: source, constructs}, {start, end}, text) => {
  const one = constructs.find(construct => construct.start <= start && start < construct.end)
  if (one?.kind !== 'block') return null
  const before = source.slice(source.lastIndexOf('\n', start - 1) + 1, start)
  const key = before.slice(/^[\s>*+-]*/u.exec(before)![0].length)
  return /^[^:：]{1,64}[:：][ \t\u3000]*$/u.test(key) ? {start: start - key.length, end, text} : null
}

/** A line of another key for the value, or a line without which the value is wrong; otherwise in place of the value. */
const lineOrInPlace: Placement = (page, at, text) => {
  if (!isLine(text)) return inPlace(page, at, text)
  return (text.includes(page.text.slice(at.start, at.end)) ? otherLine : lineBefore)(page, at, text)
}

/** A line of another key; otherwise in place of the value. */
const otherLineOrInPlace: Placement = (page, at, text) => (isLine(text) ? otherLine : inPlace)(page, at, text)

/** A row on its own line after the header of its player; otherwise in place of the range. */
const rowOrInPlace: Placement = (page, at, text) =>
  (text.startsWith('hand: ') ? linesAfter : inPlace)(page, at, text)

/** A key and its value. */
const isLine = (text: string): boolean => /^[^\s:：][^:：]{0,40}[:：] /u.test(text)

/** The tiles of a mark or a letter. A proposal that is not tiles is an option. */
const around: Placement = (page, at, text) =>
  isOption(text) ? option(page, at, text) : tilesAround(page.text, at, text)

/** The directive before the range, with its braces. */
const directiveBefore: Placement = ({text: source}, {start, end}, text) => {
  const head = text.slice(0, text.lastIndexOf('{'))
  return {start: head === '' ? start : source.lastIndexOf(head, start), end, text}
}

/** The directive whose label ends in the next cell of a table. Its options are in the range. */
const directiveInCells: Placement = ({text: source}, {start, end}, text) => {
  const rest = source[start] === '{' ? '' : /^[^[\]\r\n]*\]/.exec(source.slice(end))?.[0]
  return rest === undefined ? null : {start, end: end + rest.length, text}
}

/** The first number of the range, if a number is proposed, and its unit stays; otherwise in place of the range. */
const number: Placement = (page, at, text) => {
  const found = /^\d+$/.test(text) ? /[\d０-９]{1,7}/.exec(page.text.slice(at.start, at.end)) : null
  if (!found) return inPlace(page, at, text)
  const start = at.start + found.index
  return {start, end: start + found[0].length, text}
}

/** The word of the range that is most similar to the proposal. */
const nearestWord: Placement = ({text: source}, {start, end}, text) => {
  const words = [...source.slice(start, end).matchAll(/[^\s\d:：,、]{1,40}/gu)]
  const [near] = nearest(
    text,
    words.map(([word]) => word)
  )
  const found = words.find(([word]) => word === near)
  if (!found) return null
  const from = start + found.index
  return {start: from, end: from + found[0].length, text}
}

/** An option of the fence, or of the row in its braces. */
const option: Placement = ({text: source, constructs}, {start}, text) => {
  const one = constructs.find(construct => construct.start <= start && start < construct.end)
  if (!one) return null
  const place = (at: number, written: string): TextEdit => ({start: at, end: at, text: written})
  if (one.kind === 'block') {
    const line = source.slice(one.start, one.end).search(/\r?\n/)
    return line < 0 ? null : place(one.start + line, ` ${text}`)
  }
  return one.meta === null ? place(one.end, `{${text}}`) : place(one.end - 1, ` ${text}`)
}

/** A line of its own before the line of the range, with the same marks of quotes and lists. */
const lineBefore: Placement = ({text: source}, {start}, text) => {
  const from = source.lastIndexOf('\n', start - 1) + 1
  const marks = /^[ \t>]*/.exec(source.slice(from, start))![0]
  return {start: from, end: from, text: `${marks}${text}\n`}
}

/**
 * Lines of their own after the line of the range: the proposal, and those of the following messages of the same kind.
 */
const linesAfter: Placement = ({text: source, diagnostics}, {id, start}, text) => {
  const end = start + /^[^\r\n]*/.exec(source.slice(start))![0].trimEnd().length
  const others = diagnostics.filter(one => one.id === id && start < one.start && one.start < end)
  const marks = /^[ \t>]*/.exec(source.slice(source.lastIndexOf('\n', start - 1) + 1, start))![0]
  const lines = [text, ...others.map(({expected: [first = '']}) => first)]
  let from = start
  while (from > 0 && /[\s;；,，、|｜／]/.test(source[from - 1]!)) from--
  return {
    start: from,
    end,
    text: lines.map(line => `\n${marks}${line}`).join('')
  }
}

/**
 * An option, if an option is proposed; otherwise in place of the range and of tiles around it that are part of the
 * proposal.
 */
const optionOrInPlace: Placement = (page, {start, end, ...at}, text) =>
  isOption(text) ? option(page, {start, end, ...at}, text) : tilesAroundOrHere(page.text, {start, end}, text)

const isOption = (text: string): boolean => /^[a-z]{2,12}=/.test(text)

const placements: Readonly<Record<string, Placement>> = lookup({
  'bad-char': optionOrInPlace,
  'bad-colons': beforeTiles,
  'bad-mark-position': optionOrInPlace,
  'bad-meld-size': optionOrInPlace,
  'bad-rank': optionOrInPlace,
  'bad-situation': rowOrInPlace,
  'bad-value': lineOrInPlace,
  // A whole line of a sheet, or the name of its winner.
  'bad-month-line': (page, at, text) => (/^\d/.test(text) ? inPlace : nearestWord)(page, at, text),
  'chii-not-from-kamicha': around,
  'dangling-mark': around,
  'dangling-modifier': optionOrInPlace,
  'detached-attributes': directiveBefore,
  'doubtful-letter': around,
  'doubtful-slot': optionOrInPlace,
  'fact-in-row': linesAfter,
  'impossible-score': number,
  'key-in-line': linesAfter,
  'label-in-cells': directiveInCells,
  'missing-colon': restOfLine,
  'multiple-calls': optionOrInPlace,
  'not-one-tile': otherLineOrInPlace,
  'other-notation': optionOrInPlace,
  'own-line': linesAfter,
  'red-after-five': around,
  'scores-sum': lineBefore
})

/** Whether an edit replaces all of a range. */
export const covers = ({start, end}: Span, range: Span): boolean => start <= range.start && range.end <= end
