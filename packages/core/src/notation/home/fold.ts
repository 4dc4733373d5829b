/**
 * Folding: characters that look the same to a reader become one character, unit by unit, so that offsets stay
 * those of the text.
 *
 * Full-width characters, curly quotes (smart punctuation makes them), upper-case suit letters, other forms of a kanji,
 * dashes as input methods type them. What folds to itself is left alone.
 */
import {kanjiDigits} from '@tehai/kernel/source'

/** Stands for invisible units: joiners, the byte order mark, variation selectors. */
export const INVISIBLE = '\u200B'

const aliases: ReadonlyArray<readonly [string, string]> = [
  ["'", '"`‘’‚‛“”„‟′″´ʼʹ'],
  ['-', '‐‑‒–—―−－ｰ﹣'],
  [',', '、､'],
  ['~', '〜˜'],
  ['…', '⋯‥'],
  ['m', 'M萬万'],
  ['p', 'P筒'],
  ['s', 'S索'],
  ['z', 'Z'],
  ['x', 'X'],
  ['發', '発发'],
  ['東', '东'],
  ['5', '伍'],
  [' ', '\u3000'],
  [INVISIBLE, '\u200C\u200D\u2060\uFEFF\uFE0E\uFE0F']
]

const foldedByCharacter: ReadonlyMap<string, string> = new Map([
  ...aliases.flatMap(([character, others]) =>
    [...others].map((other): [string, string] => [other, character])
  ),
  ...[...kanjiDigits].map((kanji, digit): [string, string] => [kanji, String(digit)]).slice(1)
])

const mayFold = /["`MPSXZ]|[^\0-\x7F]/g
const quotes = /["`]/g

const FULL_WIDTH_FIRST = 0xff01
const FULL_WIDTH_LAST = 0xff5e
const FULL_WIDTH_OFFSET = 0xfee0

/** Fold a text; the result has the same length. */
export function fold(text: string): string {
  return text.replace(mayFold, foldUnit)
}

/** Fold the three ASCII quote marks only. */
export function foldQuotes(text: string): string {
  return text.replace(quotes, "'")
}

function foldUnit(unit: string, offset: number, text: string): string {
  if (unit === 'ー') return isAfterTile(text, offset) ? '-' : unit
  const folded = foldedByCharacter.get(unit)
  if (folded !== undefined) return folded
  const code = unit.charCodeAt(0)
  if (code < FULL_WIDTH_FIRST || code > FULL_WIDTH_LAST) return unit
  const narrow = String.fromCharCode(code - FULL_WIDTH_OFFSET)
  return foldedByCharacter.get(narrow) ?? narrow
}

/** Whether an input method's long-vowel mark is in a place where `-` is meant: `５ー５５ｐ`, but not リーチ. */
function isAfterTile(text: string, offset: number): boolean {
  return /[0-9０-９一二三四五六七八九東南西北白發発中+=＋＝]/.test(text[offset - 1] ?? '')
}
