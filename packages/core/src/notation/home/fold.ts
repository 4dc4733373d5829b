/**
 * Folding: characters that look the same to a reader become one character, unit by unit, so that offsets stay
 * those of the text.
 *
 * This applies to full-width characters, curly quotes (from smart punctuation), upper-case suit letters, variants of a
 * kanji, dashes of input methods, and suits and honors in Chinese and Korean. Other characters are left alone.
 */
import {kanjiDigits} from '@tehai/kernel/source'

/** Represents invisible units: joiners, the byte order mark, variation selectors. */
export const INVISIBLE = '\u200B'

const aliases: ReadonlyArray<readonly [string, string]> = [
  ["'", '"`‘’‚‛“”„‟′″´ʼʹ'],
  ['-', '‐‑‒–—―−－ｰ﹣'],
  [',', '、､'],
  ['~', '〜˜'],
  ['…', '⋯‥'],
  ['m', 'M萬万'],
  ['p', 'P筒饼餅'],
  ['s', 'S索条條'],
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

/** Tiles in Korean and, at the same index, their folded forms; `fold` reads them if a word has nothing else. */
const korean = '일이삼사오육칠팔구만통삭동남서북백발중적'
const koreanFolded = '123456789mps東南西北白發中赤'

/** A Korean word that consists of tiles, or comes before or after digits: 삼만, 동남, `3`만, 적`5통`. */
const hangul = /[\uac00-\ud7a3]+/g
const koreanTiles = /^(?:적?[일이삼사오육칠팔구]*[만통삭]|[동남서북백발중])*적?$/

/** Characters that Chinese adds to an honor or before a red five: 红中, 发财, 白板, 东风, 红五万. */
const besideHonor = /[红紅](?=中)|(?<=[發発发])[财財]|(?<=白)板|(?<=[東东南西北])[風风]/g
const beforeFive = /[红紅](?=[5５五])/g

/** Characters that may fold: a text without them, as most texts are, folds to itself. */
const mayFold = /["`MPSXZ]|[^\0-\x7F]/g
const quotes = /["`]/g

const FULL_WIDTH_FIRST = 0xff01
const FULL_WIDTH_LAST = 0xff5e
const FULL_WIDTH_OFFSET = 0xfee0

/** Fold a text; the result has the same length. */
export function fold(text: string): string {
  if (text.search(mayFold) < 0) return text
  const folded = text.replace(besideHonor, INVISIBLE).replace(beforeFive, '赤').replace(mayFold, foldUnit)
  return folded.replace(hangul, word =>
    koreanTiles.test(word) ? word.replace(/./g, unit => koreanFolded[korean.indexOf(unit)]!) : word
  )
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

/** Whether the long-vowel mark of an input method is at a place where `-` is meant: `５ー５５ｐ`, but not リーチ. */
function isAfterTile(text: string, offset: number): boolean {
  return /[0-9０-９一二三四五六七八九東南西北白發発中+=＋＝]/.test(text[offset - 1] ?? '')
}
