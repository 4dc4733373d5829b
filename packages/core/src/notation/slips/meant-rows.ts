/**
 * Slips: other ways in which people write tiles, and the notation that means the same.
 *
 *     123man 456pin       words for suits           chun chun chun     words for honors
 *     123m/456p           other separators          1mx3               a tile with a multiplier
 *     123m p456           a suit before its digits
 *     tenhou.net/2/?q=…   an address with a hand    **123m**           markup around tiles
 *
 * This is only used for rows that cannot be read, and a rewritten row is only proposed if it has no error.
 */
import {narrow} from '@tehai/kernel/source'
import {places, withCalls, wordInBrackets, type Place} from './calls.js'
import {markSlips} from './marks.js'
import {markupSlips, tagSlips} from './markup.js'
import {glyphSlips, numeralSlips} from './numerals.js'
import {callSlips, riverSlips, rowSlips} from './rows.js'
import {wordSlips} from './words.js'
import {rewritten, type Slip} from './slip.js'

/** In the order in which they apply. */
const slips: readonly Slip[] = [
  ...markupSlips,
  ...numeralSlips,
  ...tagSlips,
  ...glyphSlips,
  ...markSlips,
  // Their marks are letters, some of which are words as well: `9m(R)`.
  ...riverSlips,
  ...callSlips,
  ...wordSlips,
  ...riverSlips,
  ...rowSlips
]

/** Rows over this many UTF-16 units are not rewritten: they were not typed as a hand. */
export const LONGEST = 200

/** A whole row in brackets, which may have another reason: `[[123m]]`. */
const inBrackets = /^\s*[([（［【]([^()[\]（）［］【】]*)[)\]）］】]\s*$/

/** A row with each group in brackets: `(123m)(456p)(789s)`. */
const eachInBrackets = /^\s*(?:[([<{（［【]\s?[^()[\]<>{}（）［］【】]{1,40}[)\]>}）］】]\s{0,3}){3,12}$/

/**
 * The groups of such a row; `null` for any other. Brackets of one kind around only some groups are calls; angle
 * brackets never are.
 */
function groupsIn(text: string): string | null {
  if (eachInBrackets.test(text))
    return text
      .replace(/[()[\]<>{}（）［］【】]/g, ' ')
      .replace(/\s+/g, ' ')
      .trim()
  const plain = text.replace(/[<{]([^<>{}]{2,40})[>}]/g, '$1')
  return plain === text ? null : plain
}

/** Four tiles of a kind in brackets, without a word: a concealed kan, as most people write it. */
const kanInBrackets = /[[(（［【]([0-9])\1{3}[mpsz][)\]）］】]/i

/**
 * What a row of notation may have been meant as, likelier readings first; empty if the row has no known slip.
 *
 * Calls written with a word or in brackets do not say which tile was called: there is a reading for each tile.
 */
export function meantRows(text: string, isRiver: boolean): readonly string[] {
  const meant = withoutSlips(text, isRiver).replace(wordInBrackets, '$1 $2')
  const order: readonly Place[] = kanInBrackets.test(meant) ? ['none', 1, 2, 3] : places
  const rows = isRiver || meant.length > LONGEST ? [meant] : order.map(place => withCalls(meant, place))
  const inside = inBrackets.exec(meant)?.[1] ?? groupsIn(meant)
  return [...new Set(inside === null ? rows : [inside, ...rows])].filter(row => row !== text)
}

/** What a row of notation was probably meant as; the text itself if it has no known slip. */
function withoutSlips(text: string, isRiver: boolean): string {
  if (text.length > LONGEST) return text
  const folded = narrow(text).replace(/[\uff61-\uff9f]{1,40}/g, kana => kana.normalize('NFKC'))
  return rewritten(folded, slips, isRiver, 2 * LONGEST) ?? text
}
